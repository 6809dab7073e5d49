import type { Texts } from '../facts.ts'
import {
  action,
  bow,
  character,
  constant,
  costAtMost,
  gainsAbility,
  loseFate,
  military,
  participating,
  province,
  putIntoConflict,
  reaction,
  restricted,
  selfAttacking,
  selfParticipating,
  selfWins,
  support,
  target,
} from '../words.ts'

/** The Unicorn clan, of Under Fu Leng's Shadow. */
export const unicorn: Texts = {
  'scarlet-sabre': [
    restricted,
    constant({
      if: { firstPlayer: true },
      to: 'host',
      gainsAbility: reaction(selfWins(), { effect: loseFate(1, 'opponent') }),
    }),
  ],
  'moto-beastmaster': [
    reaction(
      { event: 'committed', what: 'self', as: 'attacker' },
      {
        targets: [
          target(
            character({
              in: 'provinces',
              either: [costAtMost(2), { ...costAtMost(4), if: { firstPlayer: true } }],
            }),
          ),
        ],
        effect: putIntoConflict('target'),
      },
    ),
  ],
  daikyu: [
    restricted,
    support,
    military('host', 2, { firstPlayer: true }),
    gainsAbility(
      'host',
      reaction(
        { event: 'committedOrMoved', what: character() },
        {
          if: selfParticipating('military'),
          targets: [target(participating({ military: { below: { stat: 'military', of: 'self' } } }))],
          effect: bow('target'),
        },
      ),
    ),
  ],
  'seasoned-patroller': [
    constant({ if: selfAttacking, to: province({ attacked: true }), unincreased: 'strength' }),
  ],
  'reckless-avenger': [support, action({ effect: { do: 'readyOneHonorOther' } })],
}
