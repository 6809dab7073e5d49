import type { CardSet } from '../facts.ts'
import { facts } from './facts.ts'
import { neutral } from './neutral.ts'
import { scorpion } from './scorpion.ts'

export const underhand: CardSet = { code: 'underhand', facts, texts: { scorpion, neutral } }
