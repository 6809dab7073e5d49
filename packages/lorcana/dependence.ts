/** What texts depend on: static abilities that look at derived values are applied after those that make them (values.ts). */
import type { Amount, Condition, Filter, Static } from './abilities.ts'
import { amountWord, conditionWord, properties, staticWord } from './vocabulary.ts'
import { VALUES } from './words/word.ts'

export const readsOfAmount = (n: Amount | undefined): number =>
  typeof n === 'object' ? amountWord(n).reads(n) : 0

export const readsOfCondition = (condition: Condition | undefined): number =>
  condition === undefined ? 0 : conditionWord(condition).reads(condition)

export function readsOfFilter(filter: Filter): number {
  let reads = 0
  for (const [key, word] of properties) {
    const wanted = filter[key]
    if (wanted !== undefined) reads |= word.reads(wanted)
  }
  return reads
}

/** Does it make what others ask of a card as if it were printed? */
export const isFirst = (ability: Static): boolean => staticWord(ability).isFirst?.(ability) ?? false

/** Must this static ability wait until keywords and strengths are known? */
export function isLate(ability: Static): boolean {
  const reads =
    readsOfCondition(ability.while) | readsOfCondition(ability.unless) | staticWord(ability).reads(ability)
  return (reads & VALUES) !== 0
}
