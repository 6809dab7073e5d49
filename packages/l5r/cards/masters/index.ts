import type { CardSet } from '../facts.ts'
import { crane } from './crane.ts'
import { facts } from './facts.ts'

export const masters: CardSet = { code: 'masters', facts, texts: { crane } }
