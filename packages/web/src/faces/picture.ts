/** A card's picture as an image of its own: made once, and one thing on the page however much is drawn in it. */
import { gameOf } from '@regelwerk/protocol'
import { factsOf, portraitOf } from './portrait.ts'

const made = new Map<string, string>()

const VIEW = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 -8 100 100" preserveAspectRatio="xMidYMid slice"'

/** The address of a card's picture; the picture itself is in it. */
export function pictureOf(game: string, def: number): string {
  const key = `${game} ${def}`
  let address = made.get(key)
  if (address === undefined) {
    const svg = `<svg ${VIEW}>${portraitOf(factsOf(game, gameOf(game).face(def, 'en')))}</svg>`
    address = `data:image/svg+xml,${encodeURIComponent(svg)}`
    made.set(key, address)
  }
  return address
}
