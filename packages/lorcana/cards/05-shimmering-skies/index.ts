import type { CardSet } from '../facts.ts'
import { amber } from './amber.ts'
import { facts } from './facts.ts'
import { ruby } from './ruby.ts'
import { steel } from './steel.ts'

export const shimmeringSkies: CardSet = {
  number: 5,
  name: 'Shimmering Skies',
  facts,
  texts: [amber, ruby, steel],
}
