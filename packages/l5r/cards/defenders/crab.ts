import type { Texts } from '../facts.ts'
import {
  action,
  all,
  both,
  constant,
  defending,
  draw,
  duringConflict,
  gainFate,
  holding,
  limit,
  loseHonor,
  max,
  opponents,
  province,
  reaction,
  selfDefending,
  strength,
  there,
  thisConflict,
  youWin,
} from '../words.ts'

/** The Crab clan, of Defenders of Rokugan. */
export const crab: Texts = {
  'purifier-apprentice': [reaction(youWin({ as: 'defender' }), { effect: loseHonor(1, 'opponent') })],
  'fruitful-respite': [
    reaction(
      { event: 'conflictPassed', who: 'opponent' },
      { if: there(opponents({ bowed: false })), effect: gainFate(2) },
    ),
  ],
  'hida-sukune': [
    action({
      ...limit(1, 'conflict'),
      if: selfDefending,
      effect: all(draw(1), { do: 'discardFromHand', n: 1, who: 'you' }),
    }),
  ],
  'hida-o-ushi': [
    reaction(youWin({ as: 'defender' }), {
      ...max(1, 'phase'),
      effect: { do: 'additionalConflict', type: 'military' },
    }),
  ],
  'siege-warfare': [
    action({
      if: both({ attackingPlayer: true }, there(holding({ whose: 'yours' }))),
      effect: thisConflict(strength(province({ attacked: true }), -2)),
    }),
  ],
  'the-strength-of-the-mountain': [
    action({
      if: duringConflict,
      effect: all(
        thisConflict(constant({ to: defending(), cannot: ['beBowed', 'beMoved'], by: 'opponents' })),
        thisConflict(constant({ to: defending(), doesNotBow: 'conflictResolution' })),
      ),
    }),
  ],
}
