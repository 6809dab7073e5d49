import type { Texts } from '../facts.ts'
import {
  action,
  both,
  character,
  choose,
  constant,
  duringConflict,
  limit,
  moveHome,
  moveToConflict,
  province,
  ready,
  selfAttacking,
  target,
  there,
  thisConflict,
} from '../words.ts'

/** The Unicorn clan, of the Imperial cycle. */
export const unicorn: Texts = {
  'ride-them-down': [
    action({
      if: duringConflict,
      cost: [{ discardFavor: true }],
      effect: thisConflict(constant({ to: province({ attacked: true }), setBase: { strength: 1 } })),
    }),
  ],
  'gaijin-customs': [
    action({
      if: there({ whose: 'yours', clan: 'unicorn' }),
      targets: [target(character({ notClan: 'unicorn' }))],
      effect: ready('target'),
    }),
  ],
  'moto-juro': [
    action({
      ...limit(2, 'round'),
      select: { options: [{ effect: moveToConflict('self') }, { effect: moveHome('self') }] },
    }),
  ],
  'swift-magistrate': [
    constant({ if: selfAttacking, counts: character({ isNot: 'self', fate: { min: 1 } }), as: 'nothing' }),
  ],
  'seal-of-the-unicorn': [
    constant({ to: 'host', gainsClan: 'unicorn' }),
    constant({ to: 'host', gainsTrait: 'cavalry' }),
  ],
  'chasing-the-sun': [
    action({
      if: both(duringConflict, { attackingPlayer: true }),
      effect: { do: 'moveConflict', to: choose(province({ whose: 'opponents' })) },
    }),
  ],
}
