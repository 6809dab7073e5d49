import type { Texts } from '../facts.ts'
import {
  action,
  character,
  dishonor,
  province,
  reaction,
  ready,
  selfWins,
  targetUpTo,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Crane clan, of the Dominion cycle. */
export const crane: Texts = {
  'elegance-and-grace': [
    action({
      targets: [{ choose: character({ status: 'honored' }), n: 2, upTo: true, totalCost: 6 }],
      effect: ready('target'),
    }),
  ],
  'kakita-yoshi-2': [
    reaction(selfWins('attacker', 'political'), {
      targets: [targetUpTo({ count: province({ whose: 'yours', faceup: true }) }, character())],
      effect: dishonor('target'),
    }),
  ],
  'pledge-of-loyalty': [
    wouldInterrupt(
      { event: 'leavesPlay', what: yours({ status: 'honored' }) },
      { effect: { do: 'replace', effect: { do: 'discardStatus', what: 'triggering' } } },
    ),
  ],
}
