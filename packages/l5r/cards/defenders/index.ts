import type { CardSet } from '../facts.ts'
import { crab } from './crab.ts'
import { facts } from './facts.ts'
import { neutral } from './neutral.ts'
import { scorpion } from './scorpion.ts'

export const defenders: CardSet = { code: 'defenders', facts, texts: { crab, scorpion, neutral } }
