import type { Texts } from '../facts.ts'
import {
  action,
  blank,
  bow,
  draw,
  duringConflict,
  each,
  either,
  limit,
  limited,
  participating,
  pride,
  province,
  reaction,
  support,
  target,
  thisConflict,
  yourParticipating,
} from '../words.ts'

/** The Phoenix clan, of Clan War. */
export const phoenix: Texts = {
  'trick-of-the-light': [
    action({ if: duringConflict, targets: [target(participating())], effect: thisConflict(blank('target')) }),
  ],
  'serene-seer': [
    support,
    action({
      if: { ring: { state: 'opponents', element: 'void' } },
      targets: [target(province({ whose: 'opponents', faceup: false }))],
      effect: { do: 'lookAt', what: 'target' },
    }),
  ],
  'mediator-of-hostilities': [
    reaction({ event: 'conflictPassed' }, { ...limit(2, 'round'), effect: draw(1) }),
  ],
  'isawa-pilgrim': [
    pride,
    action({
      if: { ring: { state: 'opponents', element: 'water' } },
      effect: { do: 'each', who: 'opponent', effect: { do: 'takeControl', of: 'self' } },
    }),
  ],
  'ramparts-of-stone': [
    limited,
    action({
      if: duringConflict,
      effect: {
        do: 'each',
        who: 'attacker',
        effect: either(bow(each(yourParticipating())), { do: 'discardFromHand', n: 3, who: 'you' }),
      },
    }),
  ],
}
