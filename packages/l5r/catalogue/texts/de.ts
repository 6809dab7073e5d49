/** Titles and summaries in German, put together from de-1.ts, de-2.ts and so on. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'
import { de1 } from './de-1.ts'
import { de2 } from './de-2.ts'
import { de3 } from './de-3.ts'
import { de4 } from './de-4.ts'
import { de5 } from './de-5.ts'
import { de6 } from './de-6.ts'
import { deLater } from './de-later.ts'

export const texts: RuleTexts<RuleId> = { ...de1, ...de2, ...de3, ...de4, ...de5, ...de6, ...deLater }
