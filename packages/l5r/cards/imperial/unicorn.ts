import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attach,
  attachTo,
  both,
  bothSkills,
  character,
  choose,
  constant,
  costAtMost,
  duringConflict,
  gainFate,
  gainHonor,
  limit,
  military,
  moveHome,
  moveToConflict,
  not,
  opponents,
  province,
  reaction,
  ready,
  selfAttacking,
  selfParticipating,
  target,
  there,
  thisConflict,
  yours,
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
  'utaku-mediator': [bothSkills('self', 1, not({ favor: 'yours' }))],
  'shinjo-saddle': [
    attachTo(character({ trait: 'cavalry' })),
    action({ targets: [target(yours({ trait: 'cavalry' }))], effect: attach('self', 'target') }),
  ],
  'ide-tadaji': [
    action({
      if: selfParticipating(),
      targets: [
        target(yours({ bowed: false, participating: false, ...costAtMost(2) })),
        target(opponents({ bowed: false, participating: false, ...costAtMost(2) })),
      ],
      effect: moveToConflict('targets'),
    }),
  ],
  'talisman-of-the-sun': [
    action({
      if: { defendingPlayer: true },
      cost: [{ bow: 'self' }],
      effect: { do: 'moveConflict', to: choose(province({ whose: 'yours' })) },
    }),
  ],
  'war-dog-master': [
    reaction(
      { event: 'committed', what: 'self', as: 'attacker' },
      {
        cost: [{ discardTop: 'dynasty', n: 1 }],
        effect: thisConflict(military('self', { stat: 'cost', of: 'paid' })),
      },
    ),
  ],
  'windswept-yurt': [
    action({
      cost: [{ sacrifice: 'self' }],
      select: {
        options: [
          {
            effect: all(gainFate(2, 'eachPlayer'), {
              do: 'refill',
              of: { provinceOf: 'paid' },
              faceup: true,
            }),
          },
          {
            effect: all(gainHonor(2, 'eachPlayer'), {
              do: 'refill',
              of: { provinceOf: 'paid' },
              faceup: true,
            }),
          },
        ],
      },
    }),
  ],
  'child-of-the-plains': [
    reaction(
      { event: 'provinceRevealed', what: province({ attacked: true }) },
      { if: selfAttacking, effect: thisConflict(constant({ attackerActsFirst: true })) },
    ),
  ],
  'shinjo-scout': [reaction({ event: 'fateForPassing', who: 'you' }, { effect: gainFate(1) })],
}
