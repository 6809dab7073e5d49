/** Several conditions as one. */
import { first, words } from '@regelwerk/say'
import { type Subordinate, sideBySide } from '@regelwerk/say/de'
import type { Condition } from '../../abilities.ts'
import { readsOfCondition } from '../../dependence.ts'
import { holds } from '../../reading.ts'
import type { Context } from '../../text/grammar.ts'
import { conditionWord } from '../../vocabulary.ts'
import { it } from '../saying.ts'
import type { ConditionWords } from '../word.ts'

export interface LogicConditions {
  all: { all: readonly Condition[] }
  any: { any: readonly Condition[] }
  not: { not: Condition }
}

const readsOfAll = (tests: readonly Condition[]): number =>
  tests.reduce((reads, test) => reads | readsOfCondition(test), 0)

/** Of what is denied together, one is not so. */
const english = (tests: readonly Condition[], and: boolean, context: Context, not: boolean): string =>
  tests.map((test) => conditionWord(test).say.en(test, context, not)).join(and === not ? ' or ' : ' and ')

function german(tests: readonly Condition[], and: boolean, context: Context, not: boolean): Subordinate {
  const parts = tests.map((test) => conditionWord(test).say.de(test, context, not))
  const rest = parts.slice(1)
  const link = and === not ? 'oder' : 'und'
  return {
    ...first(parts),
    behind: words(first(parts).behind, ...rest.map((part) => `${link} ${sideBySide([part])}`)),
  }
}

function italian(tests: readonly Condition[], and: boolean, context: Context, not: boolean): it.Test {
  const parts = tests.map((test) => conditionWord(test).say.it(test, context, not))
  const rest = parts.slice(1)
  const link = and === not ? 'o' : 'e'
  return {
    ...first(parts),
    rest: words(first(parts).rest, ...rest.map((part) => `${link} ${it.asserted(part)}`)),
  }
}

export const logicConditions: ConditionWords<LogicConditions> = {
  all: {
    holds:
      ({ all }) =>
      (g, from) => {
        for (const test of all) if (!holds(g, test, from)) return false
        return true
      },
    reads: ({ all }) => readsOfAll(all),
    aboutSelf: ({ all }) => all.every((test) => conditionWord(test).aboutSelf?.(test) ?? false),
    say: {
      en: ({ all }, context, not) => english(all, true, context, not),
      de: ({ all }, context, not) => german(all, true, context, not),
      it: ({ all }, context, not) => italian(all, true, context, not),
    },
  },
  any: {
    holds:
      ({ any }) =>
      (g, from) => {
        for (const test of any) if (holds(g, test, from)) return true
        return false
      },
    reads: ({ any }) => readsOfAll(any),
    say: {
      en: ({ any }, context, not) => english(any, false, context, not),
      de: ({ any }, context, not) => german(any, false, context, not),
      it: ({ any }, context, not) => italian(any, false, context, not),
    },
  },
  not: {
    holds:
      ({ not }) =>
      (g, from) =>
        !holds(g, not, from),
    reads: ({ not }) => readsOfCondition(not),
    aboutSelf: ({ not }) => conditionWord(not).aboutSelf?.(not) ?? false,
    say: {
      en: ({ not: test }, context, not) => conditionWord(test).say.en(test, context, !not),
      de: ({ not: test }, context, not) => conditionWord(test).say.de(test, context, !not),
      it: ({ not: test }, context, not) => conditionWord(test).say.it(test, context, !not),
    },
  },
}
