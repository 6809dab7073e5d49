/**
 * The words of the language by the nodes that bear them (words/). Rules and values are read by words, which in turn do what
 * rules say: so they are found here, where words/index.ts, which knows them all, brings them.
 */
import type { Amount, Condition, Cost, Filter, Happens, Static, Verb } from './abilities.ts'
import type { PermissionWords } from './words/permissions/index.ts'
import type {
  AmountWord,
  ConditionWord,
  CostWord,
  EventWord,
  PropertyWord,
  StaticWord,
  VerbWord,
} from './words/word.ts'

export interface Vocabulary {
  amountWord: (node: object) => AmountWord<Exclude<Amount, number>>
  conditionWord: (node: object) => ConditionWord<Condition>
  /** In the order in which they are said. */
  properties: ReadonlyMap<keyof Filter, PropertyWord<unknown>>
  eventWord: (on: Happens) => EventWord
  /** What an event of this kind can mean. */
  happensBy: (kind: string) => readonly Happens[]
  verbWord: (verb: Verb) => VerbWord<Verb>
  costWord: (node: object) => CostWord<Cost>
  staticWord: (node: object) => StaticWord<Static>
  permissions: PermissionWords
}

export let amountWord: Vocabulary['amountWord']
export let conditionWord: Vocabulary['conditionWord']
export let properties: Vocabulary['properties']
export let eventWord: Vocabulary['eventWord']
export let happensBy: Vocabulary['happensBy']
export let verbWord: Vocabulary['verbWord']
export let costWord: Vocabulary['costWord']
export let staticWord: Vocabulary['staticWord']
export let permissions: Vocabulary['permissions']

export function speakIn(words: Vocabulary): void {
  ;({
    amountWord,
    conditionWord,
    properties,
    eventWord,
    happensBy,
    verbWord,
    costWord,
    staticWord,
    permissions,
  } = words)
}
