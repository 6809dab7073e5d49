import type { Texts } from '../facts.ts'
import { challenger, character, gainLore, has, keyword, resist, when, yourTurn } from '../words.ts'

export const steel: Texts = {
  'Beast - Thick-Skinned': [has(resist(1))],
  'Chien-Po - Imperial Soldier': [has(keyword('bodyguard'))],
  'Hercules - Beloved Hero': [has(keyword('bodyguard')), has(resist(1))],
  'LeFou - Opportunistic Flunky': [
    {
      kind: 'static',
      while: { both: [yourTurn, { opposingBanishedInChallengeThisTurn: true }] },
      playFree: 'self',
    },
  ],
  'Yao - Imperial Soldier': [has(challenger(2))],

  'Thebes - The Big Olive': [
    when('banishesInChallenge', gainLore(2), { what: character({ here: true }), while: yourTurn }),
  ],
}
