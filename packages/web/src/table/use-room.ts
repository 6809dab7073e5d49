/**
 * How much room the table has: a phone's column, a phone on its side, a table with a panel, or one with a column for reading beside
 * it. Also tells the style sheet what it cannot know: where the table begins on the page.
 */
import { type RefObject, useLayoutEffect, useState } from 'react'

export type Room = 'narrow' | 'flat' | 'wide' | 'roomy'

export function roomOf(width: number, height: number): Room {
  if (width < 960) return height < 520 && height < width ? 'flat' : 'narrow'
  return width < 1500 ? 'wide' : 'roomy'
}

/** A phone: what is read opens over the table. */
export const isSmall = (room: Room): boolean => room === 'narrow' || room === 'flat'

export function useRoom(root: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>(() => roomOf(innerWidth, innerHeight))
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const look = (): void => {
      setRoom(roomOf(element.clientWidth, innerHeight))
      element.style.setProperty('--above', `${Math.round(element.getBoundingClientRect().top + scrollY)}px`)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    // What lies above the table may come and go.
    observer.observe(document.body)
    addEventListener('resize', look)
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
    }
  }, [root])
  // A phone on its side has room for the table alone: the head of the page is above it.
  useLayoutEffect(() => {
    if (room === 'flat') root.current?.scrollIntoView()
  }, [root, room])
  return room
}
