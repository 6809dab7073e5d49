import type { CardSet } from '../facts.ts'
import { amber } from './amber.ts'
import { facts } from './facts.ts'
import { sapphire } from './sapphire.ts'

export const azuriteSea: CardSet = {
  number: 6,
  name: 'Azurite Sea',
  facts,
  texts: [amber, sapphire],
}
