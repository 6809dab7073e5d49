import type { Texts } from '../facts.ts'
import { boost, has, selfHas } from '../words.ts'

export const emerald: Texts = {
  'Flynn Rider - Spectral Scoundrel': [
    has(boost(2)),
    selfHas({ strength: 2, lore: 1 }, { while: { cardsUnderAtLeast: 1 } }),
  ],
}
