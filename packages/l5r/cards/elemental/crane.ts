import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachTo,
  cancel,
  cannot,
  character,
  covert,
  dishonor,
  duel,
  duringConflict,
  duringElement,
  gainHonor,
  honor,
  ifYouDo,
  interrupt,
  loseFate,
  opposing,
  reaction,
  ready,
  target,
  thisPhase,
  unlimited,
  wouldInterrupt,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Crane clan, of the Elemental cycle. */
export const crane: Texts = {
  'ikebana-artisan': [
    wouldInterrupt(
      { event: 'honorLost', who: 'you', for: 'unopposed' },
      { ...unlimited, effect: ifYouDo(cancel, loseFate(1)) },
    ),
  ],
  'the-mirror-s-gaze': [
    attachTo(yours({ trait: 'shugenja' })),
    reaction({ event: 'eventResolved', who: 'opponent' }, { effect: { do: 'resolveEventAgain' } }),
  ],
  'bonsai-garden': [action({ if: duringElement('air'), effect: gainHonor(1) })],
  'callow-delegate': [
    interrupt({ event: 'leavesPlay', what: 'self' }, { targets: [target(yours())], effect: honor('target') }),
  ],
  'magistrate-station': [
    action({ targets: [target(character({ status: 'honored' }))], effect: ready('target') }),
  ],
  'soul-beyond-reproach': [
    action({ targets: [target(yours())], effect: ifYouDo(honor('target'), honor('target')) }),
  ],
  'game-of-sadane': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), target(opposing())],
      effect: duel('political', 'target', 'second', all(honor('duelWinner'), dishonor('duelLoser'))),
    }),
  ],
  'insult-to-injury': [
    reaction({ event: 'duelWon', what: yours({ trait: 'duelist' }) }, { effect: dishonor('duelLoser') }),
  ],
  'tengu-sensei': [
    covert,
    reaction(
      { event: 'evades', what: 'self' },
      { effect: thisPhase(cannot({ is: 'triggering' }, 'beDeclaredAttacker')) },
    ),
  ],
}
