/** The games on the shelf, as far as the first page needs them: without their rules and cards. */
export const shelf = [
  { id: 'lorcana', title: 'Disney Lorcana', seats: [2, 4], langs: ['en', 'de', 'it'] },
  { id: 'keyforge', title: 'KeyForge', seats: [2, 2], langs: ['en', 'de'] },
  { id: 'l5r', title: 'Legend of the Five Rings: The Card Game', seats: [2, 2], langs: ['en', 'de'] },
  { id: 'bluemoon', title: 'Blue Moon', seats: [2, 2], langs: ['en', 'de'] },
] as const

export type OnShelf = (typeof shelf)[number]
export type ShelfId = OnShelf['id']

/** A title as it fits a line: 'Legend of the Five Rings'. */
export const shortTitle = (title: string): string => title.split(':')[0] as string

export const titleOf = (id: string): string => shortTitle(shelf.find((one) => one.id === id)?.title ?? id)
