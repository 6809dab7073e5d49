/** The terminal's words for each game, by its id. */
import { bookOf, type GameId } from '@regelwerk/protocol/games'
import { bluemoon } from './bluemoon.ts'
import type { GameWords } from './game-words.ts'
import { keyforge } from './keyforge.ts'
import { l5r } from './l5r.ts'
import { lorcana } from './lorcana.ts'

const all: Readonly<Record<GameId, GameWords>> = { lorcana, keyforge, l5r, bluemoon }

export function wordsOf(game: string): GameWords {
  const words = all[bookOf(game) as GameId] as GameWords | undefined
  if (words === undefined) throw new Error(`there are no words for ${game}`)
  return words
}
