import type { Texts } from '../facts.ts'
import { attachment, discard, reaction, selfWins, target } from '../words.ts'

/** The Crab clan, of Seekers of Wisdom. */
export const crab: Texts = {
  'hida-kotoe': [
    reaction(selfWins('defender'), { targets: [target(attachment())], effect: discard('target') }),
  ],
}
