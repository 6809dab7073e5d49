/** From a game before the game to the game itself: who meets whom, and with what. */
import type { DeckList, Setup } from './game.ts'
import type { Match } from './match.ts'
import type { Seat } from './state.ts'

/** A match to come, between two of those who drafted. */
export interface FollowUp {
  game: string
  /** Their seats until now, in the order of those to come. */
  seats: readonly Seat[]
  setup: Setup
}

/** Whoever sits opposite is met first; where that one has left, whoever sits next. */
export function opponentOf(seat: Seat, decks: readonly (DeckList | null)[]): Seat | null {
  const half = Math.floor(decks.length / 2)
  for (let i = 0; i < decks.length; i++) {
    const other = (seat + half + i) % decks.length
    if (other !== seat && decks[other] !== null) return other
  }
  return null
}

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
