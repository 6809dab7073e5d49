/** The games on the shelf, as far as the first page needs them: without their rules and cards. */
import { bookOf, type GameId, games } from '@regelwerk/protocol/games'

export const shelf = games

export type OnShelf = (typeof shelf)[number]
export type ShelfId = GameId

/** A title as it fits a line: 'Legend of the Five Rings'. */
export const shortTitle = (title: string): string => title.split(':')[0] as string

export const titleOf = (id: string): string =>
  shortTitle(shelf.find((one) => one.id === bookOf(id))?.title ?? id)
