import type { Texts } from '../facts.ts'
import {
  action,
  all,
  cannot,
  character,
  choose,
  composure,
  constant,
  costAtMost,
  duringConflict,
  honor,
  military,
  moveHome,
  moveToConflict,
  opponents,
  opposing,
  participating,
  province,
  putIntoPlay,
  reaction,
  ready,
  selfParticipating,
  selfPlayed,
  strength,
  target,
  that,
  thisConflict,
  unlimited,
  wouldInterrupt,
  yourParticipating,
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
  'challenge-on-the-fields': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: {
        do: 'duel',
        skill: 'military',
        challenger: 'target',
        challenged: 'second',
        bonus: { count: participating({ controllerOf: 'itself', isNot: 'itself' }) },
        result: moveHome('duelLoser'),
      },
    }),
  ],
  'utaku-kamoko': [
    constant({ if: that('self', { status: 'dishonored' }), to: 'self', dishonorAdds: 'nothing' }),
    reaction(
      { event: 'provinceBroken', what: province({ whose: 'yours' }), who: 'opponent' },
      { cost: [{ discard: { in: 'hand' }, n: 1 }], effect: all(ready('self'), honor('self')) },
    ),
  ],
  'ide-negotiator': [reaction({ event: 'dialsRevealed' }, { effect: { do: 'turnDial' } })],
  leniency: [
    wouldInterrupt(
      { event: 'ringEffects', of: 'yours' },
      {
        targets: [target(character({ in: 'provinces', ...costAtMost(2) }))],
        effect: { do: 'replace', effect: putIntoPlay('target') },
      },
    ),
  ],
}
