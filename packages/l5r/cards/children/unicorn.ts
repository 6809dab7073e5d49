import type { Texts } from '../facts.ts'
import {
  action,
  cannot,
  character,
  honor,
  participating,
  province,
  reaction,
  selfParticipating,
  selfPlayed,
  strength,
  target,
  that,
  thisConflict,
  unlimited,
} from '../words.ts'

/** The Unicorn clan, of Children of the Empire. */
export const unicorn: Texts = {
  'shinjo-ambusher': [
    reaction(selfPlayed, {
      if: selfParticipating(),
      effect: thisConflict(cannot(province({ attacked: true }), 'triggerAbilities')),
    }),
  ],
  'outskirts-sentry': [
    reaction(
      { event: 'movedToConflict', what: character() },
      { if: selfParticipating(), targets: [target(participating())], effect: honor('target') },
    ),
  ],
  'jewel-of-the-khamasin': [
    action({
      ...unlimited,
      if: that('host', { attacking: true }),
      cost: [{ honor: 1 }],
      effect: thisConflict(strength(province({ attacked: true }), -1)),
    }),
  ],
}
