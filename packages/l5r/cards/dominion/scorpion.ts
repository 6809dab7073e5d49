import type { Texts } from '../facts.ts'
import {
  action,
  cancel,
  lessHonorable,
  opponentDiscardsRandom,
  pride,
  selfParticipating,
  wouldInterrupt,
} from '../words.ts'

/** The Scorpion clan, of the Dominion cycle. */
export const scorpion: Texts = {
  // Nobody is less honorable than oneself: of one's own events there is nothing to cancel.
  forgery: [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event', by: 'opponent' } },
      { if: lessHonorable, effect: cancel },
    ),
  ],
  'thunder-guard-elite': [
    pride,
    action({ if: selfParticipating(), cost: [{ honor: 1 }], effect: opponentDiscardsRandom(1) }),
  ],
}
