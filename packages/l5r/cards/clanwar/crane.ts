import type { Texts } from '../facts.ts'
import {
  action,
  all,
  cannot,
  constant,
  duel,
  duringConflict,
  interrupt,
  opposing,
  target,
  thisConflict,
  yourParticipating,
} from '../words.ts'

/** The Crane clan, of Clan War. */
export const crane: Texts = {
  'return-the-offense': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: duel(
        'political',
        'target',
        'second',
        all(
          thisConflict(constant({ to: 'duelWinner', doesNotBow: 'conflictResolution' })),
          thisConflict(cannot('duelLoser', 'beReadied')),
        ),
      ),
    }),
  ],
  'chancellor-s-aide': [
    interrupt(
      { event: 'leavesPlay', what: 'self' },
      {
        targets: [{ player: 'any' }, { player: 'any', by: 'opponent', joins: 1 }],
        effect: { do: 'discardFromHand', n: 1, who: 'chosen' },
      },
    ),
  ],
}
