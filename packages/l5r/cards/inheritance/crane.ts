import type { Texts } from '../facts.ts'
import {
  action,
  all,
  ancestral,
  atSelf,
  attachment,
  attachTo,
  attacking,
  both,
  bow,
  choose,
  constant,
  discard,
  draw,
  duringConflict,
  duringMilitary,
  gainFate,
  gainHonor,
  ifSo,
  more,
  moveHome,
  noAttachmentsExcept,
  opponents,
  opposing,
  participating,
  reaction,
  restricted,
  returnToHand,
  selfParticipating,
  selfWins,
  target,
  that,
  there,
  thisConflict,
  thisPhase,
  unlimited,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Crane clan, of the Inheritance cycle. */
export const crane: Texts = {
  shukujo: [
    attachTo(yours({ unique: true, clan: 'crane' })),
    ancestral,
    restricted,
    constant({
      if: that('host', { trait: 'champion' }),
      to: 'host',
      gainsAbility: action({ if: selfParticipating(), effect: { do: 'switchConflictType' } }),
    }),
  ],
  'arbiter-of-authority': [
    action({
      if: duringConflict,
      cost: [{ duel: 'political', against: opponents() }],
      effect: {
        do: 'resolveDuel',
        mayRefuse: true,
        result: all(bow('duelLoser'), moveHome('duelLoser')),
      },
    }),
  ],
  'duel-to-the-death': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: {
        do: 'duel',
        skill: 'military',
        challenger: 'target',
        challenged: 'second',
        mayRefuse: true,
        result: discard('duelLoser'),
      },
    }),
  ],
  'doji-hotaru-2': [
    constant({ to: yours({ named: 'Doji Kuwanan' }), discardedIf: 'always' }),
    reaction(
      { event: 'played', what: {}, who: 'opponent' },
      { ...unlimited, if: selfParticipating(), effect: gainHonor(1) },
    ),
  ],
  'doji-kuwanan': [
    constant({ to: yours({ named: 'Doji Hotaru' }), discardedIf: 'always' }),
    action({
      if: selfParticipating('military'),
      targets: [target(participating({ military: { below: { stat: 'military', of: 'self' } } }))],
      effect: bow('target'),
    }),
  ],
  'iron-crane-legion': [
    noAttachmentsExcept('weapon'),
    constant({
      if: { either: [{ attackingPlayer: true }, { defendingPlayer: true }] },
      to: 'self',
      setBase: { military: { has: 'hand', who: 'opponent' } },
    }),
  ],
  'kakita-s-final-stance': [
    action({
      if: duringMilitary,
      targets: [target(participating())],
      effect: all(
        thisConflict(constant({ to: 'target', cannot: 'beBowed', by: 'opponents' })),
        thisConflict(
          constant({
            if: that('target', { duelled: 'involved' }),
            to: 'target',
            doesNotBow: 'conflictResolution',
          }),
        ),
      ),
    }),
  ],
  'esteemed-tea-house': [
    action({
      if: { conflict: { participating: yours({ trait: 'courtier' }) } },
      targets: [target(attachment({ attachedTo: participating() }))],
      effect: all(
        ifSo(
          that('target', attachment({ owner: 'opponents' })),
          thisPhase(constant({ who: 'opponent', cannotPlay: { named: { sameAs: 'target' } } })),
          thisPhase(constant({ who: 'you', cannotPlay: { named: { sameAs: 'target' } } })),
        ),
        returnToHand('target'),
      ),
    }),
  ],
  'a-new-name': [
    constant({ to: 'host', gainsTrait: 'bushi' }),
    constant({ to: 'host', gainsTrait: 'courtier' }),
  ],
  'daidoji-kageyu': [
    { kind: 'disguised', as: { trait: 'courtier' } },
    action({ if: selfParticipating('political'), effect: draw({ has: 'played', who: 'opponent' }) }),
  ],
  'issue-a-challenge': [
    reaction(
      { event: 'conflictDeclared', who: 'you' },
      {
        if: there(attacking({ whose: 'yours', trait: 'bushi', alone: true })),
        effect: thisConflict(constant({ who: 'opponent', cannotDeclare: 'moreThanOneDefender' })),
      },
    ),
  ],
  'daidoji-harrier': [
    reaction(selfWins(undefined, 'military'), {
      effect: all(
        { do: 'reveal', what: { choose: { in: 'hand', whose: 'opponents' }, n: 2, by: 'opponent' } },
        discard(choose({ is: 'it', in: 'hand', whose: 'opponents' })),
      ),
    }),
  ],
  'sententious-poet': [
    reaction(
      { event: 'played', what: {}, who: 'opponent', spending: true },
      { if: selfParticipating(), effect: gainFate(1) },
    ),
  ],
  'court-musician': [
    action({
      if: selfParticipating(),
      effect: thisConflict(constant({ reduceCost: 1, of: {}, who: 'any', nextAction: true })),
    }),
  ],
  'graceful-guardian': [
    action({
      if: selfParticipating(),
      effect: thisConflict(constant({ reduceCost: -1, of: {}, who: 'any', nextAction: true })),
    }),
  ],
  'moment-of-perfect-beauty': [
    action({
      if: both(
        duringConflict,
        more({ count: yourParticipating({ status: 'honored' }) }, { count: opposing({ status: 'honored' }) }),
      ),
      effect: { do: 'endActions', after: 'opponent' },
    }),
  ],
  'conflict-between-kin': [
    constant({
      if: atSelf,
      to: opposing(),
      untargetableBy: { type: 'event', sharesClan: 'itself' },
    }),
    constant({
      if: atSelf,
      to: opposing(),
      cannotBear: attachment({ sharesClan: 'itself' }),
      only: 'played',
    }),
  ],
}
