import type { Texts } from '../facts.ts'
import {
  action,
  character,
  composure,
  constant,
  duringConflict,
  forcedReaction,
  opposing,
  political,
  put,
  target,
  thisConflict,
  unlimited,
} from '../words.ts'

/** The Phoenix clan, of Children of the Empire. */
export const phoenix: Texts = {
  'sincere-challenger': [
    composure(political('self', 2)),
    action({
      if: duringConflict,
      cost: [{ duel: 'political', against: opposing() }],
      effect: {
        do: 'resolveDuel',
        result: thisConflict(constant({ to: 'duelWinner', immuneTo: 'events' })),
      },
    }),
  ],
  'isawa-ujina': [
    forcedReaction(
      { event: 'ringClaimed', element: 'void' },
      { ...unlimited, targets: [target(character({ fate: { max: 0 } }))], effect: put('target', 'removed') },
    ),
  ],
}
