import type { Texts } from '../facts.ts'
import { action, all, draw, honor, participating, selfParticipating, support, target } from '../words.ts'

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
}
