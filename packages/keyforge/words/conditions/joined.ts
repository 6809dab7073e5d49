/** Conditions: made of others. */
import type { Condition } from '../../abilities.ts'
import { holds } from '../../reading.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { ConditionWords } from '../types.ts'

export interface JoinedConditions {
  all: { all: readonly Condition[] }
  any: { any: readonly Condition[] }
  not: { not: Condition }
}

export const joinedConditions: ConditionWords<JoinedConditions> = {
  all: {
    holds:
      ({ all }) =>
      (g, c) =>
        all.every((part) => holds(g, part, c)),
    say: {
      en: ({ all }, t, not) => all.map((one) => en.condition(one, t, not)).join(not ? ' or ' : ' and '),
      de: ({ all }, t, not) => all.map((one) => de.condition(one, t, not)).join(not ? ' oder ' : ' und '),
      it: ({ all }, t, not) => all.map((one) => it.condition(one, t, not)).join(not ? ' o ' : ' e '),
    },
  },
  any: {
    holds:
      ({ any }) =>
      (g, c) =>
        any.some((part) => holds(g, part, c)),
    say: {
      en: ({ any }, t, not) => any.map((one) => en.condition(one, t, not)).join(not ? ' and ' : ' or '),
      de: ({ any }, t, not) => any.map((one) => de.condition(one, t, not)).join(not ? ' und ' : ' oder '),
      it: ({ any }, t, not) => any.map((one) => it.condition(one, t, not)).join(not ? ' e ' : ' o '),
    },
  },
  not: {
    holds:
      ({ not }) =>
      (g, c) =>
        !holds(g, not, c),
    say: {
      en: (test, t, not) => en.condition(test.not, t, !not),
      de: (test, t, not) => de.condition(test.not, t, !not),
      it: (test, t, not) => it.condition(test.not, t, !not),
    },
  },
}
