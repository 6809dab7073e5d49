import type { Texts } from '../facts.ts'
import { opponentDiscards, reaction, selfParticipating, unlimited } from '../words.ts'

/** The Crane clan, of Disciples of the Void. */
export const crane: Texts = {
  'doji-shigeru': [
    reaction(
      { event: 'played', what: { type: 'event' }, who: 'opponent' },
      { ...unlimited, if: selfParticipating(), effect: opponentDiscards(1) },
    ),
  ],
}
