import type { CardSet } from '../facts.ts'
import { emerald } from './emerald.ts'
import { facts } from './facts.ts'
import { ruby } from './ruby.ts'
import { sapphire } from './sapphire.ts'
import { steel } from './steel.ts'

export const winterspell: CardSet = {
  number: 11,
  name: 'Winterspell',
  facts,
  texts: [emerald, ruby, sapphire, steel],
}
