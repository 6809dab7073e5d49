/** Those who answer decisions. */
import { type Choice, type MatchView, type Offer, randomChoice, seedRandom } from '@regelwerk/core'

export interface Player {
  /** Answers for its seat. `look` shows the match as that seat may see it; who does not look does not pay for it. */
  answer(offer: Offer, look: () => MatchView): Choice
}

function random(seed: string): Player {
  const state = seedRandom(seed)
  return { answer: (offer) => randomChoice(offer, state) }
}

/** All of them by name. The same seed makes the same player. */
export const players: Readonly<Record<string, (seed: string) => Player>> = { random }
