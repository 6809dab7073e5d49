import type { Texts } from '../facts.ts'
import {
  action,
  after,
  all,
  atMostHonor,
  attachTo,
  blank,
  both,
  bow,
  character,
  choose,
  composure,
  constant,
  discard,
  duringConflict,
  gainHonor,
  gains,
  higherBid,
  loseHonor,
  may,
  opponents,
  participating,
  playOnly,
  reaction,
  selfParticipating,
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
  'midnight-prowler': [
    reaction(selfWins(undefined, 'military'), {
      effect: all(
        { do: 'lookAt', what: { top: 'conflict', n: 2, whose: 'opponents' } },
        may(discard(choose({ is: 'it', in: 'conflictDeck', whose: 'opponents' }))),
      ),
    }),
  ],
  unmask: [
    action({
      if: both(duringConflict, higherBid),
      targets: [target(participating())],
      effect: all(
        { do: 'discardToken', what: 'target' },
        thisConflict(constant({ to: 'target', setPrinted: true })),
        gainHonor(2, { controllerOf: 'target' }),
      ),
    }),
  ],
  'social-puppeteer': [
    composure(constant({ to: 'self', mustBeTargeted: true })),
    action({ if: selfParticipating(), effect: { do: 'switchDials' } }),
  ],
}
