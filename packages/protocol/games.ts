/** Loading a game: its rules, cards and words come when it is played, and no other's with them. */
import { decksFor, type Game } from '@regelwerk/core'
import { type GameId, games, type limitedGames } from './listed.ts'

export { bookOf, type GameId, games, isBefore, type ListedGame } from './listed.ts'

type LimitedId = keyof typeof limitedGames

// A state only ever goes back to the game it came from.
const loaders: Readonly<Record<GameId | LimitedId, () => Promise<unknown>>> = {
  lorcana: async () => (await import('@regelwerk/lorcana')).lorcana,
  keyforge: async () => (await import('@regelwerk/keyforge')).keyforge,
  l5r: async () => (await import('@regelwerk/l5r')).l5r,
  bluemoon: async () => (await import('@regelwerk/bluemoon')).bluemoon,
  // What is drawn of its cards is drawn as those of the game itself.
  'lorcana-limited': async () => {
    const [{ lorcanaLimited }] = await Promise.all([
      import('@regelwerk/lorcana/limited'),
      loadGame('lorcana'),
    ])
    return lorcanaLimited
  },
  'keyforge-limited': async () => {
    const [{ keyforgeLimited }] = await Promise.all([
      import('@regelwerk/keyforge/limited'),
      loadGame('keyforge'),
    ])
    return keyforgeLimited
  },
  'keyforge-sealed': async () => {
    const [{ keyforgeSealed }] = await Promise.all([
      import('@regelwerk/keyforge/limited'),
      loadGame('keyforge'),
    ])
    return keyforgeSealed
  },
}

/** The same games with the cards of their ready decks alone, where that is much less. */
const beginnings: Readonly<Partial<Record<string, () => Promise<unknown>>>> = {
  lorcana: async () => (await import('@regelwerk/lorcana/game')).lorcana,
  keyforge: async () => (await import('@regelwerk/keyforge/game')).keyforge,
  l5r: async () => (await import('@regelwerk/l5r/game')).l5r,
}

/** Which of its cards a game is wanted with. */
export type Wanted = 'all cards' | 'ready decks'

const loading = new Map<string, Promise<Game>>()
const loaded: Record<Wanted, Map<string, Game>> = { 'all cards': new Map(), 'ready decks': new Map() }

export const isGame = (id: string): id is GameId | LimitedId => Object.hasOwn(loaders, id)

/** The game by this id. It is loaded once, and always the same promise is given for it, unless it could not be loaded. */
export function loadGame(id: string, wanted: Wanted = 'all cards'): Promise<Game> {
  const key = `${id}, ${wanted}`
  const known = loading.get(key)
  if (known !== undefined) return known
  const found = load(id, wanted)
  loading.set(key, found)
  found.catch(() => loading.delete(key))
  return found
}

async function load(id: string, wanted: Wanted): Promise<Game> {
  if (!isGame(id)) throw noGame(id)
  const beginning = wanted === 'ready decks' ? beginnings[id] : undefined
  const game = (await (beginning ?? loaders[id])()) as Game
  loaded['ready decks'].set(id, game)
  if (beginning === undefined) loaded['all cards'].set(id, game)
  return game
}

/** What a match between these decks needs. */
export const wantedFor = (id: string, decks: readonly unknown[]): Wanted => {
  const game = games.find((one) => one.id === id)
  const ready = game === undefined ? [] : decksFor(game)
  return decks.every((deck) => ready.some((one) => one.id === deck)) ? 'ready decks' : 'all cards'
}

/** All of them, in the order in which they are listed. */
export const loadGames = (): Promise<Game[]> => Promise.all(games.map(({ id }) => loadGame(id)))

/** A game that has been loaded; undefined: not yet, or not with these cards. */
export const loadedGame = (id: string, wanted: Wanted = 'all cards'): Game | undefined =>
  loaded[wanted].get(id)

/** A game that must have been loaded, with the cards that are needed here. */
export function gameOf(id: string): Game {
  const game = loadedGame(id, 'ready decks')
  if (game !== undefined) return game
  throw isGame(id) ? new Error(`${id} has not been loaded`) : noGame(id)
}

const noGame = (id: string): Error =>
  new Error(`there is no game ${id}; there are ${games.map((one) => one.id).join(', ')}`)
