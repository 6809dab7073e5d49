import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  attachTo,
  attacking,
  both,
  bothSkills,
  cannot,
  character,
  choose,
  constant,
  costAtMost,
  dishonor,
  draw,
  duringConflict,
  duringMilitary,
  fewerCards,
  gainHonor,
  hostParticipating,
  limited,
  max,
  military,
  moreHonorable,
  noAttachmentsExcept,
  opponentDiscardsRandom,
  participating,
  province,
  put,
  putIntoConflict,
  putIntoPlay,
  reaction,
  ready,
  removeFate,
  restricted,
  returnToHand,
  selfParticipating,
  selfWins,
  strength,
  target,
  thisConflict,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Lion clan, of the Inheritance cycle. */
export const lion: Texts = {
  'steward-of-the-rich-frog': [cannot(yours(), 'receiveDishonored', fewerCards)],
  'forebearer-s-echoes': [
    action({
      if: duringMilitary,
      targets: [target(character({ in: 'dynastyDiscard' }))],
      effect: all(putIntoConflict('target'), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        effect: put('target', { bottom: 'dynasty' }),
      }),
    }),
  ],
  'hero-of-three-trees': [
    action({
      if: both(selfParticipating(), fewerCards),
      select: {
        options: [
          { effect: gainHonor(1) },
          { effect: thisConflict(strength(province({ attacked: true }), -1)) },
        ],
      },
    }),
  ],
  'regal-bearing': [
    action({
      ...max(1, 'conflict'),
      if: { conflict: { type: 'political', participating: yours({ trait: 'courtier' }) } },
      effect: all({ do: 'setDial', n: 1 }, draw({ bidDifference: true })),
    }),
  ],
  'in-service-to-my-lord': [
    action({
      from: ['hand', 'conflictDiscard'],
      cost: [{ bow: character({ unique: false }) }],
      targets: [target(character({ unique: true }))],
      effect: all(ready('target'), put('self', { bottom: 'conflict' })),
    }),
  ],
  'command-respect': [
    action({
      ...max(1, 'conflict'),
      if: both(duringConflict, fewerCards),
      effect: thisConflict(constant({ tax: 'event', honor: 1 })),
    }),
  ],
  'matsu-swiftspear': [military('self', 2, fewerCards)],
  'fan-of-command': [
    action({
      if: hostParticipating,
      targets: [target(participating({ trait: 'bushi' }))],
      effect: ready('target'),
    }),
  ],
  'sharpen-the-mind': [
    action({
      if: duringConflict,
      cost: [{ discard: { in: 'hand' }, n: 1 }],
      effect: thisConflict(bothSkills('host', 3)),
    }),
  ],
  'quarrelsome-youth': [
    reaction(
      { event: 'losesConflict', what: 'self', as: 'attacker' },
      { if: fewerCards, effect: opponentDiscardsRandom(1) },
    ),
  ],
  'blade-of-10-000-battles': [
    attachTo(yours({ unique: true })),
    limited,
    restricted,
    reaction(
      { event: 'winsConflict', what: 'host' },
      { if: moreHonorable(), targets: [target({ in: 'conflictDiscard' })], effect: returnToHand('target') },
    ),
  ],
  'unified-company': [
    noAttachmentsExcept('weapon'),
    reaction(selfWins(), {
      if: fewerCards,
      effect: putIntoPlay(
        choose(character({ in: 'dynastyDiscard', unique: false, trait: 'bushi', ...costAtMost(2) })),
      ),
    }),
  ],
  'dishonorable-assault': [
    action({
      if: atSelf,
      cost: [{ discard: {}, n: 'oneOrMore' }],
      targets: [target(attacking(), { done: true })],
      effect: dishonor('target'),
    }),
  ],
  'akodo-kaede': [
    constant({ to: 'self', immuneTo: 'opponentsRings' }),
    wouldInterrupt(
      { event: 'leavesPlay', what: character({ isNot: 'self' }) },
      { effect: { do: 'replace', effect: removeFate(1, 'self') } },
    ),
  ],
  'persuasive-counselor': [
    action({ if: selfParticipating(), effect: thisConflict(constant({ uncancelled: 'yourEvents' })) }),
  ],
}
