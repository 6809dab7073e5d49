/** From a game before the game to the game itself: who meets whom, and with what. */
import type { DeckList, Game, Setup } from './game.ts'
import type { Match } from './match.ts'
import { PositionError } from './position.ts'
import type { Frame, Seat, State } from './state.ts'

/** What a game before a game has of that game itself: its book and its cards. */
export const fromTheBookOf = <S extends State>(game: Game<S>) =>
  ({
    title: game.title,
    langs: game.langs,
    ...(game.signs && { signs: game.signs }),
    loadCatalogue: game.loadCatalogue,
    ...(game.loadEnforced && { loadEnforced: game.loadEnforced }),
    ...(game.ruleTexts && { ruleTexts: game.ruleTexts }),
    timing: { watched: () => false },
    cards: game.cards,
    faces: game.faces,
    parseDeck: game.parseDeck,
    face: game.face,
    describe: (_: unknown, stack: readonly Frame[]) => stack.map(({ procedure }) => procedure).join(', '),
    position: {
      seatNames: [],
      rest: [],
      build(_given, path) {
        throw new PositionError('a position is of the game itself, not of what comes before it', path)
      },
      phrases: () => [],
      namesOf: () => [],
      candidates: () => [],
      readCard: () => undefined,
      readSeat: () => undefined,
      readGame: () => undefined,
    },
  }) satisfies Partial<Game>

/** A match to come, between two of those who drafted. */
export interface FollowUp {
  game: string
  /** Their seats until now, in the order of those to come. */
  seats: readonly Seat[]
  setup: Setup
}

/**
 * Of those who are still there everybody meets whoever sits opposite. Of an odd number the last one is left over, and meets the
 * deck of the first.
 */
export function opponentOf(seat: Seat, decks: readonly (DeckList | null)[]): Seat | null {
  const there = [...decks.keys()].filter((other) => decks[other] !== null)
  const half = Math.floor(there.length / 2)
  const place = there.indexOf(seat)
  if (place < 0 || half === 0) return null
  const opposite = place < half ? place + half : place - half
  return there[isLeftOver(place, there.length) ? 0 : opposite] as Seat
}

const isLeftOver = (place: number, of: number): boolean => of % 2 === 1 && place === of - 1

/** The match that this one has led to for a seat; null: it leads nowhere, is not over, or the seat has no deck or nobody to meet. */
export function followUp({ game, state, setup, outcome }: Match, seat: Seat): FollowUp | null {
  const { leads } = game
  if (leads === undefined || outcome === null) return null
  const decks = leads.decksOf(state)
  const other = opponentOf(seat, decks)
  const own = decks[seat]
  if (own == null || other === null) return null
  const handicap = leads.handicapOf?.(state)
  return {
    game: leads.to,
    seats: [seat, other],
    setup: {
      format: setup.format,
      decks: [own, decks[other] as DeckList],
      seed: `${setup.seed} match`,
      ...(handicap && { handicap: [handicap[seat] ?? 0, handicap[other] ?? 0] }),
    },
  }
}
