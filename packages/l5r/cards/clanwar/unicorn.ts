import type { Texts } from '../facts.ts'
import {
  action,
  all,
  character,
  costAtMost,
  ifSo,
  limited,
  moveHome,
  opposing,
  placeFate,
  province,
  reaction,
  ready,
  selfParticipating,
  support,
  takeFate,
  target,
  that,
} from '../words.ts'

/** The Unicorn clan, of Clan War. */
export const unicorn: Texts = {
  'way-station-trader': [
    limited,
    reaction(
      { event: 'provinceRevealed', what: province() },
      { if: selfParticipating(), effect: takeFate(1) },
    ),
  ],
  'way-of-the-open-hand': [
    action({
      if: { conflict: { at: province({ stronghold: false }) } },
      targets: [target(opposing())],
      effect: all(moveHome('target'), placeFate(1, 'target')),
    }),
  ],
  'forthright-ide': [
    support,
    action({
      if: selfParticipating(),
      targets: [target(character(costAtMost(3)))],
      effect: all(
        ready('target'),
        ifSo(that('target', { whose: 'yours' }), { do: 'discardFromHand', n: 1, who: 'you' }),
      ),
    }),
  ],
}
