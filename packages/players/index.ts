/** Those who answer decisions. */
import {
  type Choice,
  type Decision,
  type Match,
  type MatchView,
  type Offer,
  type RandomState,
  randomChoice,
  type Seat,
  seedRandom,
  type Weighed,
} from '@regelwerk/core'
import { greedy } from './greedy.ts'
import { judgementOf } from './judgement.ts'
import { search } from './search.ts'

export { judgementOf, worths } from './judgement.ts'
export { search } from './search.ts'

export interface Player {
  /**
   * Answers for its seat. `look` shows the match as that seat may see it; who does not look does not pay for it.
   * `imagine` gives a match to try things in, where all that the seat cannot know is dealt anew.
   */
  answer(offer: Offer, look: () => MatchView, imagine: (random: RandomState) => Match): Choice
  /** The answers it would consider, the best first; absent: it considers nothing. */
  think?(offer: Offer, look: () => MatchView, imagine: (random: RandomState) => Match): Considered[]
}

/** An answer, and what a player thinks of it. */
export interface Considered {
  choice: Choice
  /** From 0, as good as lost, to 1, as good as won. */
  worth: number
  /** How often it was tried. */
  visits: number
}

function random(seed: string): Player {
  const state = seedRandom(seed)
  return { answer: (offer) => randomChoice(offer, state) }
}

const LEVELS = [0, 1, 2, 3, 4] as const

/** All of them by name, the levels of search from the weakest to the strongest. The same seed makes the same player. */
export const players: Readonly<Record<string, (seed: string) => Player>> = {
  random,
  greedy,
  ...Object.fromEntries(
    LEVELS.map((level) => [`search${level + 1}`, search((match) => judgementOf(match).levels[level])]),
  ),
}

/** What a player by this name answers. It depends on the set-up and the answers before alone. */
export const botChoice = (match: Match, decision: Decision, name: string): Choice =>
  weighedBy(match, decision, name)[0]?.choice ??
  answerOf(playerAt(match, decision.seat, name), match, decision)

/** Where a game weighs answers itself, all but chance go by that. */
const weighedBy = (match: Match, { seat }: Decision, name: string): Weighed[] =>
  name === 'random' ? [] : (match.game.weigh?.(match.view(seat)) ?? [])

/** A player by this name for a whole match: it is shown what its seat may see. */
export function seatedAt(match: Match, name: string, seed: string): (decision: Decision) => Choice {
  const player = playerCalled(name)(seed)
  return (decision) => weighedBy(match, decision, name)[0]?.choice ?? answerOf(player, match, decision)
}

const answerOf = (player: Player, match: Match, decision: Decision): Choice =>
  player.answer(
    decision,
    () => match.view(decision.seat),
    (random) => match.determinize(decision.seat, random),
  )

/**
 * The best few answers in the eyes of a player by this name, in the order of their worth. What seems better than the first, but
 * was tried far less often, is left out: nobody knows yet what it is worth.
 */
export function hint(match: Match, decision: Decision, name: string): Considered[] {
  const { seat } = decision
  const weighed = weighedBy(match, decision, name).slice(0, FEW)
  if (weighed.length > 0) return weighed.map((one) => ({ ...one, visits: 1 }))
  const thoughts = playerAt(match, seat, name).think?.(
    decision,
    () => match.view(seat),
    (random) => match.determinize(seat, random),
  )
  const best = thoughts?.[0]
  if (thoughts === undefined || best === undefined) return []
  return thoughts
    .slice(0, FEW)
    .filter(({ worth, visits }) => worth <= best.worth || visits >= best.visits * ENOUGH)
    .sort((a, b) => b.worth - a.worth)
}

const FEW = 3
const ENOUGH = 0.25

/** A player whose chance is that of this moment alone: it need not have been there before. */
function playerAt(match: Match, seat: Seat, name: string): Player {
  return playerCalled(name)(`${match.setup.seed}/${seat}/${match.answers.length}`)
}

function playerCalled(name: string): (seed: string) => Player {
  const make = players[name]
  if (make === undefined) throw new Error(`there is no player ${name}`)
  return make
}
