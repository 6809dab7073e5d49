import type { Texts } from '../facts.ts'
import { all, bothSkills, draw, gainFate, limit, reaction } from '../words.ts'

/** Neutral cards, of the Elemental cycle. */
export const neutral: Texts = {
  kudaka: [
    reaction(
      { event: 'ringClaimed', who: 'you', element: 'air' },
      { ...limit(2, 'round'), effect: all(gainFate(1), draw(1)) },
    ),
  ],
  yoritomo: [bothSkills('self', { has: 'fate' })],
}
