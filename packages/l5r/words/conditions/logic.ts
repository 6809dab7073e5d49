/** What was done, and conditions made of others. */
import type { Condition } from '../../abilities.ts'
import { holds } from '../../reading.ts'
import { readsOfCondition } from '../../reads.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { UNDER_WAY } from '../aspects.ts'
import { conditionWord } from '../known.ts'
import type { ConditionWord, ConditionWords } from '../records.ts'

export interface LogicConditions {
  /** What the effect has done so far was done in full. */
  done: { done: true }
  either: { either: readonly [Condition, Condition] }
  both: { both: readonly [Condition, Condition] }
  not: { not: Condition }
}

const readsOfAll = (parts: readonly Condition[]): number =>
  parts.reduce((reads, part) => reads | readsOfCondition(part), 0)
const isOneOpen = (parts: readonly Condition[]): boolean =>
  parts.some((part) => conditionWord(part).isOpen?.(part) ?? false)

/** "A or B"; turned round, "not A and not B". */
const joined = (
  parts: readonly Condition[],
  or: boolean,
  say: (part: Condition) => string,
  [and, either]: readonly [and: string, or: string],
): string => parts.map(say).join(` ${or ? either : and} `)

const list = (of: (test: never) => readonly Condition[], or: boolean): ConditionWord<never>['say'] => ({
  en: (test, context, negated) =>
    joined(of(test), or !== negated, (part) => en.condition(part, context, negated), ['and', 'or']),
  de: (test, context, negated) =>
    joined(of(test), or !== negated, (part) => de.condition(part, context, negated), ['und', 'oder']),
  it: (test, context, negated) =>
    joined(of(test), or !== negated, (part) => it.condition(part, context, negated), ['e', 'o']),
})

export const logicConditions: ConditionWords<LogicConditions> = {
  done: {
    reads: () => UNDER_WAY,
    isOpen: () => true,
    holds: () => (_, c) => c.done,
    say: {
      en: (_, __, negated) => (negated ? 'this is not possible' : 'this is done'),
      de: (_, __, negated) => (negated ? 'dies nicht möglich ist' : 'dies geschehen ist'),
      it: (_, __, negated) => (negated ? 'ciò non è possibile' : 'ciò avviene'),
    },
  },
  either: {
    reads: ({ either }) => readsOfAll(either),
    isOpen: ({ either }) => isOneOpen(either),
    holds:
      ({ either }) =>
      (g, c) =>
        either.some((part) => holds(g, part, c)),
    say: list(({ either }: LogicConditions['either']) => either, true),
  },
  both: {
    reads: ({ both }) => readsOfAll(both),
    isOpen: ({ both }) => isOneOpen(both),
    holds:
      ({ both }) =>
      (g, c) =>
        both.every((part) => holds(g, part, c)),
    say: list(({ both }: LogicConditions['both']) => both, false),
  },
  not: {
    reads: ({ not }) => readsOfCondition(not),
    isOpen: ({ not }) => isOneOpen([not]),
    holds:
      ({ not }) =>
      (g, c) =>
        !holds(g, not, c),
    say: {
      en: ({ not }, context, negated) => en.condition(not, context, !negated),
      de: ({ not }, context, negated) => de.condition(not, context, !negated),
      it: ({ not }, context, negated) => it.condition(not, context, !negated),
    },
  },
}
