/** Going to a choice by its number. */
import { flushSync } from 'react-dom'

/** So long after a digit another one belongs to it, in milliseconds. */
const SOON = 900

/** Digits typed shortly after each other make one number. */
let typed = ''
let typedAt = 0
export function focusChoice(root: HTMLElement | null, digit: string): void {
  const now = performance.now()
  // What is folded away has its numbers too: it opens.
  const folded = root?.querySelector<HTMLElement>('.choice-all[aria-expanded="false"]')
  if (folded) flushSync(() => folded.click())
  const find = (number: string) => root?.querySelector<HTMLElement>(`[data-choice="${number}"]`) ?? null
  const longer = now - typedAt < SOON ? typed + digit : digit
  const found = find(longer) ?? find(digit) ?? root?.querySelector<HTMLElement>('[data-choice]')
  typed = find(longer) === null ? digit : longer
  typedAt = now
  found?.focus()
}
