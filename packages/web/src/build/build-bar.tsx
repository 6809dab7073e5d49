/** On a narrow screen deck and cards lie below each other: how the deck stands is always in sight, and one tap leads from one to the other. */
import type { Game, Lang } from '@regelwerk/core'
import { useEffect, useMemo, useState } from 'react'
import { sizeOf } from '../library/deck.ts'
import { say } from '../messages/build.ts'
import type { Built } from './deck.ts'

const paneOf = () => document.querySelector<HTMLElement>('.deck-pane')

export function BuildBar({ game, deck, lang }: { game: Game; deck: Built; lang: Lang }) {
  const { entries, format } = deck
  const problems = useMemo(() => game.checkDeck(entries, format).length, [game, entries, format])
  const [isAtDeck, setAtDeck] = useState(false)
  useEffect(() => {
    const pane = paneOf()
    if (pane === null) return
    const watched = new IntersectionObserver(([seen]) => setAtDeck(seen?.isIntersecting ?? false), {
      rootMargin: '0px 0px -50% 0px',
    })
    watched.observe(pane)
    return () => watched.disconnect()
  }, [])
  const go = (): void => {
    const to = isAtDeck ? document.querySelector<HTMLElement>('.build-browser') : paneOf()
    if (to === null) return
    to.scrollIntoView()
    // Who goes on by the keyboard goes on there; no field is entered, which would open the keyboard of a phone.
    to.tabIndex = -1
    to.focus({ preventScroll: true })
  }
  return (
    <div className="build-bar">
      <span>
        {say(lang, 'size', { n: sizeOf(entries) })}
        <span className="build-bar-verdict" data-ok={problems === 0}>
          {problems === 0 ? `✓ ${say(lang, 'allowed')}` : `✗ ${say(lang, 'problems', { n: problems })}`}
        </span>
      </span>
      <button type="button" className="strong" onClick={go}>
        {say(lang, isAtDeck ? 'toCards' : 'yourDeck')}
      </button>
    </div>
  )
}
