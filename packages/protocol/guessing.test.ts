/**
 * Nobody can compute what is hidden from what is shown. A guesser sees what a reader is shown: cards with their numbers in
 * their places, some with faces. On half of the matches it finds out by itself which rule of a large family would have
 * guessed hidden cards best; on the other half it guesses by that rule, and may be right no more often than by luck.
 */
import {
  type Card,
  type CardId,
  type Game,
  handlesOf,
  isKnownTo,
  Match,
  type Seat,
  seedRandom,
  WATCHER,
} from '@regelwerk/core'
import { playRandom } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import { loadGames } from './games.ts'

const games = await loadGames()

/** For each game and stage. More see finer: GUESSING=20000 npx vitest run packages/protocol/guessing.test.ts */
const MATCHES = Number(process.env.GUESSING ?? 500)
/** By how many standard deviations guesses may be better than luck. */
const BOUND = 4
/** After how many decisions: in the opening, and later. */
const STAGES = [0, 8]
/** How deep into a hidden pile is guessed. */
const DEEP = 6

/** What is shown of a card, as numbers: none, its place, its handle, and where its face first stands in the deck lists (or -1). */
type Numbers = readonly [0, number, number, number]

interface Faceless {
  /** Its place among these, its handle, and which of their handles that is in order. */
  numbers: readonly [number, number, number]
  card: CardId
  /** How likely it is to be a card of this name, for who knows only which cards are not accounted for. */
  luck: (name: CardId) => number
}

/** A card is its place in the deck lists: that is the order in which cards are brought in. */
interface Seen {
  /** By zone, what is shown there. */
  shown: Map<string, Numbers[]>
  /** By zone, the cards shown without a face. */
  faceless: Map<string, Faceless[]>
  /** By zone, the true cards from the top; -1: its reader knows it. */
  hidden: Map<string, CardId[]>
}

function look(game: Game, match: Match, seat: Seat, names: readonly CardId[]): Seen {
  const { state } = match
  const handles = handlesOf(state, seat)
  const isHidden = (id: CardId): boolean => !isKnownTo(state, state.cards[id] as Card, seat)
  const kindOf = (id: CardId): string => `${state.cards[id]?.owner} ${game.backOf(state, id)}`
  const luck = (id: CardId) => {
    const alike = [...state.cards.keys()].filter((one) => isHidden(one) && kindOf(one) === kindOf(id))
    return (name: CardId): number => alike.filter((one) => names[one] === name).length / alike.length
  }
  const seen: Seen = { shown: new Map(), faceless: new Map(), hidden: new Map() }
  const { sides, middle } = game.layOut(match.view(seat).table, 'en')
  const zones = [
    ...sides.flatMap((side) => side.zones.map((zone) => [`${zone.id} of ${side.seat}`, zone] as const)),
    ...middle.map((zone) => [zone.id, zone] as const),
  ]
  for (const [name, { pieces }] of zones) {
    const cards = pieces
      .flatMap((piece) => [piece, ...piece.attached])
      .flatMap(({ handle, def }, place) => (handle === undefined ? [] : [{ handle, def, place }]))
    seen.shown.set(
      name,
      cards.map(({ handle, def, place }) => {
        const id = handles.indexOf(handle)
        return [0, place, handle, def === undefined ? -1 : (names[id] as CardId)]
      }),
    )
    const faceless = cards.filter(({ def }) => def === undefined).map(({ handle }) => handle)
    const ranks = faceless.toSorted((a, b) => a - b)
    seen.faceless.set(
      name,
      faceless.map((handle, place) => {
        const card = handles.indexOf(handle)
        return { numbers: [place, handle, ranks.indexOf(handle)], card, luck: luck(card) }
      }),
    )
  }
  state.zones.forEach((pile, zone) => {
    const cards = pile.map((id) => (isHidden(id) ? id : -1)).reverse()
    if (cards.some((id) => id >= 0)) seen.hidden.set(String(zone), cards.slice(0, DEEP))
  })
  return seen
}

/** How many guesses at a match are right, beyond what luck would give; another match to compare with. */
type Guess = (seen: Seen, another: Seen) => number

/** The same over many matches, in standard deviations. */
function beyondLuck(guess: Guess, matches: readonly Seen[]): number {
  let sum = 0
  let squares = 0
  matches.forEach((seen, i) => {
    const more = guess(seen, matches[(i + 1) % matches.length] as Seen)
    sum += more
    squares += more * more
  })
  return squares === 0 ? 0 : sum / Math.sqrt(squares)
}

/** Which two numbers of a shown card, each forwards or backwards, could say where a hidden card lies and which it is. */
const WAYS = [0, 1, 2, 3].flatMap((p) =>
  [0, 1, 2, 3].flatMap((c) =>
    [1, -1].flatMap((s) =>
      [1, -1].flatMap((t) => (p === c || (p === 0 && s < 0) || (c === 0 && t < 0) ? [] : [{ p, c, s, t }])),
    ),
  ),
)

const WIDE = 4096
const cells = new Map<number, number>()

/**
 * "In place a ± this number lies card b ± that number", for what is shown in one zone and what is hidden in another. Handles
 * given out in the order of another shuffle, or of the deck list, or shuffles alike, are all of that kind. Luck is how often
 * the same guesses are right about another match.
 */
function crosswise(zone: string, pile: string, learning: readonly Seen[], names: readonly CardId[]): Guess[] {
  return WAYS.map(({ p, c, s, t }) => {
    cells.clear()
    const count = (seen: Seen, truth: Seen, by: number): void => {
      for (const numbers of seen.shown.get(zone) ?? []) {
        if ((p === 3 || c === 3) && numbers[3] < 0) continue
        truth.hidden.get(pile)?.forEach((id, place) => {
          if (id < 0) return
          const a = place - s * (numbers[p] as number)
          const cell = (a + WIDE) * 2 * WIDE + (id - t * (numbers[c] as number)) + WIDE
          cells.set(cell, (cells.get(cell) ?? 0) + by)
        })
      }
    }
    learning.forEach((seen, i) => {
      count(seen, seen, 1)
      count(seen, learning[(i + 1) % learning.length] as Seen, -1)
    })
    let best = 0
    let most = 0
    for (const [cell, more] of cells) if (more > most) [best, most] = [cell, more]
    const a = Math.floor(best / (2 * WIDE)) - WIDE
    const b = (best % (2 * WIDE)) - WIDE
    const right = (seen: Seen, truth: Seen): number => {
      const cards = truth.hidden.get(pile) ?? []
      return (seen.shown.get(zone) ?? []).filter((numbers) => {
        if ((p === 3 || c === 3) && numbers[3] < 0) return false
        const name = names[b + t * (numbers[c] as number)]
        const there = cards[a + s * (numbers[p] as number)] ?? -1
        return name !== undefined && there >= 0 && names[there] === name
      }).length
    }
    return (seen, another) => right(seen, seen) - right(seen, another)
  })
}

/** "What lies there facedown, in this place or with this number, is mostly that card." */
function facedown(zone: string, learning: readonly Seen[], names: readonly CardId[]): Guess[] {
  return ([0, 1, 2] as const).map((by) => {
    const counts = new Map<number, Map<CardId, number>>()
    for (const seen of learning) {
      for (const { numbers, card } of seen.faceless.get(zone) ?? []) {
        const cards = counts.get(numbers[by]) ?? new Map<CardId, number>()
        const name = names[card] as CardId
        counts.set(numbers[by], cards.set(name, (cards.get(name) ?? 0) + 1))
      }
    }
    const mostly = new Map<number, CardId>()
    for (const [number, cards] of counts) {
      const [first] = [...cards].sort((a, b) => b[1] - a[1])
      if (first !== undefined) mostly.set(number, first[0])
    }
    return (seen) => {
      let more = 0
      for (const { numbers, card, luck } of seen.faceless.get(zone) ?? []) {
        const name = mostly.get(numbers[by])
        if (name !== undefined) more += (names[card] === name ? 1 : 0) - luck(name)
      }
      return more
    }
  })
}

function bestGuess(matches: readonly Seen[], names: readonly CardId[]): number {
  const learning = matches.filter((_, i) => i % 2 === 0)
  const zones = new Set(
    learning.flatMap(({ shown }) => [...shown].flatMap(([zone, cards]) => (cards.length > 0 ? [zone] : []))),
  )
  const piles = new Set(learning.flatMap(({ hidden }) => [...hidden.keys()]))
  let best: Guess = () => 0
  let most = 0
  const consider = (guess: Guess): void => {
    const found = beyondLuck(guess, learning)
    if (found > most) [best, most] = [guess, found]
  }
  for (const zone of zones) {
    facedown(zone, learning, names).forEach(consider)
    for (const pile of piles) crosswise(zone, pile, learning, names).forEach(consider)
  }
  return beyondLuck(
    best,
    matches.filter((_, i) => i % 2 === 1),
  )
}

const READERS: readonly Seat[] = [0, 1, WATCHER]

test.each(games.map((game) => [game.id, game] as const))(
  '%s: what is shown does not help to guess',
  (_, game) => {
    const decks = game.decks.slice(0, 2).map(({ id }) => id)
    const started = (i: number): Match =>
      Match.start(game, { format: game.formats[0] as string, decks, seed: `guess ${i}`, starter: 0 })
    const { cards } = started(0).state
    const names = cards.map(({ def, owner }) => cards.findIndex((c) => c.def === def && c.owner === owner))
    for (const stage of STAGES) {
      const seen = new Map(READERS.map((seat): [Seat, Seen[]] => [seat, []]))
      for (let i = 0; i < MATCHES; i++) {
        const match = started(i)
        playRandom(match, seedRandom(`answers ${i}`), stage)
        for (const [seat, matches] of seen) matches.push(look(game, match, seat, names))
      }
      for (const [seat, matches] of seen) {
        const found = bestGuess(matches, names)
        expect(found, `seat ${seat} after ${stage} decisions`).toBeLessThan(BOUND)
      }
    }
  },
  300_000,
)
