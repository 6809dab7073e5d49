import type { Texts } from '../facts.ts'
import { action, bow, duringConflict, gainsAbility, opponents } from '../words.ts'

/** The Lion clan, of Children of the Empire. */
export const lion: Texts = {
  'true-strike-kenjutsu': [
    gainsAbility(
      'host',
      action({
        if: duringConflict,
        cost: [{ duel: 'baseMilitary', against: opponents() }],
        effect: { do: 'resolveDuel', result: bow('duelLoser') },
      }),
    ),
  ],
}
