/** Those who answer decisions. */
import {
  type Choice,
  type Decision,
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

/** What a player by this name answers. It depends on the set-up and the answers before alone. */
export function botChoice(match: Match, decision: Decision, name: string): Choice {
  const make = players[name]
  if (make === undefined) throw new Error(`there is no player ${name}`)
  const { seat } = decision
  const player = make(`${match.setup.seed}/${seat}/${match.answers.length}`)
  return player.answer(
    decision,
    () => match.view(seat),
    (random) => match.determinize(seat, random),
  )
}
