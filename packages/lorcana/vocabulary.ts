/**
 * The words of the language by the nodes that bear them (words/). Rules and values are read by words, which in turn do what
 * rules say: so they are found here, where words/index.ts, which knows them all, brings them.
 */
import type { Amount, Condition, Filter } from './abilities.ts'
import type { AmountWord, ConditionWord, PropertyWord } from './words/word.ts'

export interface Vocabulary {
  amountWord: (node: object) => AmountWord<Exclude<Amount, number>>
  conditionWord: (node: object) => ConditionWord<Condition>
  /** In the order in which they are said. */
  properties: ReadonlyMap<keyof Filter, PropertyWord<unknown>>
}

export let amountWord: Vocabulary['amountWord']
export let conditionWord: Vocabulary['conditionWord']
export let properties: Vocabulary['properties']

export function speakIn(words: Vocabulary): void {
  ;({ amountWord, conditionWord, properties } = words)
}
