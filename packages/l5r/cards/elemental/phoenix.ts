import type { Texts } from '../facts.ts'
import {
  action,
  all,
  ancestral,
  attachTo,
  both,
  bothSkills,
  bow,
  cannot,
  character,
  choose,
  constant,
  draw,
  duringConflict,
  duringElement,
  ifYouDo,
  inProvinces,
  max,
  may,
  moveHome,
  opposing,
  participating,
  phaseBegins,
  political,
  put,
  putIntoConflict,
  reaction,
  ready,
  restricted,
  selfDefending,
  selfParticipating,
  selfWins,
  strength,
  target,
  targetRing,
  that,
  there,
  thisPhase,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Phoenix clan, of the Elemental cycle. */
export const phoenix: Texts = {
  'oracle-of-stone': [
    action({
      effect: ifYouDo(draw(2, 'eachPlayer'), { do: 'discardFromHand', n: 2, who: 'eachPlayer' }),
    }),
  ],
  'feral-ningyo': [
    action({
      from: ['hand'],
      if: duringElement('water'),
      effect: all(putIntoConflict('self'), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        effect: put('it', { shuffle: 'conflict' }),
      }),
    }),
  ],
  'ethereal-dreamer': [
    reaction(phaseBegins('conflict'), {
      targets: [targetRing({})],
      effect: thisPhase(bothSkills('self', 2, { contested: 'target' })),
    }),
  ],
  'teachings-of-the-elements': [strength('self', { rings: { state: 'claimed' } })],
  'reader-of-omens': [
    political('self', 3, {
      either: [{ ring: { state: 'yours', element: 'air' } }, { ring: { state: 'yours', element: 'void' } }],
    }),
  ],
  'isawa-uona': [
    reaction(
      { event: 'played', what: { trait: 'air' }, who: 'you' },
      { if: duringConflict, targets: [target(participating({ unique: false }))], effect: bow('target') },
    ),
  ],
  'chikai-order-protector': [
    constant({
      if: both(selfDefending, there(yourParticipating({ trait: ['courtier', 'shugenja'] }))),
      to: 'self',
      doesNotBow: 'conflictResolution',
    }),
  ],
  ofushikai: [
    ancestral,
    restricted,
    attachTo(yours({ unique: true, clan: 'phoenix' })),
    constant({
      if: that('host', { trait: 'champion' }),
      to: 'host',
      gainsAbility: action({
        if: selfParticipating(),
        targets: [target(participating())],
        effect: all(moveHome('target'), thisPhase(cannot('target', 'attack'))),
      }),
    }),
  ],
  'jurojin-s-curse': [
    {
      kind: 'interrupt',
      forced: true,
      when: { event: 'phaseEnds', phase: 'fate' },
      ...max(1, 'round'),
      if: that('host', { bowed: false }),
      effect: { do: 'additionalPhase', phase: 'fate' },
    },
  ],
  'winds-of-change': [
    action({ effect: { do: 'returnRing', which: { each: { state: 'claimed', element: 'air' } } } }),
  ],
  'taryu-jiai': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating({ trait: 'shugenja' })), target(opposing({ trait: 'shugenja' }))],
      effect: {
        do: 'duel',
        skill: 'glory',
        challenger: 'target',
        challenged: 'second',
        result: {
          do: 'each',
          who: { controllerOf: 'duelWinner' },
          effect: { do: 'resolveRing', which: { choose: {} }, as: 'attacker' },
        },
      },
    }),
  ],
  'bustling-academy': [
    action({
      if: there(yours({ trait: 'scholar' })),
      effect: { do: 'discardAndRefill', what: choose(inProvinces({ whose: 'any' })) },
    }),
  ],
  'roving-michibiku': [
    reaction(selfWins('attacker'), {
      effect: { do: 'takeRing', which: { choose: { state: 'opponents', inPool: true } } },
    }),
  ],
  'all-and-nothing': [
    wouldInterrupt(
      { event: 'youResolveRing', element: 'void' },
      {
        targets: [targetRing({ isNot: 'void' })],
        effect: all(
          { do: 'replace', effect: { do: 'resolveRing', which: 'target', as: 'attacker' } },
          draw(1),
        ),
      },
    ),
  ],
  'asako-azunami': [
    wouldInterrupt(
      { event: 'youResolveRing', element: 'water' },
      {
        effect: {
          do: 'replace',
          effect: all(may(bow(choose(character()))), may(ready(choose(character({ isNot: 'it' }))))),
        },
      },
    ),
  ],
}
