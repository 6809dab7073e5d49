import type { Texts } from '../facts.ts'
import { boost, has, keyword, selfHas } from '../words.ts'

export const emerald: Texts = {
  'Flotsam - Slippery as an Eel': [has(keyword('evasive'))],
  'Kaa - Suspicious Serpent': [has(keyword('ward'))],
  'Kaa - Secretive Snake': [has(keyword('evasive'))],
  'Flynn Rider - Spectral Scoundrel': [
    has(boost(2)),
    selfHas({ strength: 2, lore: 1 }, { while: { cardsUnderAtLeast: 1 } }),
  ],
}
