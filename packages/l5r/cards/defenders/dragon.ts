import type { Texts } from '../facts.ts'
import { all, attachment, blank, character, constant, reaction, target, thisPhase } from '../words.ts'

/** The Dragon clan, of Defenders of Rokugan. */
export const dragon: Texts = {
  'agasha-hiyori': [
    reaction(
      { event: 'phaseBegins' },
      {
        cost: [{ fateToRing: 'unclaimed' }],
        targets: [target(attachment({ attachedTo: character() }))],
        effect: all(thisPhase(blank('target')), thisPhase(constant({ to: 'target', noBonus: true }))),
      },
    ),
  ],
}
