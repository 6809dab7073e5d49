import type { Texts } from '../facts.ts'
import {
  banish,
  character,
  chosen,
  keyword,
  may,
  payLessForNext,
  play,
  singTogether,
  theyHave,
  wheneverQuests,
  yourCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Beast - Gracious Prince': [
    theyHave(yourCharacter({ classification: 'Princess' }), { strength: 1, willpower: 1 }),
  ],
  'Minnie Mouse - Sweetheart Princess': [
    theyHave(yourCharacter({ named: 'Mickey Mouse' }), { keywords: [keyword('support')] }),
    wheneverQuests(may(banish(chosen(character({ exerted: true, strength: { min: 5 } }))))),
  ],
  'Aurora - Holding Court': [
    wheneverQuests(payLessForNext(1, character({ classification: ['Princess', 'Queen'] }))),
  ],

  'Circle of Life': {
    effect: play(character({ in: 'discard' }), { free: true }),
    keywords: [singTogether(8)],
  },
}
