import type { CardSet } from '../facts.ts'
import { facts } from './facts.ts'
import { unicorn } from './unicorn.ts'

export const warriors: CardSet = { code: 'warriors', facts, texts: { unicorn } }
