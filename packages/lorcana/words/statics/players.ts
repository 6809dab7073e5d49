/** Static abilities about what players may and must do, and about damage that goes elsewhere (6.5). */

import type { Seat } from '@regelwerk/core'
import { clause, subordinate } from '@regelwerk/say'
import { fixed, statement, verbSecond, verbs } from '@regelwerk/say/de'
import type { Condition, Filter } from '../../abilities.ts'
import type { G } from '../../book.ts'
import { readsOfCondition } from '../../dependence.ts'
import { opponentsOf, turnOrder } from '../../players.ts'
import { from, holds } from '../../reading.ts'
import type { Context } from '../../text/grammar.ts'
import { unless } from '../../text/it-phrases.ts'
import { type Derived, PLAYER_BITS } from '../../values.ts'
import { conditionWord } from '../../vocabulary.ts'
import { de, en, it } from '../saying.ts'
import { NOTHING, type StaticWords } from '../word.ts'

export interface PlayerStatics {
  /** You may ink so many more cards a turn (4.2.3.1). */
  additionalInk: { additionalInk: number }
  /** Opponents must choose this card if they can (6.7.3.2). */
  mustBeChosen: { mustBeChosen: true }
  skipDrawStep: { skipDrawStep: true }
  /** Damage that would be dealt to these is put on this card instead (6.5), or `dealt` to it. */
  takesDamageFor: { takesDamageFor: Filter; dealt?: true }
  /** What players cannot do, whatever effects say; of opponents each by themselves, unless it is so for them. */
  playersCant: {
    playersCant: keyof typeof forbidden
    who: 'you' | 'opponents'
    unlessThey?: Condition
  }
  /** What is so for players. */
  playersHave: { playersHave: keyof typeof rules; who: 'you' | 'opponents' | 'eachPlayer' }
  /** Opponents need so much lore to win. */
  loreToWin: { loreToWin: number }
  /** This card goes into the inkwell, facedown and exerted, instead of being banished (6.5). */
  insteadOfBanished: { insteadOfBanished: 'inkwell' }
  /** The first time in a turn that it would take damage, it takes none (6.5). */
  preventsFirstDamage: { preventsFirstDamage: true }
}

const forbidden = {
  loseLore: { bit: 'cantLoseLore', en: 'lose lore', de: 'keine Legenden verlieren', it: 'perdere leggenda' },
  gainLore: { bit: 'cantGainLore', en: 'gain lore', de: 'keine Legenden sammeln', it: 'ottenere leggenda' },
  discard: {
    bit: 'cantDiscard',
    en: 'be made to discard by effects',
    de: 'nicht durch Effekte zum Abwerfen gebracht werden',
    it: 'essere costretto a scartare dagli effetti',
  },
} as const

const rules = {
  topFaceup: {
    bit: 'topFaceup',
    en: ['play with the top card of your deck faceup', 'plays with the top card of their deck faceup'],
    de: ['mit der obersten Karte deines Decks offen', 'mit der obersten Karte des eigenen Decks offen'],
    it: [
      'giochi con la prima carta del tuo mazzo a faccia in su',
      'gioca con la prima carta del suo mazzo a faccia in su',
    ],
  },
  inksFromDiscard: {
    bit: 'inksFromDiscard',
    en: ['can ink cards from your discard', 'can ink cards from their discard'],
    de: ['Karten aus deinem Ablagestapel tinten', 'Karten aus dem eigenen Ablagestapel tinten'],
    it: [
      'puoi aggiungere al tuo calamaio carte dai tuoi scarti',
      'può aggiungere al suo calamaio carte dai suoi scarti',
    ],
  },
  allInkable: {
    bit: 'allInkable',
    en: ['count all cards in your hand as having {IW}', 'counts all cards in their hand as having {IW}'],
    de: [
      'alle Karten auf deiner Hand, als hätten sie {IW}',
      'alle Karten auf der eigenen Hand, als hätten sie {IW}',
    ],
    it: [
      'consideri tutte le carte nella tua mano come se avessero {IW}',
      'considera tutte le carte nella sua mano come se avessero {IW}',
    ],
  },
  inkEntersExerted: {
    bit: 'inkEntersExerted',
    en: ['put cards into your inkwell exerted', 'puts cards into their inkwell exerted'],
    de: ['Karten erschöpft in deinen Tintenvorrat', 'Karten erschöpft in den eigenen Tintenvorrat'],
    it: ['aggiungi carte al tuo calamaio impegnate', 'aggiunge carte al suo calamaio impegnate'],
  },
} as const
const germanVerbs = {
  topFaceup: verbs.spielen,
  inksFromDiscard: verbs.dürfen,
  allInkable: verbs.behandeln,
  inkEntersExerted: verbs.legen,
}
const players = {
  opponents: { en: 'each opponent', de: 'jede gegnerische Person', it: 'ogni avversario' },
  eachPlayer: { en: 'each player', de: 'jede mitspielende Person', it: 'ogni giocatore' },
}

const asThem = (context: Context): Context => ({ ...context, actor: 'them' })

/** Those who are meant. */
const seatsOf = (g: G, who: 'you' | 'opponents' | 'eachPlayer', you: Seat): readonly Seat[] =>
  who === 'you' ? [you] : who === 'opponents' ? opponentsOf(g.state, you) : turnOrder(g.state, you)
const note = (
  g: G,
  d: Derived,
  who: 'you' | 'opponents' | 'eachPlayer',
  you: Seat,
  bit: keyof typeof PLAYER_BITS,
) => {
  for (const seat of seatsOf(g, who, you)) d.players[seat] = (d.players[seat] as number) | PLAYER_BITS[bit]
}

export const playerStatics: StaticWords<PlayerStatics> = {
  additionalInk: {
    apply: (_, d, { additionalInk }, { you }) => {
      d.additionalInk[you] = (d.additionalInk[you] as number) + additionalInk
    },
    reads: () => NOTHING,
    say: {
      en: ({ additionalInk: n }) => `you may ink ${n === 1 ? 'an additional card' : `${n} additional cards`}`,
      de: ({ additionalInk: n }, context) =>
        de.darf(context, n === 1 ? '1 weitere Karte' : `${n} weitere Karten`, 'tinten'),
      it: ({ additionalInk: n }) =>
        `puoi aggiungere ${n === 1 ? 'una carta in più' : `${n} carte in più`} al tuo calamaio`,
    },
  },
  mustBeChosen: {
    apply: (_, d, __, { self }) => {
      d.mustBeChosen.push(self)
    },
    reads: () => NOTHING,
    say: {
      en: (_, context) =>
        `opponents must choose ${en.this_(context)} for their actions and abilities if they can`,
      de: (_, context) => {
        const middle = `für ihre Aktionen und Fähigkeiten ${de.self(context).in('acc')}`
        const behind = subordinate('wenn sie können')
        return statement(de.opponents, verbs.müssen, { middle, behind }, 'wählen')
      },
      it: (_, context) =>
        `gli avversari devono scegliere ${it.self(context).with()} per le loro azioni e abilità, se possono`,
    },
  },
  skipDrawStep: {
    apply: (_, d, __, { you }) => {
      d.skipsDraw[you] = true
    },
    reads: () => NOTHING,
    say: {
      en: () => 'you skip the Draw step of your turn',
      de: (_, context) => statement(de.du(context), verbs.überspringen, 'in deinem Zug den Schritt „Ziehen“'),
      it: () => 'salti il passaggio di Pesca del tuo turno',
    },
  },
  takesDamageFor: {
    apply: (_, d, { takesDamageFor: filter, dealt }, from) => {
      d.takesDamageFor.push({ ...from, filter, dealt: dealt === true })
    },
    reads: () => NOTHING,
    say: {
      en: ({ takesDamageFor, dealt }, context) => {
        const self = en.this_(context)
        const instead = dealt ? `that damage is dealt to ${self}` : `put that many damage counters on ${self}`
        return `if damage would be dealt to ${en.oneOf(takesDamageFor, context)}, ${instead} instead`
      },
      de: ({ takesDamageFor, dealt }, context) => {
        const lead = clause(`wenn ${de.oneOf(takesDamageFor, context).in('dat')} Schaden zugefügt würde`)
        if (dealt) {
          const middle = `stattdessen ${de.self(context).in('dat')}`
          return { lead, ...statement(fixed('dieser Schaden', 'm'), verbs.werden, middle, 'zugefügt') }
        }
        const middle = `stattdessen ebenso viele Schadensmarker auf ${de.self(context).in('acc')}`
        return { lead, ...de.act(context, verbs.legen, middle) }
      },
      it: ({ takesDamageFor, dealt }, context) => {
        const whom = it.oneOf(takesDamageFor, context).with('a')
        const counters = `altrettanti segnalini danno ${it.self(context).with('su')}`
        const instead = dealt
          ? `vengono invece inflitti ${it.self(context).with('a')}`
          : `metti invece ${counters}`
        return `se dovessero essere inflitti danni ${whom}, ${instead}`
      },
    },
  },
  playersCant: {
    apply: (g, d, { playersCant, who, unlessThey }, { you, self }) => {
      const mask = PLAYER_BITS[forbidden[playersCant].bit]
      for (const seat of seatsOf(g, who, you))
        if (unlessThey === undefined || !holds(g, unlessThey, from(seat, self)))
          d.players[seat] = (d.players[seat] as number) | mask
    },
    reads: ({ unlessThey }) => readsOfCondition(unlessThey),
    say: {
      en: ({ playersCant, who, unlessThey }, context) =>
        unlessThey === undefined
          ? `${who === 'you' ? 'you' : 'opponents'} can't ${forbidden[playersCant].en}`
          : `each opponent can't ${forbidden[playersCant].en} unless ${conditionWord(unlessThey).say.en(unlessThey, asThem(context), false)}`,
      de: ({ playersCant, who, unlessThey }, context) =>
        unlessThey === undefined
          ? statement(who === 'you' ? de.du(context) : de.opponents, verbs.können, forbidden[playersCant].de)
          : statement(
              fixed(players.opponents.de),
              verbs.können,
              `${forbidden[playersCant].de}, es sei denn, ${verbSecond(conditionWord(unlessThey).say.de(unlessThey, asThem(context), false))}`,
            ),
      it: ({ playersCant, who, unlessThey }, context) =>
        unlessThey === undefined
          ? `${who === 'you' ? 'non puoi' : 'gli avversari non possono'} ${forbidden[playersCant].it}`
          : `ogni avversario non può ${forbidden[playersCant].it} ${unless(conditionWord(unlessThey).say.it(unlessThey, asThem(context), false))}`,
    },
  },
  playersHave: {
    apply: (g, d, { playersHave, who }, { you }) => note(g, d, who, you, rules[playersHave].bit),
    reads: () => NOTHING,
    say: {
      en: ({ playersHave, who }) =>
        who === 'you' ? `you ${rules[playersHave].en[0]}` : `${players[who].en} ${rules[playersHave].en[1]}`,
      de: ({ playersHave, who }, context) => {
        const [own, theirs] = rules[playersHave].de
        const subject = who === 'you' ? de.du(context) : fixed(players[who].de, 'f')
        return statement(subject, germanVerbs[playersHave], who === 'you' ? own : theirs)
      },
      it: ({ playersHave, who }) =>
        who === 'you' ? rules[playersHave].it[0] : `${players[who].it} ${rules[playersHave].it[1]}`,
    },
  },
  loreToWin: {
    apply: (_, d, { loreToWin: lore }, { you }) => {
      d.loreToWin.push({ you, lore })
    },
    reads: () => NOTHING,
    say: {
      en: ({ loreToWin: n }) => `opponents need ${n} lore to win the game`,
      de: ({ loreToWin: n }) =>
        statement(de.opponents, verbs.müssen, `${n} Legenden sammeln, um die Partie zu gewinnen`),
      it: ({ loreToWin: n }) => `gli avversari devono avere ${n} leggenda per vincere la partita`,
    },
  },
  insteadOfBanished: {
    apply: (_, d, __, { self }) => {
      d.toInkwell.push(self)
    },
    reads: () => NOTHING,
    say: {
      en: (_, context) =>
        `if ${en.this_(context)} would be banished, put them into your inkwell facedown and exerted instead`,
      de: (_, context) => ({
        lead: clause(`wenn ${de.self(context).in('nom')} verbannt würde`),
        ...de.act(context, verbs.legen, 'ihn stattdessen verdeckt und erschöpft in deinen Tintenvorrat'),
      }),
      it: (_, context) =>
        `se ${it.self(context).with()} dovesse essere esiliato, aggiungilo invece al tuo calamaio a faccia in giù e impegnato`,
    },
  },
  preventsFirstDamage: {
    apply: (_, d, __, { self }) => {
      d.shielded.push(self)
    },
    reads: () => NOTHING,
    say: {
      en: (_, context) =>
        `the first time each turn ${en.this_(context)} would take damage, they take no damage instead`,
      de: (_, context) =>
        statement(
          de.self(context),
          verbs.erhalten,
          'das erste Mal in jedem Zug, wenn ihm Schaden zugefügt würde, stattdessen keinen Schaden',
        ),
      it: (_, context) =>
        `la prima volta in ogni turno che ${it.self(context).with()} subirebbe danni, non ne subisce`,
    },
  },
}
