import type { Texts } from '../facts.ts'
import {
  action,
  all,
  cancel,
  choose,
  constant,
  duel,
  duringConflict,
  gainHonor,
  interrupt,
  max,
  moveFate,
  opponents,
  opposing,
  playOnly,
  reaction,
  selfBroken,
  target,
  thisPhase,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** Neutral cards, of the Imperial cycle. */
export const neutral: Texts = {
  'feast-or-famine': [
    interrupt(selfBroken, {
      targets: [target(opponents())],
      effect: moveFate({ stat: 'fate', of: 'target' }, 'target', choose(yours({ fate: { max: 0 } }))),
    }),
  ],
  censure: [
    playOnly({ favor: 'yours' }),
    wouldInterrupt({ event: 'effectsInitiate', of: { type: 'event' } }, { effect: cancel }),
  ],
  'policy-debate': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: duel(
        'political',
        'target',
        'second',
        all(
          { do: 'revealHand', who: { controllerOf: 'duelLoser' } },
          { do: 'discardFromHand', n: 1, who: { controllerOf: 'duelLoser' }, by: 'theirOpponent' },
        ),
      ),
    }),
  ],
  'waning-hostilities': [
    reaction(
      { event: 'phaseBegins', phase: 'conflict' },
      { effect: thisPhase(constant({ who: 'any', cannotDeclare: 'moreThanOneConflict' })) },
    ),
  ],
  'way-of-the-chrysanthemum': [
    reaction(
      { event: 'honorGiven', to: 'you', from: 'bid' },
      { ...max(1, 'round'), effect: gainHonor({ done: true }) },
    ),
  ],
}
