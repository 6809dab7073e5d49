import type { Texts } from '../facts.ts'
import {
  action,
  cannot,
  character,
  choose,
  composure,
  duringConflict,
  honor,
  military,
  moveToConflict,
  opponents,
  participating,
  province,
  reaction,
  ready,
  selfParticipating,
  selfPlayed,
  strength,
  target,
  that,
  thisConflict,
  unlimited,
  yours,
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
  'shiotome-heroine': [
    reaction({ event: 'honorGained', who: 'opponent', by: 'card' }, { effect: ready('self') }),
  ],
  'honest-challenger': [
    composure(military('self', 2)),
    action({
      if: duringConflict,
      cost: [{ duel: 'military', against: opponents() }],
      effect: {
        do: 'resolveDuel',
        result: {
          do: 'each',
          who: { controllerOf: 'duelWinner' },
          effect: moveToConflict(choose(yours({ home: true }))),
        },
      },
    }),
  ],
}
