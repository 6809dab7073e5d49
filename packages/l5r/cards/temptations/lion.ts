import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachTo,
  both,
  bow,
  cannot,
  character,
  constant,
  costAtMost,
  dire,
  discard,
  dishonor,
  duringConflict,
  duringMilitary,
  duringPhase,
  duringPolitical,
  each,
  gainFate,
  gainHonor,
  gainsAbility,
  ifSo,
  ifYouDo,
  limited,
  military,
  more,
  moreHonorable,
  moveHome,
  not,
  participating,
  phaseBegins,
  placeFate,
  province,
  put,
  reaction,
  selfParticipating,
  target,
  there,
  thisConflict,
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

  'ancestral-sight': [
    attachTo(character({ trait: 'shugenja' })),
    gainsAbility(
      'host',
      action({
        cost: [{ putUnder: character({ in: 'dynastyDiscard' }) }],
        targets: [target(character({ named: { sameAs: 'paid' } }))],
        effect: { do: 'moveFate', n: 1, from: { pool: 'you' }, to: 'target' },
      }),
    ),
  ],
  'conduit-of-heroes': [
    action({
      if: duringConflict,
      cost: [{ bow: 'self', unless: moreHonorable(5) }],
      targets: [target(character({ isNot: 'self' }))],
      effect: thisConflict(constant({ to: 'target', military: 3, political: 1, glory: 1 })),
    }),
  ],
  'forward-garrison': [cannot(yours(), 'loseFateToOpponents', there({ trait: 'battlefield' }))],
  'renowned-singer': [
    action({
      if: { honorGained: 2 },
      targets: [target({ in: 'conflictDiscard' }, 2)],
      effect: ifYouDo(
        put({ choose: { in: 'conflictDiscard', is: 'target' }, by: 'opponent' }, 'hand'),
        put(each({ in: 'conflictDiscard', is: 'target', isNot: 'it' }), { bottom: 'conflict' }),
      ),
    }),
  ],
  'the-roar-of-the-lioness': [constant({ to: 'self', setBase: { strength: { half: { has: 'honor' } } } })],

  'battlefield-orders': [
    constant({ if: moreHonorable(5), reduceCost: 1, of: 'self' }),
    action({
      if: duringMilitary,
      targets: [target(participating())],
      effect: { do: 'resolveAction', of: 'target' },
    }),
  ],
  'meticulous-scout': [
    action({
      if: { honorGained: 2 },
      targets: [target(province({ whose: 'opponents' }))],
      effect: all(
        { do: 'placeStatus', what: 'target', status: 'dishonored' },
        { do: 'revealProvince', what: 'target' },
      ),
    }),
  ],
  reconnaissance: [
    reaction(phaseBegins('conflict'), {
      targets: [target(province(), 3)],
      effect: all(
        { do: 'lookAt', what: 'target' },
        ifSo(
          moreHonorable(5),
          discard({ choose: { in: 'provinces', whose: 'any', heldBy: 'targets' }, n: 'any' }),
        ),
      ),
    }),
  ],

  'a-war-on-two-fronts': [
    limited,
    reaction(
      { event: 'conflictDeclared', who: 'you', type: 'military' },
      {
        if: moreHonorable(),
        targets: [target(province({ whose: 'opponents', attacked: false }))],
        effect: { do: 'moveConflict', to: 'target', also: true },
      },
    ),
  ],
}
