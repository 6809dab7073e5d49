import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachToYours,
  both,
  bothSkills,
  bow,
  character,
  constant,
  costAtMost,
  dishonor,
  draw,
  duringConflict,
  either,
  gains,
  honor,
  hostParticipating,
  ifSo,
  military,
  moveHome,
  moveToConflict,
  noAttachmentsExcept,
  participating,
  province,
  reaction,
  ready,
  strength,
  target,
  targetRing,
  thisConflict,
  unlimited,
  yourParticipating,
  yours,
} from '../words.ts'

const monkOrWithMonkAttachment = character({
  either: [{ trait: 'monk' }, { hasAttachment: { trait: 'monk' } }],
})

/** The Dragon clan, of the Elemental cycle. */
export const dragon: Texts = {
  'master-alchemist': [
    action({
      if: duringConflict,
      cost: [{ fateToRing: 'fire' }],
      targets: [target(character())],
      effect: either(honor('target'), dishonor('target')),
    }),
  ],
  'hawk-tattoo': [
    attachToYours,
    constant({ to: 'host', gainsTrait: 'tattooed' }),
    reaction(
      { event: 'played', what: 'self', who: 'you' },
      {
        if: duringConflict,
        effect: all(
          moveToConflict('host'),
          ifSo({ that: 'host', is: { trait: 'monk' } }, { do: 'anotherAction' }),
        ),
      },
    ),
  ],
  'hurricane-punch': [
    action({
      if: duringConflict,
      targets: [target(participating({ trait: 'monk' }))],
      effect: all(thisConflict(military('target', 2)), draw(1)),
    }),
  ],
  'mantra-of-earth': [
    reaction(
      { event: 'conflictDeclared', who: 'opponent', element: 'earth' },
      {
        targets: [target(monkOrWithMonkAttachment)],
        effect: all(thisConflict(constant({ to: 'target', cannot: 'beTargeted', by: 'opponents' })), draw(1)),
      },
    ),
  ],
  // It asks before it is played itself, so these are other cards.
  'void-fist': [
    action({
      if: both(duringConflict, { cardsPlayedThisConflict: 2 }),
      targets: [
        target(
          participating({
            military: { max: { highest: 'military', among: yourParticipating({ trait: 'monk' }) } },
          }),
        ),
      ],
      effect: all(moveHome('target'), bow('target')),
    }),
  ],
  'adopted-kin': [
    { kind: 'attachTo', filter: character(), onePerCharacter: true },
    gains(attachment({ attachedTo: { is: 'host' }, isNot: 'self' }), 'ancestral'),
  ],
  'impulsive-novice': [
    bothSkills('self', 1, {
      either: [{ ring: { state: 'yours', element: 'fire' } }, { ring: { state: 'yours', element: 'void' } }],
    }),
  ],
  'volcanic-troll': [
    noAttachmentsExcept('weapon'),
    bothSkills('self', 2, { ring: { state: 'unclaimed', element: 'fire' } }),
  ],
  'being-and-becoming': [
    attachToYours,
    action({
      cost: [{ bow: 'host' }],
      targets: [targetRing({ state: 'unclaimed' })],
      effect: { do: 'moveFate', n: 'all', from: { ring: 'target' }, to: 'host' },
    }),
  ],
  smoke: [
    action({
      if: hostParticipating,
      cost: [{ bow: 'self' }, { sacrifice: 'self' }],
      effect: thisConflict(military(participating({ unique: false }), -2)),
    }),
  ],
  'sacred-sanctuary': [
    reaction(
      { event: 'conflictDeclared', at: 'self' },
      {
        targets: [target(yours({ trait: 'monk' }))],
        effect: all(
          ready('target'),
          thisConflict(constant({ to: 'target', cannot: 'beBowed', by: 'opponents' })),
          thisConflict(constant({ to: 'target', doesNotBow: 'conflictResolution' })),
        ),
      },
    ),
  ],
  'ancient-master': [
    {
      kind: 'asAttachment',
      abilities: [
        reaction(
          { event: 'committed', what: 'host' },
          { effect: { do: 'search', n: 5, take: { filter: { trait: ['kiho', 'tattoo'] }, reveal: true } } },
        ),
      ],
    },
  ],
  'the-wrath-of-the-kami': [
    action({
      ...unlimited,
      if: { conflict: { at: { holds: { is: 'self' } } } },
      cost: [{ honor: 1 }],
      effect: thisConflict(strength(province({ attacked: true }), 1)),
    }),
  ],
  'agasha-shunsen': [
    action({
      if: duringConflict,
      cost: [{ returnRings: 'oneOrMore' }],
      targets: [target(yours())],
      effect: {
        do: 'fetch',
        deck: 'conflict',
        n: 'all',
        what: attachment({ in: 'conflictDeck', ...costAtMost({ done: true }) }),
        to: { attachTo: 'target' },
        rest: 'shuffle',
      },
    }),
  ],
}
