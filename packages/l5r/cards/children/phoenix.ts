import type { Texts } from '../facts.ts'
import {
  action,
  both,
  bothSkills,
  cannot,
  character,
  composure,
  constant,
  discard,
  duringConflict,
  forcedReaction,
  gainHonor,
  honor,
  ifSo,
  ifYouDo,
  moreHonorable,
  moveHome,
  opposing,
  political,
  put,
  reaction,
  target,
  thisConflict,
  unlimited,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

/** The Phoenix clan, of Children of the Empire. */
export const phoenix: Texts = {
  'sincere-challenger': [
    composure(political('self', 2)),
    action({
      if: duringConflict,
      cost: [{ duel: 'political', against: opposing() }],
      effect: {
        do: 'resolveDuel',
        result: thisConflict(constant({ to: 'duelWinner', immuneTo: 'events' })),
      },
    }),
  ],
  'isawa-ujina': [
    forcedReaction(
      { event: 'ringClaimed', element: 'void' },
      { ...unlimited, targets: [target(character({ fate: { max: 0 } }))], effect: put('target', 'removed') },
    ),
  ],
  'gift-of-amaterasu': [
    reaction(youWin({ margin: 5 }), { targets: [target(yours())], effect: honor('target') }),
  ],
  'unmatched-expertise': [
    cannot('host', 'receiveDishonored'),
    forcedReaction({ event: 'losesConflict', what: 'host' }, { ...unlimited, effect: discard('self') }),
  ],
  'subdue-the-spirits': [
    action({
      if: both(duringConflict, moreHonorable()),
      effect: thisConflict(bothSkills(yourParticipating(), { stat: 'glory', of: 'itself' })),
    }),
  ],
  'ancestral-shrine': [action({ cost: [{ returnRings: 'oneOrMore' }], effect: gainHonor({ done: true }) })],
  'severed-from-the-stream': [
    action({
      effect: {
        do: 'each',
        who: 'eachPlayer',
        effect: ifSo(
          { gloryCount: 'lost' },
          { do: 'returnRing', which: { each: { state: 'yours', inPool: true } } },
        ),
      },
    }),
  ],
  'fire-tensai-acolyte': [constant({ to: 'self', attacksOnly: 'fire' })],
  'sage-of-gisei-toshi': [
    action({
      if: both(duringConflict, moreHonorable()),
      targets: [target(opposing())],
      effect: ifYouDo(moveHome('self'), moveHome('target')),
    }),
  ],
}
