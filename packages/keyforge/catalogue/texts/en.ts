/** Titles in English, put together from en-1.ts, en-2.ts and so on. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'
import { en1 } from './en-1.ts'
import { en2 } from './en-2.ts'

export const texts: RuleTexts<RuleId> = { ...en1, ...en2 }
