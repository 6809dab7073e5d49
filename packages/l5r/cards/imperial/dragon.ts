import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachTo,
  attacking,
  both,
  bow,
  cannot,
  character,
  choose,
  constant,
  costAtMost,
  courtesy,
  draw,
  duringMilitary,
  moveHome,
  opposing,
  participating,
  phaseBegins,
  placeFate,
  province,
  reaction,
  ready,
  selfAttacking,
  selfEntersPlay,
  selfParticipating,
  target,
  targetRing,
  that,
  thisConflict,
  yourParticipating,
} from '../words.ts'

/** The Dragon clan, of the Imperial cycle. */
export const dragon: Texts = {
  'agasha-sumiko': [
    constant({ if: both({ favor: 'yours' }, selfAttacking), to: 'self', doesNotBow: 'conflictResolution' }),
  ],
  'high-kick': [
    action({
      if: duringMilitary,
      cost: [{ bow: participating({ trait: 'monk' }) }],
      targets: [target(opposing())],
      effect: all(bow('target'), thisConflict(cannot('target', 'triggerAbilities'))),
    }),
  ],
  'itinerant-philosopher': [
    action({
      if: selfParticipating(),
      cost: [{ discardFavor: true }],
      targets: [target(opposing({ attachments: { min: 1 } }))],
      effect: bow('target'),
    }),
  ],
  'kitsuki-yaruma': [
    courtesy,
    { kind: 'noAttachments', traits: ['poison'] },
    reaction(selfEntersPlay, {
      targets: [target(province({ broken: false }))],
      effect: { do: 'turnFacedown', what: 'target' },
    }),
  ],
  'mantra-of-water': [
    reaction(
      { event: 'conflictDeclared', who: 'opponent', element: 'water' },
      {
        targets: [target(character({ either: [{ trait: 'monk' }, { hasAttachment: { trait: 'monk' } }] }))],
        effect: all(ready('target'), draw(1)),
      },
    ),
  ],
  'northern-wall-sensei': [
    action({
      if: selfParticipating(),
      targets: [target(yourParticipating({ attachments: { min: 1 } }))],
      effect: thisConflict(constant({ to: 'target', immuneTo: 'events' })),
    }),
  ],
  'seal-of-the-dragon': [
    constant({ to: 'host', gainsClan: 'dragon' }),
    constant({ to: 'host', gainsTrait: 'monk' }),
  ],
  'centipede-tattoo': [
    attachTo(character({ trait: 'monk' })),
    constant({ to: 'host', gainsTrait: 'tattooed' }),
    constant({ to: 'host', doesNotBow: 'conflictResolution', while: 'lost' }),
  ],
  'jade-masterpiece': [
    action({
      cost: [{ bow: 'self' }],
      targets: [targetRing({ state: 'unclaimed', hasFate: true })],
      effect: {
        do: 'moveFate',
        n: 1,
        from: { ring: 'target' },
        to: { ring: { choose: { state: 'unclaimed', isNot: 'target' } } },
      },
    }),
  ],
  'written-in-the-stars': [
    action({
      select: {
        options: [
          { effect: placeFate(1, { ring: { each: { state: 'unclaimed', hasFate: false } } }) },
          { effect: { do: 'removeFate', n: 1, from: { ring: { each: { state: 'unclaimed' } } } } },
        ],
      },
    }),
  ],
  'enigmatic-magistrate': [constant({ if: selfAttacking, counts: character({ oddCost: true }), as: 'only' })],
  'mountaintop-statuary': [
    reaction(
      { event: 'turnedFaceup', what: 'self' },
      {
        effect: {
          do: 'moveToProvince',
          what: 'self',
          to: choose(province({ whose: 'yours', stronghold: true })),
        },
      },
    ),
    action({
      if: { conflict: { at: { holds: { is: 'self' } } } },
      cost: [{ sacrifice: 'self' }],
      targets: [target(attacking(costAtMost(2)))],
      effect: moveHome('target'),
    }),
  ],
  'the-stone-of-sorrows': [constant({ if: that('host', { bowed: false }), keepsRingFate: true })],
  'togashi-mendicant': [
    reaction(phaseBegins('fate'), { effect: { do: 'arrangeTop', n: 3, deck: 'dynasty', how: 'order' } }),
  ],
}
