import type { Texts } from '../facts.ts'
import {
  action,
  all,
  character,
  costAtMost,
  each,
  honor,
  ifSo,
  placeFate,
  political,
  putIntoPlay,
  reaction,
  selfPlayed,
  target,
  that,
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
}
