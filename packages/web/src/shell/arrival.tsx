/** On coming into a room: the focus goes to its heading, which is the title of the page too. */
import type { Lang } from '@regelwerk/core'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  at: string
  lang: Lang
  children: ReactNode
}

export function Arrival({ at, lang, children }: Props) {
  const before = useRef(at)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a heading in another language is another title.
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    const name = heading?.textContent ?? ''
    document.title = name === '' || name === 'Regelwerk' ? 'Regelwerk' : `${name} · Regelwerk`
    if (before.current === at || heading === null) return
    before.current = at
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [at, lang])

  return children
}
