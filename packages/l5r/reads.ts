/** What a text depends on (words/aspects.ts), found once for each of its nodes. */
import { oncePerNode } from '@regelwerk/core'
import type { Amount, Condition, Filter, Range } from './abilities.ts'
import { NOTHING, TABLE } from './words/aspects.ts'
import { amountWord, conditionWord, propertiesOf } from './words/known.ts'

export const readsOfFilter = oncePerNode((filter: Filter): number => {
  let reads = TABLE
  for (const [, word, value] of propertiesOf(filter)) reads |= word.reads(value)
  return reads
})

export const readsOfCondition = oncePerNode((test: Condition): number => conditionWord(test).reads(test))

const ofAmount = oncePerNode((n: Exclude<Amount, number>): number => amountWord(n).reads(n))
export const readsOfAmount = (n: Amount | undefined): number =>
  n === undefined || typeof n === 'number' ? NOTHING : ofAmount(n)

export const readsOfRange = ({ min, max, below, above }: Range): number =>
  readsOfAmount(min) | readsOfAmount(max) | readsOfAmount(below) | readsOfAmount(above)

/** Is this said somewhere in it? */
export const mentions = (node: unknown, said: string | undefined): boolean =>
  typeof node === 'object' && node !== null
    ? Object.values(node).some((part) => mentions(part, said))
    : node === said

/** Does it speak of the very card that is being looked at? */
export const mentionsItself = (node: object): boolean => mentions(node, 'itself')
