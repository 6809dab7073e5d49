import type { Texts } from '../facts.ts'
import {
  constant,
  noAttachmentsExcept,
  participating,
  reaction,
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
}
