/** Numbers over several cards: damage on them; and how often something happened this turn. */
import { cannotSay } from '@regelwerk/say'
import type { Filter, Happening } from '../../abilities.ts'
import { readsOfFilter } from '../../dependence.ts'
import { timesHappened } from '../../happenings.ts'
import { matching } from '../../reading.ts'
import { cardAt } from '../../state.ts'
import { de, en, it } from '../saying.ts'
import { type AmountWords, NOTHING } from '../word.ts'

export interface SumAmounts {
  /** For each 1 damage on such cards. */
  damageOn: { damageOn: Filter }
  /** For each time that it happened this turn. */
  timesHappened: { timesHappened: Happening }
}

const never = (node: object, lang: 'en' | 'de' | 'it') => (): never => {
  throw cannotSay(node, lang)
}

export const sumAmounts: AmountWords<SumAmounts> = {
  damageOn: {
    reckon:
      ({ damageOn }) =>
      (g, from) =>
        matching(g, damageOn, from).reduce((sum, id) => sum + cardAt(g.state, id).damage, 0),
    reads: ({ damageOn }) => readsOfFilter(damageOn),
    targets: () => [],
    say: {
      en: {
        counted: ({ damageOn }, context) => ({
          per: `for each 1 damage on ${en.such(damageOn, context)}`,
          equal: `the damage on ${en.such(damageOn, context)}`,
        }),
        so: (n) => never(n, 'en')(),
      },
      de: {
        counted: ({ damageOn }, context) => ({
          per: `für jeden Schadensmarker auf ${de.such(damageOn, context).in('dat')}`,
          equal: `der Schaden auf ${de.such(damageOn, context).in('dat')}`,
        }),
        so: (n) => never(n, 'de')(),
      },
      it: {
        counted: ({ damageOn }, context) => ({
          per: `per ogni danno ${it.such(damageOn, context).with('su')}`,
          equal: `i danni ${it.such(damageOn, context).with('su')}`,
          equalTo: `ai danni ${it.such(damageOn, context).with('su')}`,
        }),
        so: (n) => never(n, 'it')(),
      },
    },
  },
  timesHappened: {
    reckon:
      ({ timesHappened: what }) =>
      (g, from) =>
        timesHappened(g, what, from),
    reads: () => NOTHING,
    targets: () => [],
    say: {
      en: {
        counted: ({ timesHappened: h }, context) => {
          if (h.on !== 'banished' || !h.inChallenge) throw cannotSay(h, 'en')
          return {
            per: `for each ${whatOf(h, (what) => en.kind(what, context))} banished in a challenge this turn`,
            equal: '',
          }
        },
        so: (n) => never(n, 'en')(),
      },
      de: {
        counted: ({ timesHappened: h }, context) => ({
          per: `für ${whatOf(h, (what) => de.kind(what, context, { der: 'jed' }).in('acc'))}, der in diesem Zug durch eine Herausforderung verbannt wurde,`,
          equal: '',
        }),
        so: (n) => never(n, 'de')(),
      },
      it: {
        counted: ({ timesHappened: h }, context) => ({
          per: `per ${whatOf(h, (what) => it.kind(what, context, 'ogni').with())} esiliato in una sfida in questo turno`,
          equal: '',
          equalTo: '',
        }),
        so: (n) => never(n, 'it')(),
      },
    },
  },
}

const whatOf = ({ what }: Happening, say: (what: Filter) => string): string => {
  if (typeof what !== 'object') throw cannotSay({ what }, 'any')
  return say(what)
}
