/** The lobby of a server: which matches are open or running; making one, joining one. */
import type { Seat } from '@regelwerk/core'
import { commitOf, type LobbyEntry, type MatchPlan, newSecret } from '@regelwerk/protocol'
import { useEffect, useState } from 'react'
import { connection, Refusal } from './connection.ts'
import { entropyFor, haveAdded } from './fairness.ts'

export type DeckChoice = string | [number, string][]

/** A seat as it is planned, before we have committed to what we add to the seed. */
export type PlannedSeat =
  | { who: 'me'; deck: DeckChoice }
  | { who: 'open' }
  | { who: 'bot'; name: string; deck: DeckChoice }

export type Planned = Omit<MatchPlan, 'seats'> & { seats: PlannedSeat[] }

/** Does something when the line is up: at once, or as soon as it is. */
function whenUp<T>(act: () => Promise<T>): Promise<T> {
  return new Promise((done, refused) => {
    const leave: () => void = connection.enter({
      hear: () => {},
      lost: () => {},
      up: () => {
        connection
          .introduce()
          .then(act)
          .then(done, refused)
          .finally(() => leave())
      },
    })
  })
}

/** Makes a match; gives its address in this page. */
export async function makeMatch(plan: Planned): Promise<string> {
  const entropy = newSecret()
  const seats = plan.seats.map((seat, i) =>
    seat.who === 'me' ? { ...seat, commit: commitOf(i, entropy) } : seat,
  )
  const made = await whenUp(() => connection.ask({ kind: 'make', plan: { ...plan, seats } }))
  if (made.kind !== 'made') throw new Refusal('unavailable', 'no match was made')
  haveAdded(made.match, entropy)
  return addressOfMatch(made.match, plan.private ? made.key : undefined)
}

const addressOfMatch = (id: string, key: string | undefined): string =>
  `#/match/${id}${key === undefined ? '' : `?key=${key}`}`

/** Sits down in a free seat; without a deck where what is played lies there. */
export async function joinMatch(
  id: string,
  key: string | undefined,
  seat: Seat,
  deck: DeckChoice | null,
): Promise<void> {
  const commit = commitOf(seat, entropyFor(id))
  const brought = { ...(key !== undefined && { key }), ...(deck !== null && { deck }) }
  await whenUp(() => connection.ask({ kind: 'join', match: id, seat, commit, ...brought }))
}

/** What is going on, as it changes; null: not known yet. */
export function useLobby(): readonly LobbyEntry[] | null {
  const [entries, setEntries] = useState<readonly LobbyEntry[] | null>(null)
  useEffect(() => {
    const tell = (on: boolean): void => {
      connection.ask({ kind: 'lobby', on }).catch(() => {})
    }
    const leave = connection.enter({
      hear: (message) => {
        if (message.kind === 'lobby') setEntries(message.matches)
      },
      up: () => tell(true),
      lost: () => setEntries(null),
    })
    return () => {
      tell(false)
      leave()
    }
  }, [])
  return entries
}
