import type { Texts } from '../facts.ts'
import { costAtMost, reaction, ready, restricted, selfEntersPlay, that } from '../words.ts'

/** Neutral cards, of Seekers of Wisdom. */
export const neutral: Texts = {
  'elegant-tessen': [
    restricted,
    reaction(selfEntersPlay, { if: that('host', costAtMost(2)), effect: ready('host') }),
  ],
}
