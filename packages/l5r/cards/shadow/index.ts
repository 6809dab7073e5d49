import type { CardSet } from '../facts.ts'
import { crab } from './crab.ts'
import { crane } from './crane.ts'
import { dragon } from './dragon.ts'
import { facts } from './facts.ts'
import { lion } from './lion.ts'
import { neutral } from './neutral.ts'
import { phoenix } from './phoenix.ts'
import { scorpion } from './scorpion.ts'
import { shadowlands } from './shadowlands.ts'
import { unicorn } from './unicorn.ts'

export const shadow: CardSet = {
  code: 'shadow',
  facts,
  texts: { crab, crane, dragon, lion, phoenix, scorpion, unicorn, neutral, shadowlands },
}
