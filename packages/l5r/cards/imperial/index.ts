import type { CardSet } from '../facts.ts'
import { crab } from './crab.ts'
import { crane } from './crane.ts'
import { facts } from './facts.ts'
import { neutral } from './neutral.ts'
import { phoenix } from './phoenix.ts'
import { scorpion } from './scorpion.ts'
import { unicorn } from './unicorn.ts'

export const imperial: CardSet = {
  code: 'imperial',
  facts,
  texts: { crab, crane, phoenix, scorpion, unicorn, neutral },
}
