/**
 * Greedy: tries every answer in a few worlds that its seat cannot tell from the true one, and takes the one after which
 * the position looks best, once what the answer began has run its course. It never sees a hidden card.
 */
import {
  type Choice,
  type Match,
  type Offer,
  type RandomState,
  randomChoice,
  type Seat,
  seedRandom,
  shuffle,
} from '@regelwerk/core'
import type { Player } from './index.ts'
import { judgementOf, worths } from './judgement.ts'

/** Counted, never timed. */
const WORLDS = 3
const CANDIDATES = 48
const SAMPLED_PICKS = 12
/** Own answers that follow from the first are searched this deep and this wide, then left to chance. */
const DEPTH = 2
const WIDTH = 8
/** Answers tried for one decision, over all worlds, before the rest is left to chance. */
const BUDGET = 600
const LONGEST = 30

export function greedy(seed: string): Player {
  const random = seedRandom(seed)
  return {
    answer(offer, _look, imagine) {
      const candidates = answersToTry(offer, random, CANDIDATES)
      if (candidates.length === 1) return candidates[0] as Choice
      const scores = scoresOf(candidates, offer.seat, random, imagine)
      return candidates[scores.indexOf(Math.max(...scores))] as Choice
    },
    think(offer, _look, imagine) {
      const candidates = answersToTry(offer, random, CANDIDATES)
      const scores = scoresOf(candidates, offer.seat, random, imagine)
      // Equal ones stay in order, so that the first is what would be answered.
      return candidates
        .map((choice, i) => ({ choice, worth: (scores[i] as number) / WORLDS, visits: WORLDS }))
        .sort((a, b) => b.worth - a.worth)
    },
  }
}

/** For each answer the sum, over a few imagined worlds, of what the position is worth after it. */
function scoresOf(
  candidates: readonly Choice[],
  seat: Seat,
  random: RandomState,
  imagine: (random: RandomState) => Match,
): number[] {
  const thought = new Thought(seat, random)
  const scores = new Array<number>(candidates.length).fill(0)
  for (let world = 0; world < WORLDS; world++) {
    const imagined = imagine(random)
    candidates.forEach((choice, i) => {
      scores[i] = (scores[i] as number) + thought.after(imagined, choice, DEPTH)
    })
  }
  return scores
}

/** The answers worth trying: all of them where one is chosen, some of them where several are. */
function answersToTry(offer: Offer, random: RandomState, most: number): Choice[] {
  if (offer.kind === 'choose') {
    const all = offer.options.map((_, i) => i)
    return all.length <= most ? all : shuffle(random, all).slice(0, most)
  }
  const picks = new Map<string, Choice>()
  for (let i = 0; i < Math.min(SAMPLED_PICKS, most); i++) {
    const choice = randomChoice(offer, random)
    picks.set(String(choice), choice)
  }
  return [...picks.values()]
}

class Thought {
  #tried = 0

  constructor(
    readonly seat: Seat,
    readonly random: RandomState,
  ) {}

  /** What the position is worth after an answer and all that follows from it. */
  after(match: Match, choice: Choice, depth: number): number {
    this.#tried++
    const next = match.clone()
    next.answer(this.seat, choice)
    return this.#settle(next, depth)
  }

  #settle(match: Match, depth: number): number {
    const judgement = judgementOf(match)
    for (let i = 0; i < LONGEST; i++) {
      const [decision] = match.decisions
      if (decision === undefined || judgement.isQuiet(decision, match.machine)) break
      if (decision.seat === this.seat && depth > 0 && this.#tried < BUDGET) {
        const choices = answersToTry(decision, this.random, WIDTH)
        return Math.max(...choices.map((choice) => this.after(match, choice, depth - 1)))
      }
      match.answer(decision.seat, randomChoice(decision, this.random))
    }
    return worths(match)[this.seat] as number
  }
}
