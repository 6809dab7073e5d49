import type { Texts } from '../facts.ts'
import {
  action,
  attachment,
  both,
  bow,
  cannot,
  composure,
  constant,
  discard,
  duringConflict,
  duringMilitary,
  each,
  gainsAbility,
  honor,
  ifYouDo,
  military,
  moreHonorable,
  opponents,
  opponentsTarget,
  opposing,
  participating,
  political,
  pride,
  province,
  reaction,
  removeFate,
  selfAttacking,
  target,
  thisConflict,
  yours,
  youWin,
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
  'the-fires-of-justice': [
    reaction(youWin({ type: 'military' }), {
      targets: [opponentsTarget(opposing())],
      select: {
        options: [
          { effect: removeFate('all', 'target') },
          { effect: { do: 'moveFate', n: 'any', from: { pool: 'opponent' }, to: 'target' } },
        ],
      },
    }),
  ],
  'hand-to-hand': [
    action({
      if: duringMilitary,
      targets: [target(attachment({ attachedTo: participating() }))],
      effect: ifYouDo(discard('target'), { do: 'opponentMayResolve' }),
    }),
  ],
}
