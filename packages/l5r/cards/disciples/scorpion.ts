import type { Texts } from '../facts.ts'
import { cancel, duringConflict, wouldInterrupt } from '../words.ts'

/** The Scorpion clan, of Disciples of the Void. */
export const scorpion: Texts = {
  'yogo-kikuyo': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event', by: 'opponent', trait: 'spell' } },
      { from: ['hand'], if: duringConflict, cost: [{ putIntoPlay: 'self' }], effect: cancel },
    ),
  ],
}
