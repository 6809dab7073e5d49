import type { Texts } from '../facts.ts'
import {
  character,
  duringPolitical,
  forcedReaction,
  gains,
  honor,
  ifSo,
  interrupt,
  moveHome,
  opponents,
  participating,
  pride,
  selfBroken,
  selfParticipating,
  targetUpTo,
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
  'fu-sui-temple': [gains(participating(), 'pride', duringPolitical)],
  'the-way-of-peace': [
    interrupt(selfBroken, { targets: [targetUpTo(3, character())], effect: honor('target') }),
  ],
}
