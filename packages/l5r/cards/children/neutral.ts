import type { Texts } from '../facts.ts'
import { cancel, wouldInterrupt, yours } from '../words.ts'

/** Neutral cards, of Children of the Empire. */
export const neutral: Texts = {
  'stay-your-hand': [wouldInterrupt({ event: 'duelResolves', involving: yours() }, { effect: cancel })],
}
