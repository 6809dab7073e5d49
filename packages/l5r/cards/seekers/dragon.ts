import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attach,
  attachment,
  attachTo,
  attachToYours,
  both,
  bothSkills,
  cannot,
  character,
  choose,
  constant,
  draw,
  duringConflict,
  honor,
  hostParticipating,
  ifSo,
  max,
  may,
  more,
  noAttachmentsExcept,
  opponents,
  opposing,
  phaseBegins,
  placeFate,
  reaction,
  ready,
  restricted,
  selfAttacking,
  selfParticipating,
  target,
  targetRing,
  thisConflict,
  unlimited,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Dragon clan, of Seekers of Wisdom. */
export const dragon: Texts = {
  'mirumoto-masashige': [
    reaction(phaseBegins('conflict'), {
      if: more({ count: opponents() }, { count: yours() }),
      targets: [target(yours())],
      effect: honor('target'),
    }),
  ],
  'togashi-acolyte': [
    {
      kind: 'asAttachment',
      abilities: [
        reaction(
          { event: 'played', what: {}, who: 'you' },
          { ...unlimited, if: hostParticipating, effect: thisConflict(bothSkills('host', 1)) },
        ),
      ],
    },
  ],
  'wildfire-kick': [
    action({
      if: both(duringConflict, { cardsPlayedThisConflict: 3 }),
      targets: [target(yourParticipating({ trait: 'monk' }))],
      effect: thisConflict(
        bothSkills(opposing({ military: { max: { stat: 'military', of: 'target' } } }), -2),
      ),
    }),
  ],
  'high-house-of-light': [
    action({
      if: duringConflict,
      cost: [{ bow: 'self' }],
      targets: [target(yourParticipating({ trait: 'monk' }))],
      effect: all(
        thisConflict(constant({ to: 'target', cannot: 'beTargetedByEvents', by: 'opponents' })),
        ifSo(
          { cardsPlayedThisConflict: 5 },
          { do: 'moveFate', n: 1, from: { ring: { choose: { hasFate: true } } }, to: 'target' },
        ),
      ),
    }),
  ],
  'fuchi-mura': [
    reaction(
      { event: 'conflictDeclared', at: 'self' },
      { effect: placeFate(1, { ring: { each: { state: 'unclaimed' } } }) },
    ),
  ],
  'perceptive-kitsuki': [
    action({
      if: selfParticipating(),
      cost: [{ returnRing: { state: 'yours', inPool: true } }],
      effect: { do: 'lookAtHand', who: 'opponent' },
    }),
  ],
  'togashi-gaijutsu': [
    reaction(
      { event: 'played', what: attachment({ trait: 'tattoo' }), who: 'you' },
      { effect: ready({ hostOf: 'triggering' }) },
    ),
  ],
  'iron-foundations-stance': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating({ trait: 'monk' }))],
      effect: all(
        thisConflict(constant({ to: 'target', cannot: ['beBowed', 'beMovedHome'], by: 'opponents' })),
        ifSo({ cardsPlayedThisConflict: 1, what: { trait: 'kiho' }, another: true }, draw(1)),
      ),
    }),
  ],
  'togashi-mitsu-2': [
    cannot('self', 'beEvaded'),
    action({
      if: both(selfParticipating(), { cardsPlayedThisConflict: 5 }),
      targets: [targetRing({})],
      effect: { do: 'resolveRing', which: 'target', as: 'attacker' },
    }),
  ],
  'shintao-monastery': [constant({ playedOneMore: true })],
  'taoist-adept': [
    action({
      if: duringConflict,
      cost: [{ duel: 'military', against: opponents() }],
      effect: {
        do: 'resolveDuel',
        result: {
          do: 'each',
          who: { controllerOf: 'duelWinner' },
          effect: may(placeFate(1, { ring: { choose: { state: 'unclaimed' } } })),
        },
      },
    }),
  ],
  niten: [
    attachTo(character({ clan: 'dragon' })),
    action({
      if: hostParticipating,
      cost: [{ returnToHand: 'self' }],
      ...max(1, 'round'),
      effect: attach(choose(attachment({ in: 'hand' })), 'paid'),
    }),
  ],
  'austere-exemplar': [
    action({
      if: selfAttacking,
      cost: [{ fateToRing: 'unclaimed' }],
      ...max(1, 'conflict'),
      effect: { do: 'anotherAction', n: 3 },
    }),
  ],
  'an-ocean-in-a-drop': [
    action({
      if: hostParticipating,
      cost: [{ sacrifice: 'self' }],
      targets: [{ player: 'any' }],
      effect: { do: 'replaceHand', who: 'chosen' },
    }),
  ],
  'vine-tattoo': [
    attachToYours,
    constant({ to: 'host', gainsTrait: 'tattooed' }),
    constant({
      to: 'host',
      untargetableBy: character({ cost: { min: { stat: 'cost', of: 'host' } } }),
    }),
  ],
  'dragon-tattoo': [
    attachToYours,
    restricted,
    constant({ to: 'host', gainsTrait: 'tattooed' }),
    reaction(
      { event: 'played', what: { type: 'event' }, who: 'you', targeting: 'host' },
      { effect: { do: 'playEvent', what: 'triggering' } },
    ),
  ],
  'monastery-protector': [
    noAttachmentsExcept('monk', 'tattoo'),
    constant({ to: yours({ trait: 'tattooed' }), targetingCosts: 1 }),
  ],
}
