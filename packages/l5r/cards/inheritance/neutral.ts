import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  attachment,
  attacking,
  blank,
  cannot,
  character,
  choose,
  constant,
  discard,
  duringMilitary,
  duringPolitical,
  each,
  glory,
  honor,
  ifYouDo,
  military,
  moveHome,
  moveToConflict,
  participating,
  pride,
  province,
  put,
  reaction,
  selfParticipating,
  selfRevealed,
  sincerity,
  target,
  there,
  thisConflict,
  yourParticipating,
  yours,
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
  'into-the-forbidden-city': [
    action({
      if: atSelf,
      targets: [target(attachment({ attachedTo: attacking() }))],
      effect: discard('target'),
    }),
  ],
  'smuggler-s-cove': [
    action({
      if: atSelf,
      targets: [target(yours())],
      select: { options: [{ effect: moveToConflict('target') }, { effect: moveHome('target') }] },
    }),
  ],
  'hantei-daisetsu': [
    sincerity,
    action({
      if: selfParticipating('political'),
      targets: [target(participating())],
      effect: thisConflict(blank('target')),
    }),
  ],
  'emperor-s-summons': [
    reaction(selfRevealed, {
      effect: all(
        { do: 'lookAt', what: { top: 'dynasty', n: 'all' } },
        ifYouDo(
          put(
            { choose: character({ is: 'it', in: 'dynastyDeck' }), n: 1, upTo: true },
            { province: choose(province({ whose: 'yours', stronghold: false })), faceup: true },
          ),
          discard(each({ in: 'provinces', heldBy: 'it', isNot: 'it' })),
        ),
        { do: 'shuffle', deck: 'dynasty' },
      ),
    }),
  ],
  'festival-of-the-departed': [constant({ if: atSelf, to: character(), unincreased: 'byEvents' })],
  'gateway-to-meido': [
    cannot('self', 'beStronghold'),
    constant({ if: atSelf, mayPlay: character({ in: 'dynastyDiscard' }), into: 'conflict' }),
  ],
  overhear: [
    action({
      if: duringPolitical,
      effect: all(
        { do: 'pickRandom', n: 1, of: { in: 'hand', whose: 'opponents' } },
        { do: 'reveal', what: 'it' },
        put('it', { top: 'conflict' }),
      ),
      twice: [{ giveHonor: 1 }],
      twiceIf: there(yourParticipating({ trait: 'courtier' })),
    }),
  ],
}
