import type { Texts } from '../facts.ts'
import {
  action,
  all,
  ancestral,
  attachment,
  attachToYours,
  attacking,
  bothSkills,
  bow,
  cannot,
  character,
  constant,
  discard,
  draw,
  duel,
  duringConflict,
  gains,
  honor,
  hostParticipating,
  ifSo,
  instead,
  interrupt,
  limit,
  limited,
  max,
  more,
  moveFate,
  noAttachmentsExcept,
  opponents,
  opponentsTarget,
  opposing,
  participating,
  phaseBegins,
  placeFate,
  province,
  reaction,
  ready,
  removeFate,
  restricted,
  selfAttacking,
  selfBroken,
  selfParticipating,
  target,
  thisConflict,
  thisPhase,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

const monkOrWithMonkAttachment = character({
  either: [{ trait: 'monk' }, { hasAttachment: { trait: 'monk' } }],
})

/** The Dragon clan, of the core set. */
export const dragon: Texts = {
  'mountain-s-anvil-castle': [
    action({
      if: duringConflict,
      cost: [{ bow: 'self' }],
      targets: [target(participating({ attachments: { min: 1 } }))],
      effect: instead(
        thisConflict(bothSkills('target', 1)),
        { that: 'target', is: { attachments: { min: 2 } } },
        thisConflict(bothSkills('target', 2)),
      ),
    }),
  ],
  'restoration-of-balance': [
    interrupt(selfBroken, { effect: { do: 'discardFromHand', n: 4, who: 'opponent', downTo: true } }),
  ],
  'secluded-temple': [
    reaction(phaseBegins('conflict'), {
      if: more({ count: opponents() }, { count: yours() }),
      targets: [opponentsTarget(opponents({ fate: { min: 1 } }))],
      effect: removeFate(1, 'target'),
    }),
  ],
  'tattooed-wanderer': [{ kind: 'asAttachment', abilities: [gains('host', 'covert')] }],
  'togashi-kazue': [
    {
      kind: 'asAttachment',
      abilities: [
        action({
          if: hostParticipating,
          targets: [target(participating({ isNot: 'host' }))],
          effect: moveFate(1, 'target', 'host'),
        }),
      ],
    },
  ],
  'agasha-swordsmith': [
    action({ effect: { do: 'search', n: 5, take: { filter: attachment(), reveal: true } } }),
  ],
  'ascetic-visionary': [
    noAttachmentsExcept('monk', 'tattoo'),
    action({
      if: selfAttacking,
      cost: [{ fateToRing: 'unclaimed' }],
      targets: [target(monkOrWithMonkAttachment)],
      effect: ready('target'),
    }),
  ],
  'doomed-shugenja': [limited, constant({ to: 'self', noFateWhenPlayed: true })],
  'enlightened-warrior': [
    reaction({ event: 'ringSelected', who: 'opponent', hasFate: true }, { effect: placeFate(1, 'self') }),
  ],
  'kitsuki-investigator': [
    action({
      ...max(1, 'conflict'),
      if: selfParticipating('political'),
      cost: [{ fateToRing: 'unclaimed' }],
      effect: all(
        { do: 'lookAtHand', who: 'opponent' },
        { do: 'discardFromHand', n: 1, who: 'opponent', by: 'you' },
      ),
    }),
  ],
  'mirumoto-prodigy': [
    constant({
      if: { that: 'self', is: { attacking: true, alone: true } },
      who: 'opponent',
      cannotDeclare: 'moreThanOneDefender',
    }),
  ],
  // After a draw there is no loser, and nothing happens.
  'mirumoto-raitsugu': [
    action({
      if: selfParticipating(),
      targets: [target(opposing())],
      effect: duel(
        'military',
        'self',
        'target',
        ifSo(
          { that: 'duelLoser', is: { fate: { max: 0 } } },
          discard('duelLoser'),
          removeFate(1, 'duelLoser'),
        ),
      ),
    }),
  ],
  'niten-adept': [
    action({
      if: selfParticipating(),
      cost: [{ bow: attachment({ attachedTo: 'self' }) }],
      targets: [target(participating({ attachments: { max: 0 } }))],
      effect: bow('target'),
    }),
  ],
  'niten-master': [
    reaction(
      { event: 'attached', what: attachment({ trait: 'weapon' }), to: 'self', who: 'you' },
      { ...limit(2, 'round'), effect: ready('self') },
    ),
  ],
  'seeker-of-enlightenment': [bothSkills('self', { fateOnRings: { state: 'unclaimed' } })],
  'togashi-initiate': [
    action({ if: selfAttacking, cost: [{ fateToRing: 'unclaimed' }], effect: honor('self') }),
  ],
  'togashi-yokuni': [
    action({
      ...max(1, 'round'),
      targets: [{ ...target(character({ isNot: 'self' })), reference: true }],
      effect: { do: 'gainAbilityOf', what: 'self', from: 'target', for: 'phase' },
    }),
  ],
  'ancestral-daisho': [ancestral, restricted],
  'daimyo-s-favor': [
    attachToYours,
    action({
      cost: [{ bow: 'self' }],
      effect: thisPhase(constant({ reduceCost: 1, of: attachment(), next: true, onto: 'host' })),
    }),
  ],
  'kitsuki-s-method': [ancestral, restricted],
  'way-of-the-dragon': [
    { kind: 'attachTo', filter: yours(), onePerCharacter: true },
    constant({ to: 'host', extraUses: 1 }),
  ],
  'indomitable-will': [
    reaction(youWin(), {
      if: { there: yourParticipating(), atLeast: 1, atMost: 1 },
      refersToCondition: true,
      effect: thisConflict(constant({ to: yourParticipating(), doesNotBow: 'conflictResolution' })),
    }),
  ],
  'let-go': [action({ targets: [target(attachment())], effect: discard('target') })],
  'mantra-of-fire': [
    reaction(
      { event: 'conflictDeclared', who: 'opponent', element: 'fire' },
      { targets: [target(monkOrWithMonkAttachment)], effect: all(placeFate(1, 'target'), draw(1)) },
    ),
  ],
  'mirumoto-s-fury': [
    action({
      if: duringConflict,
      targets: [
        target(attacking({ glory: { max: { count: province({ whose: 'yours', faceup: false }) } } })),
      ],
      effect: bow('target'),
    }),
  ],
  tranquility: [
    action({
      if: duringConflict,
      effect: thisConflict(cannot(opponents({ home: true }), 'triggerAbilities')),
    }),
  ],
}
