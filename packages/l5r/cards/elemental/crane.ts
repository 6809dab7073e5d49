import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachTo,
  cancel,
  cannot,
  character,
  choose,
  constant,
  covert,
  discard,
  dishonor,
  duel,
  duringConflict,
  duringElement,
  duringPolitical,
  either,
  gainHonor,
  glory,
  honor,
  ifYouDo,
  inProvinces,
  interrupt,
  loseFate,
  moveToConflict,
  opposing,
  political,
  reaction,
  ready,
  selfParticipating,
  target,
  thisConflict,
  thisPhase,
  unlimited,
  wouldInterrupt,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

/** The Crane clan, of the Elemental cycle. */
export const crane: Texts = {
  'ikebana-artisan': [
    wouldInterrupt(
      { event: 'honorLost', who: 'you', for: 'unopposed' },
      { ...unlimited, effect: ifYouDo(cancel, loseFate(1)) },
    ),
  ],
  'the-mirror-s-gaze': [
    attachTo(yours({ trait: 'shugenja' })),
    reaction({ event: 'eventResolved', who: 'opponent' }, { effect: { do: 'resolveEventAgain' } }),
  ],
  'bonsai-garden': [action({ if: duringElement('air'), effect: gainHonor(1) })],
  'callow-delegate': [
    interrupt({ event: 'leavesPlay', what: 'self' }, { targets: [target(yours())], effect: honor('target') }),
  ],
  'magistrate-station': [
    action({ targets: [target(character({ status: 'honored' }))], effect: ready('target') }),
  ],
  'soul-beyond-reproach': [
    action({ targets: [target(yours())], effect: ifYouDo(honor('target'), honor('target')) }),
  ],
  'game-of-sadane': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: duel('political', 'target', 'second', all(honor('duelWinner'), dishonor('duelLoser'))),
    }),
  ],
  'insult-to-injury': [
    reaction({ event: 'duelWon', what: yours({ trait: 'duelist' }) }, { effect: dishonor('duelLoser') }),
  ],
  'tengu-sensei': [
    covert,
    reaction(
      { event: 'evades', what: 'self' },
      { effect: thisPhase(cannot({ is: 'triggering' }, 'beDeclaredAttacker')) },
    ),
  ],
  'sadane-student': [
    political('self', 2, {
      either: [{ ring: { state: 'yours', element: 'air' } }, { ring: { state: 'yours', element: 'fire' } }],
    }),
  ],
  'formal-invitation': [
    attachTo(character({ glory: { min: 2 } })),
    action({ if: duringPolitical, effect: moveToConflict('host') }),
  ],
  'icon-of-favor': [
    glory('host', 1, { favor: 'yours' }),
    reaction(youWin({ element: 'fire' }), { effect: honor('host') }),
  ],
  'menacing-iron-warrior': [
    action({
      if: selfParticipating('military'),
      effect: thisConflict(
        cannot(opposing({ military: { max: { stat: 'military', of: 'self' } } }), 'triggerAbilities'),
      ),
    }),
  ],
  'asahina-takako': [
    constant({ mayLook: inProvinces({ faceup: false }) }),
    action({
      targets: [target(inProvinces())],
      effect: either(
        { do: 'switchPlaces', a: 'target', b: choose(inProvinces({ elsewhere: 'target' })) },
        discard('target'),
      ),
    }),
  ],
  'fu-sui-disciple': [action({ effect: { do: 'judgeByRing', ring: 'air' } })],
}
