import type { Texts } from '../facts.ts'
import {
  action,
  all,
  blank,
  bow,
  dishonor,
  duringConflict,
  moveHome,
  participating,
  removeFate,
  target,
  thisPhase,
} from '../words.ts'

/** The Scorpion clan, of the Imperial cycle. */
export const scorpion: Texts = {
  'a-fate-worse-than-death': [
    action({
      if: duringConflict,
      targets: [target(participating())],
      effect: all(
        bow('target'),
        moveHome('target'),
        dishonor('target'),
        removeFate(1, 'target'),
        thisPhase(blank('target')),
      ),
    }),
  ],
}
