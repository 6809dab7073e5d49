/** Whether there are such cards, and whether a card is as it should be. */
import { same, words } from '@regelwerk/say'
import type { Case } from '@regelwerk/say/de'
import type { Amount, Filter, Subject } from '../../abilities.ts'
import { amount, matches } from '../../reading.ts'
import { readsOfAmount, readsOfFilter } from '../../reads.ts'
import { countControlled } from '../../restraints.ts'
import { NONE } from '../../state.ts'
import { subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { aside, isOutside } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { UNDER_WAY } from '../aspects.ts'
import type { ConditionWords } from '../records.ts'

export interface CardConditions {
  there: { there: Filter; atLeast?: Amount; atMost?: Amount }
  /** There is such a card, and it matches. */
  that: { that: Subject; is: Filter }
}

type There = CardConditions['there']

/** Whose they are is said by "you control". */
const bareOf = (filter: Filter): Filter => (isOutside(filter) ? filter : { ...filter, whose: 'any' })

/** Anywhere in play; what is on a card needs no more saying. */
const isSomewhere = (filter: Filter): boolean => !isOutside(filter) && filter.attachedTo === undefined

const numberOf = ({ atLeast, atMost }: There) => ({
  least: atLeast ?? 1,
  exactly: atMost !== undefined && same(atLeast, atMost),
  most: atMost,
})

export const cardConditions: ConditionWords<CardConditions> = {
  there: {
    reads: ({ there, atLeast, atMost }) =>
      readsOfFilter(there) | readsOfAmount(atLeast) | readsOfAmount(atMost),
    holds: ({ there, atLeast, atMost }) => {
      const least = atLeast ?? (atMost === undefined ? 1 : 0)
      return (g, c) => {
        const n = countControlled(g, there, c)
        return n >= amount(g, least, c) && (atMost === undefined || n <= amount(g, atMost, c))
      }
    },
    say: {
      en: (test, context, negated) => {
        const { there: filter } = test
        const { least, exactly, most } = numberOf(test)
        const inPlay = !isOutside(filter)
        const none = negated || most === 0
        const bare = bareOf(filter)
        const n =
          least === 1
            ? ''
            : typeof least === 'number'
              ? `${least} or more`
              : `at least ${en.value(least, context)}`
        const said = aside(context, () => {
          if (none) return `no ${en.such(bare, context)}`
          if (exactly && typeof most === 'number')
            return `exactly ${most} ${most === 1 ? en.kind(bare, context) : en.such(bare, context)}`
          if (most !== undefined && least === 1)
            return `at most ${en.value(most, context)} ${en.such(bare, context)}`
          return n ? `${n} ${en.such(bare, context)}` : en.some(bare, context)
        })
        if (inPlay && filter.whose === 'yours') return `you control ${said}`
        if (inPlay && filter.whose === 'opponents') return `your opponent controls ${said}`
        return words(
          'there',
          none || exactly || n !== '' ? 'are' : 'is',
          said,
          isSomewhere(filter) && 'in play',
        )
      },
      de: (test, context, negated) => {
        const { there: filter } = test
        const { least, exactly, most } = numberOf(test)
        const inPlay = !isOutside(filter)
        const bare = bareOf(filter)
        const counted = (count: string, plural: boolean, c: Case): string =>
          de.kind(bare, context, { count }, { plural }).in(c)
        const what = (c: Case): string => {
          if (negated || most === 0) return de.kind(bare, context, { ein: 'kein' }).in(c)
          if (exactly) return counted(`genau ${de.value(least, context)}`, least !== 1, c)
          if (most !== undefined && least === 1)
            return counted(`höchstens ${de.value(most, context)}`, most !== 1, c)
          if (least === 1) return de.some(bare, context).in(c)
          return counted(`mindestens ${de.value(least, context)}`, true, c)
        }
        const plural = !negated && most !== 0 && least !== 1
        return aside(context, () => {
          if (inPlay && filter.whose === 'yours') return `du ${what('acc')} kontrollierst`
          if (inPlay && filter.whose === 'opponents') return `dein Gegner ${what('acc')} kontrolliert`
          return `sich ${what('nom')}${isSomewhere(filter) ? ' im Spiel' : ''} ${plural ? 'befinden' : 'befindet'}`
        })
      },
      it: (test, context, negated) => {
        const { there: filter } = test
        const { least, exactly, most } = numberOf(test)
        const inPlay = !isOutside(filter)
        const bare = bareOf(filter)
        const none = negated || most === 0
        const counted = (count: string, plural: boolean): string =>
          it.kind(bare, context, { count }, { plural }).with()
        const what = (): string => {
          if (none) return it.kind(bare, context, 'nessun').with()
          if (exactly) return counted(`esattamente ${it.value(least, context)}`, least !== 1)
          if (most !== undefined && least === 1)
            return counted(`al massimo ${it.value(most, context)}`, most !== 1)
          if (least === 1) return it.some(bare, context).with()
          return counted(`almeno ${it.value(least, context)}`, true)
        }
        const not = none ? 'non ' : ''
        const plural = !none && least !== 1
        return aside(context, () => {
          if (inPlay && filter.whose === 'yours') return `${not}controlli ${what()}`
          if (inPlay && filter.whose === 'opponents') return `il tuo avversario ${not}controlla ${what()}`
          return `${not}${plural ? 'ci sono' : "c'è"} ${what()}${isSomewhere(filter) ? ' in gioco' : ''}`
        })
      },
    },
  },
  that: {
    reads: ({ is }) => readsOfFilter(is) | UNDER_WAY,
    // Who wins or loses a duel is not known before.
    isOpen: ({ that }) => that === 'duelWinner' || that === 'duelLoser',
    holds: ({ that, is }) => {
      if (that === 'self') return (g, c) => c.self !== NONE && matches(g, is, c.self, c)
      return (g, c) => subjectRefs(g, that, c).some(({ card }) => matches(g, is, card, c))
    },
    say: {
      en: ({ that, is }, context, negated) => {
        if (is.is !== undefined && (that === 'duelWinner' || that === 'duelLoser')) {
          const does = that === 'duelWinner' ? 'win' : 'lose'
          const who = en.phrase(is.is, context).nom
          return negated ? `${who} does not ${does} the duel` : `${who} ${does}s the duel`
        }
        const noun = en.phrase(that, context)
        return `${noun.nom} ${en.predicate(is, noun, context, negated)}`
      },
      de: ({ that, is }, context, negated) => {
        if (is.is !== undefined && (that === 'duelWinner' || that === 'duelLoser')) {
          const does = that === 'duelWinner' ? 'gewinnt' : 'verliert'
          return `${de.phrase(is.is, context).in('nom')} das Duell ${negated ? 'nicht ' : ''}${does}`
        }
        const who = de.phrase(that, context)
        return `${who.in('nom')} ${de.predicate(is, who.form, context, negated)}`
      },
      it: ({ that, is }, context, negated) => {
        if (is.is !== undefined && (that === 'duelWinner' || that === 'duelLoser')) {
          const does = that === 'duelWinner' ? 'vince' : 'perde'
          return words(it.phrase(is.is, context).with(), negated && 'non', does, 'il duello')
        }
        const who = it.phrase(that, context)
        return words(who.with(), it.predicate(is, who, context, negated))
      },
    },
    lasts: true,
  },
}
