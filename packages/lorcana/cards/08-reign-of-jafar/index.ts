import type { CardSet } from '../facts.ts'
import { amber } from './amber.ts'
import { facts } from './facts.ts'
import { sapphire } from './sapphire.ts'

export const reignOfJafar: CardSet = {
  number: 8,
  name: 'Reign of Jafar',
  facts,
  texts: [amber, sapphire],
}
