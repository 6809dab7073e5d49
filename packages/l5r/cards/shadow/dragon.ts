import type { Texts } from '../facts.ts'
import {
  action,
  both,
  draw,
  participating,
  reaction,
  selfParticipating,
  support,
  target,
  targetRing,
} from '../words.ts'

/** The Dragon clan, of Under Fu Leng's Shadow. */
export const dragon: Texts = {
  'teacher-of-empty-thought': [
    action({ if: both(selfParticipating(), { cardsPlayedThisConflict: 3 }), effect: draw(1) }),
  ],
  'togashi-dreamer': [
    support,
    reaction(
      { event: 'played', what: { type: 'event', trait: 'kiho' }, who: 'you' },
      {
        if: selfParticipating(),
        targets: [target(participating({ status: 'any' })), targetRing({ state: 'unclaimed' })],
        effect: { do: 'moveFate', n: 1, from: 'target', to: { ring: 'target' } },
      },
    ),
  ],
}
