import type { Texts } from '../facts.ts'
import {
  action,
  all,
  character,
  constant,
  draw,
  honor,
  lowerBid,
  participating,
  placeFate,
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
  'called-to-war': [
    action({
      targets: [
        target(character({ trait: 'bushi' })),
        { choose: character({ trait: 'bushi' }), by: 'opponent', joins: 1 },
      ],
      effect: placeFate(1, 'targets'),
    }),
  ],
}
