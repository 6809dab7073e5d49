/** Points at what is to be clicked next: a ring around it and a hand above. What it says to the eye, the words say too. */
import { useEffect, useState } from 'react'
import type { Thing } from '../table/picking.ts'

interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** It looks again this often: the table moves, scrolls and opens menus. */
const EVERY = 120

/** What is meant, as things on the table: the order is always card, then target. */
export interface Meant {
  from: readonly Thing[]
  to: readonly Thing[]
}

const onBoard = (things: readonly Thing[]): string[] =>
  things.map((thing) => `.board [data-thing="${thing}"]:not([data-marked="chosen"])`)

/** Where it is to be looked for, in this order: an open menu, the table, the confirmation of a pick, the list. */
const soughtIn = ({ from, to }: Meant, isAiming: boolean): string[] => [
  '.menu-of-card [data-advised]',
  ...onBoard(isAiming || from.length === 0 ? to : from),
  '.pick-bar .primary:not([aria-disabled="true"])',
  '.prompt [data-advised]',
  '.prompt .choice-all[aria-expanded="false"]',
]

function target(meant: Meant): Element | null {
  const screen = document.querySelector<HTMLElement>('.table-screen')
  if (screen === null || screen.querySelector('dialog[open]') !== null) return null
  for (const selector of soughtIn(meant, screen.dataset.aiming !== undefined))
    for (const found of screen.querySelectorAll(selector)) if (found.getClientRects().length > 0) return found
  return null
}

function placeOf(element: Element | null): Place | null {
  if (element === null) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  }
}

export function Pointer({ meant }: { meant: Meant }) {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    const look = (): void => {
      const next = placeOf(target(meant))
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [meant])
  if (place === null) return null
  // Where there is no room above, the hand points from below.
  const isBelow = place.top < 120
  return (
    <div className="lesson-pointer" style={place} data-below={isBelow || undefined} aria-hidden="true">
      <span />
    </div>
  )
}
