import type { CardSet } from '../facts.ts'
import { crane } from './crane.ts'
import { facts } from './facts.ts'
import { neutral } from './neutral.ts'
import { scorpion } from './scorpion.ts'
import { unicorn } from './unicorn.ts'

export const shadow: CardSet = { code: 'shadow', facts, texts: { crane, scorpion, unicorn, neutral } }
