import type { CardSet } from '../facts.ts'
import { crane } from './crane.ts'
import { facts } from './facts.ts'
import { neutral } from './neutral.ts'
import { phoenix } from './phoenix.ts'

export const children: CardSet = { code: 'children', facts, texts: { crane, phoenix, neutral } }
