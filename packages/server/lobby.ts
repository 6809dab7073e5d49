/** The lobby: who wants to know which matches there are is told, at most so often. */
import type { LobbyEntry } from '@regelwerk/protocol'
import { isTaken, type MatchRow } from './rows.ts'
import type { Table } from './table.ts'
import type { Time } from './time.ts'

/** Milliseconds between two tellings. */
const INTERVAL = 250
const MOST_ENTRIES = 200

export class Lobby {
  readonly #listeners = new Set<{ send(message: string): void }>()
  #told = ''
  #waiting = false

  constructor(
    readonly time: Time,
    readonly tables: () => Iterable<Table>,
  ) {}

  add(listener: { send(message: string): void }): void {
    this.#listeners.add(listener)
    listener.send(this.#message())
  }

  remove(listener: { send(message: string): void }): void {
    this.#listeners.delete(listener)
  }

  changed(): void {
    if (this.#waiting || this.#listeners.size === 0) return
    this.#waiting = true
    this.time.after(INTERVAL, () => {
      this.#waiting = false
      const message = this.#message()
      if (message === this.#told) return
      this.#told = message
      for (const listener of this.#listeners) listener.send(message)
    })
  }

  #message(): string {
    const shown = [...this.tables()].filter(isShown).map(({ row }) => row)
    const newest = shown.sort((a, b) => b.created - a.created).slice(0, MOST_ENTRIES)
    return JSON.stringify({ kind: 'lobby', matches: newest.map(entry) })
  }
}

/** Public matches that can be joined because somebody waits there, or watched. */
function isShown({ row, audience }: Table): boolean {
  if (row.plan.private) return false
  if (row.state === 'playing') return row.plan.spectators
  if (row.state !== 'waiting') return false
  const free = row.seats.some((seat) => seat.bot === null && seat.guest === null)
  return free && row.seats.some((seat) => isTaken(seat) && seat.bot === null && audience.isHere(seat.guest))
}

const entry = ({ id, game, state, seats, plan }: MatchRow): LobbyEntry => ({
  id,
  game,
  format: plan.format,
  state: state as LobbyEntry['state'],
  names: seats.map(({ name }) => name),
  clock: plan.clock,
  spectators: plan.spectators,
  bestOf: plan.bestOf,
})
