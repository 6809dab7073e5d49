import type { CardSet } from '../facts.ts'
import { facts } from './facts.ts'
import { lion } from './lion.ts'
import { neutral } from './neutral.ts'

export const legion: CardSet = { code: 'legion', facts, texts: { lion, neutral } }
