import type { Texts } from '../facts.ts'
import {
  action,
  all,
  both,
  character,
  constant,
  courtesy,
  draw,
  duringConflict,
  honor,
  ifSo,
  participating,
  reaction,
  selfParticipating,
  support,
  target,
  targetRing,
  thisConflict,
  thisRound,
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
  'centered-breath': [
    action({
      if: duringConflict,
      targets: [target(participating({ trait: 'monk' }))],
      effect: all(
        thisRound(constant({ to: 'target', extraUses: 1 })),
        ifSo({ cardsPlayedThisConflict: 1, what: { trait: 'kiho' }, another: true }, { do: 'anotherAction' }),
      ),
    }),
  ],
  'swell-of-seafoam': [
    support,
    action({
      if: duringConflict,
      targets: [target(participating({ trait: 'monk' }))],
      effect: all(
        thisConflict(constant({ to: 'target', doesNotBow: 'conflictResolution' })),
        ifSo({ cardsPlayedThisConflict: 1, what: { trait: 'kiho' }, another: true }, honor('target')),
      ),
    }),
  ],
  'discerning-yoriki': [
    courtesy,
    reaction({ event: 'handSeen' }, { targets: [target(character())], effect: honor('target') }),
  ],
  'revered-bonsho': [constant({ fateGoesToRings: true })],
}
