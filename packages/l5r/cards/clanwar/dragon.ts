import type { Texts } from '../facts.ts'
import {
  action,
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
  not,
  opponents,
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
}
