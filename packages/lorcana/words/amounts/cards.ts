/** Numbers that a card has: its characteristics, and how many cards lie under it. */
import { find, type Ref } from '@regelwerk/core'
import type { Target } from '../../abilities.ts'
import type { G } from '../../book.ts'
import { stackUnder } from '../../events.ts'
import { isChoice } from '../../prepare.ts'
import type { From } from '../../reading.ts'
import { cardAt, definitionOf, PLAY } from '../../state.ts'
import { lastKnown, refsMeant } from '../../targets.ts'
import { type Context, eventsOf, lookingAt, referentOf } from '../../text/grammar.ts'
import { loreOf, strengthOf, willpowerOf } from '../../values.ts'
import { de, en, it } from '../saying.ts'
import { type AmountWords, NOTHING, VALUES } from '../word.ts'

export type CardValue = 'strength' | 'willpower' | 'lore' | 'damage' | 'cost'

export interface CardAmounts {
  /** Equal to a characteristic of a card. */
  of: { of: Target; value: CardValue }
  /** For each card under this one (5.1.1.5), put there by Boost or by Shift. */
  cardsUnder: { cardsUnder: 'self' | 'triggering' }
}

/** A characteristic of a card; of one that has left play, its last known value (6.7.7). */
function cardValue(g: G, from: From, ref: Ref, value: CardValue): number {
  const s = g.state
  const card = cardAt(s, ref.card)
  if (value === 'cost') return definitionOf(card).cost
  if (find(s, ref) !== null && card.zone === PLAY) {
    if (value === 'damage') return card.damage
    return { strength: strengthOf, willpower: willpowerOf, lore: loreOf }[value](g, ref.card)
  }
  const last = lastKnown(s, from, ref)
  if (last !== undefined || find(s, ref) === null) return Math.max(0, last?.[value] ?? 0)
  // Elsewhere a card has what is printed on it.
  return value === 'damage' ? 0 : (definitionOf(card)[value] ?? 0)
}

const derivedValues: ReadonlySet<CardValue> = new Set<CardValue>(['strength', 'willpower', 'lore'])

const names = {
  strength: '{S}',
  willpower: '{W}',
  lore: '{L}',
  damage: { en: 'damage', de: 'Schaden', it: 'danni' },
  cost: { en: 'cost', de: 'Kosten', it: 'costo' },
}
const nameIn = (value: CardValue, lang: 'en' | 'de' | 'it'): string => {
  const name = names[value]
  return typeof name === 'string' ? name : name[lang]
}

/** It has left play. */
const isGone = (ref: 'self' | 'triggering', context: Context): boolean =>
  referentOf(ref, context).noun === 'card' && eventsOf(context.trigger).includes('banished')

export const cardAmounts: AmountWords<CardAmounts> = {
  of: {
    reckon:
      ({ of, value }) =>
      (g, from) => {
        const [ref] = refsMeant(g, from, of)
        return ref === undefined ? 0 : cardValue(g, from, ref, value)
      },
    reads: ({ value }) => (derivedValues.has(value) ? VALUES : NOTHING),
    targets: ({ of }) => (isChoice(of) ? [of] : []),
    say: {
      en: {
        counted: ({ of, value }, context) => {
          const equal = en.cardValue(of, value, context)
          if (value !== 'damage' || (of !== 'self' && of !== 'it')) return { equal }
          return {
            equal,
            per: `for each 1 damage on ${lookingAt(of, context, () => en.phrase(of, context).acc)}`,
          }
        },
        so: ({ of, value }, count, context) => {
          const whose = en.phrase(of, context)
          return `${whose.nom} ${whose.plural ? 'have' : 'has'} ${count} ${nameIn(value, 'en')}`
        },
      },
      de: {
        counted: ({ of, value }, context) => de.cardValue(of, value, context),
        so: ({ of, value }, count, context) => ({
          subject: de.phrase(of, context, 'subject').in('nom'),
          middle: `${count} ${nameIn(value, 'de')}`,
          verb: 'hat',
        }),
      },
      it: {
        counted: ({ of, value }, context) => it.cardValue(of, value, context),
        so: ({ of, value }, count, context) => ({
          subject: it.phrase(of, context).with(),
          verb: ['ha', 'abbia'],
          rest: `${count} ${nameIn(value, 'it')}`,
        }),
      },
    },
  },
  cardsUnder: {
    reckon:
      ({ cardsUnder }) =>
      (g, from) => {
        const [ref] = refsMeant(g, from, cardsUnder)
        if (ref === undefined) return 0
        const last = from.f === null ? undefined : lastKnown(g.state, from, ref)
        return last === undefined ? stackUnder(g.state, ref.card).length : last.under
      },
    reads: () => NOTHING,
    targets: () => [],
    say: {
      en: {
        counted: ({ cardsUnder }, context) => {
          const where = `under ${en.aside(context, () => en.phrase(cardsUnder, context).acc)}`
          const under = isGone(cardsUnder, context) ? `that was ${where}` : where
          return { per: `for each card ${under}`, equal: `the number of cards ${under}` }
        },
        so: (_, count, context) => `there are ${count} cards under ${en.this_(context)}`,
      },
      de: {
        counted: ({ cardsUnder }, context) => {
          const where = `unter ${de.aside(context, () => de.phrase(cardsUnder, context).in('dat'))}`
          const under = isGone(cardsUnder, context) ? `von ${where}` : where
          return { per: `für jede Karte ${under}`, equal: `die Zahl der Karten ${under}` }
        },
        so: (_, count, context) => ({
          subject: `${count} Karten`,
          middle: `unter ${de.self(context).in('dat')}`,
          verb: 'liegen',
        }),
      },
      it: {
        counted: ({ cardsUnder }, context) => {
          const where = it.aside(context, () => it.phrase(cardsUnder, context).with('sotto a'))
          const under = isGone(cardsUnder, context) ? `che era ${where}` : where
          return {
            per: `per ogni carta ${under}`,
            equal: `il numero di carte ${under}`,
            equalTo: `al numero di carte ${under}`,
          }
        },
        so: (_, count, context) => ({
          subject: '',
          verb: ['ci sono', 'ci siano'],
          rest: `${count} carte ${it.self(context).with('sotto a')}`,
        }),
      },
    },
  },
}
