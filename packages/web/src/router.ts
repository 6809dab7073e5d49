/** Where one is in the page: the part of the address after the #. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { page: 'home' }
  | { page: 'play'; game: string; deck?: string }
  | { page: 'here'; seed?: string }
  | { page: 'lobby' }
  | { page: 'match'; id: string; key?: string }
  | { page: 'rules'; game: string; id?: string }
  | { page: 'show'; game: string; file: string; n: number }
  | { page: 'puzzles'; game: string }
  | { page: 'first'; game: string }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'replay'; data?: string; match?: string; at?: string }
  | { page: 'cards'; game: string; q?: string }
  | { page: 'card'; game: string; id: string }
  | { page: 'decks'; game: string; deck?: string }
  | { page: 'build'; game: string; deck?: string }
  | { page: 'settings' }
  | { page: 'nowhere' }

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Reads an address such as `#/rules/lorcana/4.6.1` or `#/match/ab12?key=x`. */
export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const [page = '', a = '', ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  const asked = new URLSearchParams(query)
  const given = (name: string): Record<string, string> => {
    const value = asked.get(name)
    return value === null ? {} : { [name]: value }
  }
  switch (page) {
    case '':
      return { page: 'home' }
    case 'here':
      return { page, ...given('seed') }
    case 'lobby':
    case 'settings':
      return { page }
    case 'play':
      return { page, game: a, ...given('deck') }
    case 'match':
      return { page, id: a, ...given('key') }
    case 'rules':
      // Ids of some rulebooks have slashes of their own.
      return { page, game: a, ...(rest.length > 0 && { id: rest.join('/') }) }
    case 'show':
      return { page, game: a, file: rest.slice(0, -1).join('/'), n: Number(rest.at(-1)) }
    case 'replay':
      return { page, ...given('data'), ...given('match'), ...given('at') }
    case 'cards':
      return { page, game: a, ...given('q') }
    case 'decks':
    case 'build':
      return { page, game: a, ...given('deck') }
    case 'puzzles':
    case 'first':
      return { page, game: a }
    case 'puzzle':
    case 'card':
      return { page, game: a, id: rest.join('/') }
    default:
      return { page: 'nowhere' }
  }
}

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The address as it is now, after the #. */
export const useHash = (): string => useSyncExternalStore(listen, () => location.hash)

/** Goes to an address such as `#/here`. */
export function goTo(hash: string): void {
  location.hash = hash
}
