/** The properties of filters, in the order in which they are said; and filters made into tests. */
import { oncePerNode } from '@regelwerk/core'
import type { Filter } from '../../abilities.ts'
import type { FilterWord, FilterWords, Test } from '../types.ts'
import { kindFilters } from './kinds.ts'
import { placeFilters } from './places.ts'
import { stateFilters } from './states.ts'
import { valueFilters } from './values.ts'

const words: FilterWords<Required<Filter>> = {
  ...stateFilters,
  ...kindFilters,
  ...valueFilters,
  ...placeFilters,
}

/** A property of some filter. */
type Property = Required<Filter>[keyof Filter]

export const filterWords: ReadonlyMap<string, FilterWord<Property>> = new Map(Object.entries(words))

/** All that a filter demands, as one test. */
export const testOf: (filter: Filter) => Test = oncePerNode((filter: Filter): Test => {
  const tests: Test[] = []
  for (const [key, word] of filterWords) {
    const value = filter[key as keyof Filter]
    if (value !== undefined && key !== 'in') tests.push(word.test(value, filter))
  }
  const [first, second, third] = tests
  if (first === undefined) return () => true
  if (second === undefined) return first
  if (third === undefined) return (g, what, c) => first(g, what, c) && second(g, what, c)
  return (g, what, c) => tests.every((test) => test(g, what, c))
})
