import type { Texts } from '../facts.ts'
import {
  action,
  all,
  choose,
  constant,
  discard,
  ifYouDo,
  max,
  province,
  put,
  selfAttacking,
  selfDefending,
  there,
  yours,
} from '../words.ts'

/** Neutral cards, of Disciples of the Void. */
export const neutral: Texts = {
  'kami-unleashed': [
    action({
      ...max(1, 'conflict'),
      if: selfAttacking,
      cost: [{ sacrifice: 'self' }],
      effect: { do: 'resolveRing', which: 'contested', as: 'attacker' },
    }),
  ],
  'guardian-kami': [
    action({
      ...max(1, 'conflict'),
      if: selfDefending,
      cost: [{ sacrifice: 'self' }],
      effect: { do: 'resolveRing', which: 'contested', as: 'attacker' },
    }),
  ],
  'walking-the-way': [
    constant({ if: there(yours({ trait: 'shugenja' })), reduceCost: 1, of: 'self' }),
    action({
      effect: all(
        { do: 'lookAt', what: { top: 'dynasty', n: 3 } },
        ifYouDo(
          put(choose({ is: 'it', in: 'dynastyDeck' }), {
            province: choose(province({ whose: 'yours', holds: { in: 'provinces' } })),
            faceup: true,
          }),
          discard(choose({ in: 'provinces', heldBy: 'it', isNot: 'it' })),
        ),
        { do: 'shuffle', deck: 'dynasty' },
      ),
    }),
  ],
  'support-of-the-phoenix': [{ kind: 'deck', influence: 8, influenceFor: 'phoenix' }],
}
