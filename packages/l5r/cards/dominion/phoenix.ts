import type { Texts } from '../facts.ts'
import { after, character, each, eminent, honor, rally, reaction, target } from '../words.ts'

/** The Phoenix clan, of the Dominion cycle. */
export const phoenix: Texts = {
  'shiba-pureheart': [
    rally,
    reaction(
      { event: 'conflictDeclared', who: 'opponent', second: true },
      {
        targets: [target(character())],
        effect: honor('target'),
      },
    ),
  ],
  kakudaira: [
    eminent,
    after(
      { event: 'phaseBegins' },
      { do: 'turnFaceup', what: each({ in: 'provinces', heldBy: 'self', faceup: false }) },
    ),
  ],
}
