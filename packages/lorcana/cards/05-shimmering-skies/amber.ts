import type { Texts } from '../facts.ts'
import { activated, banishSelf, character, play, youHave } from '../words.ts'

export const amber: Texts = {
  'Pride Lands - Jungle Oasis': [
    activated(
      [banishSelf],
      play(character({ in: 'discard' }), { free: true }),
      youHave(character({ here: true }), 3),
    ),
  ],
}
