/** All that is so as long as a card is active, joined. */
import { wordFinder } from '@regelwerk/core'
import type { Lasting } from '../abilities.ts'
import type { Lang } from '../text/grammar.ts'
import { allowing } from './allowing.ts'
import { demanding } from './demanding.ts'
import { forbidding } from './forbidding.ts'
import { ignoring } from './ignoring.ts'
import { modifying } from './modifying.ts'
import { retreating } from './retreating.ts'
import type { ContinuousWord } from './word.ts'

const wordOf = wordFinder<ContinuousWord<Lasting>>('continuous text', {
  ...ignoring,
  ...forbidding,
  ...demanding,
  ...modifying,
  ...retreating,
  ...allowing,
})

export const sayContinuous = (text: Lasting, lang: Lang, isThisTurn: boolean): string =>
  wordOf(text).say[lang](text, isThisTurn)
