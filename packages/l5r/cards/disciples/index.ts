import type { CardSet } from '../facts.ts'
import { facts } from './facts.ts'
import { phoenix } from './phoenix.ts'
import { scorpion } from './scorpion.ts'

export const disciples: CardSet = { code: 'disciples', facts, texts: { phoenix, scorpion } }
