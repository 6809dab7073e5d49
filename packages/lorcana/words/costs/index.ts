/** What an ability costs (4.4.3.4): each is paid in full or not at all (1.5.3). */
import { type CardId, oncePerNode, refTo } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import type { Filter, Target } from '../../abilities.ts'
import { type G, meets, on } from '../../book.ts'
import type { LorcanaEvent } from '../../events.ts'
import { from, matching } from '../../reading.ts'
import { banishTogether, dealt, happen, isDealt } from '../../rules/01-concepts.ts'
import { sendCards } from '../../rules/06-sending.ts'
import { cardAt } from '../../state.ts'
import { nounsOf, remember } from '../../text/grammar.ts'
import { de, en, it } from '../saying.ts'
import type { CostWords, Payer } from '../word.ts'

export interface Costs {
  exert: { exert: true }
  ink: { ink: number }
  banishSelf: { banishSelf: true }
  /** Deal so much damage to this character. */
  damageSelf: { damageSelf: number }
  /** Exert so many of your characters or items that match (4.4.2.1). */
  exertOne: { exertOne: Filter } & Some
  banishOne: { banishOne: Filter } & Some
  /** Choose and discard such cards. */
  discardOne: { discardOne: Filter } & Some
  /** Put such cards from your discard on the bottom of your deck. */
  bottomOne: { bottomOne: Filter } & Some
}

/** How many; `chosen`: said as chosen. */
interface Some {
  n?: number
  chosen?: true
}

const yourOnes = oncePerNode((filter: Filter): Filter => ({ whose: 'yours', ...filter }))
const readyOnes = oncePerNode(
  (filter: Filter): Filter => ({ type: 'character', whose: 'yours', ...filter, exerted: false }),
)
const inHand = oncePerNode((filter: Filter): Filter => ({ ...filter, in: 'hand' }))
const inDiscard = oncePerNode((filter: Filter): Filter => ({ ...filter, in: 'discard' }))

/** The characters that may be exerted for the cost of an ability: ready, and dry (4.4.2.1). */
const toExert = (g: G, { seat, card }: Payer, filter: Filter): CardId[] =>
  matching(g, readyOnes(filter), from(seat, card)).filter((id) =>
    meets('4.4.2.1', !cardAt(g.state, id).drying),
  )
const toBanish = (g: G, { seat, card }: Payer, filter: Filter): CardId[] =>
  matching(g, yourOnes(filter), from(seat, card))
/** A card that is being played is no longer in the hand. */
const toDiscard = (g: G, { seat, card }: Payer, filter: Filter): CardId[] =>
  matching(g, inHand(filter), from(seat, card)).filter((id) => id !== card)
const toBottom = (g: G, { seat, card }: Payer, filter: Filter): CardId[] =>
  matching(g, inDiscard(filter), from(seat, card))

/** "one of your items", "2 of your items", "chosen character of yours" */
const some = (filter: Filter, { n, chosen }: Some): Target => {
  const count = n === undefined ? {} : { n }
  return chosen ? { chosen: yourOnes(filter), ...count } : { one: yourOnes(filter), ...count }
}

export const costs: CostWords<Costs> = {
  exert: {
    whyNot: (g, { card }) => {
      const { exerted, drying } = cardAt(g.state, card)
      if (exerted && on('5.1.1.2')) return '5.1.1.2'
      return drying && on('4.4.2') ? '4.4.2' : null
    },
    pay: (g, { card }) => happen(g, { kind: 'exert', card }),
    evenFree: true,
    say: { en: () => '{E}', de: () => '{E}', it: () => '{E}' },
  },
  ink: {
    whyNot: () => null,
    ink: ({ ink }) => ink,
    pay: () => {},
    evenFree: false,
    say: { en: ({ ink }) => `${ink} {I}`, de: ({ ink }) => `${ink} {I}`, it: ({ ink }) => `${ink} {I}` },
  },
  banishSelf: {
    whyNot: () => null,
    pay: (g, { card }) => banishTogether(g, [card]),
    evenFree: false,
    say: {
      en: (_, context) => `banish ${en.phrase('self', context).acc}`,
      de: (_, context) => `verbanne ${de.self(context).in('acc')}`,
      it: (_, context) => `esilia ${it.self(context).with()}`,
    },
  },
  damageSelf: {
    whyNot: () => null,
    pay: (g, { card }, { damageSelf }) => {
      const event = dealt(g, card, damageSelf, card, null)
      if (isDealt(event)) happen(g, event)
    },
    evenFree: false,
    say: {
      en: ({ damageSelf: n }, context) => `deal ${n} damage to ${en.this_(context)}`,
      de: ({ damageSelf: n }, context) => `füge ${de.self(context).in('dat')} ${n} Schaden zu`,
      it: ({ damageSelf: n }, context) => `infliggi ${it.damage(n)} ${it.self(context).with('a')}`,
    },
  },
  exertOne: {
    whyNot: (g, payer, { exertOne, n = 1 }) => (toExert(g, payer, exertOne).length < n ? '4.4.2.1' : null),
    choice: (g, payer, { exertOne, n = 1 }) => ({
      cards: toExert(g, payer, exertOne),
      n,
      prompt: 'choose to exert',
    }),
    pay: (g, _, __, chosen) => happen(g, ...chosen.map((card): LorcanaEvent => ({ kind: 'exert', card }))),
    evenFree: true,
    say: {
      en: (cost, context) => `{E} ${en.phrase(some(cost.exertOne, cost), context).acc}`,
      de: (cost, context) => `{E} ${de.phrase(some(cost.exertOne, cost), context).in('acc')}`,
      it: (cost, context) => `{E} ${it.phrase(some(cost.exertOne, cost), context).with()}`,
    },
  },
  banishOne: {
    whyNot: (g, payer, { banishOne, n = 1 }) => (toBanish(g, payer, banishOne).length < n ? '1.5.3' : null),
    choice: (g, payer, { banishOne, n = 1 }) => ({
      cards: toBanish(g, payer, banishOne),
      n,
      prompt: 'choose to banish',
    }),
    pay: (g, _, __, chosen) => banishTogether(g, chosen),
    evenFree: false,
    say: {
      en: (cost, context) => `banish ${en.phrase(some(cost.banishOne, cost), context).acc}`,
      de: (cost, context) => `verbanne ${de.phrase(some(cost.banishOne, cost), context).in('acc')}`,
      it: (cost, context) => `esilia ${it.phrase(some(cost.banishOne, cost), context).with()}`,
    },
  },
  discardOne: {
    whyNot: (g, payer, { discardOne, n = 1 }) =>
      toDiscard(g, payer, discardOne).length < n ? '1.5.3' : null,
    choice: (g, payer, { discardOne, n = 1 }) => ({
      cards: toDiscard(g, payer, discardOne),
      n,
      prompt: 'choose to discard',
    }),
    pay: (g, { seat }, _, chosen) => happen(g, { kind: 'discard', seat, cards: [...chosen] }),
    evenFree: false,
    say: {
      en: (cost, context) => {
        remember({ one: inHand(cost.discardOne) }, context)
        const nouns = nounsOf(cost.discardOne, false)
        const what =
          cost.n === undefined
            ? en.some(cost.discardOne, context, { nouns })
            : `${cost.n} ${en.such(cost.discardOne, context, { nouns })}`
        return `choose and discard ${what}`
      },
      de: (cost, context) => {
        remember({ one: inHand(cost.discardOne) }, context)
        const nouns = nounsOf(cost.discardOne, false)
        const what =
          cost.n === undefined
            ? de.some(cost.discardOne, context, { nouns })
            : de.kind(cost.discardOne, context, { count: `${cost.n}` }, { nouns, plural: true })
        return `wirf ${what.in('acc')} ab`
      },
      it: (cost, context) => {
        remember({ one: inHand(cost.discardOne) }, context)
        const nouns = nounsOf(cost.discardOne, false)
        const what =
          cost.n === undefined
            ? it.some(cost.discardOne, context, { nouns })
            : it.kind(cost.discardOne, context, { count: `${cost.n}` }, { nouns, plural: true })
        return `scegli e scarta ${what.with()}`
      },
    },
  },
  bottomOne: {
    whyNot: (g, payer, { bottomOne, n = 1 }) => (toBottom(g, payer, bottomOne).length < n ? '1.5.3' : null),
    choice: (g, payer, { bottomOne, n = 1 }) => ({
      cards: toBottom(g, payer, bottomOne),
      n,
      prompt: 'choose to bottom',
    }),
    pay: (g, { seat, card }, _, chosen) => {
      const source = refTo(g.state, card)
      sendCards(
        g,
        { you: seat, source },
        chosen.map((id) => refTo(g.state, id)),
        'bottom',
      )
    },
    evenFree: false,
    say: {
      en: ({ bottomOne, n }, context) => {
        const what = en.phrase({ one: inDiscard(bottomOne), ...(n && { n }) }, context).acc
        return words(`put ${what} on the bottom of your deck`, n !== undefined && 'in any order')
      },
      de: ({ bottomOne, n }, context) => {
        const what = de.phrase({ one: inDiscard(bottomOne), ...(n && { n }) }, context).in('acc')
        return words(`lege ${what}`, n !== undefined && 'in beliebiger Reihenfolge', 'unter dein Deck')
      },
      it: ({ bottomOne, n }, context) => {
        const what = it.phrase({ one: inDiscard(bottomOne), ...(n && { n }) }, context).with()
        return words(`metti ${what} in fondo al tuo mazzo`, n !== undefined && "nell'ordine che preferisci")
      },
    },
  },
}
