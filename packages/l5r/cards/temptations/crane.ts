import type { Texts } from '../facts.ts'
import {
  forcedReaction,
  ifSo,
  moveHome,
  opponents,
  pride,
  selfParticipating,
  that,
  unlimited,
} from '../words.ts'

/** The Crane clan, of the Temptations cycle. */
export const crane: Texts = {
  'arrogant-kakita': [
    pride,
    forcedReaction(
      { event: 'defendersDeclared' },
      {
        ...unlimited,
        if: selfParticipating(),
        cost: [{ duel: 'military', against: opponents() }],
        effect: { do: 'resolveDuel', result: ifSo(that('duelLoser', { is: 'self' }), moveHome('self')) },
      },
    ),
  ],
}
