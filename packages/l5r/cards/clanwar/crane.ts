import type { Texts } from '../facts.ts'
import {
  action,
  all,
  cannot,
  constant,
  duel,
  duringConflict,
  ifSo,
  interrupt,
  opponents,
  opposing,
  target,
  that,
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
  'dazzling-duelist': [
    action({
      if: duringConflict,
      cost: [{ duel: 'military', against: opponents(), by: 'opponent' }],
      effect: {
        do: 'resolveDuel',
        result: all(
          ifSo(
            that('duelLoser', { whose: 'yours' }),
            thisConflict(constant({ who: 'you', cannotClaim: 'rings' })),
          ),
          ifSo(
            that('duelLoser', { whose: 'opponents' }),
            thisConflict(constant({ who: 'opponent', cannotClaim: 'rings' })),
          ),
        ),
      },
    }),
  ],
}
