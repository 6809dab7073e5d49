import type { CardSet } from '../facts.ts'
import { facts } from './facts.ts'
import { ruby } from './ruby.ts'

export const fabled: CardSet = {
  number: 9,
  name: 'Fabled',
  facts,
  texts: [ruby],
}
