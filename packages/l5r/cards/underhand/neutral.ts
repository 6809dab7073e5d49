import type { Texts } from '../facts.ts'
import {
  action,
  all,
  character,
  choose,
  draw,
  duringPhase,
  duringPolitical,
  interrupt,
  may,
  opponentsTarget,
  opposing,
  province,
  put,
  target,
  yourParticipating,
} from '../words.ts'

/** Neutral cards, of Underhand of the Emperor. */
export const neutral: Texts = {
  'seppun-truthseeker': [
    interrupt({ event: 'leavesPlay', what: 'self' }, { forced: true, effect: draw(2, 'eachPlayer') }),
  ],
  'peasant-s-advice': [
    action({
      if: duringPhase('conflict'),
      cost: [{ dishonor: character() }],
      targets: [target(province())],
      effect: all(
        { do: 'lookAt', what: 'target' },
        may(
          put(choose({ in: 'provinces', whose: 'any', heldBy: 'target', faceup: true }), {
            shuffle: 'dynasty',
          }),
        ),
      ),
    }),
  ],
  'support-of-the-scorpion': [{ kind: 'deck', influence: 8, influenceFor: 'scorpion' }],
  'offer-testimony': [
    action({
      if: duringPolitical,
      targets: [target(yourParticipating({ bowed: false })), opponentsTarget(opposing({ bowed: false }))],
      effect: { do: 'testify' },
    }),
  ],
}
