import type { Texts } from '../facts.ts'
import { cannot, covert, reaction, thisPhase } from '../words.ts'

/** The Unicorn clan, of Defenders of Rokugan. */
export const unicorn: Texts = {
  'shinjo-yasamura': [
    covert,
    reaction(
      { event: 'evades', what: 'self' },
      { effect: thisPhase(cannot({ is: 'triggering' }, 'beDeclaredDefender')) },
    ),
  ],
}
