/** Tells the style sheet that one sits at a table: the head of the page lies in the table's first bar then. */
import { useLayoutEffect } from 'react'

export function useAtTable(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.around = ''
    return () => {
      delete document.documentElement.dataset.around
    }
  }, [])
}
