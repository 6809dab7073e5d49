import type { Texts } from '../facts.ts'
import {
  action,
  atMostHonor,
  atSelf,
  bothSkills,
  cancel,
  cannot,
  character,
  choose,
  constant,
  discard,
  duringConflict,
  duringPhase,
  each,
  eminent,
  gainHonor,
  gainsAbility,
  ifYouDo,
  inProvinces,
  interrupt,
  lessHonorable,
  max,
  military,
  moveToConflict,
  opponentDiscardsRandom,
  participating,
  playOnly,
  pride,
  province,
  rally,
  reaction,
  selfParticipating,
  selfWins,
  takeHonor,
  target,
  there,
  thisConflict,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Scorpion clan, of the Dominion cycle. */
export const scorpion: Texts = {
  // Nobody is less honorable than oneself: of one's own events there is nothing to cancel.
  forgery: [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event', by: 'opponent' } },
      { if: lessHonorable, effect: cancel },
    ),
  ],
  'thunder-guard-elite': [
    pride,
    action({ if: selfParticipating(), cost: [{ honor: 1 }], effect: opponentDiscardsRandom(1) }),
  ],
  'beautiful-entertainer': [
    rally,
    interrupt({ event: 'leavesPlay', what: 'self' }, { if: lessHonorable, effect: gainHonor(2) }),
  ],
  'shadow-stalker': [rally, bothSkills('self', 2, atMostHonor(6))],
  'dispatch-to-nowhere': [
    action({ targets: [target(character({ fate: { max: 0 } }))], effect: discard('target') }),
  ],
  cursecatcher: [
    wouldInterrupt({ event: 'effectsInitiate', of: { onHidingProvince: true } }, { effect: cancel }),
  ],
  'silent-ones-monastery': [eminent, constant({ honorCap: 2 })],
  'compromised-secrets': [playOnly(lessHonorable), constant({ tax: 'host', honor: 1 })],
  'way-with-words': [
    gainsAbility('host', reaction(selfWins(undefined, 'political'), { effect: takeHonor(1) })),
  ],
  'unbridled-ambition': [
    cannot('self', 'beStronghold'),
    constant({ if: atSelf, counts: character({ status: 'dishonored' }), as: 'nothing' }),
  ],
  'paralyzing-delicacy': [
    action({
      if: duringConflict,
      targets: [target(participating())],
      effect: thisConflict(
        military('target', {
          negative: { count: { in: 'provinces', whose: { who: { controllerOf: 'target' } }, faceup: false } },
        }),
      ),
    }),
  ],
  'open-window': [
    rally,
    action({
      if: duringConflict,
      targets: [target(yours({ trait: 'shinobi' }))],
      effect: moveToConflict('target'),
    }),
  ],
  'suffer-the-consequences': [
    action({
      ...max(1, 'phase'),
      if: duringPhase('conflict'),
      cost: [{ sacrifice: character({ bowed: true, trait: ['bushi', 'courtier', 'shugenja'] }) }],
      effect: { do: 'additionalConflict', type: 'political' },
    }),
  ],
  'soshi-diviner': [
    action({
      if: duringConflict,
      targets: [target(inProvinces({ whose: 'any', stronghold: false }))],
      effect: {
        do: 'moveToProvince',
        what: 'target',
        to: choose(province({ stronghold: false, controllerOf: 'target', isNot: { provinceOf: 'target' } })),
      },
    }),
  ],
  'stoke-insurrection': [
    constant({ reduceCost: 2, of: 'self', if: there(inProvinces({ whose: 'opponents', faceup: false }), 4) }),
    action({
      if: duringConflict,
      effect: ifYouDo(
        { do: 'turnFaceup', what: each(inProvinces({ whose: 'opponents', faceup: false })) },
        { do: 'putSeveral', upTo: 2, totalCost: 6, of: character(inProvinces({ whose: 'opponents' })) },
      ),
    }),
  ],
}
