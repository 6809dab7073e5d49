import type { Texts } from '../facts.ts'
import { has, keyword, resist, yourCharacter } from '../words.ts'

export const steel: Texts = {
  'Tuk Tuk - Disarmingly Cute': [has(keyword('bodyguard')), has(resist(2))],

  'Restoring Atlantis': {
    effect: {
      do: 'forAll',
      filter: yourCharacter(),
      grant: { cant: ['beChallenged'] },
      for: 'untilYourNextTurn',
    },
  },
}
