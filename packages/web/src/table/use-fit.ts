/** Cards are as large as the room allows, also when the window changes. */
import { type RefObject, useCallback, useEffect } from 'react'
import { fitCards } from './fit.ts'
import type { Room } from './use-room.ts'

/** Returns what lays the cards out anew. On a phone the style sheet says how large they are. */
export function useFit(board: RefObject<HTMLElement | null>, room: Room): () => void {
  const fit = useCallback((): void => {
    if (room === 'narrow') board.current?.style.removeProperty('--card-w')
    else if (board.current !== null) fitCards(board.current)
  }, [board, room])
  useEffect(() => {
    const observer = new ResizeObserver(fit)
    if (board.current !== null) observer.observe(board.current)
    return () => observer.disconnect()
  }, [board, fit])
  return fit
}
