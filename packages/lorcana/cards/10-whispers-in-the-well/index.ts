import type { CardSet } from '../facts.ts'
import { amber } from './amber.ts'
import { emerald } from './emerald.ts'
import { facts } from './facts.ts'
import { ruby } from './ruby.ts'
import { sapphire } from './sapphire.ts'

export const whispersInTheWell: CardSet = {
  number: 10,
  name: 'Whispers in the Well',
  facts,
  texts: [amber, emerald, ruby, sapphire],
}
