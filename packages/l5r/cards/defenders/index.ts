import type { CardSet } from '../facts.ts'
import { crab } from './crab.ts'
import { crane } from './crane.ts'
import { dragon } from './dragon.ts'
import { facts } from './facts.ts'
import { lion } from './lion.ts'
import { neutral } from './neutral.ts'
import { phoenix } from './phoenix.ts'
import { scorpion } from './scorpion.ts'
import { unicorn } from './unicorn.ts'

export const defenders: CardSet = {
  code: 'defenders',
  facts,
  texts: { crane, dragon, phoenix, crab, lion, scorpion, unicorn, neutral },
}
