/** A card's picture as an image of its own, made once. */
import { gameOf } from '@regelwerk/protocol'
import { addressOf } from './address.ts'
import { factsOf } from './portrait.ts'

const made = new Map<string, string>()

/** The address of a card's picture; the picture itself is in it. */
export function pictureOf(game: string, def: number): string {
  const key = `${game} ${def}`
  let address = made.get(key)
  if (address === undefined) {
    address = addressOf(factsOf(game, gameOf(game).face(def, 'en')))
    made.set(key, address)
  }
  return address
}
