import type { Texts } from '../facts.ts'
import { character, gainLore, when, yourTurn } from '../words.ts'

export const steel: Texts = {
  'LeFou - Opportunistic Flunky': [
    {
      kind: 'static',
      while: { both: [yourTurn, { opposingBanishedInChallengeThisTurn: true }] },
      playFree: 'self',
    },
  ],

  'Thebes - The Big Olive': [
    when('banishesInChallenge', gainLore(2), { what: character({ here: true }), while: yourTurn }),
  ],
}
