import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  attachTo,
  attachToYours,
  both,
  bothSkills,
  bow,
  character,
  choose,
  constant,
  discard,
  duringConflict,
  duringMilitary,
  duringPolitical,
  either,
  gainFate,
  gains,
  glory,
  honor,
  hostParticipating,
  limit,
  military,
  moveHome,
  moveToConflict,
  opponents,
  participating,
  playOnly,
  political,
  pride,
  reaction,
  selfParticipating,
  target,
  there,
  thisConflict,
  thisPhase,
  unlimited,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Phoenix clan, of the Inheritance cycle. */
export const phoenix: Texts = {
  'isawa-heiko': [
    reaction(
      { event: 'played', what: { trait: 'water' }, who: 'you' },
      { targets: [target(character())], effect: thisPhase(constant({ to: 'target', switchBase: true })) },
    ),
  ],
  'earth-becomes-sky': [reaction({ event: 'readied', what: opponents() }, { effect: bow('triggering') })],
  'inferno-guard-invoker': [
    action({
      if: duringMilitary,
      targets: [target(yourParticipating())],
      effect: all(honor('target'), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        if: { brokeThisConflict: 'any' },
        effect: { do: 'sacrifice', what: 'target' },
      }),
    }),
  ],
  'valiant-oathkeeper': [],
  'purity-of-spirit': [
    action({
      if: duringConflict,
      targets: [target(participating({ trait: 'bushi' }))],
      effect: all(honor('target'), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        effect: { do: 'discardStatus', what: 'target' },
      }),
    }),
  ],
  'acolyte-of-koyane': [
    action({
      if: duringPolitical,
      targets: [target(participating())],
      select: {
        options: [
          { effect: thisConflict(gains('target', 'pride')) },
          { effect: thisConflict(constant({ to: 'target', loses: 'pride' })) },
        ],
      },
    }),
  ],
  'stride-the-waves': [
    attachToYours,
    action({
      ...limit(2, 'round'),
      if: both(duringConflict, { ring: { state: 'yours', element: 'water' } }),
      effect: either(moveToConflict('host'), moveHome('host')),
    }),
  ],
  'asako-takahiro': [
    pride,
    military(
      'self',
      { count: participating({ isNot: 'self', status: 'dishonored' }), times: 2 },
      selfParticipating(),
    ),
    political(
      'self',
      { count: participating({ isNot: 'self', status: 'honored' }), times: 2 },
      selfParticipating(),
    ),
  ],
  'erudite-prestige': [
    attachTo(character({ trait: 'courtier' })),
    reaction(
      { event: 'played', what: {}, who: 'you' },
      { ...unlimited, if: hostParticipating, effect: thisConflict(political('host', 1)) },
    ),
  ],
  'cloak-of-night': [
    playOnly(there(yours({ trait: 'shugenja' }))),
    action({
      if: duringConflict,
      targets: [target(participating())],
      effect: all(
        thisConflict(glory('target', 3)),
        thisConflict(constant({ to: 'target', cannot: 'beTargeted', by: 'opponents' })),
      ),
    }),
  ],
  'righteous-delegate': [
    action({
      if: selfParticipating(),
      effect: all(
        thisConflict(bothSkills(participating({ notTrait: 'bushi' }), 1)),
        thisConflict(bothSkills(participating({ trait: 'bushi' }), -1)),
      ),
    }),
  ],
  'isawa-tadaka-2': [
    { kind: 'disguised', as: { trait: 'shugenja' } },
    action({
      if: duringConflict,
      cost: [{ removeFromGame: character({ in: 'dynastyDiscard' }) }],
      effect: all(
        { do: 'lookAtHand', who: 'opponent', random: { done: true } },
        discard(choose({ is: 'it', in: 'hand', whose: 'opponents' })),
      ),
    }),
  ],
  'student-of-esoterica': [constant({ mayPayFor: { trait: 'spell', in: 'hand' } })],
  'shiba-sophist': [
    action({
      if: selfParticipating(),
      effect: { do: 'search', n: 5, take: { filter: { ofContestedElement: true }, reveal: true } },
    }),
  ],
  'henshin-mysteries': [constant({ if: atSelf, ringGoesBack: true })],
  'starry-heaven-sanctuary': [reaction({ event: 'fateTaken', least: 4 }, { effect: gainFate(2) })],
}
