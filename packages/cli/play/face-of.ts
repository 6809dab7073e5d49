/** The face of each game, by its id. */
import { bluemoonFace } from './bluemoon/index.ts'
import type { TableFace } from './face.ts'
import { keyforgeFace } from './keyforge/index.ts'
import { l5rFace } from './l5r/index.ts'
import { lorcanaFace } from './lorcana/index.ts'

const faces: Readonly<Record<string, TableFace>> = {
  lorcana: lorcanaFace,
  keyforge: keyforgeFace,
  bluemoon: bluemoonFace,
  l5r: l5rFace,
}

export function faceOf(game: string): TableFace {
  const face = faces[game]
  if (face === undefined) throw new Error(`there is no table for ${game}`)
  return face
}
