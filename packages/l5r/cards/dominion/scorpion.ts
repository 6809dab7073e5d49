import type { Texts } from '../facts.ts'
import {
  action,
  atMostHonor,
  bothSkills,
  cancel,
  character,
  constant,
  discard,
  eminent,
  gainHonor,
  interrupt,
  lessHonorable,
  opponentDiscardsRandom,
  playOnly,
  pride,
  rally,
  selfParticipating,
  target,
  wouldInterrupt,
} from '../words.ts'

/** The Scorpion clan, of the Dominion cycle. */
export const scorpion: Texts = {
  // Nobody is less honorable than oneself: of one's own events there is nothing to cancel.
  forgery: [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event', by: 'opponent' } },
      { if: lessHonorable, effect: cancel },
    ),
  ],
  'thunder-guard-elite': [
    pride,
    action({ if: selfParticipating(), cost: [{ honor: 1 }], effect: opponentDiscardsRandom(1) }),
  ],
  'beautiful-entertainer': [
    rally,
    interrupt({ event: 'leavesPlay', what: 'self' }, { if: lessHonorable, effect: gainHonor(2) }),
  ],
  'shadow-stalker': [rally, bothSkills('self', 2, atMostHonor(6))],
  'dispatch-to-nowhere': [
    action({ targets: [target(character({ fate: { max: 0 } }))], effect: discard('target') }),
  ],
  cursecatcher: [
    wouldInterrupt({ event: 'effectsInitiate', of: { onHidingProvince: true } }, { effect: cancel }),
  ],
  'silent-ones-monastery': [eminent, constant({ honorCap: 2 })],
  'compromised-secrets': [playOnly(lessHonorable), constant({ tax: 'host', honor: 1 })],
}
