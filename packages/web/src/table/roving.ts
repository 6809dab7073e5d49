/** Going from card to card with the arrow keys: the table is one stop for Tab, the arrows do the rest. */

interface Box {
  x: number
  y: number
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Arrow => key.startsWith('Arrow')

/** Which of the boxes lies next in a direction: near, and rather straight ahead than aside; -1: none. */
export function nextBox(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  const isAcross = arrow === 'ArrowLeft' || arrow === 'ArrowRight'
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1
  let best = -1
  let least = Number.POSITIVE_INFINITY
  boxes.forEach((box, i) => {
    const ahead = sign * (isAcross ? box.x - from.x : box.y - from.y)
    const aside = Math.abs(isAcross ? box.y - from.y : box.x - from.x)
    if (ahead < 4) return
    const distance = ahead + aside * (isAcross ? 4 : 1.5)
    if (distance < least) {
      least = distance
      best = i
    }
  })
  return best
}

const centre = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const piecesIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-piece]:not(.ghost)'),
]

/** Moves the focus; false: there is nothing in that direction. */
export function moveFocus(root: HTMLElement, arrow: Arrow): boolean {
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || !root.contains(here)) return false
  const others = piecesIn(root).filter((piece) => piece !== here)
  const next = others[nextBox(centre(here), others.map(centre), arrow)]
  next?.focus()
  return next !== undefined
}

/** Keeps exactly one piece in the order of Tab: the last that had the focus, else one that can be used. */
export function keepOneStop(root: HTMLElement, focused?: HTMLElement): void {
  const pieces = piecesIn(root)
  const stop =
    focused ??
    pieces.find((piece) => piece.tabIndex === 0 && piece.dataset.marked !== undefined) ??
    pieces.find(({ dataset }) => dataset.marked === 'may' || dataset.marked === 'target') ??
    pieces.find((piece) => piece.tabIndex === 0) ??
    pieces[0]
  for (const piece of pieces) {
    const at = piece === stop ? 0 : -1
    if (piece.tabIndex !== at) piece.tabIndex = at
  }
}

/** From choice to choice with the arrow keys; false: there is none in that direction. */
export function moveChoice(root: HTMLElement, arrow: Arrow): boolean {
  const choices = [...root.querySelectorAll<HTMLElement>('[data-choice]:not(:disabled)')]
  const at = choices.indexOf(document.activeElement as HTMLElement)
  const next = choices[at + (arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1)]
  next?.focus()
  return next !== undefined
}
