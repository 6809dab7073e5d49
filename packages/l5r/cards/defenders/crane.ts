import type { Texts } from '../facts.ts'
import { cannot, character, duringPhase } from '../words.ts'

/** The Crane clan, of Defenders of Rokugan. */
export const crane: Texts = {
  'daidoji-netsu': [cannot(character({ isNot: 'self' }), 'leavePlay', duringPhase('conflict'))],
}
