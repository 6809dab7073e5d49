import type { Texts } from '../facts.ts'
import {
  action,
  character,
  constant,
  duringConflict,
  reaction,
  target,
  thisConflict,
  yourParticipating,
  youWin,
} from '../words.ts'

/** The Lion clan, of the Elemental cycle. */
export const lion: Texts = {
  'hisu-mori-toride-lion': [
    reaction(youWin({ type: 'military', margin: 5 }), {
      cost: [{ bow: 'self' }, { sacrifice: character({ trait: 'bushi' }) }],
      effect: { do: 'additionalConflict', type: 'military' },
    }),
  ],
  'my-ancestor-s-strength': [
    action({
      if: duringConflict,
      targets: [
        target(yourParticipating({ trait: 'shugenja' })),
        { ...target(character({ in: 'dynastyDiscard' })), reference: true },
      ],
      effect: thisConflict(
        constant({
          to: 'target',
          setBase: {
            military: { stat: 'military', of: 'second' },
            political: { stat: 'political', of: 'second' },
          },
        }),
      ),
    }),
  ],
}
