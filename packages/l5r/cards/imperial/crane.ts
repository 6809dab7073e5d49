import type { Texts } from '../facts.ts'
import {
  action,
  all,
  both,
  cannot,
  character,
  constant,
  draw,
  duringConflict,
  duringPhase,
  each,
  gainHonor,
  hostParticipating,
  military,
  moveHome,
  playableTop,
  political,
  pride,
  province,
  put,
  reaction,
  ready,
  restricted,
  selfAttacking,
  selfParticipating,
  strength,
  target,
  that,
  there,
  thisConflict,
  thisPhase,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Crane clan, of the Imperial cycle. */
export const crane: Texts = {
  'origami-master': [
    pride,
    action({
      targets: [target(yours({ isNot: 'self' }))],
      effect: { do: 'moveStatus', from: 'self', to: 'target', status: 'honored' },
    }),
  ],
  'pillow-book': [action({ if: hostParticipating, effect: playableTop('conflict') })],
  'test-of-skill': [
    action({
      cost: [
        { nameCardType: true },
        { reveal: 3, instead: { n: 4, if: there(yours({ trait: 'duelist' })) } },
      ],
      effect: all(
        put({ choose: { is: 'paid', ofNamedType: true, in: 'conflictDeck' }, n: 2, upTo: true }, 'hand'),
        put(each({ is: 'paid', isNot: 'it', in: 'conflictDeck' }), 'discard'),
      ),
    }),
  ],
  'doji-representative': [action({ if: duringConflict, effect: moveHome('self') })],
  'doji-shizue': [cannot('self', ['loseFate', 'beDiscarded'], both(duringPhase('fate'), { favor: 'yours' }))],
  'kabuki-hero': [
    action({
      cost: [{ fate: 1 }],
      effect: thisConflict(military('self', { stat: 'political', of: 'self' })),
    }),
  ],
  'disdainful-remark': [
    action({
      if: both(duringConflict, there(yourParticipating({ trait: 'courtier' }))),
      effect: thisConflict(strength(province({ attacked: true }), { has: 'hand', who: 'opponent' })),
    }),
  ],
  'silver-tongued-magistrate': [
    constant({ if: selfAttacking, counts: character({ isNot: 'self', fate: { max: 0 } }), as: 'nothing' }),
  ],
  'seal-of-the-crane': [
    constant({ to: 'host', gainsClan: 'crane' }),
    constant({ to: 'host', gainsTrait: 'duelist' }),
  ],
  'kakita-blade': [
    restricted,
    political('host', 2, that('host', { involvedInDuel: true })),
    reaction({ event: 'duelWon', what: 'host' }, { effect: gainHonor(1) }),
  ],
  'young-harrier': [
    action({
      cost: [{ dishonor: 'self' }],
      effect: thisPhase(cannot(yours({ clan: 'crane' }), 'beDishonored')),
    }),
  ],
  'kakita-yoshi': [
    action({
      if: selfParticipating(),
      cost: [{ discardFavor: true }],
      effect: all(draw(3), thisConflict(constant({ reduceCost: 2, of: { type: 'event' } }))),
    }),
  ],
  'chisei-district': [cannot(province({ holds: { is: 'self' } }), 'beAttackedMilitary')],
  'curry-favor': [
    reaction({ event: 'bowed', what: yours(), after: 'secondConflict' }, { effect: ready('triggering') }),
  ],
}
