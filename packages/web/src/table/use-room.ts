/**
 * How much room the table has: a phone's column, a table with a panel, or one with a column for reading beside it.
 * Also tells the style sheet what it cannot know: where the table begins on the page, and how high the panel is.
 */
import { type RefObject, useLayoutEffect, useState } from 'react'

export type Room = 'narrow' | 'wide' | 'roomy'

const roomOf = (width: number): Room => (width < 960 ? 'narrow' : width < 1500 ? 'wide' : 'roomy')

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
