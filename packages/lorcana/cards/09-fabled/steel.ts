import type { Texts } from '../facts.ts'
import { undamaged } from '../phrases.ts'
import { character, chosen, deal, either, gains, resist, selfHas, whenPlayed } from '../words.ts'

export const steel: Texts = {
  'Nala - Undaunted Lioness': [selfHas({ lore: 1, keywords: [resist(1)] }, { while: undamaged })],
  'Little John - Sir Reginald': [
    whenPlayed(
      either(
        gains(chosen(character({ classification: 'Hero' })), resist(2)),
        deal(2, chosen(character({ classification: 'Villain' }))),
      ),
    ),
  ],
}
