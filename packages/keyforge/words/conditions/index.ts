/** Conditions, found by the word that a node bears, and made into functions once. */
import { oncePerNode, wordFinder } from '@regelwerk/core'
import type { Condition } from '../../abilities.ts'
import type { ConditionWord, ConditionWords, Holding } from '../types.ts'
import { type CardConditions, cardConditions } from './cards.ts'
import { type ComparedConditions, comparedConditions } from './compared.ts'
import { type GameConditions, gameConditions } from './game.ts'
import { type JoinedConditions, joinedConditions } from './joined.ts'

const words: ConditionWords<CardConditions & ComparedConditions & GameConditions & JoinedConditions> = {
  ...cardConditions,
  ...comparedConditions,
  ...gameConditions,
  ...joinedConditions,
}

export const conditionWord = wordFinder<ConditionWord<Condition>>('condition', words)

export const holdingOf: (condition: Condition) => Holding = oncePerNode((condition: Condition) =>
  conditionWord(condition).holds(condition),
)
