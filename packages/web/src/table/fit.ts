/** The largest cards with which everything lies on the table without scrolling. */

/** Widths tried, in pixels, from large to small. */
export const WIDTHS = [124, 116, 108, 100, 94, 88, 82, 76, 70, 64, 58] as const

/** The first width that fits; the smallest if none does. */
export function largestThatFits(fits: (width: number) => boolean): number {
  let low = 0
  let high = WIDTHS.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(WIDTHS[middle] as number)) high = middle
    else low = middle + 1
  }
  return WIDTHS[low] as number
}

/** Lays a board out with the largest cards that fit into it. */
export function fitCards(board: HTMLElement): void {
  const tries = (width: number): boolean => {
    board.style.setProperty('--card-w', `${width}px`)
    return board.scrollHeight <= board.clientHeight
  }
  tries(largestThatFits(tries))
}
