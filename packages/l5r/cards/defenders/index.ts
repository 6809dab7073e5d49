import type { CardSet } from '../facts.ts'
import { crab } from './crab.ts'
import { facts } from './facts.ts'
import { lion } from './lion.ts'
import { neutral } from './neutral.ts'
import { phoenix } from './phoenix.ts'
import { scorpion } from './scorpion.ts'
import { unicorn } from './unicorn.ts'

export const defenders: CardSet = {
  code: 'defenders',
  facts,
  texts: { phoenix, crab, lion, scorpion, unicorn, neutral },
}
