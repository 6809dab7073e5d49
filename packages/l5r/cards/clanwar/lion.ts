import type { Texts } from '../facts.ts'
import {
  action,
  all,
  character,
  constant,
  costAtMost,
  draw,
  duringConflict,
  duringMilitary,
  gainsAbility,
  honor,
  inProvinces,
  lowerBid,
  moveToConflict,
  opponents,
  participating,
  phaseBegins,
  placeFate,
  reaction,
  ready,
  selfParticipating,
  support,
  target,
  targetUpTo,
  thisConflict,
  thisPhase,
  thisRound,
  yours,
} from '../words.ts'

/** The Lion clan, of Clan War. */
export const lion: Texts = {
  'bushido-adherent': [
    support,
    action({
      if: selfParticipating(),
      targets: [target(participating())],
      effect: all(honor('target'), draw(1, 'opponent')),
    }),
  ],
  'privileged-position': [
    reaction(
      { event: 'dialsRevealed' },
      {
        if: lowerBid,
        effect: thisRound(constant({ who: 'opponent', cannotDeclare: 'moreThanOneConflict' })),
      },
    ),
  ],
  'called-to-war': [
    action({
      targets: [
        target(character({ trait: 'bushi' })),
        { choose: character({ trait: 'bushi' }), by: 'opponent', joins: 1 },
      ],
      effect: placeFate(1, 'targets'),
    }),
  ],
  'ikoma-message-runner': [
    support,
    action({
      targets: [
        targetUpTo(1, inProvinces({ faceup: false })),
        targetUpTo(1, inProvinces({ faceup: false, whose: 'opponents' })),
      ],
      effect: { do: 'turnFaceup', what: 'targets' },
    }),
  ],
  'take-up-command': [
    constant({ to: 'host', gainsTrait: 'commander' }),
    gainsAbility(
      'host',
      action({
        if: selfParticipating(),
        targets: [target(yours({ trait: 'bushi', ...costAtMost(2) }))],
        effect: all(ready('target'), moveToConflict('target')),
      }),
    ),
  ],
  'battle-aspirant': [
    reaction(
      { event: 'committed', what: 'self', as: 'attacker' },
      {
        if: duringMilitary,
        targets: [target(opponents({ withoutKeyword: 'covert' }))],
        effect: thisConflict(constant({ to: 'target', mustDefend: true })),
      },
    ),
  ],
  'all-out-assault': [
    reaction(phaseBegins('conflict'), { effect: thisPhase(constant({ mustAttackWithAll: true })) }),
  ],
  'medium-of-the-living-soul': [
    action({
      if: duringConflict,
      targets: [target(participating())],
      effect: thisConflict(
        gainsAbility(
          'target',
          reaction(
            { event: 'ringResolved', who: 'you' },
            {
              if: selfParticipating(),
              cost: [{ removeFate: 1, from: 'self' }],
              effect: { do: 'resolveRing', which: 'triggering', as: 'attacker' },
            },
          ),
        ),
      ),
    }),
  ],
}
