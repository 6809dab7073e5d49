import type { Texts } from '../facts.ts'
import {
  action,
  after,
  atMostHonor,
  attachTo,
  blank,
  bow,
  character,
  constant,
  duringConflict,
  gainHonor,
  gains,
  loseHonor,
  opponents,
  playOnly,
  reaction,
  selfWins,
  target,
  thisConflict,
  yourParticipating,
} from '../words.ts'

/** The Scorpion clan, of Children of the Empire. */
export const scorpion: Texts = {
  'loyal-challenger': [
    after(selfWins(), gainHonor(1)),
    after({ event: 'losesConflict', what: 'self' }, loseHonor(1)),
    action({
      if: duringConflict,
      cost: [{ duel: 'political', against: opponents() }],
      effect: { do: 'resolveDuel', result: thisConflict(blank('duelLoser')) },
    }),
  ],
  'kirei-ko': [reaction({ event: 'triggered', what: opponents() }, { effect: bow('triggering') })],
  'shosuro-hametsu': [
    action({
      cost: [{ honor: 1 }],
      effect: { do: 'search', n: 'all', take: { filter: { trait: 'poison' }, reveal: true } },
    }),
  ],
  'attendant-to-the-emperor': [],
  'infiltrator-s-tools': [attachTo(character({ trait: 'shinobi' })), gains('host', 'covert')],
  'miyako-s-undertaking': [
    playOnly(atMostHonor(6)),
    action({
      if: duringConflict,
      targets: [
        target(yourParticipating()),
        { choose: character({ in: 'dynastyDiscard', whose: 'opponents', unique: false }), reference: true },
      ],
      effect: thisConflict(constant({ to: 'target', becomesCopyOf: 'second' })),
    }),
  ],
}
