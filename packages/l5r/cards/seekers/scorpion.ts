import type { Texts } from '../facts.ts'
import { action, all, bow, dishonor, duringConflict, opponents } from '../words.ts'

/** The Scorpion clan, of Seekers of Wisdom. */
export const scorpion: Texts = {
  'bayushi-gensato': [
    action({
      if: duringConflict,
      cost: [{ duel: 'bareMilitary', against: opponents() }],
      effect: { do: 'resolveDuel', result: all(bow('duelLoser'), dishonor('duelWinner')) },
    }),
  ],
}
