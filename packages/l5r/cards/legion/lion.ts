import type { Texts } from '../facts.ts'
import {
  attacking,
  both,
  character,
  constant,
  defending,
  each,
  honor,
  putIntoPlay,
  reaction,
  selfAttacking,
  selfEntersPlay,
  target,
  there,
  youLose,
} from '../words.ts'

/** The Lion clan, of The Emperor's Legion. */
export const lion: Texts = {
  'samurai-of-integrity': [],
  'ashigaru-levy': [
    reaction(selfEntersPlay, {
      targets: [
        target(character({ named: { sameAs: 'self' }, isNot: 'self', in: ['provinces', 'dynastyDiscard'] })),
      ],
      effect: putIntoPlay('target'),
    }),
  ],
  'kenson-no-gakka': [reaction(youLose({ at: 'self' }), { effect: honor(each(defending())) })],
  'matsu-gohei': [
    constant({
      if: both(selfAttacking, there(attacking({ whose: 'yours', trait: 'bushi', isNot: 'self' }), 2)),
      to: 'self',
      doesNotBow: 'conflictResolution',
    }),
  ],
}
