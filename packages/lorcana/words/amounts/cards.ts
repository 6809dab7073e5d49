/** Numbers that a card has: its characteristics, and how many cards lie under it. */
import { find, type Ref } from '@regelwerk/core'
import type { Target } from '../../abilities.ts'
import type { G } from '../../book.ts'
import { stackUnder } from '../../events.ts'
import { isChoice } from '../../prepare.ts'
import type { From } from '../../reading.ts'
import { cardAt, definitionOf, PLAY } from '../../state.ts'
import { lastKnown, refsMeant } from '../../targets.ts'
import { loreOf, strengthOf, willpowerOf } from '../../values.ts'
import { de, en, it } from '../saying.ts'
import { type AmountWords, NOTHING, VALUES } from '../word.ts'

export type CardValue = 'strength' | 'willpower' | 'lore' | 'damage' | 'cost'

export interface CardAmounts {
  /** Equal to a characteristic of a card. */
  of: { of: Target; value: CardValue }
  /** For each card under this one (5.1.1.5), put there by Boost or by Shift. */
  cardsUnder: { cardsUnder: 'self' }
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
        counted: ({ of, value }, context) => ({ equal: en.cardValue(of, value, context) }),
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
    reckon: () => (g, from) => {
      const last = from.f === null ? undefined : lastKnown(g.state, from, from.f.source)
      if (last !== undefined) return last.under
      return from.self < 0 ? 0 : stackUnder(g.state, from.self).length
    },
    reads: () => NOTHING,
    targets: () => [],
    say: {
      en: {
        counted: (_, context) => ({
          per: `for each card under ${en.this_(context)}`,
          equal: `the number of cards under ${en.this_(context)}`,
        }),
        so: (_, count, context) => `there are ${count} cards under ${en.this_(context)}`,
      },
      de: {
        counted: (_, context) => ({
          per: `für jede Karte unter ${de.self(context).in('dat')}`,
          equal: `die Zahl der Karten unter ${de.self(context).in('dat')}`,
        }),
        so: (_, count, context) => ({
          subject: `${count} Karten`,
          middle: `unter ${de.self(context).in('dat')}`,
          verb: 'liegen',
        }),
      },
      it: {
        counted: (_, context) => {
          const under = it.self(context).with('sotto a')
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
