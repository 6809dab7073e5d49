/**
 * Whether every ability of every card is ever at work: games with decks drawn from all cards, the ones that are still to be seen
 * among them, and the game's positions. What never is, is told with what is known of why.
 */
import {
  type Abilities,
  type Case,
  type Catalogued,
  type Decision,
  type Game,
  Match,
  randomChoice,
  runCase,
  type Seat,
  seedRandom,
} from '@regelwerk/core'
import { UsageError } from './command.ts'
import { DECISION_CAP, isLong } from './simulation.ts'

export interface Exercise {
  /** How often each ability is to be at work. */
  times: number
  seed: string
  /** After so many games it is over, whatever is left. */
  games: number
}

export interface Exercised {
  abilities: number
  /** Those at work as often as wanted. */
  done: number
  games: number
  /** At work, but not as often. */
  seldom: { id: string; card: string; times: number }[]
  never: { id: string; card: string; why: string; explained: boolean }[]
  /** At work as often as wanted, although it is explained why they hardly ever are; or there is no such ability. */
  needless: string[]
  errors: string[]
}

/** How many of the cards that are still to be seen are in a deck; fewer and fewer as they have been looked for in vain. */
const WANTED = 6
/** Every so many decisions it is looked what is at work without any event. */
const LOOK_EVERY = 3

interface Count {
  card: string
  times: number
  /** How often it came to nothing. */
  empty: number
  /** In how many games it was looked for. */
  sought: number
}

export function exercise(
  game: Catalogued,
  cases: readonly Case[],
  plan: Exercise,
  show: Show = () => {},
): Exercised {
  if (game.abilities === undefined || game.drawDeck === undefined) {
    throw new UsageError(`of ${game.id} it is not known which abilities its cards have`)
  }
  const counts = new Map<string, Count>()
  for (const { id, card } of game.abilities.all()) counts.set(id, { card, times: 0, empty: 0, sought: 0 })
  // In a position there is no telling when to look for what needs no event: it is done with every one that is told.
  const posed = watching(game, game.abilities, counts, new Set(counts.keys()))
  for (const test of cases) runCase(posed, test)
  const watched = watching(game, game.abilities, counts, new Set())
  const errors: string[] = []
  let games = 0
  for (; games < plan.games; games++) {
    const wanted = nextWanted(counts, plan.times, game.abilities.explained)
    if (wanted.length === 0) break
    const seed = `${plan.seed}/${games + 1}`
    const error = playOne(watched, game.abilities, counts, wanted, seed, plan.times)
    if (error !== null) errors.push(`game ${seed} for ${wanted.join(', ')}: ${error}`)
    show(games + 1, plan.games)
  }
  return { games, errors, ...summary(counts, plan.times, game.abilities.explained) }
}

type Show = (done: number, of: number) => void

/** The game, telling of each event that an ability is carried out with. */
function watching(
  game: Catalogued,
  { events, atWork }: Abilities,
  counts: ReadonlyMap<string, Count>,
  among: ReadonlySet<string>,
): Catalogued {
  const reducers: Record<string, Game['reducers'][string]> = { ...game.reducers }
  for (const [kind, read] of Object.entries(events)) {
    const reduce = game.reducers[kind]
    reducers[kind] = (g, event) => {
      const { id, empty } = read(event)
      const count = counts.get(id)
      if (count !== undefined && empty) count.empty++
      else if (count !== undefined) count.times++
      if (among.size > 0) for (const one of atWork(g, among)) (counts.get(one) as Count).times++
      reduce?.(g, event)
    }
  }
  return { ...game, reducers }
}

/** The cards with the abilities that have been looked for least often, of those that are still to be seen. */
function nextWanted(
  counts: ReadonlyMap<string, Count>,
  times: number,
  explained: Abilities['explained'],
): string[] {
  const left = [...counts].filter(([id, count]) => count.times < times && explained[id] === undefined)
  const least = Math.min(...left.map(([, count]) => count.sought))
  const cards = new Set(left.filter(([, count]) => count.sought === least).map(([, { card }]) => card))
  return [...cards].slice(0, Math.max(1, WANTED - least))
}

/** One game between two decks with the wanted cards, played at random; what went wrong, or null. */
function playOne(
  game: Game,
  abilities: Abilities,
  counts: ReadonlyMap<string, Count>,
  wanted: readonly string[],
  seed: string,
  times: number,
): string | null {
  const left = new Set<string>()
  for (const [id, count] of counts) {
    if (count.times >= times) continue
    left.add(id)
    if (wanted.includes(count.card)) count.sought++
  }
  try {
    const decks = [0, 1].map((seat) =>
      (game.drawDeck as NonNullable<Game['drawDeck']>)(`${seed}/${seat}`, wanted),
    )
    const match = Match.start(game, { format: game.formats[0] as string, decks, seed })
    const random = seedRandom(`${seed}/play`)
    for (let decisions = 0; match.outcome === null; decisions++) {
      if (decisions === DECISION_CAP && isLong(match)) break
      const decision = match.decisions[0] as Decision
      match.answer(decision.seat as Seat, randomChoice(decision, random))
      if (decisions % LOOK_EVERY !== 0) continue
      for (const id of abilities.atWork(match.machine, left)) (counts.get(id) as Count).times++
    }
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function summary(
  counts: ReadonlyMap<string, Count>,
  times: number,
  explained: Abilities['explained'],
): Omit<Exercised, 'games' | 'errors'> {
  const all = [...counts].map(([id, count]) => ({ id, ...count }))
  return {
    abilities: all.length,
    done: all.filter((count) => count.times >= times).length,
    seldom: all.flatMap(({ id, card, times: seen }) =>
      seen > 0 && seen < times ? [{ id, card, times: seen }] : [],
    ),
    never: all
      .filter((count) => count.times === 0)
      .map(({ id, card, ...count }) => {
        const reason = explained[id]
        return { id, card, why: reason ?? whyNever(count), explained: reason !== undefined }
      }),
    needless: Object.keys(explained).filter((id) => (counts.get(id)?.times ?? times) >= times),
  }
}

const whyNever = ({ empty, sought }: Omit<Count, 'card'>): string =>
  empty > 0
    ? `carried out ${empty} times, and each time it was not as its text demands`
    : `in ${sought} games with its card it never came to be`
