/** Effects about dragons: attracting them, and what is paid for one; and crystal cards, which count for them. */
import type { CardId, Seat } from '@regelwerk/core'
import type { CardType } from '../abilities.ts'
import type { G } from '../book.ts'
import { attract } from '../rules/dragons.ts'
import { buyDragon } from '../rules/payment.ts'
import { defAt, HAND } from '../state.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import { printedValue } from '../values.ts'
import { discard, handOf, isEmpty, no } from './piles.ts'
import type { EffectWords, Offer } from './word.ts'

export interface Dragons {
  attract: { n: number }
  /** Discard hand cards that reach this, to attract a dragon. */
  buyDragon: {
    fire?: number
    earth?: number
    moons?: number
    characters?: number
    pairOf?: readonly CardType[]
  }
  /** Each player, the opponent first, may discard both values on different cards to attract a dragon. */
  eachMayBuyDragon: { fire: number; earth: number }
  /** Each player, the opponent first, may play a crystal card as if the matching dragon stood on their side. */
  eachMayPlayCrystal: object
}

type Cost = Dragons['buyDragon']

/** Cards of a hand that reach a sum together, none of them useless (allgemein/einige-besondere-regeln/17). */
const reaching = (cards: CardId[], weight: (id: CardId) => number, sum: number): Offer => ({
  cards: cards.filter((id) => weight(id) > 0),
  min: 0,
  max: cards.length,
  weight,
  constraint: { sumAtLeast: sum, noUseless: true },
  secret: true,
})

function payingFor(g: G, seat: Seat, { fire, earth, moons, characters, pairOf = [] }: Cost): Offer {
  const s = g.state
  const cards = handOf(g, seat)
  if (fire !== undefined) return reaching(cards, (id) => printedValue(g, id, 'fire'), fire)
  if (earth !== undefined) return reaching(cards, (id) => printedValue(g, id, 'earth'), earth)
  if (moons !== undefined) return reaching(cards, (id) => defAt(s, id).moons, moons)
  if (characters !== undefined) {
    return reaching(cards, (id) => (defAt(s, id).type === 'character' ? 1 : 0), characters)
  }
  // Two of one type, whatever is ignored (hoax/hoax-31-beeinflusse-den-heiligen-drachen/3).
  const pair = reaching(cards, (id) => Number(pairOf.some((type) => defAt(s, id).type === type)), 2)
  return {
    ...pair,
    group: (id) => defAt(s, id).type ?? '',
    constraint: { ...pair.constraint, oneGroup: true },
  }
}

/** What is discarded to attract a dragon. */
const cost = {
  en: ({ moons, characters, pairOf, ...values }: Cost): string => {
    if (moons !== undefined) return `hand cards with at least ${en.count(moons, 'moon')} in total`
    if (characters !== undefined) return `${en.count(characters, 'character')} from my hand`
    if (pairOf === undefined) return en.handCardsWith(values, 'and')
    return `${en.or(pairOf.map((type) => `2 ${en.typeName[type][1]}`))} from my hand`
  },
  de: ({ moons, characters, pairOf, ...values }: Cost): string => {
    if (moons !== undefined) return `Handkarten mit zusammen mindestens ${de.monden(moons)}`
    if (characters !== undefined) {
      return `${characters} ${characters === 1 ? 'Charakter' : 'Charaktere'} aus meiner Hand`
    }
    if (pairOf === undefined) return de.handCardsWith(values, 'und')
    return `${de.oder(pairOf.map((type) => `2 ${de.nouns[type].more}`))} aus meiner Hand`
  },
  it: ({ moons, characters, pairOf, ...values }: Cost): string => {
    if (moons !== undefined) return `carte della mano con almeno ${it.lune(moons)} in totale`
    if (characters !== undefined) {
      return `${characters} ${characters === 1 ? 'personaggio' : 'personaggi'} dalla mia mano`
    }
    if (pairOf === undefined) return it.handCardsWith(values, 'e')
    return `${it.o(pairOf.map((type) => `2 ${it.nouns[type].more}`))} dalla mia mano`
  },
}

const forADragon = {
  en: ' to attract 1 dragon',
  de: ', um 1 Drachen zu gewinnen',
  it: ' per attirare 1 drago',
} as const

export const dragons: EffectWords<Dragons> = {
  attract: {
    part: 'mine',
    isBarred: no,
    offer: null,
    perform: (g, _f, { n }, seat) => attract(g, seat, n),
    mayHelp: false,
    fillsDeck: no,
    asks: { may: { en: 'Attract the dragon?', de: 'Den Drachen gewinnen?', it: 'Attirare il drago?' } },
    say: {
      en: ({ n }) => en.I(['attract', en.count(n, 'dragon')]),
      de: ({ n }) => de.ich([`${n} Drachen`, 'gewinnen']),
      it: ({ n }) => it.io(it.act('attirare', it.draghi(n))),
    },
  },
  buyDragon: {
    part: 'mine',
    isBarred: (g, me) => isEmpty(g, HAND, me),
    offer: (g, _f, effect, seat) => payingFor(g, seat, effect),
    perform: (g, _f, _effect, seat, picked) => {
      if (picked.length === 0) return
      discard(g, picked)
      attract(g, seat, 1)
    },
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Discard hand cards to attract a dragon?',
        de: 'Handkarten abwerfen, um einen Drachen zu gewinnen?',
        it: 'Scartare carte della mano per attirare un drago?',
      },
      choose: {
        en: 'Which hand cards do you discard to attract a dragon?',
        de: 'Welche Handkarten wirfst du ab, um einen Drachen zu gewinnen?',
        it: 'Quali carte della mano scarti per attirare un drago?',
      },
    },
    say: {
      en: (effect) => ({ ...en.I(['discard', cost.en(effect)]), tail: forADragon.en }),
      de: (effect) => ({ ...de.ich([cost.de(effect), 'abwerfen']), tail: forADragon.de }),
      it: (effect) => ({ ...it.io(it.act('scartare', cost.it(effect))), tail: forADragon.it }),
    },
  },
  eachMayBuyDragon: {
    part: 'each',
    isBarred: no,
    offer: null,
    perform: (g, f, { fire, earth }, seat) => {
      const both = [
        { of: 'earth', sum: earth },
        { of: 'fire', sum: fire },
      ] as const
      g.call(buyDragon, { seat, card: f.card, price: [both], paid: null })
    },
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Let both players pay for a dragon?',
        de: 'Beide Spieler für einen Drachen zahlen lassen?',
        it: 'Far pagare un drago a entrambi i giocatori?',
      },
    },
    say: {
      en: (effect) => ({
        ...en.each(['discard', en.handCardsWith(effect, 'and')]),
        tail: forADragon.en,
        may: true,
      }),
      de: (effect) => ({
        ...de.jeder([de.handCardsWith(effect, 'und'), 'abwerfen']),
        tail: forADragon.de,
        may: true,
      }),
      it: (effect) => ({
        ...it.ognuno(it.act('scartare', it.handCardsWith(effect, 'e'))),
        tail: forADragon.it,
        may: true,
      }),
    },
  },
  eachMayPlayCrystal: {
    part: 'mine',
    isBarred: no,
    offer: null,
    // Nobody can have one: none of the crystal cards is among the cards there are.
    perform: () => {},
    mayHelp: false,
    fillsDeck: no,
    asks: {
      may: {
        en: 'Let both players play a crystal card?',
        de: 'Beide Spieler eine Kristallkarte auslegen lassen?',
        it: 'Far giocare una carta cristallo a entrambi i giocatori?',
      },
    },
    say: {
      en: () => ({
        ...en.each(['play', '1 crystal card as if the matching dragon stood on their own side']),
        may: true,
      }),
      de: () => ({
        ...de.jeder(['1 Kristallkarte', 'auslegen']),
        tail: ', als stünde der passende Drache auf seiner Seite',
        may: true,
      }),
      it: () => ({
        ...it.ognuno(
          it.act('giocare', '1 carta cristallo come se il drago corrispondente fosse dal proprio lato'),
        ),
        may: true,
      }),
    },
  },
}
