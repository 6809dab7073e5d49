import type { Texts } from '../facts.ts'
import { character, gainLore, instead, when } from '../words.ts'

export const ruby: Texts = {
  'Snuggly Duckling - Disreputable Pub': [
    when(
      'challenge',
      instead(gainLore(1), { is: 'challenger', a: character({ strength: { min: 6 } }) }, gainLore(3)),
      { what: character({ strength: { min: 3 }, here: true }), whom: character() },
    ),
  ],
}
