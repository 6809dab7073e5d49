import type { CardSet } from '../facts.ts'
import { crane } from './crane.ts'
import { facts } from './facts.ts'
import { neutral } from './neutral.ts'

export const masters: CardSet = { code: 'masters', facts, texts: { crane, neutral } }
