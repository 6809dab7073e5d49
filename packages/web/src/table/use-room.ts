/** Keeps what the style sheet must know of sizes: what is above the table, how high the panel is. How much room the table has: a phone's column, a table with a panel, or a panel beside that for reading. */
import { type RefObject, useLayoutEffect, useState } from 'react'

export type Room = 'narrow' | 'wide' | 'roomy'

const roomOf = (width: number): Room => (width < 860 ? 'narrow' : width < 1500 ? 'wide' : 'roomy')

export function useRoom(root: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>(() => roomOf(innerWidth))
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const look = (): void => {
      setRoom(roomOf(element.clientWidth))
      element.style.setProperty('--above', `${Math.round(element.getBoundingClientRect().top + scrollY)}px`)
      const panel = element.querySelector<HTMLElement>(':scope > .panel')
      if (panel) element.style.setProperty('--panel-h', `${panel.offsetHeight}px`)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const part of element.children) observer.observe(part)
    return () => observer.disconnect()
  }, [root])
  return room
}
