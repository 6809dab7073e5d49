import type { Texts } from '../facts.ts'
import {
  action,
  all,
  blank,
  bow,
  cancel,
  cannot,
  character,
  constant,
  draw,
  duringConflict,
  each,
  either,
  limit,
  limited,
  participating,
  phaseBegins,
  playOnlyOn,
  pride,
  province,
  put,
  reaction,
  restricted,
  support,
  target,
  targetRing,
  thisConflict,
  thisPhase,
  wouldInterrupt,
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
  'peacemaker-s-blade': [
    playOnlyOn(character({ attacking: false })),
    restricted,
    cannot('host', 'beDeclaredAttacker'),
  ],
  'appeal-to-sympathy': [
    support,
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event' } },
      { effect: all(cancel, put('triggering', { top: 'own' })) },
    ),
  ],
  'expert-interpreter': [
    reaction(phaseBegins('conflict'), {
      targets: [targetRing({}), { ring: {}, by: 'opponent', joins: 1 }],
      effect: all(
        thisPhase(constant({ noEntering: 'target' })),
        thisPhase(constant({ noEntering: 'second' })),
      ),
    }),
  ],
}
