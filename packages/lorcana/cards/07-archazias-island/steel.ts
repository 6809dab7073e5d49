import type { Texts } from '../facts.ts'
import { yourCharacter } from '../words.ts'

export const steel: Texts = {
  'Restoring Atlantis': {
    effect: {
      do: 'forAll',
      filter: yourCharacter(),
      grant: { cant: ['beChallenged'] },
      for: 'untilYourNextTurn',
    },
  },
}
