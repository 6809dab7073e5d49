import type { Texts } from '../facts.ts'
import { loseHonor, reaction, youWin } from '../words.ts'

/** The Crab clan, of Defenders of Rokugan. */
export const crab: Texts = {
  'purifier-apprentice': [reaction(youWin({ as: 'defender' }), { effect: loseHonor(1, 'opponent') })],
}
