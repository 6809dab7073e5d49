import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  attachment,
  attacking,
  cannot,
  character,
  constant,
  discard,
  duel,
  duringConflict,
  gains,
  honor,
  interrupt,
  noAttachmentsExcept,
  opponentsTarget,
  opposing,
  participating,
  placeFate,
  reaction,
  removeFate,
  selfBroken,
  selfRevealed,
  target,
  that,
  yourParticipating,
} from '../words.ts'

/** Neutral cards, of the Temptations cycle. */
export const neutral: Texts = {
  'make-your-case': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), opponentsTarget(opposing())],
      effect: duel('political', 'target', 'second', placeFate(1, 'duelWinner')),
    }),
  ],
  'deserted-shrine': [
    reaction(selfRevealed, {
      select: {
        options: [
          { effect: discard({ top: 'dynasty', n: 10 }) },
          { effect: discard({ top: 'conflict', n: 10 }) },
          { effect: discard({ top: 'dynasty', n: 10, whose: 'opponents' }) },
          { effect: discard({ top: 'conflict', n: 10, whose: 'opponents' }) },
        ],
      },
    }),
  ],
  'curse-of-misfortune': [gains(attachment({ attachedTo: { is: 'host' }, isNot: 'self' }), 'restricted')],
  'resourceful-maho-tsukai': [
    noAttachmentsExcept('shadowlands', 'spell'),
    constant({ if: that('self', { status: 'dishonored' }), reduceCost: 1, of: { trait: 'maho' } }),
  ],
  'cycle-of-vengeance': [
    interrupt(selfBroken, {
      targets: [target(character())],
      effect: all(placeFate(1, 'target'), honor('target')),
    }),
  ],
  brushfires: [reaction(selfRevealed, { targets: [target(attacking())], effect: removeFate(2, 'target') })],
  'lord-s-ascendancy': [
    action({
      if: atSelf,
      targets: [target(participating())],
      effect: { do: 'moveFate', n: 1, from: { pool: { controllerOf: 'target' } }, to: 'target' },
    }),
  ],

  'by-onnotangu-s-light': [
    constant({ if: atSelf, to: character(), countsFateless: true }),
    cannot(character(), 'loseFate', atSelf),
  ],
}
