import type { Texts } from '../facts.ts'
import {
  action,
  all,
  constant,
  draw,
  honor,
  lowerBid,
  participating,
  reaction,
  selfParticipating,
  support,
  target,
  thisRound,
} from '../words.ts'

/** The Lion clan, of Clan War. */
export const lion: Texts = {
  'bushido-adherent': [
    support,
    action({
      if: selfParticipating(),
      targets: [target(participating())],
      effect: all(honor('target'), draw(1, 'opponent')),
    }),
  ],
  'privileged-position': [
    reaction(
      { event: 'dialsRevealed' },
      {
        if: lowerBid,
        effect: thisRound(constant({ who: 'opponent', cannotDeclare: 'moreThanOneConflict' })),
      },
    ),
  ],
}
