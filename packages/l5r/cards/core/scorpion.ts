import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachToYours,
  both,
  bothSkills,
  cancel,
  character,
  constant,
  costAtMost,
  covert,
  discard,
  dishonor,
  draw,
  duringConflict,
  gainHonor,
  higherBid,
  ifSo,
  ifYouDo,
  lessHonorable,
  limit,
  loseHonor,
  may,
  moveToConflict,
  not,
  opponentChooses,
  opponentDiscardsRandom,
  opponents,
  opposing,
  participating,
  playOnly,
  political,
  putIntoConflict,
  reaction,
  returnToHand,
  selfParticipating,
  selfWins,
  sincerity,
  takeHonor,
  target,
  targetUpTo,
  thisConflict,
  thisPhase,
  wouldInterrupt,
  youWin,
} from '../words.ts'

/** The Scorpion clan, of the core set. */
export const scorpion: Texts = {
  'city-of-the-open-hand': [
    action({
      if: lessHonorable,
      cost: [{ bow: 'self' }],
      select: { options: [{ effect: loseHonor(1, 'opponent') }, { effect: gainHonor(1) }] },
    }),
  ],
  'secret-cache': [
    reaction({ event: 'conflictDeclared', at: 'self' }, { effect: { do: 'search', n: 5, take: {} } }),
  ],
  'city-of-lies': [
    action({ effect: thisPhase(constant({ reduceCost: 1, of: { type: 'event' }, next: true })) }),
  ],
  'adept-of-shadows': [action({ cost: [{ honor: 1 }], effect: returnToHand('self') })],
  'unassuming-yojimbo': [covert],
  'bayushi-liar': [sincerity],
  'bayushi-manipulator': [reaction({ event: 'dialsRevealed' }, { effect: { do: 'changeBid', by: 1 } })],
  'bayushi-shoju': [
    action({
      ...limit(2, 'round'),
      if: selfParticipating('political'),
      targets: [target(opposing())],
      effect: all(
        thisConflict(political('target', -1)),
        thisConflict(
          constant({ to: 'target', discardedIf: { that: 'target', is: { political: { max: 0 } } } }),
        ),
      ),
    }),
  ],
  'bayushi-yunako': [
    action({
      if: selfParticipating(),
      targets: [target(character())],
      effect: thisConflict(constant({ to: 'target', switchBase: true })),
    }),
  ],
  'blackmail-artist': [reaction(selfWins(undefined, 'political'), { effect: takeHonor(1) })],
  'favored-niece': [
    action({ ...limit(2, 'round'), cost: [{ discard: { in: 'hand' }, n: 1 }], effect: draw(1) }),
  ],
  'shosuro-actress': [
    action({
      if: duringConflict,
      cost: [{ sacrifice: 'self' }],
      targets: [
        target(
          opponents({ notTrait: 'shinobi', ...costAtMost(3), in: ['dynastyDiscard', 'conflictDiscard'] }),
        ),
      ],
      effect: { do: 'putIntoPlay', what: 'target', inConflict: true, under: 'you' },
    }),
  ],
  'sinister-soshi': [
    action({
      if: duringConflict,
      targets: [target(participating())],
      effect: thisConflict(bothSkills('target', -2)),
    }),
  ],
  'soshi-illusionist': [
    action({
      cost: [{ fate: 1 }],
      targets: [target(character())],
      effect: { do: 'discardToken', what: 'target' },
    }),
  ],
  'yogo-hiroue': [
    action({
      if: selfParticipating(),
      targets: [target(character({ participating: false }))],
      effect: ifYouDo(moveToConflict('target'), {
        do: 'delayed',
        when: youWin(),
        effect: may(dishonor('target')),
      }),
    }),
  ],
  'yogo-outcast': [bothSkills('self', 1, lessHonorable)],
  // Dishonored first, while the mask is still on it; both happen in one effect.
  'court-mask': [attachToYours, action({ effect: all(dishonor('host'), returnToHand('self')) })],
  'fiery-madness': [],
  ambush: [
    action({
      if: duringConflict,
      targets: [
        { ...targetUpTo(2, character({ clan: 'scorpion', in: ['hand', 'provinces'] })), totalCost: 6 },
      ],
      effect: putIntoConflict('target'),
    }),
  ],
  blackmail: [
    playOnly(lessHonorable),
    action({
      if: duringConflict,
      targets: [target(opponents(costAtMost(2)))],
      effect: { do: 'takeControl', of: 'target', for: 'conflict' },
    }),
  ],
  'calling-in-favors': [
    action({
      cost: [{ dishonor: character() }],
      targets: [target(attachment({ whose: 'opponents' }))],
      effect: all(
        { do: 'takeControl', of: 'target', attachTo: 'paid' },
        ifSo(not({ done: true }), discard('target')),
      ),
    }),
  ],
  'forged-edict': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event' } },
      { cost: [{ dishonor: character({ trait: 'courtier' }) }], effect: cancel },
    ),
  ],
  'i-can-swim': [
    action({
      if: both(duringConflict, higherBid),
      refersToCondition: true,
      targets: [target(opposing({ status: 'dishonored' }))],
      effect: discard('target'),
    }),
  ],
  'way-of-the-scorpion': [
    action({
      if: duringConflict,
      targets: [target(participating({ notClan: 'scorpion' }))],
      effect: dishonor('target'),
    }),
  ],
  'shosuro-miyako': [
    reaction(
      { event: 'played', what: character(), who: 'you', from: 'hand' },
      {
        select: {
          by: 'opponent',
          options: [
            { effect: opponentDiscardsRandom(1) },
            { effect: dishonor(opponentChooses(opponents())) },
          ],
        },
      },
    ),
  ],
  'young-rumormonger': [
    wouldInterrupt(
      { event: 'honoredOrDishonored', what: character() },
      {
        targets: [target(character({ isNot: 'triggering', controllerOf: 'triggering' }))],
        effect: { do: 'redirect', to: 'target' },
      },
    ),
  ],
}
