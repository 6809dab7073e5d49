import type { CardSet } from '../facts.ts'
import { crab } from './crab.ts'
import { facts } from './facts.ts'
import { unicorn } from './unicorn.ts'

export const clanwar: CardSet = { code: 'clanwar', facts, texts: { crab, unicorn } }
