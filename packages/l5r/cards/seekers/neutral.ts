import type { Texts } from '../facts.ts'
import {
  cannot,
  character,
  costAtMost,
  draw,
  reaction,
  ready,
  restricted,
  selfEntersPlay,
  that,
  unlimited,
} from '../words.ts'

/** Neutral cards, of Seekers of Wisdom. */
export const neutral: Texts = {
  'elegant-tessen': [
    restricted,
    reaction(selfEntersPlay, { if: that('host', costAtMost(2)), effect: ready('host') }),
  ],
  ichiro: [cannot(character({ attachments: { min: 1 } }), ['beHonored', 'beDishonored'])],
  'support-of-the-dragon': [{ kind: 'deck', influence: 8, influenceFor: 'dragon' }],
  'four-temples-advisor': [
    restricted,
    reaction({ event: 'fateFromRing', who: 'you' }, { ...unlimited, effect: draw(1) }),
  ],
}
