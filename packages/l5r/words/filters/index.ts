/** What can be said of cards, in the order in which it is said. */
import type { Filter } from '../../abilities.ts'
import type { FilterWords } from '../records.ts'
import { kindFilters } from './kinds.ts'
import { numberFilters } from './numbers.ts'
import { placeFilters } from './places.ts'
import { stateFilters } from './states.ts'
import { whichFilters } from './which.ts'

const {
  isNot,
  is,
  whose,
  owner,
  controllerOf,
  notControllerOf,
  type,
  either,
  in: places,
  if: only,
} = whichFilters
const { unique, ...kinds } = kindFilters

export const filterWords: FilterWords<Filter> = {
  type,
  isNot,
  unique,
  ...stateFilters,
  ...kinds,
  is,
  whose,
  owner,
  controllerOf,
  notControllerOf,
  ...placeFilters,
  ...numberFilters,
  if: only,
  either,
  in: places,
}
