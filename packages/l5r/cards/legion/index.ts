import type { CardSet } from '../facts.ts'
import { facts } from './facts.ts'
import { lion } from './lion.ts'

export const legion: CardSet = { code: 'legion', facts, texts: { lion } }
