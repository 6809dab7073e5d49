/** The head of every page: where one can go. */
import { useEffect, useRef, useState } from 'react'
import { say } from '../messages/shell.ts'
import type { Route } from '../router.ts'
import { useSettings } from '../settings.ts'
import { HEAD_SLOT } from './head-slot.tsx'
import { Icon } from './icons.tsx'

const rooms = ['home', 'lobby', 'puzzles', 'rules', 'cards', 'decks', 'replay', 'settings'] as const

/** Rooms that each game has for itself. */
const ofAGame: ReadonlySet<string> = new Set(['puzzles', 'rules', 'cards', 'decks'])

const addressOf = (room: (typeof rooms)[number], game: string): string => {
  if (room === 'home') return '#/'
  return ofAGame.has(room) ? `#/${room}/${game}` : `#/${room}`
}

function Links({ route }: { route: Route }) {
  const { lang, game } = useSettings()
  const at = 'game' in route ? route.game : game
  return (
    <ul>
      {rooms.map((room) => (
        <li key={room}>
          <a href={addressOf(room, at)} aria-current={route.page === room ? 'page' : undefined}>
            {say(lang, room)}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Header({ route }: { route: Route }) {
  const { lang } = useSettings()
  return (
    <header className="head">
      <a className="brand" href="#/" aria-label={say(lang, 'brand')}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <rect x="3" y="1" width="10" height="14" rx="2" />
          <path d="M5.5 5h5M5.5 8h5M5.5 11h3" />
        </svg>
        <span>Regelwerk</span>
      </a>
      <nav className="head-links" aria-label={say(lang, 'rooms')}>
        <Links route={route} />
      </nav>
      <Menu route={route} />
    </header>
  )
}

/** Where there is no room for all links, and what the room has to offer besides. Opens below its button; closes when one goes somewhere, clicks beside it or presses Escape. */
function Menu({ route }: { route: Route }) {
  const { lang } = useSettings()
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const close = (): void => setOpen(false)
    const click = (event: MouseEvent): void => {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    addEventListener('hashchange', close)
    addEventListener('click', click)
    addEventListener('keydown', key)
    return () => {
      removeEventListener('hashchange', close)
      removeEventListener('click', click)
      removeEventListener('keydown', key)
    }
  }, [open])

  return (
    <div className="menu" ref={menu}>
      <button
        type="button"
        ref={button}
        aria-label={say(lang, 'menu')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
        <span>{say(lang, 'menu')}</span>
      </button>
      <div className="menu-panel" hidden={!open}>
        <nav className="menu-links" aria-label={say(lang, 'rooms')}>
          <Links route={route} />
        </nav>
        <div className="head-slot" id={HEAD_SLOT} />
      </div>
    </div>
  )
}
