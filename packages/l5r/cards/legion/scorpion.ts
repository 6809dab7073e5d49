import type { Texts } from '../facts.ts'
import { constant, opponents } from '../words.ts'

/** The Scorpion clan, of The Emperor's Legion. */
export const scorpion: Texts = {
  'shosuro-denmaru': [constant({ to: opponents({ status: 'honored' }), setBase: { glory: 0 } })],
}
