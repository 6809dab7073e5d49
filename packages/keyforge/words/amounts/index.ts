/** Amounts, found by the word that a node bears, and made into functions once. */
import { oncePerNode, wordFinder } from '@regelwerk/core'
import type { AmountNode, AmountWord, AmountWords, Reckoning } from '../types.ts'
import { type Arithmetic, arithmetic } from './arithmetic.ts'
import { type CardAmounts, cardAmounts } from './cards.ts'
import { type DoneAmounts, doneAmounts } from './done.ts'
import { type PoolAmounts, poolAmounts } from './pools.ts'

const words: AmountWords<CardAmounts & PoolAmounts & DoneAmounts & Arithmetic> = {
  ...cardAmounts,
  ...poolAmounts,
  ...doneAmounts,
  ...arithmetic,
}

export const amountWord = wordFinder<AmountWord<AmountNode>>('amount', words)

export const reckoningOf: (n: AmountNode) => Reckoning = oncePerNode((n: AmountNode) =>
  amountWord(n).reckon(n),
)
