/** Titles and summaries in Italian, put together from it-1.ts, it-2.ts and so on. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'
import { it1 } from './it-1.ts'
import { it2 } from './it-2.ts'
import { it3 } from './it-3.ts'
import { it4 } from './it-4.ts'
import { it5 } from './it-5.ts'
import { it6 } from './it-6.ts'
import { itLater } from './it-later.ts'

export const texts: RuleTexts<RuleId> = { ...it1, ...it2, ...it3, ...it4, ...it5, ...it6, ...itLater }
