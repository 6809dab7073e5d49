import type { Texts } from '../facts.ts'
import { action, character, selfParticipating, target } from '../words.ts'

/** The Scorpion clan, of Masters of the Court. */
export const scorpion: Texts = {
  'bayushi-dairu': [
    action({
      if: selfParticipating(),
      targets: [target(character({ isNot: 'self', status: 'any' }))],
      effect: { do: 'moveStatus', from: 'target', to: 'self' },
    }),
  ],
}
