/** How a deck fares: it meets ready decks in pairs of games, with changed seats, the same player on both sides. */
import type { DeckList, Game } from '@regelwerk/core'
import { type ArenaPlan, type PlayedPair, playPair, type Tally, tally } from '@regelwerk/players/arena'

export interface Meeting {
  game: string
  format: string
  cards: DeckList
  /** Ready decks, by id. */
  against: readonly string[]
  player: string
  /** How many pairs with each of them. */
  pairs: number
  seed: string
}

/** What has been played so far, in all and against each. */
export interface Fared {
  done: number
  of: number
  all: Tally
  each: readonly { deck: string; tally: Tally }[]
}

/** Never a ready deck's id. */
const OWN = 'this deck'

/** Pair by pair, each deck in turn, so that all of them are about equally sure at any time. */
export function* fare(game: Game, meeting: Meeting, now: () => number): Generator<Fared> {
  const { format, cards, against, player, pairs, seed } = meeting
  const played: PlayedPair[] = []
  const of = pairs * against.length
  for (let n = 0; n < of; n++) {
    const deck = against[n % against.length] as string
    const plan: ArenaPlan = {
      seed: `${seed}/${deck}`,
      players: [player, player],
      decks: [OWN, deck],
      lists: { [OWN]: cards },
      format,
      swap: 'decks',
    }
    played.push(playPair(game, plan, 1 + Math.floor(n / against.length), now))
    yield {
      done: n + 1,
      of,
      all: tally(played),
      each: against.map((one) => ({
        deck: one,
        tally: tally(played.filter(({ decks }) => decks[1] === one)),
      })),
    }
  }
}
