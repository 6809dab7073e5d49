import type { Texts } from '../facts.ts'
import {
  action,
  constant,
  dire,
  draw,
  duringConflict,
  limit,
  moveHome,
  moveToConflict,
  noAttachmentsExcept,
  participating,
  province,
  reaction,
  selfAttacking,
  selfEntersPlay,
  selfParticipating,
  selfWins,
  strength,
  target,
  thisConflict,
  yours,
} from '../words.ts'

/** The Unicorn clan, of the Temptations cycle. */
export const unicorn: Texts = {
  'higashi-kaze-company': [
    noAttachmentsExcept('weapon'),
    reaction(selfWins(), {
      targets: [target(participating({ isNot: 'self', fate: { max: 0 } }))],
      effect: thisConflict(constant({ to: 'target', doesNotBow: 'conflictResolution' })),
    }),
  ],
  'khanbulak-benefactor': [
    dire(constant({ if: selfParticipating(), reduceCost: 1, of: { in: 'hand' } })),
    reaction(selfEntersPlay, { effect: draw(2) }),
  ],
  'moto-conqueror': [],
  'open-field-skirmisher': [
    action({
      if: selfAttacking,
      cost: [{ removeFate: 1, from: 'self' }],
      effect: thisConflict(strength(province({ attacked: true }), -3)),
    }),
  ],
  'reserve-tents': [
    action({
      ...limit(2, 'round'),
      if: duringConflict,
      targets: [target(yours())],
      effect: moveToConflict('target'),
    }),
  ],
  'ride-on': [
    action({
      if: duringConflict,
      targets: [target(yours({ trait: 'cavalry' }))],
      select: { options: [{ effect: moveToConflict('target') }, { effect: moveHome('target') }] },
    }),
  ],
}
