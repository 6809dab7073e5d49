import type { Texts } from '../facts.ts'
import { action, composure, constant, duringConflict, opposing, political, thisConflict } from '../words.ts'

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
}
