import type { Texts } from '../facts.ts'
import {
  action,
  all,
  both,
  bothSkills,
  bow,
  character,
  constant,
  costAtLeast,
  duringConflict,
  duringPolitical,
  fewerCards,
  ifSo,
  military,
  participating,
  placeFate,
  province,
  reaction,
  ready,
  selfParticipating,
  support,
  taint,
  target,
  that,
  thisConflict,
} from '../words.ts'

/** Neutral cards, of Under Fu Leng's Shadow. */
export const neutral: Texts = {
  'audience-chamber': [
    reaction(
      { event: 'played', what: character(costAtLeast(4)), who: 'you' },
      { effect: placeFate(1, 'triggering') },
    ),
  ],
  'exposed-secrets': [
    action({
      if: duringPolitical,
      targets: [
        target(participating({ political: { max: { has: 'bid', who: { controllerOf: 'itself' } } } })),
      ],
      effect: bow('target'),
    }),
  ],
  'lurking-affliction': [
    action({ if: duringConflict, targets: [target(participating())], effect: taint('target') }),
  ],
  'way-of-the-warrior': [
    action({
      if: duringConflict,
      targets: [target(participating({ trait: 'bushi' }))],
      effect: all(
        thisConflict(
          constant({ to: 'target', cannot: ['beBowed', 'beMoved', 'beDishonored'], by: 'opponents' }),
        ),
        ifSo(that('target', { bowed: true }), ready('target')),
      ),
    }),
  ],
  defiance: [
    action({
      if: both(duringConflict, fewerCards),
      targets: [target(character())],
      effect: thisConflict(bothSkills('target', { has: 'bid', who: 'opponent' })),
    }),
  ],
  'fearless-sailor': [
    support,
    action({
      if: selfParticipating(),
      targets: [target(participating({ status: 'any' }))],
      effect: thisConflict(military('target', -2)),
    }),
  ],
  'unveiled-corruption': [
    action({
      cost: [{ taint: province({ broken: false }) }],
      effect: { do: 'discardFromHand', n: { has: 'hand' }, who: 'opponent', downTo: true },
    }),
  ],
}
