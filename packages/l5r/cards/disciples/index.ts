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

export const disciples: CardSet = {
  code: 'disciples',
  facts,
  texts: { dragon, crab, crane, lion, phoenix, scorpion, unicorn, neutral },
}
