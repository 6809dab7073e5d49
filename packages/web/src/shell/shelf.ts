/** The games on the shelf, as far as the first page needs them: without their rules and cards. */
export const shelf = [
  { id: 'lorcana', title: 'Disney Lorcana', seats: [2, 4] },
  { id: 'keyforge', title: 'KeyForge', seats: [2, 2] },
  { id: 'l5r', title: 'Legend of the Five Rings: The Card Game', seats: [2, 2] },
  { id: 'bluemoon', title: 'Blue Moon', seats: [2, 2] },
] as const

export type ShelfId = (typeof shelf)[number]['id']

/** A title as it fits a line: 'Legend of the Five Rings'. */
export const shortTitle = (title: string): string => title.split(':')[0] as string

export const titleOf = (id: string): string => shortTitle(shelf.find((one) => one.id === id)?.title ?? id)
