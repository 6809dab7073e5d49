import type { Texts } from '../facts.ts'
import {
  attacking,
  both,
  bow,
  character,
  constant,
  defending,
  each,
  honor,
  putIntoPlay,
  reaction,
  selfAttacking,
  selfEntersPlay,
  takeHonor,
  target,
  there,
  youLose,
  yours,
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
  'ardent-omoidasu': [
    reaction(
      { event: 'dishonored', what: yours(), by: { who: 'opponent', kind: 'cardOrRing' } },
      { effect: takeHonor(2) },
    ),
  ],
  'kyuden-ikoma': [
    reaction(
      { event: 'losesConflict', what: yours(), as: 'attacker' },
      {
        cost: [{ bow: 'self' }],
        targets: [target(character({ notTrait: 'champion' }))],
        effect: bow('target'),
      },
    ),
  ],
}
