/** Keeps the reader's decks with the server too, where there is one: when a page with decks is opened, and after each change. */
import type { DeckToDrop, DeckToKeep, KeptDeck } from '@regelwerk/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { forgetGuest, guestToken, isGuest } from '../session/guest.ts'
import { useServer } from '../shell/server.ts'
import { shelf } from '../shell/shelf.ts'
import {
  goneDecks,
  isWithServer,
  newDeckId,
  type OwnDeck,
  onDecks,
  ownDeck,
  ownDecks,
  storeDecks,
  storeGone,
} from './own-decks.ts'
import { type Reconciled, reconcile } from './reconcile.ts'

export interface DeckSync {
  /** What the server does not take, by the ids of decks, and why. */
  refused: ReadonlyMap<string, string>
  copies: Reconciled['copies']
}

let state: DeckSync = { refused: new Map(), copies: [] }
const listeners = new Set<() => void>()
const set = (next: Partial<DeckSync>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** When something could not be sent: after so many milliseconds again. */
const AGAIN = 30_000
/** So often is looked anew when another browser changes decks at the same moment. */
const MOST_ROUNDS = 4

/** The server, or the way to it, does not do it now. */
class NotNow extends Error {}

async function ask(method: string, id?: string, body?: DeckToKeep | DeckToDrop): Promise<Response> {
  const answer = await fetch(id === undefined ? 'api/decks' : `api/decks/${encodeURIComponent(id)}`, {
    method,
    cache: 'no-store',
    headers: {
      authorization: `Bearer ${await guestToken()}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status === 401) forgetGuest()
  if (answer.status === 401 || answer.status === 429 || answer.status >= 500) throw new NotNow()
  return answer
}

/** The server has this change of a deck; it may have been changed or deleted here meanwhile. */
function arrived(game: string, { id, changed = 0 }: OwnDeck): void {
  storeGone(goneDecks().map((one) => (one.id === id ? { ...one, base: changed } : one)))
  storeDecks(
    game,
    ownDecks(game).map((one) => (one.id === id ? { ...one, changed: one.changed ?? 0, base: changed } : one)),
    'server',
  )
}

/** One game: takes what the server has, and sends what it has not. False: others came in between. */
async function syncGame(game: string, there: readonly KeptDeck[]): Promise<boolean> {
  const gone = goneDecks().filter((one) => one.game === game)
  const { decks, put, drop, copies } = reconcile(ownDecks(game), gone, there, newDeckId)
  if (JSON.stringify(decks) !== JSON.stringify(ownDecks(game))) storeDecks(game, decks, 'server')
  storeGone(goneDecks().filter((one) => one.game !== game || drop.some(({ id }) => id === one.id)))
  if (copies.length > 0) set({ copies: [...state.copies, ...copies] })
  let isWhole = true
  for (const deck of put) {
    const { id, name, cards, notes, changed = 0, base = null } = deck
    const told = { game, name, cards, ...(notes !== undefined && { notes }), changed, base }
    const answer = await ask('PUT', id, told)
    const refused = new Map(state.refused)
    refused.delete(id)
    if (answer.ok) arrived(game, deck)
    else if (answer.status === 409) isWhole = false
    else refused.set(id, ((await answer.json()) as { error: string }).error)
    set({ refused })
  }
  for (const { id, ...told } of drop) {
    const answer = await ask('DELETE', id, told)
    if (answer.status === 409) isWhole = false
    else storeGone(goneDecks().filter((one) => one.id !== id))
  }
  return isWhole
}

async function syncAll(): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { decks } = (await (await ask('GET')).json()) as { decks: KeptDeck[] }
    let isWhole = true
    for (const { id } of shelf) {
      const there = decks.filter(({ game }) => game === id)
      isWhole = (await syncGame(id, there)) && isWhole
    }
    if (isWhole) return
  }
}

let isRunning = false
let isWanted = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Nothing is asked of the server for who has kept nothing yet and is nobody's guest. */
const isWorthwhile = (): boolean => isGuest() || shelf.some(({ id }) => ownDecks(id).length > 0)

function syncDecks(): void {
  isWanted = true
  if (!isRunning && isWorthwhile()) void run()
}

async function run(): Promise<void> {
  isRunning = true
  clearTimeout(timer)
  try {
    while (isWanted) {
      isWanted = false
      await syncAll()
    }
  } catch {
    timer = setTimeout(syncDecks, AGAIN)
  } finally {
    isRunning = false
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the decks with the server while this is shown. */
export function useDeckSync(): DeckSync {
  const server = useServer()
  useEffect(() => {
    if (server !== 'there') return
    syncDecks()
    const left = onDecks((who) => who === 'reader' && syncDecks())
    addEventListener('online', syncDecks)
    return () => {
      left()
      removeEventListener('online', syncDecks)
    }
  }, [server])
  return useSyncExternalStore(subscribe, () => state)
}

/** Where a deck is kept: in this browser and with the server, there too as soon as it can be reached, or here alone. */
export function keptWhere(
  game: string,
  id: string,
  hasServer: boolean,
  { refused }: DeckSync,
): 'both' | 'soon' | 'refused' | 'here' {
  const deck = ownDeck(game, id)
  if (deck !== undefined && isWithServer(deck)) return 'both'
  if (!hasServer) return deck?.base === undefined ? 'here' : 'soon'
  return refused.has(id) ? 'refused' : 'soon'
}
