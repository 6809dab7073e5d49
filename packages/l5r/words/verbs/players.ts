/** Honor, fate and cards that players gain, lose, give and take; the Imperial Favor, bids, actions. */
import type { Seat } from '@regelwerk/core'
import { order as befehl, statement as gilt, deed as tut, verbs } from '@regelwerk/say/de'
import { deed, order } from '@regelwerk/say/en'
import { behind, statement as dice, deed as fa, fixed, nobody, type Phrase } from '@regelwerk/say/it'
import type { Amount, Effect, Who } from '../../abilities.ts'
import { type G, rule } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { amount, type Context } from '../../reading.ts'
import { readsOfAmount } from '../../reads.ts'
import { arePoolsClosed } from '../../restraints.ts'
import { canDraw, happen } from '../../rules/cards.ts'
import { amountNow, inside, type ResolveFrame, report, seatsMeant } from '../../rules/effects.ts'
import { guessDial } from '../../rules/guessing.ts'
import { couldDo } from '../../rules/possible.ts'
import { chooseFavor, raiseOrLower, turnDial } from '../../rules/tasks.ts'
import { actionWindow } from '../../rules/under-way.ts'
import { cardAt, type L5RState, other } from '../../state.ts'
import { seatsOf } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { isYou } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { honorStands } from '../../values.ts'
import * as aspects from '../aspects.ts'
import type { Deed, VerbWord, VerbWords } from '../records.ts'

interface Counted {
  n: Amount
  who?: Who
}

export interface PlayerVerbs {
  gainHonor: Counted
  loseHonor: Counted
  gainFate: Counted
  loseFate: Counted
  /** From the opponent to you. */
  takeHonor: { n: Amount }
  takeFate: { n: Amount }
  /** From the player to the opponent: "that player gives you". */
  giveHonor: { n: Amount; who: Who }
  giveFate: { n: Amount; who: Who }
  /** By choice, for what follows: so much must be there. */
  spendFate: { n: number }
  /** What the dial shows, and what the bid counts as. */
  setDial: { n: Amount; who?: 'opponent' }
  /** What the dial shows becomes one more or less. */
  turnDial: object
  draw: Counted
  claimFavor: object
  /** What a bid counts as, not what the dial shows. */
  changeBid: { by: 1 | -1 | 'either' }
  /** You may take another action after this one. */
  anotherAction: { n?: number }
  /** You set your dial in secret, whoever controls the target guesses whether it is even; if wrongly, this follows. */
  guessDial: { effect: Effect }
}

const none = (): readonly never[] => []

type What = 'honor' | 'fate'
const NAMES = {
  honor: { en: 'honor', de: 'Ehre', it: 'onore' },
  fate: { en: 'fate', de: 'Schicksal', it: 'fato' },
} as const
const ASPECTS: Readonly<Record<What, number>> = { honor: aspects.HONOR, fate: aspects.POOLS }
const ownedBy = (g: G, what: What, seat: Seat): number => g.state[what][seat as 0 | 1]

/** Could any of these players lose so much as 1 of it? */
const couldLose = (g: G, c: Context, what: What, who: Who | undefined, n: Amount): boolean =>
  seatsOf(g, who, c).some((seat) => Math.min(ownedBy(g, what, seat), amount(g, n, c)) > 0)

/** Where nobody gains or loses honor, nothing of it happens. */
function movable(g: G, f: ResolveFrame, what: What, batch: L5REvent[]): L5REvent[] {
  if (what !== 'honor' || !honorStands(g)) return batch
  report(f, false)
  return []
}

const gaining = (what: What, deed_: Deed): VerbWord<Counted> => ({
  subjects: none,
  could: (g, c, { n }) => amount(g, n, c) > 0,
  reads: ({ n }) => readsOfAmount(n),
  changes: (g, f, { n, who }) => {
    const much = amountNow(g, f, n)
    const batch = seatsMeant(g, f, who).map(
      (seat): L5REvent =>
        what === 'honor'
          ? { kind: 'gain honor', seat, n: much, why: 'effect' }
          : { kind: 'gain fate', seat, n: much },
    )
    return movable(g, f, what, batch)
  },
  deed: deed_,
  say: {
    // "You" is said where somebody else has just been spoken of.
    en: ({ n, who }, context) => {
      const much = `gain ${en.quantity(n, context, NAMES[what].en)}`
      return who === 'you'
        ? { ...en.stated(much), apart: true }
        : deed(en.player(who ?? 'you', context), much)
    },
    de: ({ n, who }, context) => {
      const much = de.quantity(n, context, NAMES[what].de)
      return who === 'you'
        ? { ...gilt('you', verbs.erhalten, much), apart: true }
        : tut(de.player(who ?? 'you', context), verbs.erhalten, much)
    },
    it: ({ n, who }, context) => {
      const much = it.quantity(n, context, NAMES[what].it)
      return who === 'you'
        ? { ...dice(fixed('tu'), ['ottieni', ''], much), apart: true }
        : fa(it.player(who ?? 'you', context), verbi.ottenere, much)
    },
  },
})

const losing = (what: What, deed_: Deed): VerbWord<Counted> => ({
  subjects: none,
  could: (g, c, { n, who }) => couldLose(g, c, what, who, n),
  reads: ({ n }) => ASPECTS[what] | readsOfAmount(n),
  changes: (g, f, { n, who }) => {
    const much = amountNow(g, f, n)
    const batch = seatsMeant(g, f, who).map(
      (seat): L5REvent =>
        what === 'honor'
          ? { kind: 'lose honor', seat, n: much, why: 'effect', by: f.me }
          : { kind: 'lose fate', seat, n: much },
    )
    return movable(g, f, what, batch)
  },
  deed: deed_,
  say: {
    en: ({ n, who = 'you' }, context) =>
      deed(en.player(who, context), `lose ${en.quantity(n, context, NAMES[what].en)}`),
    de: ({ n, who = 'you' }, context) =>
      tut(de.player(who, context), verbs.verlieren, de.quantity(n, context, NAMES[what].de)),
    it: ({ n, who = 'you' }, context) =>
      fa(it.player(who, context), verbi.perdere, it.quantity(n, context, NAMES[what].it)),
  },
})

/** "ti dà" */
const toYou: Phrase = { ...nobody, clitic: 'ti' }

const transfer = (what: What, from: Seat, n: number, by: Seat): L5REvent =>
  what === 'honor'
    ? { kind: 'transfer honor', from, to: other(from), n, why: 'effect', by }
    : { kind: 'transfer fate', from, to: other(from), n }

const taking = (what: What, deed_: Deed): VerbWord<{ n: Amount }> => ({
  subjects: none,
  could: (g, c, { n }) => couldLose(g, c, what, 'opponent', n),
  reads: ({ n }) => ASPECTS[what] | readsOfAmount(n),
  changes: (g, f, { n }) => movable(g, f, what, [transfer(what, other(f.you), amountNow(g, f, n), f.me)]),
  deed: deed_,
  say: {
    en: ({ n }, context) => order(`take ${en.quantity(n, context, NAMES[what].en)} from your opponent`),
    de: ({ n }, context) =>
      befehl(verbs.nehmen, `${de.quantity(n, context, NAMES[what].de)} von deinem Gegner`),
    it: ({ n }, context) =>
      fa('you', verbi.prendere, `${it.quantity(n, context, NAMES[what].it)} dal tuo avversario`),
  },
})

const giving = (what: What, deed_: Deed): VerbWord<{ n: Amount; who: Who }> => ({
  subjects: none,
  could: (g, c, { n, who }) => couldLose(g, c, what, who, n),
  reads: ({ n }) => ASPECTS[what] | readsOfAmount(n),
  changes: (g, f, { n, who }) => {
    const much = amountNow(g, f, n)
    const batch = seatsMeant(g, f, who).map((from) => transfer(what, from, much, f.me))
    return movable(g, f, what, batch)
  },
  deed: deed_,
  say: {
    en: ({ n, who }, context) =>
      deed(
        en.player(who, context),
        `give ${isYou(who) ? 'your opponent' : 'you'} ${en.quantity(n, context, NAMES[what].en)}`,
      ),
    de: ({ n, who }, context) =>
      tut(
        de.player(who, context),
        verbs.geben,
        `${isYou(who) ? 'deinem Gegner' : 'dir'} ${de.quantity(n, context, NAMES[what].de)}`,
      ),
    it: ({ n, who }, context) =>
      isYou(who)
        ? fa('you', verbi.dare, `${it.quantity(n, context, NAMES[what].it)} al tuo avversario`)
        : fa(it.player(who, context), verbi.dare, toYou, it.quantity(n, context, NAMES[what].it)),
  },
})

/** Also from a player who has it. */
export const canBeClaimed = rule(
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/6',
  (_: L5RState): boolean => true,
)

export const playerVerbs: VerbWords<PlayerVerbs> = {
  gainHonor: gaining('honor', { en: 'gain honor', de: 'Ehre erhalten', it: 'ottenere onore' }),
  loseHonor: losing('honor', { en: 'lose honor', de: 'Ehre verlieren', it: 'perdere onore' }),
  gainFate: gaining('fate', { en: 'gain fate', de: 'Schicksal erhalten', it: 'ottenere fato' }),
  loseFate: losing('fate', { en: 'lose fate', de: 'Schicksal verlieren', it: 'perdere fato' }),
  takeHonor: taking('honor', { en: 'take honor', de: 'Ehre nehmen', it: 'prendere onore' }),
  takeFate: taking('fate', { en: 'take fate', de: 'Schicksal nehmen', it: 'prendere fato' }),
  giveHonor: giving('honor', { en: 'give honor', de: 'Ehre geben', it: 'dare onore' }),
  giveFate: giving('fate', { en: 'give fate', de: 'Schicksal geben', it: 'dare fato' }),
  draw: {
    subjects: none,
    could: (g, c, { n }) => amount(g, n, c) > 0,
    reads: ({ n }) => readsOfAmount(n),
    changes: (g, f, { n, who }, draws) => {
      const much = amountNow(g, f, n)
      for (const seat of seatsMeant(g, f, who)) {
        report(f, canDraw(g, seat, much))
        draws.push({ seat, n: much })
      }
      return []
    },
    deed: { en: 'draw', de: 'ziehen', it: 'pescare' },
    say: {
      en: ({ n, who = 'you' }, context) => deed(en.player(who, context), `draw ${en.cards(n, context)}`),
      de: ({ n, who = 'you' }, context) => tut(de.player(who, context), verbs.ziehen, de.cards(n, context)),
      it: ({ n, who = 'you' }, context) => fa(it.player(who, context), verbi.pescare, it.cards(n, context)),
    },
  },
  spendFate: {
    subjects: none,
    could: (g, c, { n }) => g.state.fate[c.me as 0 | 1] >= n && !arePoolsClosed(g),
    reads: () => aspects.POOLS,
    changes: (g, f, { n }) => {
      const has = g.state.fate[f.you as 0 | 1] >= n && !arePoolsClosed(g)
      report(f, has)
      return has ? [{ kind: 'lose fate', seat: f.you, n }] : []
    },
    deed: { en: 'spend fate', de: 'Schicksal ausgeben', it: 'spendere fato' },
    say: {
      en: ({ n }) => order(`spend ${n} fate`),
      de: ({ n }) => befehl(verbs.ausgeben, `${n} Schicksal`),
      it: ({ n }) => fa('you', verbi.spendere, `${n} fato`),
    },
  },
  setDial: {
    subjects: none,
    could: (g, c, { n, who }) => g.state.dial[(who ? other(c.me) : c.me) as 0 | 1] !== amount(g, n, c),
    reads: () => aspects.DIALS,
    perform: (g, f, { n, who }) => {
      const values: [number, number] = [...g.state.dial]
      values[(who ? other(f.you) : f.you) as 0 | 1] = amountNow(g, f, n)
      happen(g, { kind: 'dials', values })
    },
    deed: { en: 'set the dial', de: 'das Ehrerad einstellen', it: 'impostare il quadrante' },
    say: {
      en: ({ n, who }, context) =>
        order(`set the bid on your ${who ? "opponent's " : ''}honor dial to ${en.value(n, context)}`),
      de: ({ n, who }, context) =>
        befehl(
          verbs.festsetzen,
          `das Gebot auf ${who ? 'dem Ehrerad deines Gegners' : 'deinem Ehrerad'} auf ${de.value(n, context)}`,
        ),
      it: ({ n, who }, context) =>
        fa(
          'you',
          verbi.impostare,
          `${behind('a', it.value(n, context))} l'offerta sul ${who ? 'quadrante di onore del tuo avversario' : 'tuo quadrante di onore'}`,
        ),
    },
  },
  turnDial: {
    subjects: none,
    could: () => true,
    reads: () => aspects.DIALS,
    perform: (g, f) => g.call(turnDial, { seat: f.you, answer: null }),
    deed: { en: 'change the dial', de: 'das Ehrerad verstellen', it: 'cambiare il quadrante' },
    say: {
      en: () =>
        order(
          'change the bid on your honor dial to a value 1 higher or lower (to a minimum of 1 and a maximum of 5)',
        ),
      de: () => befehl(verbs.ändern, 'das Gebot auf deinem Ehrerad um 1 (auf mindestens 1 und höchstens 5)'),
      it: () => fa('you', verbi.cambiare, "di 1 l'offerta sul tuo quadrante di onore (minimo 1, massimo 5)"),
    },
  },
  claimFavor: {
    subjects: none,
    could: () => true,
    reads: () => aspects.NOTHING,
    perform: (g, f) => {
      if (canBeClaimed(g.state)) g.call(chooseFavor, { seat: f.you, side: null })
    },
    deed: {
      en: 'claim the Imperial Favor',
      de: 'die Kaiserliche Gunst beanspruchen',
      it: 'rivendicare il Favore Imperiale',
    },
    say: {
      en: () => order('claim the Imperial Favor'),
      de: () => befehl(verbs.beanspruchen, 'die Kaiserliche Gunst'),
      it: () => fa('you', verbi.rivendicare, 'il Favore Imperiale'),
    },
  },
  changeBid: {
    subjects: none,
    could: (g, c, { by }) => by !== -1 || g.state.bid[c.me as 0 | 1] > 0,
    reads: () => aspects.DIALS,
    perform: (g, f, { by }) => {
      if (by === 'either') g.call(raiseOrLower, { seat: f.you, answer: null })
      else happen(g, { kind: 'bid', seat: f.you, n: by })
    },
    deed: { en: 'change the bid', de: 'das Gebot ändern', it: "cambiare l'offerta" },
    say: {
      en: ({ by }) => {
        const how = { 1: 'increase', '-1': 'decrease', either: 'increase or decrease' }[by]
        return order(`${how} your honor bid by 1`)
      },
      de: ({ by }) => {
        const how = { 1: verbs.erhöhen, '-1': verbs.senken, either: verbs.erhöhenOderSenken }[by]
        return befehl(how, 'den Wert deines Ehregebots um 1')
      },
      it: ({ by }) => {
        const { aumentare, diminuire, aumentareODiminuire } = verbi
        const how = { 1: aumentare, '-1': diminuire, either: aumentareODiminuire }[by]
        return fa('you', how, 'di 1 la tua offerta di onore')
      },
    },
  },
  anotherAction: {
    subjects: none,
    could: (g) => g.frameOf(actionWindow) !== null,
    reads: () => aspects.UNDER_WAY,
    isAnswer: true,
    perform: (g, f, { n = 1 }) => {
      const window = g.frameOf(actionWindow)
      if (window === null) return
      window.turn = f.you
      if (n > 1) window.more = n - 1
    },
    deed: { en: 'take another action', de: 'noch eine Aktion ausführen', it: "fare un'altra azione" },
    say: {
      en: ({ n = 1 }) =>
        n === 1 ? en.stated('may take another action after this one') : order(`take ${n} actions`),
      de: ({ n = 1 }) =>
        gilt('you', verbs.dürfen, {
          middle: n === 1 ? 'danach eine weitere Aktion' : `danach ${n} Aktionen`,
          end: 'durchführen',
        }),
      it: ({ n = 1 }) =>
        dice(fixed(''), ['dopo questa puoi fare', ''], n === 1 ? "un'altra azione" : `${n} azioni`),
    },
  },
  guessDial: {
    subjects: none,
    could: (g, c, { effect }) => couldDo(g, c, effect),
    reads: () => aspects.ANYTHING,
    inside: ({ effect }) => [effect],
    perform: (g, f, { effect }) => {
      const by = f.targets[0]?.[0]
      if (by === undefined) return
      g.call(guessDial, {
        seat: f.you,
        by: cardAt(g.state, by.card).holder,
        source: f.self.card,
        answers: null,
        known: inside(f, effect),
      })
    },
    deed: { en: 'have a number guessed', de: 'eine Zahl raten lassen', it: 'far indovinare un numero' },
    say: {
      en: () => ({
        ...order('secretly select a number on your honor dial'),
        after: [
          "then, the chosen character's controller guesses whether this number is even or odd",
          'reveal your dial (it cannot be modified); what follows is done if they are wrong',
        ],
      }),
      de: () => ({
        ...befehl(verbs.wählen, 'heimlich eine Zahl auf deinem Ehrerad'),
        after: [
          'danach rät der Spieler, der den gewählten Charakter kontrolliert, ob diese Zahl gerade oder ungerade ist',
          'decke dein Ehrerad auf (es kann nicht verändert werden); das Folgende geschieht, falls er sich irrt',
        ],
      }),
      it: () => ({
        ...fa('you', verbi.scegliere, 'in segreto un numero sul tuo quadrante di onore'),
        after: [
          'poi chi controlla il personaggio scelto indovina se questo numero è pari o dispari',
          'rivela il tuo quadrante (non può essere modificato); quanto segue avviene se sbaglia',
        ],
      }),
    },
    follows: ({ effect }) => effect,
  },
}
