import type { CardSet } from '../facts.ts'
import { amber } from './amber.ts'
import { amethyst } from './amethyst.ts'
import { emerald } from './emerald.ts'
import { facts } from './facts.ts'
import { ruby } from './ruby.ts'
import { sapphire } from './sapphire.ts'
import { steel } from './steel.ts'

export const fabled: CardSet = {
  number: 9,
  name: 'Fabled',
  facts,
  texts: [amber, amethyst, emerald, ruby, sapphire, steel],
}
