import type { Texts } from '../facts.ts'
import {
  action,
  all,
  bow,
  character,
  constant,
  duringConflict,
  military,
  moreHonorable,
  moveHome,
  participating,
  playOnly,
  put,
  reaction,
  selfParticipating,
  support,
  target,
  thisConflict,
  thisPhase,
  yours,
} from '../words.ts'

/** The Lion clan, of Under Fu Leng's Shadow. */
export const lion: Texts = {
  'prove-your-skill': [
    playOnly(moreHonorable()),
    action({
      targets: [target(character({ status: 'any' }))],
      effect: { do: 'discardToken', what: 'target' },
    }),
  ],
  'peerless-discipline': [
    action({
      effect: all(thisPhase(military(yours(), 1)), thisPhase(constant({ to: yours(), gainsTrait: 'bushi' }))),
    }),
  ],
  'directing-the-battle': [
    support,
    action({
      if: duringConflict,
      targets: [target(character())],
      select: {
        by: 'controller',
        options: [
          { effect: moveHome('target') },
          { effect: thisConflict(military('target', 3)) },
          { effect: thisConflict(constant({ to: 'target', cannot: 'beBowed', by: 'opponents' })) },
        ],
      },
    }),
  ],
  'akodo-mastermind': [
    action({
      if: selfParticipating(),
      cost: [{ removeFromGame: { trait: 'tactic', in: 'conflictDiscard' } }],
      targets: [target(participating({ glory: { max: { done: true } } }))],
      effect: bow('target'),
    }),
  ],
  'field-tactician': [
    support,
    reaction(
      { event: 'played', what: { trait: 'tactic' }, who: 'you' },
      {
        targets: [target({ in: 'conflictDiscard', whose: 'any' })],
        effect: put('target', { third: 'own' }),
      },
    ),
  ],
}
