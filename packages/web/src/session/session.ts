/**
 * A session: a game as one seat sees it, wherever it is played. The table shows its state and tells it what the
 * player does; whether a server, a worker, a replay or a position is behind it, the table does not know.
 */
import type { Choice, Lang, LogLine, Said, Seat, Standing } from '@regelwerk/core'
import type { Advice, Foreseen, MatchInfo, Screen, Until, Wanted } from '@regelwerk/protocol'
import type { LocalPlan } from './local-table.ts'

/** What a good player would do, as far as it has been asked for. */
export interface Hint {
  /** Of the screen it is about: on another it means nothing. */
  seq: number
  /** null: it is being thought about. */
  answers: readonly Advice[] | null
}

/** How far a guided game is. */
export interface LessonStanding {
  /** The step it is at, from 0, where one reads what it is about; as many as there are: it is over. */
  at: number
  of: number
  /** What to do and why; null: the other player acts. */
  say: Said | null
  /** What there is to say to what was done instead. */
  remark: Said | null
  /** There is nothing to do but to read. */
  isReading: boolean
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
  /** Until when the player passes whatever comes; null: is asked. */
  until: Until | null
  /** The player is asked nothing, for the page is about to pass. */
  passing: boolean
  /** Nothing is left to do: the turn ends in a moment, unless the player stays. */
  ending: boolean
  /** The draft is over: what is to be played now. */
  next?: LocalPlan
  /** Matches on a server only. */
  match?: MatchInfo
  /** The player's own seat there, before there is a screen too; -1: only watches. */
  seat?: Seat
  /** The seat that is kept for the player, who has not sat down yet. */
  kept?: Seat | undefined
  chat?: readonly { from: string; text: string }[]
  /** Replays and positions only: how far it is played. */
  steps?: { at: number; of: number }
  /** Puzzles only: how the task stands; lost: there is still time, but no way. */
  puzzle?: Standing | 'lost'
  /** Guided games only: what to do next. */
  lesson?: LessonStanding
}

export interface Session {
  /** The cards that its game must have to be drawn; absent: all. */
  readonly wanted?: Wanted
  state(): SessionState
  subscribe(listener: () => void): () => void
  answer(choice: Choice): void
  /** Takes the last answer back, where the rules allow it; asks the others where they do not and somebody can be asked. */
  undo(): void
  /** Absent: there is nothing to give up. */
  concede?(): void
  /** What would you do? Where the player is asked something; absent: nobody could tell. */
  hint?(): void
  /** What would an option lead to? null: nobody can say. Absent: nobody can be asked. */
  foresee?(index: number): Promise<Foreseen | null>
  /** What can the player not do now? Where the screen does not tell: it will. */
  why?(): void
  /** Passes in every window until something has happened or is over; null: no longer. */
  passUntil?(until: Until | null): void
  /** The turn that is about to end by itself ends now, or not before the player says so. */
  end?(now: boolean): void
  /** What others do is shown at once, until the player is asked again; absent: nobody waits for the player to watch. */
  hurry?(): void
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
      until: null,
      passing: false,
      ending: false,
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
