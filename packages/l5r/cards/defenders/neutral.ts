import type { Texts } from '../facts.ts'
import { action, duringConflict, moveToConflict } from '../words.ts'

/** Neutral cards, of Defenders of Rokugan. */
export const neutral: Texts = {
  'moto-eviscerator': [action({ if: duringConflict, cost: [{ honor: 1 }], effect: moveToConflict('self') })],
}
