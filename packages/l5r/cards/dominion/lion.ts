import type { Texts } from '../facts.ts'
import {
  action,
  both,
  cannot,
  character,
  costAtMost,
  gainHonor,
  honor,
  opponents,
  province,
  rally,
  reaction,
  ready,
  selfParticipating,
  target,
  targetUpTo,
  there,
  yours,
} from '../words.ts'

/** The Lion clan, of the Dominion cycle. */
export const lion: Texts = {
  'chronicler-of-conquests': [
    action({ if: both(selfParticipating(), there({ trait: 'battlefield' })), effect: gainHonor(1) }),
  ],
  'hayaken-no-shiro': [
    action({
      cost: [{ bow: 'self' }],
      targets: [target(character({ trait: 'bushi', ...costAtMost(2) }))],
      effect: ready('target'),
    }),
  ],
  'ikoma-tsanuri-2': [
    rally,
    cannot(province({ attacked: true, whose: 'opponents' }), 'triggerAbilities', selfParticipating()),
  ],
  'righteous-samurai': [
    reaction(
      { event: 'honorLost', who: 'you', for: 'opponentsEffect' },
      { targets: [target(character())], effect: honor('target') },
    ),
  ],
  'honored-veterans': [
    rally,
    action({
      targets: [
        targetUpTo(1, yours({ trait: 'bushi', playedThisPhase: true })),
        { choose: opponents({ trait: 'bushi', playedThisPhase: true }), by: 'opponent', n: 1, upTo: true },
      ],
      effect: honor('targets'),
    }),
  ],
}
