import type { CardSet } from '../facts.ts'
import { crab } from './crab.ts'
import { crane } from './crane.ts'
import { dragon } from './dragon.ts'
import { facts } from './facts.ts'
import { lion } from './lion.ts'
import { neutral } from './neutral.ts'
import { scorpion } from './scorpion.ts'
import { unicorn } from './unicorn.ts'

export const legion: CardSet = {
  code: 'legion',
  facts,
  texts: { crane, crab, dragon, lion, scorpion, unicorn, neutral },
}
