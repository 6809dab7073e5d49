/**
 * A session: a game as one seat sees it, wherever it is played. The table shows its state and tells it what the
 * player does; whether a server, a worker, a replay or a position is behind it, the table does not know.
 */
import type { Choice, Lang, LogLine, Seat } from '@regelwerk/core'
import type { Advice, MatchInfo, Screen } from '@regelwerk/protocol'

/** What a good player would do, as far as it has been asked for. */
export interface Hint {
  /** Of the screen it is about: on another it means nothing. */
  seq: number
  /** null: it is being thought about. */
  answers: readonly Advice[] | null
}

export interface SessionState {
  /** null: nothing has come in yet. */
  screen: Screen | null
  /** All lines so far. */
  log: readonly LogLine[]
  /** What the players are called, by seat. */
  names: readonly string[]
  /** How things stand with what is behind it. */
  connection: 'here' | 'connected' | 'lost'
  /** The last thing that went wrong, for the player to read; null: nothing. */
  problem: string | null
  /** An answer is on its way. */
  busy: boolean
  hint: Hint | null
  /** Matches on a server only. */
  match?: MatchInfo
  /** The player's own seat there, before there is a screen too; -1: only watches. */
  seat?: Seat
  /** The seat that is kept for the player, who has not sat down yet. */
  kept?: Seat | undefined
  chat?: readonly { from: string; text: string }[]
  /** Replays and positions only: how far it is played. */
  steps?: { at: number; of: number }
}

export interface Session {
  state(): SessionState
  subscribe(listener: () => void): () => void
  answer(choice: Choice): void
  /** Takes the last answer back, where the rules allow it; asks the others where they do not and somebody can be asked. */
  undo(): void
  concede(): void
  /** What would you do? Where the player is asked something; absent: nobody could tell. */
  hint?(): void
  /** What can the player not do now? Where the screen does not tell: it will. */
  why?(): void
  /** In which language the game speaks. */
  speak(lang: Lang): void
  /** Leaves: closes what is behind it. */
  leave(): void
  /** Replays and positions: to the state after so many steps. */
  goTo?(step: number): void
  /** Replays: whose view is shown; -1: everybody's. */
  look?(seat: Seat): void
  /** Matches on a server only. */
  say?(text: string): void
  consent?(yes: boolean): void
  rematch?(): void
  /** Before the match begins, for who has made it. */
  cancel?(): void
}

/** A store that sessions are made on: holds the state, tells who listens. */
export class SessionStore {
  #state: SessionState
  readonly #listeners = new Set<() => void>()

  constructor(state: Partial<SessionState> = {}) {
    this.#state = {
      screen: null,
      log: [],
      names: [],
      connection: 'here',
      problem: null,
      busy: false,
      hint: null,
      ...state,
    }
  }

  state = (): SessionState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
