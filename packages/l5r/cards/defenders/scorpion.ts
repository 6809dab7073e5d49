import type { Texts } from '../facts.ts'
import {
  action,
  character,
  constant,
  military,
  participating,
  selfParticipating,
  target,
  thisConflict,
} from '../words.ts'

/** The Scorpion clan, of Defenders of Rokugan. */
export const scorpion: Texts = {
  'yogo-asami': [
    constant({ to: character({ named: 'Bayushi Kachiko' }), cannot: 'beTargeted', by: 'opponents' }),
    action({
      if: selfParticipating(),
      cost: [{ bow: 'self' }],
      targets: [target(participating())],
      effect: thisConflict(military('target', -2)),
    }),
  ],
}
