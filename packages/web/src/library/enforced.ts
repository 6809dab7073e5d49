/** Where each rule is carried out, game by game: the file, and the procedure or function in it. */
import { enforced as bluemoon } from '@regelwerk/bluemoon'
import { enforced as keyforge } from '@regelwerk/keyforge'
import { enforced as l5r } from '@regelwerk/l5r'
import { enforced as lorcana } from '@regelwerk/lorcana'

const places: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  bluemoon,
  keyforge,
  l5r,
  lorcana,
}

export const placesOf = (game: string, rule: string): readonly string[] => places[game]?.[rule] ?? []
