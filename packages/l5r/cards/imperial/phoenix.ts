import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attacking,
  bow,
  character,
  constant,
  defending,
  duringConflict,
  each,
  gains,
  honor,
  military,
  moveHome,
  opponents,
  participating,
  phaseBegins,
  playOnly,
  political,
  put,
  reaction,
  ready,
  selfAttacking,
  selfEntersPlay,
  target,
  targetRing,
  there,
  thisPhase,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Phoenix clan, of the Imperial cycle. */
export const phoenix: Texts = {
  'embrace-the-void': [
    playOnly(there(yours({ trait: 'shugenja' }))),
    wouldInterrupt(
      { event: 'fateRemoved', what: 'host' },
      {
        effect: {
          do: 'replace',
          effect: { do: 'moveFate', n: { done: true }, from: 'host', to: { pool: 'you' } },
        },
      },
    ),
  ],
  'asako-tsuki': [
    reaction(
      { event: 'ringClaimed', element: 'water' },
      { targets: [target(character({ trait: 'scholar' }))], effect: honor('target') },
    ),
  ],
  'benten-s-touch': [
    action({
      if: duringConflict,
      cost: [{ bow: character({ clan: 'phoenix', trait: 'shugenja' }) }],
      targets: [target(yourParticipating())],
      effect: honor('target'),
    }),
  ],
  'haughty-magistrate': [
    constant({
      if: selfAttacking,
      counts: character({ glory: { below: { stat: 'glory', of: 'self' } } }),
      as: 'nothing',
    }),
  ],
  'kanjo-district': [
    action({
      if: duringConflict,
      cost: [{ discardFavor: true }],
      targets: [target(participating())],
      effect: all(bow('target'), moveHome('target')),
    }),
  ],
  'prodigy-of-the-waves': [
    action({ if: { ring: { state: 'claimed', element: 'water' } }, effect: ready('self') }),
  ],
  'shrine-maiden': [
    reaction(selfEntersPlay, {
      cost: [{ reveal: 3 }],
      effect: all(
        put(each({ is: 'paid', trait: ['spell', 'kiho'], in: 'conflictDeck' }), 'hand'),
        put(each({ is: 'paid', isNot: 'it', in: 'conflictDeck' }), 'discard'),
      ),
    }),
  ],
  'seal-of-the-phoenix': [
    constant({ to: 'host', gainsClan: 'phoenix' }),
    constant({ to: 'host', gainsTrait: 'scholar' }),
  ],
  harmonize: [
    action({
      if: { defendingPlayer: true },
      targets: [target(defending()), target(attacking({ cost: { max: { stat: 'cost', of: 'target' } } }))],
      effect: moveHome('targets'),
    }),
  ],
  'consumed-by-five-fires': [
    action({
      if: there(yours({ trait: 'shugenja' })),
      effect: { do: 'removeFateAmong', n: 5, from: opponents() },
    }),
  ],
  'master-of-gisei-toshi': [
    reaction(phaseBegins('conflict'), {
      targets: [targetRing({})],
      effect: thisPhase(
        constant({
          if: { contested: 'target' },
          who: 'any',
          cannotPlay: { type: 'event', notTrait: 'spell' },
        }),
      ),
    }),
  ],
  'henshin-disciple': [
    political('self', 2, {
      either: [
        { ring: { state: 'yours', element: 'air' } },
        { ring: { state: 'contested', element: 'air' } },
      ],
    }),
    military('self', 2, {
      either: [
        { ring: { state: 'yours', element: 'earth' } },
        { ring: { state: 'contested', element: 'earth' } },
      ],
    }),
    gains('self', 'pride', {
      either: [
        { ring: { state: 'yours', element: 'fire' } },
        { ring: { state: 'contested', element: 'fire' } },
      ],
    }),
  ],
  'isawa-kaede': [
    constant({ to: 'self', immuneTo: 'opponentsRings' }),
    constant({ if: selfAttacking, ringGains: 'void' }),
    constant({ to: 'self', resolvesEach: true }),
  ],
  'magnificent-lighthouse': [
    action({ effect: { do: 'arrangeTop', n: 3, deck: 'any', whose: 'opponents', how: 'spread' } }),
  ],
}
