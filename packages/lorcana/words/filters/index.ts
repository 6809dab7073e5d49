/** All properties of a filter, in the order in which they are asked and said. */
import type { Filter } from '../../abilities.ts'
import type { PropertyWord, PropertyWords } from '../word.ts'
import { facts } from './facts.ts'
import { references } from './references.ts'
import { states } from './states.ts'
import { values } from './values.ts'

const words: PropertyWords<Filter> = { ...references, ...facts, ...states, ...values }

export const properties: ReadonlyMap<keyof Filter, PropertyWord<unknown>> = new Map(
  (Object.keys(words) as (keyof Filter)[]).map((key) => [key, words[key]]),
)
