import type { Texts } from '../facts.ts'
import {
  action,
  ancestral,
  attachToYours,
  attacking,
  both,
  bothSkills,
  bow,
  cancel,
  cannot,
  character,
  choose,
  constant,
  covert,
  dire,
  draw,
  duringConflict,
  each,
  gains,
  gainsAbility,
  hostParticipating,
  ifYouDo,
  instead,
  interrupt,
  loseFate,
  noAttachmentsExcept,
  opponents,
  participating,
  province,
  put,
  reaction,
  ready,
  removeFate,
  restricted,
  selfParticipating,
  selfRevealed,
  selfWins,
  sincerity,
  target,
  that,
  thisConflict,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Dragon clan, of the Temptations cycle. */
export const dragon: Texts = {
  'betrayal-of-truth': [
    action({
      if: duringConflict,
      effect: bow(each(participating({ either: [{ status: 'honored' }, { status: 'dishonored' }] }))),
    }),
  ],
  'perfect-land-believer': [bothSkills('self', 2, that('self', { status: 'none' }))],
  'mushin-no-shin': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'triggered', targets: yours({ attachments: { min: 2 } }) } },
      { effect: cancel },
    ),
  ],
  'phoenix-tattoo': [
    attachToYours,
    constant({ to: 'host', gainsTrait: 'tattooed' }),
    restricted,
    gains(participating({ isNot: 'host' }), 'pride', hostParticipating),
  ],
  'militant-faithful': [
    noAttachmentsExcept('heresy', 'weapon'),
    constant({
      if: {
        conflict: { participating: opponents({ either: [{ status: 'honored' }, { status: 'dishonored' }] }) },
      },
      to: 'self',
      doesNotBow: 'conflictResolution',
    }),
  ],
  'seeking-enlightenment': [reaction(selfRevealed, { effect: loseFate({ count: attacking() }, 'opponent') })],
  'self-understanding': [
    restricted,
    constant({ to: 'self', cannot: 'beTargetedByEvents', by: 'opponents' }),
    gainsAbility(
      'host',
      reaction(selfWins(), {
        effect: { do: 'resolveRing', which: { each: { state: 'yours', inPool: true } } },
      }),
    ),
  ],
  'overlooked-community': [
    action({
      cost: [{ returnRing: { state: 'yours', inPool: true } }],
      targets: [target(character({ status: 'any' }))],
      effect: { do: 'discardToken', what: 'target' },
    }),
  ],
  'solitary-hero': [
    cannot('self', 'beEvaded'),
    action({
      if: that('self', { participating: true, alone: true }),
      effect: removeFate(
        1,
        each(participating({ isNot: 'self', military: { max: { stat: 'military', of: 'self' } } })),
      ),
    }),
  ],
  'belief-in-the-little-teacher': [
    ancestral,
    gainsAbility('host', action({ effect: { do: 'discardToken', what: 'self' } })),
  ],
  'furtive-sympathizer': [
    covert,
    action({
      if: both(selfParticipating(), that('self', { status: 'none' })),
      effect: thisConflict(constant({ to: participating(), switchBase: true })),
    }),
  ],

  'keen-warrior': [
    sincerity,
    reaction(
      { event: 'handSeen' },
      { effect: ifYouDo(draw(2), put(choose({ in: 'hand' }), { bottom: 'conflict' })) },
    ),
  ],
  'shoshi-ni-kie': [
    action({
      cost: [{ revealProvince: province({ faceup: false }) }],
      targets: [target(character({ status: 'none' }))],
      effect: ready('target'),
    }),
  ],
  'ki-alignment': [
    reaction(
      { event: 'committed', what: yours({ trait: 'monk' }) },
      {
        effect: {
          do: 'search',
          n: 8,
          take: { n: 2, filter: { trait: 'kiho' }, reveal: true, different: true },
        },
      },
    ),
  ],
  'adorned-temple': [
    reaction(
      { event: 'fatePlaced', what: yours(), by: 'card' },
      { effect: instead(draw(1), that('triggering', { status: 'none' }), draw(2)) },
    ),
  ],

  'promising-youth': [
    {
      kind: 'asAttachment',
      abilities: [
        bothSkills('host', 2),
        interrupt({ event: 'leavesPlay', what: 'host' }, { effect: { do: 'detach', what: 'self' } }),
      ],
    },
  ],
  'togashi-kazue-2': [gainsAbility(yours(), dire(constant({ to: 'self', extraUses: 1 })))],
}
