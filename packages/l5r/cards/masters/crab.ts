import type { Texts } from '../facts.ts'
import { interrupt, opponents, targetUpTo, yours } from '../words.ts'

/** The Crab clan, of Masters of the Court. */
export const crab: Texts = {
  'yasuki-fuzake': [
    interrupt(
      { event: 'leavesPlay', what: 'self' },
      {
        targets: [targetUpTo(1, yours()), targetUpTo(1, opponents())],
        effect: { do: 'discardStatus', what: 'targets' },
      },
    ),
  ],
}
