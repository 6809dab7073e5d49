import type { Texts } from '../facts.ts'
import {
  constant,
  dire,
  draw,
  noAttachmentsExcept,
  participating,
  reaction,
  selfEntersPlay,
  selfParticipating,
  selfWins,
  target,
  thisConflict,
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
}
