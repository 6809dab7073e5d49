import type { Texts } from '../facts.ts'
import { character, constant, reaction, target, thisPhase } from '../words.ts'

/** The Phoenix clan, of the Inheritance cycle. */
export const phoenix: Texts = {
  'isawa-heiko': [
    reaction(
      { event: 'played', what: { trait: 'water' }, who: 'you' },
      { targets: [target(character())], effect: thisPhase(constant({ to: 'target', switchBase: true })) },
    ),
  ],
}
