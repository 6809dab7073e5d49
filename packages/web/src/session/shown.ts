/** A session in which nothing is asked: something that was played is shown again, step by step, as anybody saw it. */
import { copyState, everyone, type Lang, Machine, type Match, type Seat, WATCHER } from '@regelwerk/core'
import { type Screen, screenOf } from '@regelwerk/protocol'
import { type Session, SessionStore } from './session.ts'

/** What is shown: so many steps, and the match after each. */
export interface Showing {
  steps: number
  /** What the players are called, by seat. */
  names(lang: Lang): string[]
  screenAt(step: number, seat: Seat, lang: Lang): Screen
}

/** What a seat saw, without what it was asked; to nobody's seat every card lies open. */
export function shownScreen(match: Match, seat: Seat, lang: Lang): Screen {
  const screen = { ...screenOf(match, seat, lang), decision: null, obstacles: [], canUndo: false }
  const waiting = match.decisions.map((decision) => decision.seat)
  if (seat !== WATCHER) return { ...screen, waiting }
  const state = copyState(match.state)
  for (const card of state.cards) card.known = everyone(state)
  const table = match.game.view(new Machine(match.game, state), 0)
  return { ...screen, waiting, table, log: { ...screen.log, lines: match.log(null, lang) } }
}

export class ShownSession implements Session {
  readonly #showing: Showing
  readonly #store: SessionStore
  #lang: Lang
  #seat: Seat
  #at = 0

  constructor(showing: Showing, lang: Lang, seat: Seat) {
    this.#showing = showing
    this.#lang = lang
    this.#seat = seat
    this.#store = new SessionStore()
    this.#show()
  }

  state = () => this.#store.state()
  subscribe = (listener: () => void) => this.#store.subscribe(listener)

  goTo(step: number): void {
    this.#at = Math.max(0, Math.min(step, this.#showing.steps))
    this.#show()
  }

  look(seat: Seat): void {
    this.#seat = seat
    this.#show()
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#show()
  }

  // Nothing is asked, so there is nothing to answer or to take back.
  answer(): void {}
  undo(): void {}
  leave(): void {}

  #show(): void {
    const screen = this.#showing.screenAt(this.#at, this.#seat, this.#lang)
    this.#store.set({
      screen,
      log: screen.log.lines,
      names: this.#showing.names(this.#lang),
      steps: { at: this.#at, of: this.#showing.steps },
    })
  }
}
