import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachTo,
  attacking,
  both,
  cancel,
  character,
  choose,
  constant,
  costAtMost,
  discard,
  duringMilitary,
  duringPhase,
  gainFate,
  gains,
  holding,
  ifSo,
  ifYouDo,
  max,
  more,
  moveToConflict,
  not,
  opponents,
  playOnlyOn,
  putIntoConflict,
  reaction,
  ready,
  removeFate,
  selfDefending,
  selfPlayed,
  selfWins,
  target,
  that,
  thisPhase,
  thisRound,
  unlimited,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Crab clan, of the Imperial cycle. */
export const crab: Texts = {
  'kaiu-inventor': [
    action({
      targets: [target(holding({ whose: 'yours' }))],
      effect: thisRound(constant({ to: 'target', extraUses: 1 })),
    }),
  ],
  'pathfinder-s-blade': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'triggered', onAttackedProvince: true } },
      { if: { that: 'host', is: { attacking: true } }, cost: [{ sacrifice: 'self' }], effect: cancel },
    ),
  ],
  'pit-trap': [
    attachTo(character()),
    playOnlyOn(attacking()),
    constant({ to: 'host', doesNotReady: 'regroup' }),
  ],
  'fair-accord': [
    action({ if: duringPhase('dynasty'), cost: [{ discardFavor: true }], effect: gainFate(2) }),
  ],
  'hiruma-skirmisher': [reaction(selfPlayed, { effect: thisPhase(gains('self', 'covert')) })],
  'kuni-ritsuko': [
    reaction(selfWins('defender'), { targets: [target(attacking())], effect: removeFate(1, 'target') }),
  ],
  'staunch-hida': [
    reaction(selfWins('defender'), {
      ...max(1, 'conflict'),
      effect: { do: 'resolveRing', which: 'contested', as: 'attacker' },
    }),
  ],
  'stoic-magistrate': [constant({ if: selfDefending, counts: character(costAtMost(2)), as: 'nothing' })],
  'seal-of-the-crab': [
    constant({ to: 'host', gainsClan: 'crab' }),
    constant({ to: 'host', gainsTrait: 'berserker' }),
  ],
  'iron-mine': [
    wouldInterrupt(
      { event: 'leavesPlay', what: yours() },
      { effect: { do: 'replace', effect: { do: 'sacrifice', what: 'self' } } },
    ),
  ],
  'crisis-breaker': [
    action({
      if: both(duringMilitary, more({ has: 'military', who: 'opponent' }, { has: 'military' })),
      targets: [target(yours({ trait: 'berserker' }))],
      effect: all(ready('target'), moveToConflict('target')),
    }),
  ],
  'yasuki-taka': [
    reaction(
      { event: 'leavesPlay', what: character({ clan: 'crab' }) },
      { ...unlimited, if: duringPhase('conflict'), effect: gainFate(1) },
    ),
  ],
  'raise-the-alarm': [
    action({
      if: both(duringMilitary, { defendingPlayer: true }),
      effect: ifYouDo(
        { do: 'turnFaceup', what: choose({ in: 'provinces', heldBy: 'attackedProvince', faceup: false }) },
        ifSo(that('it', { type: 'character' }), putIntoConflict('it')),
      ),
    }),
  ],
  'karada-district': [
    action({
      cost: [{ giveFate: 1 }],
      targets: [target(attachment({ attachedTo: opponents() }))],
      effect: all(
        { do: 'takeControl', of: 'target', attachTo: choose(yours()) },
        ifSo(not({ done: true }), discard('target')),
      ),
    }),
  ],
}
