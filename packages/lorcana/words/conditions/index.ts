/** All conditions. */
import { amountConditions } from './amounts.ts'
import { cardConditions } from './cards.ts'
import { challengeConditions } from './challenges.ts'
import { logicConditions } from './logic.ts'
import { turnConditions } from './turn.ts'

export const conditions = {
  ...cardConditions,
  ...challengeConditions,
  ...amountConditions,
  ...turnConditions,
  ...logicConditions,
}
