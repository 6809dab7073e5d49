/** Faces are made from ability trees, which takes a while; a card is drawn often. */
import type { Face, Game, Lang } from '@regelwerk/core'

const made = new Map<string, Face>()

export function faceOf(game: Game, def: number, lang: Lang): Face {
  const key = `${game.id} ${lang} ${def}`
  let face = made.get(key)
  if (face === undefined) {
    face = game.face(def, lang)
    made.set(key, face)
  }
  return face
}
