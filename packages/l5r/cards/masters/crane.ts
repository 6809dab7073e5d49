import type { Texts } from '../facts.ts'
import {
  action,
  all,
  cannot,
  character,
  constant,
  costAtMost,
  draw,
  duringConflict,
  each,
  honor,
  ifSo,
  limited,
  opponents,
  placeFate,
  political,
  putIntoPlay,
  reaction,
  selfPlayed,
  target,
  that,
  thisPhase,
  yours,
} from '../words.ts'

/** The Crane clan, of Masters of the Court. */
export const crane: Texts = {
  'kyuden-kakita': [
    reaction(
      { event: 'duelResolved' },
      {
        cost: [{ bow: 'self' }],
        targets: [target(yours({ involvedInDuel: true }))],
        effect: honor('target'),
      },
    ),
  ],
  'kakita-favorite': [political('self', 2, that('self', { involvedInDuel: true }))],
  'benevolent-host': [
    reaction(selfPlayed, {
      targets: [target(character({ trait: 'courtier', in: 'provinces' }))],
      effect: all(putIntoPlay('target'), ifSo(that('target', costAtMost(2)), placeFate(1, 'target'))),
    }),
  ],
  'festival-for-the-fortunes': [action({ effect: honor(each(character())) })],
  'kakita-yuri': [
    action({
      if: duringConflict,
      cost: [{ duel: 'political', against: opponents(), by: 'opponent' }],
      effect: {
        do: 'resolveDuel',
        result: all(
          ifSo(
            that('duelLoser', { whose: 'opponents' }),
            thisPhase(constant({ who: 'opponent', cannotDeclare: { type: 'military' } })),
          ),
          ifSo(
            that('duelLoser', { whose: 'yours' }),
            thisPhase(constant({ who: 'you', cannotDeclare: { type: 'military' } })),
          ),
        ),
      },
    }),
  ],
  gossip: [
    limited,
    action({
      cost: [{ nameCard: true }],
      effect: thisPhase(constant({ who: 'opponent', cannotPlay: { ofNamedName: true, in: 'hand' } })),
    }),
  ],
  'maker-of-keepsakes': [cannot('self', 'receiveDishonored')],
  'beloved-advisor': [action({ effect: draw(1, 'eachPlayer') })],
}
