import type { CardSet } from '../facts.ts'
import { facts } from './facts.ts'
import { lion } from './lion.ts'
import { scorpion } from './scorpion.ts'

export const inheritance: CardSet = { code: 'inheritance', facts, texts: { lion, scorpion } }
