import type { CardSet } from '../facts.ts'
import { facts } from './facts.ts'
import { lion } from './lion.ts'
import { neutral } from './neutral.ts'
import { phoenix } from './phoenix.ts'
import { scorpion } from './scorpion.ts'

export const disciples: CardSet = { code: 'disciples', facts, texts: { lion, phoenix, scorpion, neutral } }
