/** What a reader has set for this browser: language, light or dark, name, pace, rules. Kept where it can be, in every tab the same. */
import type { Lang, Stop } from '@regelwerk/core'
import { useSyncExternalStore } from 'react'

export interface Settings {
  lang: Lang
  theme: 'system' | 'dark' | 'light'
  /** What others at the table call the reader; '' until it is given. */
  name: string
  /** Chat is not shown. */
  muted: boolean
  /** The game looked at last, by its id. */
  game: string
  /** How fast the computer plays. */
  pace: Pace
  /** Whether the rule of each line is named beside it, or only behind a sign. */
  rules: 'shown' | 'hidden'
  /** Where the reader wants to be asked, by game and window: 'l5r reaction'. */
  stops: Readonly<Record<string, Stop>>
  /** Against people: passing takes as long as the reader takes, so that it tells nothing, or no time at all. */
  passing: 'covered' | 'quick'
  /** Which orders to be asked for: all, or only those that some card may read. */
  orders: 'matter' | 'all'
  /** How large cards are at most. */
  cards: CardSize
  /** Whether what happens is heard. */
  sound: boolean
  /** Whether to ask before a turn ends with something left to do. */
  confirm: boolean
}

export const STOPS: readonly Stop[] = ['always', 'able', 'never']

export const PACES = ['slow', 'usual', 'fast', 'none'] as const
export type Pace = (typeof PACES)[number]

export const CARD_SIZES = ['large', 'medium', 'small'] as const
export type CardSize = (typeof CARD_SIZES)[number]

export const LANGS: readonly Lang[] = ['en', 'de', 'it']
const KEY = 'regelwerk.settings'

/** What is kept in this browser under a key, if it lets us read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps something in this browser; where that is not allowed, it lasts as long as the page. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

const isLang = (text: unknown): text is Lang => LANGS.includes(text as Lang)

/** The settings among what was kept; what is missing or strange falls back. */
export function readSettings(value: unknown, languages: readonly string[]): Settings {
  const { lang, theme, name, muted, game, pace, rules, stops, passing, confirm, cards, orders, sound } =
    (value ?? {}) as Partial<Record<keyof Settings, unknown>>
  const spoken = languages.map((tag) => tag.slice(0, 2)).find(isLang)
  return {
    lang: isLang(lang) ? lang : (spoken ?? 'en'),
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    name: typeof name === 'string' ? name : '',
    muted: muted === true,
    game: typeof game === 'string' ? game : 'lorcana',
    pace: PACES.find((one) => one === pace) ?? 'usual',
    rules: rules === 'hidden' ? 'hidden' : 'shown',
    stops: Object.fromEntries(Object.entries(stops ?? {}).filter(([, stop]) => STOPS.includes(stop))),
    passing: passing === 'quick' ? 'quick' : 'covered',
    orders: orders === 'all' ? 'all' : 'matter',
    cards: CARD_SIZES.find((one) => one === cards) ?? 'large',
    sound: sound === true,
    confirm: confirm !== false,
  }
}

/** The stops of one game, by window. */
export function stopsOf(game: string): Readonly<Record<string, Stop>> {
  const own = `${game} `
  const found = Object.entries(settings().stops).filter(([key]) => key.startsWith(own))
  return Object.fromEntries(found.map(([key, stop]) => [key.slice(own.length), stop]))
}

const read = (): Settings => readSettings(kept(KEY), navigator.languages)

let current: Settings | null = null
const listeners = new Set<() => void>()

export function settings(): Settings {
  current ??= read()
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change }
  keep(KEY, current)
  for (const listener of listeners) listener()
}

/** Is told of every change, also in another tab; gives back what ends that. */
export function onSettings(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent): void => {
    if (event.key !== KEY) return
    current = read()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings, settings)
