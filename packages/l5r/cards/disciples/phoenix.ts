import type { Texts } from '../facts.ts'
import {
  both,
  constant,
  phaseBegins,
  reaction,
  targetRing,
  there,
  thisPhase,
  yourParticipating,
} from '../words.ts'

/** The Phoenix clan, of Disciples of the Void. */
export const phoenix: Texts = {
  'secluded-shrine': [
    reaction(phaseBegins('conflict'), {
      targets: [targetRing({})],
      effect: thisPhase(constant({ consideredClaimed: 'target' })),
    }),
  ],
  'kaito-kosori': [
    constant({
      if: both(there(yourParticipating(), 1), { that: 'self', is: { home: true, bowed: false } }),
      to: 'self',
      contributesFromHome: 'air',
    }),
  ],
  // Contested or claimed: two rules that forbid the same.
  'isawa-tadaka': [
    constant({
      if: { ring: { state: 'contested', element: 'earth' } },
      who: 'opponent',
      cannotPlay: 'copiesInDiscard',
    }),
    constant({
      if: { ring: { state: 'yours', element: 'earth' } },
      who: 'opponent',
      cannotPlay: 'copiesInDiscard',
    }),
  ],
}
