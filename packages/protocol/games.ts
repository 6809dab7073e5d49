/** The games that can be played at a table, by their id. */
import { bluemoon } from '@regelwerk/bluemoon'
import type { Game } from '@regelwerk/core'
import { keyforge } from '@regelwerk/keyforge'
import { l5r } from '@regelwerk/l5r'
import { lorcana } from '@regelwerk/lorcana'

// A state only ever goes back to the game it came from.
export const games = [lorcana, keyforge, l5r, bluemoon] as unknown as readonly Game[]

export function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id)
  if (game === undefined) {
    throw new Error(`there is no game ${id}; there are ${games.map((one) => one.id).join(', ')}`)
  }
  return game
}
