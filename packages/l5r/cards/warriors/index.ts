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

export const warriors: CardSet = {
  code: 'warriors',
  facts,
  texts: { scorpion, lion, crab, crane, dragon, phoenix, unicorn, neutral },
}
