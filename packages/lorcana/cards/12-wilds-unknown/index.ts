import type { CardSet } from '../facts.ts'
import { amethyst } from './amethyst.ts'
import { facts } from './facts.ts'

export const wildsUnknown: CardSet = {
  number: 12,
  name: 'Wilds Unknown',
  facts,
  texts: [amethyst],
}
