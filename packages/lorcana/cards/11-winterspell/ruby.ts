import type { Texts } from '../facts.ts'
import { boost, has, keyword, selfHas, yourCharacter } from '../words.ts'

export const ruby: Texts = {
  'Copper - On the Scent': [has(keyword('rush')), has(keyword('reckless'))],
  'Maui - Snow Slider': [has(keyword('rush'))],
  'Elisa Maza - Transformed Gargoyle': [
    { kind: 'static', to: yourCharacter(), strengthFloor: 'printed' },
    selfHas({ cant: ['ready'] }, { while: { handAtLeast: 3 } }),
  ],
  'Iduna - Alarmed Queen': [has(keyword('evasive'))],
  'Hercules - Spectral Demigod': [
    has(boost(2)),
    selfHas({ strength: 3 }, { while: { cardsUnderAtLeast: 1 } }),
  ],
  'Slushy - Glacial Guster': [has(keyword('evasive'))],

  "Scrooge's Counting House - Ebenezer's Office": [
    has(boost(2)),
    selfHas({ willpower: { cardsUnder: 'self' }, lore: { cardsUnder: 'self' } }),
  ],
}
