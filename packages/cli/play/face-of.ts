/** The face of each game, by its id: loaded with the game, and no other's. */
import type { GameId } from '@regelwerk/protocol/games'
import type { TableFace } from './face.ts'

const loaders: Readonly<Record<GameId, () => Promise<TableFace>>> = {
  lorcana: async () => (await import('./lorcana/index.ts')).lorcanaFace,
  keyforge: async () => (await import('./keyforge/index.ts')).keyforgeFace,
  l5r: async () => (await import('./l5r/index.ts')).l5rFace,
  bluemoon: async () => (await import('./bluemoon/index.ts')).bluemoonFace,
}

const faces = new Map<string, TableFace>()

export async function loadFace(game: string): Promise<TableFace> {
  const face = faces.get(game) ?? (await loaders[game as GameId]?.())
  if (face === undefined) throw new Error(`there is no table for ${game}`)
  faces.set(game, face)
  return face
}

/** One that has been loaded. */
export function faceOf(game: string): TableFace {
  const face = faces.get(game)
  if (face === undefined) throw new Error(`the table for ${game} has not been loaded`)
  return face
}
