import type { Texts } from '../facts.ts'
import { boost, has, selfHas, yourCharacter } from '../words.ts'

export const ruby: Texts = {
  'Elisa Maza - Transformed Gargoyle': [
    { kind: 'static', to: yourCharacter(), strengthFloor: 'printed' },
    selfHas({ cant: ['ready'] }, { while: { handAtLeast: 3 } }),
  ],
  'Hercules - Spectral Demigod': [
    has(boost(2)),
    selfHas({ strength: 3 }, { while: { cardsUnderAtLeast: 1 } }),
  ],

  "Scrooge's Counting House - Ebenezer's Office": [
    has(boost(2)),
    selfHas({ willpower: { cardsUnder: 'self' }, lore: { cardsUnder: 'self' } }),
  ],
}
