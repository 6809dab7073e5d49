import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attach,
  discard,
  duel,
  duringConflict,
  duringMilitary,
  honor,
  ifSo,
  moveHome,
  not,
  opponentsTarget,
  opposing,
  reaction,
  restricted,
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
  'daimyo-s-gunbai': [
    restricted,
    action({
      from: ['hand'],
      if: duringConflict,
      cost: [{ revealSelf: true }],
      targets: [target(yourParticipating()), opponentsTarget(opposing())],
      effect: duel(
        'military',
        'target',
        'second',
        all(attach('self', 'duelWinner'), ifSo(not({ done: true }), discard('self'))),
      ),
    }),
  ],
}
