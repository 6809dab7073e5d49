/** Those who answer decisions. */
import {
  type Choice,
  type Match,
  type MatchView,
  type Offer,
  type RandomState,
  randomChoice,
  seedRandom,
} from '@regelwerk/core'
import { greedy } from './greedy.ts'

export interface Player {
  /**
   * Answers for its seat. `look` shows the match as that seat may see it; who does not look does not pay for it.
   * `imagine` gives a match to try things in, where all that the seat cannot know is dealt anew.
   */
  answer(offer: Offer, look: () => MatchView, imagine: (random: RandomState) => Match): Choice
}

function random(seed: string): Player {
  const state = seedRandom(seed)
  return { answer: (offer) => randomChoice(offer, state) }
}

/** All of them by name. The same seed makes the same player. */
export const players: Readonly<Record<string, (seed: string) => Player>> = { random, greedy }
