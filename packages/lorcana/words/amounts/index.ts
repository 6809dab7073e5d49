/** All amounts. */
import { cardAmounts } from './cards.ts'
import { countedAmounts } from './counted.ts'
import { playerAmounts } from './players.ts'

export const amounts = { ...countedAmounts, ...cardAmounts, ...playerAmounts }
