import type { Texts } from '../facts.ts'
import {
  action,
  all,
  each,
  hostParticipating,
  playableTop,
  pride,
  put,
  target,
  there,
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
}
