import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachTo,
  both,
  character,
  dishonor,
  draw,
  gains,
  honor,
  participating,
  reaction,
  selfParticipating,
  selfRevealed,
  selfWins,
  target,
} from '../words.ts'

/** The Dragon clan, of the Inheritance cycle. */
export const dragon: Texts = {
  'scene-of-the-crime': [reaction(selfRevealed, { effect: { do: 'lookAtHand', who: 'opponent' } })],
  'togashi-yoshi': [
    reaction(selfWins(), {
      effect: {
        do: 'moveFate',
        n: 1,
        from: { ring: { choose: { state: 'unclaimed' } } },
        to: { pool: 'you' },
      },
    }),
  ],
  'two-heavens-technique': [
    attachTo(character({ trait: 'bushi' })),
    gains('host', 'covert', {
      there: attachment({ trait: 'weapon', attachedTo: { is: 'host' } }),
      atLeast: 2,
      atMost: 2,
    }),
  ],
  'mantra-of-air': [
    reaction(
      { event: 'conflictDeclared', who: 'opponent', element: 'air' },
      {
        targets: [target(character({ either: [{ trait: 'monk' }, { hasAttachment: { trait: 'monk' } }] }))],
        effect: all(honor('target'), draw(1)),
      },
    ),
  ],
  'hitsu-do-disciple': [
    action({
      if: both(selfParticipating('military'), { cardsPlayedThisConflict: 3 }),
      targets: [target(participating({ isNot: 'self' }))],
      effect: dishonor('target'),
    }),
  ],
}
