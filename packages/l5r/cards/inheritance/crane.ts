import type { Texts } from '../facts.ts'
import {
  action,
  ancestral,
  attachTo,
  constant,
  restricted,
  selfParticipating,
  that,
  yours,
} from '../words.ts'

/** The Crane clan, of the Inheritance cycle. */
export const crane: Texts = {
  shukujo: [
    attachTo(yours({ unique: true, clan: 'crane' })),
    ancestral,
    restricted,
    constant({
      if: that('host', { trait: 'champion' }),
      to: 'host',
      gainsAbility: action({ if: selfParticipating(), effect: { do: 'switchConflictType' } }),
    }),
  ],
}
