import type { Texts } from '../facts.ts'
import { choose, forcedReaction, opponentChooses, opponents, unlimited, yours } from '../words.ts'

/** The Crab clan, of Disciples of the Void. */
export const crab: Texts = {
  'hida-amoro': [
    forcedReaction(
      { event: 'conflictPassed', who: 'you' },
      { ...unlimited, effect: { do: 'sacrifice', what: choose(yours()) } },
    ),
    forcedReaction(
      { event: 'conflictPassed', who: 'opponent' },
      { ...unlimited, effect: { do: 'sacrifice', what: opponentChooses(opponents()), who: 'opponent' } },
    ),
  ],
}
