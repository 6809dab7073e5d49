import type { CardSet } from '../facts.ts'
import { crab } from './crab.ts'
import { crane } from './crane.ts'
import { facts } from './facts.ts'
import { neutral } from './neutral.ts'
import { phoenix } from './phoenix.ts'
import { unicorn } from './unicorn.ts'

export const warriors: CardSet = {
  code: 'warriors',
  facts,
  texts: { crab, crane, phoenix, unicorn, neutral },
}
