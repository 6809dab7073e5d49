import type { Texts } from '../facts.ts'
import {
  action,
  all,
  both,
  bow,
  cannot,
  constant,
  costAtMost,
  dire,
  discard,
  dishonor,
  duringPhase,
  duringPolitical,
  each,
  gainFate,
  gainHonor,
  ifYouDo,
  military,
  more,
  moreHonorable,
  moveHome,
  not,
  participating,
  phaseBegins,
  placeFate,
  province,
  reaction,
  selfParticipating,
  target,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Lion clan, of the Temptations cycle. */
export const lion: Texts = {
  'commander-of-the-legions': [
    military(yours({ clan: 'lion', isNot: 'self' }), 1),
    cannot(
      yours({ clan: 'lion', ...costAtMost(3) }),
      'loseFate',
      both(duringPhase('fate'), moreHonorable(5)),
    ),
  ],
  'ujiaki-s-offer': [
    action({
      if: duringPolitical,
      targets: [
        target(
          participating({
            cost: { max: { highest: 'cost', among: yourParticipating({ isNot: 'itself' }) } },
          }),
        ),
      ],
      effect: ifYouDo(placeFate(1, 'target'), all(bow('target'), moveHome('target'), dishonor('target'))),
    }),
  ],
  'lion-s-pride-paragon': [dire(constant({ to: 'self', doesNotBow: 'conflictResolution' }))],
  'procedural-interference': [
    action({
      targets: [target(province({ whose: 'opponents' }))],
      select: {
        by: 'opponent',
        options: [
          { effect: discard(each({ in: 'provinces', whose: 'opponents', heldBy: 'target' })) },
          { effect: gainHonor(2, 'you') },
        ],
      },
    }),
  ],
  'feeding-an-army': [
    reaction(phaseBegins('conflict'), {
      cost: [{ breakProvince: province({ faceup: true }) }],
      effect: placeFate(1, each(yours(costAtMost(3)))),
    }),
  ],
  'revered-ikoma': [
    cannot('self', 'receiveDishonored'),
    action({ if: { honorGained: 2 }, effect: gainFate(1) }),
  ],
  'under-amaterasu-s-gaze': [
    { kind: 'attachTo', filter: province({ broken: false }), oneOf: 'battlefield' },
    constant({
      if: both({ conflict: { at: { is: 'host' } } }, not(moreHonorable(5))),
      reduceCost: -1,
      of: { in: 'hand' },
    }),
    constant({
      if: both(
        { conflict: { at: { is: 'host' } } },
        not(more({ has: 'honor', who: 'opponent' }, { has: 'honor' }, 5)),
      ),
      reduceCost: -1,
      of: { in: 'hand' },
      who: 'opponent',
    }),
  ],
  'ikoma-ujiaki-2': [
    action({ if: selfParticipating(), cost: [{ honor: 2 }], effect: { do: 'switchConflictType' } }),
  ],
}
