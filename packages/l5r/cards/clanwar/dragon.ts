import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attach,
  attachment,
  both,
  cannot,
  character,
  choose,
  constant,
  duringConflict,
  duringPhase,
  gains,
  gainsAbility,
  not,
  opponents,
  participating,
  restricted,
  support,
  target,
  thisConflict,
  yours,
} from '../words.ts'

/** The Dragon clan, of Clan War. */
export const dragon: Texts = {
  'ascetic-of-the-north-wall': [
    cannot(
      'self',
      ['loseFate', 'beDiscarded'],
      both({ ring: { state: 'yours', element: 'earth' } }, not(duringPhase('fate'))),
    ),
  ],
  'alchemical-laboratory': [
    gains(attachment({ whose: 'yours', attachedTo: opponents() }), 'ancestral', {
      ring: { state: 'yours', element: 'fire' },
    }),
  ],
  'unquestioned-heritage': [
    action({
      if: { ring: { state: 'yours', element: 'air' } },
      targets: [target(attachment({ attachedTo: yours() }))],
      effect: attach('target', choose(character())),
    }),
  ],
  'impossible-koan': [
    support,
    action({
      if: duringConflict,
      effect: thisConflict(constant({ to: character(), setBase: { military: 1, political: 1 } })),
    }),
  ],
  'inscribed-tanto': [
    constant({ if: { ring: { state: 'yours', element: 'void' } }, to: 'host', immuneTo: 'opponentsRings' }),
  ],
  'inventive-mirumoto': [
    action({
      if: { ring: { state: 'yours', element: 'water' } },
      targets: [target(attachment({ in: 'conflictDiscard' }))],
      effect: { do: 'play', what: 'target', onto: 'self' },
    }),
  ],
  'agasha-prodigy': [
    action({
      targets: [target(character()), { choose: character(), by: 'opponent', joins: 1 }],
      effect: all(
        { do: 'attachTop', who: 'you', to: 'target' },
        { do: 'attachTop', who: 'opponent', to: 'second' },
      ),
    }),
  ],
  'contemplative-wisdom': [
    restricted,
    support,
    gainsAbility(
      'host',
      action({
        if: duringConflict,
        cost: [{ returnRing: { state: 'yours' } }],
        targets: [target(participating())],
        effect: { do: 'gainAbilities', to: 'target', from: 'self', for: 'conflict' },
      }),
    ),
  ],
}
