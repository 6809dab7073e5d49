import type { Texts } from '../facts.ts'
import {
  action,
  all,
  bow,
  cannot,
  character,
  constant,
  draw,
  duringConflict,
  duringPolitical,
  glory,
  higherBid,
  opponents,
  opponentsTarget,
  opposing,
  participating,
  playOnly,
  political,
  removeFate,
  selfParticipating,
  support,
  target,
  targetRing,
  thisConflict,
} from '../words.ts'

/** The Scorpion clan, of Clan War. */
export const scorpion: Texts = {
  'compelling-testimony': [
    support,
    action({
      if: duringPolitical,
      targets: [target(participating())],
      effect: thisConflict(political('target', -4)),
    }),
  ],
  'acclaimed-geisha-house': [
    action({
      if: duringConflict,
      cost: [{ dishonor: participating() }],
      targets: [targetRing({ state: 'unclaimed' })],
      effect: { do: 'switchRing', a: 'contested', b: 'target' },
    }),
  ],
  'master-whisperer': [
    support,
    action({
      targets: [{ player: 'any' }],
      effect: all({ do: 'discardFromHand', n: 3, who: 'chosen' }, draw(3, 'chosen')),
    }),
  ],
  'shepherd-of-visages': [
    action({
      if: duringConflict,
      targets: [target(participating())],
      effect: thisConflict(glory('target', -2)),
    }),
  ],
  'criminal-contacts': [
    playOnly(higherBid),
    action({
      targets: [target(character()), { choose: character(), by: 'opponent', joins: 1 }],
      effect: removeFate(1, 'targets'),
    }),
  ],
  'vice-proprietor': [
    action({
      if: selfParticipating(),
      cost: [{ dishonor: 'self' }],
      targets: [opponentsTarget(opposing())],
      effect: bow('target'),
    }),
  ],
  'shosuro-actor': [
    action({
      if: selfParticipating(),
      targets: [target(opponents({ unique: false }))],
      effect: thisConflict(constant({ to: 'self', becomesCopyOf: 'target' })),
    }),
  ],
  'imbued-with-shadows': [
    action({
      cost: [{ honor: 'oneOrMore' }],
      targets: [target(character({ status: 'any' }), { done: true })],
      effect: { do: 'discardToken', what: 'target' },
    }),
  ],
  'bayushi-traitor': [constant({ to: 'self', entersUnderOpponent: true }), cannot('self', 'opposeOwner')],
}
