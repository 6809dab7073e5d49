import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attacking,
  both,
  bow,
  character,
  constant,
  defending,
  discard,
  each,
  honor,
  ifSo,
  may,
  putIntoPlay,
  reaction,
  selfAttacking,
  selfEntersPlay,
  takeHonor,
  target,
  that,
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
  'prepare-for-war': [
    action({
      targets: [target(yours())],
      effect: all(
        discard({ choose: attachment({ attachedTo: { is: 'target' } }), n: 'any', upTo: true }),
        may({ do: 'discardStatus', what: 'target' }),
        ifSo(that('target', { trait: 'commander' }), honor('target')),
      ),
    }),
  ],
}
