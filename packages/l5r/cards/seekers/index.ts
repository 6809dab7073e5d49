import type { CardSet } from '../facts.ts'
import { crab } from './crab.ts'
import { facts } from './facts.ts'
import { neutral } from './neutral.ts'
import { phoenix } from './phoenix.ts'

export const seekers: CardSet = { code: 'seekers', facts, texts: { crab, phoenix, neutral } }
