import type { Texts } from '../facts.ts'
import {
  action,
  bow,
  duringConflict,
  gainsAbility,
  military,
  moreHonorable,
  opponents,
  political,
  yours,
} from '../words.ts'

/** The Lion clan, of Children of the Empire. */
export const lion: Texts = {
  'true-strike-kenjutsu': [
    gainsAbility(
      'host',
      action({
        if: duringConflict,
        cost: [{ duel: 'baseMilitary', against: opponents() }],
        effect: { do: 'resolveDuel', result: bow('duelLoser') },
      }),
    ),
  ],
  'tactician-s-camp': [military(yours({ status: 'honored' }), 1)],
  'ikoma-orator': [political('self', 2, moreHonorable())],
}
