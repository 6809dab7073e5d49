import type { Texts } from '../facts.ts'
import {
  action,
  ifSo,
  instead,
  opponentDiscards,
  opponentDiscardsRandom,
  opponents,
  wouldInterrupt,
} from '../words.ts'

/** The Crane clan, of Children of the Empire. */
export const crane: Texts = {
  'kakita-toshimoko': [
    wouldInterrupt(
      { event: 'losesConflict', what: 'self' },
      {
        cost: [{ duel: 'military', against: opponents(), by: 'opponent' }],
        effect: {
          do: 'resolveDuel',
          result: ifSo({ that: 'duelWinner', is: { is: 'self' } }, { do: 'noWinner' }),
        },
      },
    ),
  ],
  'paragon-of-grace': [
    action({
      if: { that: 'self', is: { participating: true, alone: true } },
      effect: instead(
        opponentDiscards(1),
        { that: 'self', is: { status: 'honored' } },
        opponentDiscardsRandom(1),
      ),
    }),
  ],
}
