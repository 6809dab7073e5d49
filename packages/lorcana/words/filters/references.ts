/** Whose a card is, where it lies, and which one it is not. */
import { first } from '@regelwerk/say'
import { fixed } from '@regelwerk/say/it'
import type { CardRef, Filter, Who, Zone } from '../../abilities.ts'
import { meets } from '../../book.ts'
import { readsOfFilter } from '../../dependence.ts'
import { isOpponent } from '../../players.ts'
import { matches } from '../../reading.ts'
import { cardAt, refersTo } from '../../state.ts'
import { refsMeant, seatsMeant } from '../../targets.ts'
import { nounsOf } from '../../text/grammar.ts'
import { englishNouns } from '../../text/nouns.ts'
import { de, en, it } from '../saying.ts'
import { NOTHING, type PropertyWords } from '../word.ts'

export interface References {
  /** Absent: anyone's. 'yours' and 'opposing' are seen from the player of the ability. */
  whose?: 'yours' | 'opposing'
  /** Not the card that bears the ability, nor one that this effect has chosen already (6.1.6). */
  other?: true
  /** Absent: in play. 'anyDiscard': the discard of any player. */
  in?: Zone
  /** Of whom: "from chosen opponent's discard". */
  of?: Who
  /** It lies under that card, or under one of these. */
  beneath?: CardRef | Filter
  /** It is that very card. */
  same?: CardRef
  /** One of these kinds. */
  any?: readonly Filter[]
  /** None of this kind. */
  not?: Filter
}

const asksOnly = (filter: Filter, key: keyof Filter): boolean => Object.keys(filter).join() === key

export const references: PropertyWords<References> = {
  whose: {
    test: (whose) =>
      whose === 'yours'
        ? (g, id, { you }) => cardAt(g.state, id).holder === you
        : (g, id, { you }) => isOpponent(g.state, you, cardAt(g.state, id).holder),
    reads: () => NOTHING,
    say: 'noun phrase',
  },
  other: {
    test:
      () =>
      (_, id, { self }) =>
        meets('6.1.6', id !== self),
    reads: () => NOTHING,
    say: 'noun phrase',
  },
  /** Which cards are looked through at all: see `candidates` in reading.ts. */
  in: {
    test: () => () => true,
    reads: () => NOTHING,
    say: 'noun phrase',
  },
  beneath: {
    test: (over) =>
      typeof over === 'string'
        ? (g, id, from) => refsMeant(g, from, over).some(({ card }) => cardAt(g.state, id).under === card)
        : (g, id, from) => {
            const { under } = cardAt(g.state, id)
            return under >= 0 && matches(g, over, under, from)
          },
    reads: (over) => (typeof over === 'string' ? NOTHING : readsOfFilter(over)),
    say: {
      en: (over, context) => ({
        behind: `from under ${typeof over === 'string' ? en.aside(context, () => en.phrase(over, context).acc) : en.such(over, context)}`,
      }),
      de: (over, context) => ({
        behind: `unter ${typeof over === 'string' ? de.aside(context, () => de.phrase(over, context).in('dat')) : de.such(over, context).in('dat')}`,
      }),
      it: (over, context) => ({
        behind:
          typeof over === 'string'
            ? it.aside(context, () => it.phrase(over, context).with('sotto a'))
            : it.such(over, context).with('sotto a'),
      }),
    },
  },
  same: {
    test: (ref) => (g, id, from) => refsMeant(g, from, ref).some((one) => refersTo(g.state, one, id)),
    reads: () => NOTHING,
    say: 'noun phrase',
  },
  of: {
    test: (who) => (g, id, from) => seatsMeant(g, from, who).includes(cardAt(g.state, id).holder),
    reads: () => NOTHING,
    say: 'noun phrase',
  },
  any: {
    test: (kinds) => (g, id, from, last) => kinds.some((kind) => matches(g, kind, id, from, last)),
    reads: (kinds) => kinds.reduce((reads, kind) => reads | readsOfFilter(kind), 0),
    say: 'noun phrase',
  },
  not: {
    test: (kind) => (g, id, from, last) => !matches(g, kind, id, from, last),
    reads: readsOfFilter,
    say: {
      en: (kind, context, { plural, cards, another }) => {
        // "Another" means this one, too.
        if (asksOnly(kind, 'same')) return another ? {} : { adjective: 'other' }
        if (asksOnly(kind, 'keyword')) return { behind: `without ${en.values(kind, context)}` }
        if (asksOnly(kind, 'named')) return { behind: `not ${en.stateOf(kind, context)}` }
        if (asksOnly(kind, 'type') && cards)
          return { adjective: `non-${englishNouns[first(nounsOf(kind, true))].one}` }
        const wording = cards ? { nouns: nounsOf(kind, false) } : {}
        return {
          behind: plural
            ? `that aren't ${en.such(kind, context, wording)}`
            : `that isn't ${en.some(kind, context, wording)}`,
        }
      },
      de: (kind, context, { cards, another }) => {
        if (asksOnly(kind, 'same')) return another ? {} : { adjective: 'ander' }
        if (asksOnly(kind, 'keyword')) return { behind: `ohne ${de.values(kind, context)}` }
        if (asksOnly(kind, 'named')) return { behind: `außer solchen ${de.stateOf(kind, context)}` }
        const wording = cards ? { nouns: nounsOf(kind, false) } : {}
        return { behind: `außer ${de.such(kind, context, wording).in('dat')}` }
      },
      it: (kind, context, { plural, cards, another }) => {
        if (asksOnly(kind, 'same') && another) return {}
        if (asksOnly(kind, 'same')) return { state: plural ? 'diversi da quello' : 'diverso da quello' }
        if (asksOnly(kind, 'keyword')) return { behind: `senza ${it.values(kind, context)}` }
        if (asksOnly(kind, 'named')) {
          const those = fixed(plural ? 'esclusi quelli' : 'escluso quello', 'm', plural)
          return { behind: `${those.with()} ${it.stateOf(kind, those, context)}` }
        }
        const wording = cards ? { nouns: nounsOf(kind, false) } : {}
        return {
          behind: plural
            ? `che non sono ${it.kind(kind, context, 'none', { ...wording, plural: true }).with()}`
            : `che non è ${it.some(kind, context, wording).with()}`,
        }
      },
    },
  },
}
