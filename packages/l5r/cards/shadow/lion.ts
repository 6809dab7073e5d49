import type { Texts } from '../facts.ts'
import {
  action,
  all,
  character,
  constant,
  military,
  moreHonorable,
  playOnly,
  target,
  thisPhase,
  yours,
} from '../words.ts'

/** The Lion clan, of Under Fu Leng's Shadow. */
export const lion: Texts = {
  'prove-your-skill': [
    playOnly(moreHonorable()),
    action({
      targets: [target(character({ status: 'any' }))],
      effect: { do: 'discardToken', what: 'target' },
    }),
  ],
  'peerless-discipline': [
    action({
      effect: all(thisPhase(military(yours(), 1)), thisPhase(constant({ to: yours(), gainsTrait: 'bushi' }))),
    }),
  ],
}
