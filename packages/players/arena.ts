/**
 * The arena: two players meet in pairs of games. Both games of a pair have the same seed and the same decks, and the
 * players change seats between them. A player's own chance depends on its seat, not on who sits there: a player
 * against itself plays the same game twice, wins one and loses one.
 */
import {
  type Choice,
  type Decision,
  type DeckList,
  type Game,
  Match,
  type RandomState,
  randomChoice,
  type Seat,
  seedRandom,
  WATCHER,
  whyNot,
} from '@regelwerk/core'
import { type Player, players } from './index.ts'
import { pairings } from './pairings.ts'
import type { PlayedGame, PlayedPair, Side } from './tally.ts'

export { pairings } from './pairings.ts'
export * from './tally.ts'
export { hasUnseen } from './unseen.ts'

export interface ArenaPlan {
  seed: string
  /** In the order in which they are compared. */
  players: readonly [string, string]
  /** All their pairings in rotation; 'generated', 'pool': new ones for every pair, made from its number. */
  decks: readonly string[] | 'generated' | 'pool'
  /** Of decks that the game does not know by their names. */
  lists?: Readonly<Record<string, DeckList>>
  /** Absent: the first of the game. */
  format?: string
  /** What changes seats between the games of a pair, and so is what a pair compares. */
  swap: 'players' | 'decks'
}

type Makers = Readonly<Record<string, (seed: string) => Player>>
type Imagine = (match: Match, seat: Seat, random: RandomState) => Match

/** A game that is not over after so many decisions will never be. */
const DECISION_CAP = 20_000

/**
 * How a player comes to the worlds it tries things in. At a table there is one way. In the arena a blind one forgets
 * even its own hand, and a cheat sees every card and what chance will bring: they show what knowing is worth.
 */
const imaginings: Readonly<Record<string, Imagine>> = {
  fair: (match, seat, random) => match.determinize(seat, random),
  blind: (match, _seat, random) => match.determinize(WATCHER, random),
  cheating: (match) => match.clone(),
}

/** Who can meet in the arena: the players, and of each its blind and its cheating twin. */
export const contenders: readonly string[] = ['', '-blind', '-cheating'].flatMap((way) =>
  Object.keys(players).map((name) => `${name}${way}`),
)

/** Plays a pair of games by its number, from 1. It depends on nothing but the plan and that. */
export function playPair(
  game: Game,
  plan: ArenaPlan,
  number: number,
  now: () => number,
  makers: Makers = players,
): PlayedPair {
  const seed = `${plan.seed}/${number}`
  const decks = decksOf(game, plan.decks, seed, number)
  const [a, b] = plan.players
  const answers: PlayedPair['answers'] = [
    { millis: [], illegal: 0 },
    { millis: [], illegal: 0 },
  ]
  const play = (seated: readonly string[], dealt: readonly string[], sides: readonly Side[]): PlayedGame => {
    const written = dealt.map((name) => deckCalled(game, plan, name))
    const format = plan.format ?? (game.formats[0] as string)
    const match = Match.start(game, { format, decks: written, seed })
    const seats = seated.map((name, seat) => sit(makers, name, match, seat, `${seed}/${seat}`))
    const aside = seedRandom(`${seed}/aside`)
    let decisions = 0
    for (; match.outcome === null && decisions < DECISION_CAP; decisions++) {
      const decision = match.decisions[0] as Decision
      const { seat } = decision
      const { millis } = answers[sides[seat] as Side]
      const begin = now()
      const choice = (seats[seat] as Seated)(decision)
      millis.push(now() - begin)
      const isLegal = whyNot(decision, choice) === null
      if (!isLegal) answers[sides[seat] as Side].illegal++
      match.answer(seat, isLegal ? choice : randomChoice(decision, aside))
    }
    const winners = match.outcome?.winners ?? []
    const winner = winners.length === 1 ? (sides[winners[0] as Seat] as Side) : null
    return { winner, decisions, finished: match.outcome !== null, hash: match.hash() }
  }
  const swapped = [decks[1], decks[0]] as const
  const games: PlayedPair['games'] = [
    play([a, b], decks, [0, 1]),
    plan.swap === 'players' ? play([b, a], decks, [1, 0]) : play([a, b], swapped, [1, 0]),
  ]
  return { decks, games, answers }
}

function decksOf(
  game: Game,
  decks: ArenaPlan['decks'],
  seed: string,
  number: number,
): readonly [string, string] {
  if (decks === 'pool') return [`${seed}/0`, `${seed}/1`]
  if (decks !== 'generated') {
    const all = pairings(decks)
    return all[(number - 1) % all.length] as readonly [string, string]
  }
  if (game.deckOfSeed === undefined) throw new Error(`${game.id} has no generated decks`)
  return [game.deckOfSeed(`${seed}/0`), game.deckOfSeed(`${seed}/1`)]
}

/** What a match is begun with. */
function deckCalled(game: Game, { decks, lists }: ArenaPlan, name: string): string | DeckList {
  if (decks !== 'pool') return lists?.[name] ?? name
  if (game.drawDeck === undefined) throw new Error(`${game.id} has no decks drawn from all cards`)
  return game.drawDeck(name)
}

type Seated = (decision: Decision) => Choice

/** A player by name, in a seat: it is shown what the seat may see, and imagines in its own way. */
function sit(makers: Makers, name: string, match: Match, seat: Seat, seed: string): Seated {
  const [base, way = 'fair'] = name.split('-') as [string, string?]
  const make = makers[base]
  const imagine = imaginings[way]
  if (make === undefined || imagine === undefined) throw new Error(`there is no player ${name}`)
  const player = make(seed)
  const look = () => match.view(seat)
  return (decision) => player.answer(decision, look, (random) => imagine(match, seat, random))
}
