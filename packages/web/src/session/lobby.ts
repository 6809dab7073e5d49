/** The lobby of a server: which matches are open or running; making one, joining one. */
import type { Seat } from '@regelwerk/core'
import type { LobbyEntry, MatchPlan } from '@regelwerk/protocol'
import { useEffect, useState } from 'react'
import { connection, Refusal } from './connection.ts'
import { newEntropy, remember } from './fairness.ts'

export type DeckChoice = string | [number, string][]

/** A seat as it is planned, before chance is added. */
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
  const entropy = newEntropy()
  const seats = plan.seats.map((seat) => (seat.who === 'me' ? { ...seat, entropy } : seat))
  const { promise, made } = await whenUp(async () => {
    // The server commits to its secret before it hears what we add.
    const promise = await connection.ask({ kind: 'promise' })
    return { promise, made: await connection.ask({ kind: 'make', plan: { ...plan, seats } }) }
  })
  if (promise.kind !== 'promise' || made.kind !== 'made')
    throw new Refusal('unavailable', 'no match was made')
  const seat = plan.seats.findIndex(({ who }) => who === 'me')
  if (seat >= 0) remember(made.match, { commit: promise.commit, added: { seat, entropy } })
  return addressOfMatch(made.match, plan.private ? made.key : undefined)
}

const addressOfMatch = (id: string, key: string | undefined): string =>
  `#/match/${id}${key === undefined ? '' : `?key=${key}`}`

/** Sits down in a free seat. */
export async function joinMatch(
  id: string,
  key: string | undefined,
  seat: Seat,
  deck: DeckChoice,
): Promise<void> {
  const entropy = newEntropy()
  await whenUp(() =>
    connection.ask({ kind: 'join', match: id, ...(key !== undefined && { key }), seat, deck, entropy }),
  )
  remember(id, { added: { seat, entropy } })
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
