/** The title of the page, where it becomes known only after one has come in. */
import { useEffect } from 'react'

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Regelwerk`
  }, [title])
}
