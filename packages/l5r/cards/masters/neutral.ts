import type { Texts } from '../facts.ts'
import {
  action,
  duringMilitary,
  honor,
  moveHome,
  reaction,
  target,
  yourParticipating,
  yours,
} from '../words.ts'

/** Neutral cards, of Masters of the Court. */
export const neutral: Texts = {
  'armament-artisan': [
    reaction({ event: 'honored', what: yours({ isNot: 'self' }) }, { effect: honor('self') }),
  ],
  retreat: [
    action({ if: duringMilitary, targets: [target(yourParticipating())], effect: moveHome('target') }),
  ],
  'support-of-the-crane': [{ kind: 'deck', influence: 8, influenceFor: 'crane' }],
}
