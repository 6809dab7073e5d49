import type { Texts } from '../facts.ts'
import {
  action,
  all,
  duringMilitary,
  glory,
  honor,
  military,
  participating,
  pride,
  selfParticipating,
  target,
  thisConflict,
} from '../words.ts'

/** Neutral cards, of the Inheritance cycle. */
export const neutral: Texts = {
  'hantei-sotorii': [
    pride,
    action({
      if: selfParticipating('military'),
      targets: [target(participating())],
      effect: thisConflict(glory('target', 3)),
    }),
  ],
  'a-perfect-cut': [
    action({
      if: duringMilitary,
      targets: [target(participating({ trait: 'bushi' }))],
      effect: all(thisConflict(military('target', 2)), {
        do: 'delayed',
        when: { event: 'winsConflict', what: 'target' },
        effect: honor('target'),
      }),
    }),
  ],
}
