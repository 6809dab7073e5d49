import type { Texts } from '../facts.ts'
import {
  action,
  both,
  bow,
  cannot,
  composure,
  constant,
  duringConflict,
  duringMilitary,
  each,
  gainsAbility,
  honor,
  military,
  moreHonorable,
  opponents,
  political,
  pride,
  province,
  reaction,
  selfAttacking,
  thisConflict,
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
  'glorious-victory': [
    reaction(
      { event: 'provinceBroken', what: province(), who: 'you' },
      { if: duringMilitary, effect: honor(each(yours())) },
    ),
  ],
  'student-of-war': [composure(cannot('self', ['loseFate', 'beDiscarded']))],
  'honorable-challenger': [
    pride,
    action({
      if: duringConflict,
      cost: [{ duel: 'military', against: opponents() }],
      effect: {
        do: 'resolveDuel',
        result: thisConflict(constant({ to: 'duelWinner', doesNotBow: 'conflictResolution' })),
      },
    }),
  ],
  'matsu-tsuko': [
    action({
      if: both(selfAttacking, moreHonorable()),
      effect: thisConflict(constant({ reduceCost: 2, of: {}, next: true })),
    }),
  ],
}
