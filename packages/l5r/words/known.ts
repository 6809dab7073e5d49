/**
 * The words, as they are found by whoever reads a text. Words are written with rules and phrases, which read texts in their
 * turn; so index.ts, which joins all words, brings them here.
 */
import { verbFinder, wordFinder } from '@regelwerk/core'
import type {
  Amount,
  Amounts,
  Condition,
  Conditions,
  Constant,
  Constants,
  Cost,
  Filter,
  Happening,
  Happenings,
  Verb,
  Verbs,
} from '../abilities.ts'
import type { conflictSaid as ConflictSaid } from './conditions/conflicts.ts'
import type { Costs } from './costs/index.ts'
import type {
  AmountWord,
  AmountWords,
  ConditionWord,
  ConditionWords,
  ConstantWord,
  ConstantWords,
  CostWord,
  CostWords,
  FilterWord,
  FilterWords,
  HappeningWord,
  HappeningWords,
  VerbWord,
  VerbWords,
} from './records.ts'

interface Dictionary {
  filters: FilterWords<Filter>
  amounts: AmountWords<Amounts>
  conditions: ConditionWords<Conditions>
  happenings: HappeningWords<Happenings>
  verbs: VerbWords<Verbs>
  costs: CostWords<Costs>
  constants: ConstantWords<Constants>
  conflictSaid: typeof ConflictSaid
}

type Reckoned = Exclude<Amount, number>
type Property = FilterWord<NonNullable<Filter[keyof Filter]>>

let known: Dictionary
let properties: readonly (readonly [keyof Filter, Property])[] = []
let amountFound: (n: object) => AmountWord<Reckoned>
let conditionFound: (test: object) => ConditionWord<Condition>
let verbFound: (verb: Verb) => VerbWord<Verb>
let costFound: (cost: object) => CostWord<Cost>
let constantFound: (rule: object) => ConstantWord<Constant>

/** What a filter says of cards, in the order in which that is said. */
export function* propertiesOf(
  filter: Filter,
): Generator<readonly [keyof Filter, Property, NonNullable<Filter[keyof Filter]>]> {
  for (const [key, word] of properties) {
    const value = filter[key]
    if (value !== undefined) yield [key, word, value]
  }
}

export const amountWord = (n: Reckoned): AmountWord<Reckoned> => amountFound(n)
export const conditionWord = (test: Condition): ConditionWord<Condition> => conditionFound(test)
export const verbWord = (verb: Verb): VerbWord<Verb> => verbFound(verb)
export const costWord = (cost: Cost): CostWord<Cost> => costFound(cost)
export const constantWord = (rule: Constant): ConstantWord<Constant> => constantFound(rule)

export function happeningWord({ event }: { event: Happening['event'] }): HappeningWord<Happening> {
  const word: HappeningWord<Happening> | undefined = known.happenings[event]
  if (word === undefined)
    throw new Error(
      `nothing happens that is called ${event}; there are ${Object.keys(known.happenings).join(', ')}`,
    )
  return word
}

/** How a conflict is said. */
export const conflictSaid = (): typeof ConflictSaid => known.conflictSaid

/** In a word or two, what a verb does. */
export const deedOf = (name: keyof Verbs) => known.verbs[name].deed
export const isVerb = (name: string): name is keyof Verbs => name in known.verbs

/** The happenings that events of a kind can be. */
export function happeningsByEvent(): ReadonlyMap<string, readonly Happening['event'][]> {
  const found = new Map<string, Happening['event'][]>()
  for (const [name, { events }] of Object.entries(known.happenings) as [
    Happening['event'],
    HappeningWord<Happening>,
  ][])
    for (const kind of events) {
      const names = found.get(kind) ?? []
      names.push(name)
      found.set(kind, names)
    }
  return found
}

export function learn(dictionary: Dictionary): void {
  known = dictionary
  const { filters, amounts, conditions, verbs, costs, constants } = dictionary
  properties = Object.entries(filters) as [keyof Filter, Property][]
  amountFound = wordFinder('amount', amounts)
  conditionFound = wordFinder('condition', conditions)
  verbFound = verbFinder(verbs)
  costFound = wordFinder('cost', costs)
  constantFound = wordFinder('constant', constants)
}

export const verbNames = (): readonly string[] => Object.keys(known.verbs)
