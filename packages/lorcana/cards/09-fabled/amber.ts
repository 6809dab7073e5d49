import type { Texts } from '../facts.ts'
import { atStartOfYourTurn } from '../phrases.ts'
import {
  banish,
  character,
  chosen,
  discard,
  has,
  inOrderTo,
  keyword,
  may,
  one,
  payLessForNext,
  play,
  returnToHand,
  singTogether,
  theyHave,
  wheneverQuests,
  yourCharacter,
} from '../words.ts'

export const amber: Texts = {
  'The Queen - Conceited Ruler': [
    has(keyword('support')),
    atStartOfYourTurn(
      may(
        inOrderTo(
          discard(1, undefined, { what: character({ classification: ['Princess', 'Queen'] }) }),
          returnToHand(one(character({ in: 'discard' }))),
        ),
      ),
    ),
  ],
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
