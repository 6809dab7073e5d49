import type { CardSet } from '../facts.ts'
import { amber } from './amber.ts'
import { emerald } from './emerald.ts'
import { facts } from './facts.ts'
import { ruby } from './ruby.ts'
import { sapphire } from './sapphire.ts'
import { steel } from './steel.ts'

export const riseOfTheFloodborn: CardSet = {
  number: 2,
  name: 'Rise of the Floodborn',
  facts,
  texts: [amber, emerald, ruby, sapphire, steel],
}
