/** Loading a game: its rules, cards and words come when it is played, and no other's with them. */
import type { Game } from '@regelwerk/core'
import { type GameId, games } from './listed.ts'

export { type GameId, games, type ListedGame } from './listed.ts'

// A state only ever goes back to the game it came from.
const loaders: Readonly<Record<GameId, () => Promise<unknown>>> = {
  lorcana: async () => (await import('@regelwerk/lorcana')).lorcana,
  keyforge: async () => (await import('@regelwerk/keyforge')).keyforge,
  l5r: async () => (await import('@regelwerk/l5r')).l5r,
  bluemoon: async () => (await import('@regelwerk/bluemoon')).bluemoon,
}

const loading = new Map<string, Promise<Game>>()
const loaded = new Map<string, Game>()

export const isGame = (id: string): id is GameId => Object.hasOwn(loaders, id)

/** The game by this id. It is loaded once, and always the same promise is given for it, unless it could not be loaded. */
export function loadGame(id: string): Promise<Game> {
  const known = loading.get(id)
  if (known !== undefined) return known
  const found = load(id)
  loading.set(id, found)
  found.catch(() => loading.delete(id))
  return found
}

async function load(id: string): Promise<Game> {
  if (!isGame(id)) throw noGame(id)
  const game = (await loaders[id]()) as Game
  loaded.set(id, game)
  return game
}

/** All of them, in the order in which they are listed. */
export const loadGames = (): Promise<Game[]> => Promise.all(games.map(({ id }) => loadGame(id)))

/** A game that has been loaded; undefined: not yet. */
export const loadedGame = (id: string): Game | undefined => loaded.get(id)

/** A game that must have been loaded. */
export function gameOf(id: string): Game {
  const game = loadedGame(id)
  if (game !== undefined) return game
  throw isGame(id) ? new Error(`${id} has not been loaded`) : noGame(id)
}

const noGame = (id: string): Error =>
  new Error(`there is no game ${id}; there are ${games.map((one) => one.id).join(', ')}`)
