/** How fast search is: both seats of games in their middle are played by it, and its simulations are counted. */
import { type Decision, type Game, Match, type Setup, seedRandom } from '@regelwerk/core'
import { playRandom } from '@regelwerk/core/testing'
import { search } from '@regelwerk/players'
import { decksInRotation } from './simulation.ts'

/** A game is in its middle after so many decisions. */
const MIDDLE = 64
/** So many simulations a decision gets at most, and so many decisions are made in each game. */
const PER_DECISION = 64
const DECISIONS = 32

export const middlesOf = (game: Game, n: number): Match[] =>
  Array.from({ length: n }, (_, i) => midGame(game, i + 1))

/** A random game between ready decks, in its middle. */
function midGame(game: Game, number: number): Match {
  for (let again = 0; ; again++) {
    const seed = `bench/${number}/${again}`
    const decks = decksInRotation(
      game.decks.map(({ id }) => id),
      2,
      number,
    )
    const setup: Setup = { format: game.formats[0] as string, decks, seed }
    const match = Match.start(game, setup)
    playRandom(match, seedRandom(seed), MIDDLE)
    if (match.outcome === null) return match
  }
}

/** Plays on from copies of these until so many simulations are made; returns how many were. */
export function searchOn(middles: readonly Match[], wanted: number): number {
  let simulations = 0
  for (let i = 0; simulations < wanted; i++) {
    const match = (middles[i % middles.length] as Match).clone()
    const seated = [0, 1].map((seat) => search(() => PER_DECISION)(`bench/${i}/${seat}`))
    for (let n = 0; n < DECISIONS && simulations < wanted && match.outcome === null; n++) {
      const decision = match.decisions[0] as Decision
      const { seat } = decision
      let imagined = 0
      const choice = seated[seat]?.answer(
        decision,
        () => match.view(seat),
        (random) => {
          imagined++
          return match.determinize(seat, random)
        },
      )
      // Every simulation imagines one world. One more is imagined to look at the offer.
      simulations += Math.max(0, imagined - 1)
      match.answer(seat, choice as number)
    }
  }
  return simulations
}
