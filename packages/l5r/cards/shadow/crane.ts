import type { Texts } from '../facts.ts'
import {
  action,
  character,
  constant,
  defending,
  duringConflict,
  honor,
  moveHome,
  participating,
  political,
  reaction,
  selfParticipating,
  selfWins,
  support,
  target,
  thisConflict,
  yourParticipating,
} from '../words.ts'

/** The Crane clan, of Under Fu Leng's Shadow. */
export const crane: Texts = {
  resourcefulness: [
    action({ cost: [{ dishonor: character() }], targets: [target(character())], effect: honor('target') }),
  ],
  'daidoji-strategist': [
    action({
      if: selfParticipating(),
      targets: [target(character({ status: 'honored' }))],
      effect: moveHome('target'),
    }),
  ],
  'iron-warrior-vanguard': [
    support,
    reaction(selfWins(), { targets: [target(character())], effect: honor('target') }),
  ],
  'preeminent-decree': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating({ trait: 'courtier' }))],
      effect: thisConflict(
        political(participating({ isNot: 'target' }), { negative: { stat: 'glory', of: 'target' } }),
      ),
    }),
  ],
  'masashigi-s-sacrifice': [
    support,
    action({
      if: duringConflict,
      cost: [{ sacrifice: character({ status: 'any' }) }],
      effect: thisConflict(constant({ to: defending(), doesNotBow: 'conflictResolution' })),
    }),
  ],
}
