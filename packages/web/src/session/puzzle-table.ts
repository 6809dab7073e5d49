/** A puzzle being solved, as the worker holds it: the others reply as is worst for who solves it. */
import {
  type Choice,
  type Decision,
  type Lang,
  type Match,
  Solving,
  type Standing,
  type State,
  type Task,
} from '@regelwerk/core'
import { type Advice, gameOf, obstaclesOf, type Screen, screenOf, windowOf } from '@regelwerk/protocol'

export type ToPuzzle =
  | { kind: 'begin'; game: string; task: Task; lang: Lang; pace: number }
  | { kind: 'answer'; seq: number; choice: Choice }
  | { kind: 'hint'; seq: number }
  | { kind: 'undo' }
  | { kind: 'again' }
  | { kind: 'speak'; lang: Lang }

export type FromPuzzle =
  | { kind: 'screen'; screen: Screen; standing: Standing }
  /** From here the goal cannot be reached any more. */
  | { kind: 'lost'; seq: number }
  | { kind: 'hint'; seq: number; answers: readonly Advice[] }
  | { kind: 'trouble'; detail: string }

interface Around {
  send(message: FromPuzzle): void
  wait(ms: number): Promise<void>
}

const SOLVER = 0

/** Is there nothing but passing? */
const isLonePass = (match: Match, decision: Decision | null): boolean =>
  decision?.options.length === 1 && windowOf(match, decision) !== null

export class PuzzleTable {
  readonly #around: Around
  #solving: Solving<State> | null = null
  #match: Match | null = null
  #lang: Lang = 'en'
  #pace = 0
  /** What who solves it has answered so far: taking back plays all but the last again. */
  #own: Choice[] = []
  /** Counts what was said to the table: an older reply that is still waited for is given up. */
  #heard = 0

  constructor(around: Around) {
    this.#around = around
  }

  hear(message: ToPuzzle): void {
    try {
      if (message.kind === 'begin') this.#begin(message)
      else if (this.#match !== null && this.#solving !== null) this.#do(message, this.#match, this.#solving)
    } catch (wrong) {
      this.#around.send({ kind: 'trouble', detail: (wrong as Error).message })
      if (this.#match !== null) this.#show(this.#match)
    }
  }

  #begin({ game, task, lang, pace }: ToPuzzle & { kind: 'begin' }): void {
    this.#lang = lang
    this.#pace = pace
    this.#solving = new Solving(gameOf(game), task)
    this.#again([])
  }

  #do(message: Exclude<ToPuzzle, { kind: 'begin' }>, match: Match, solving: Solving<State>): void {
    if (message.kind === 'hint') {
      if (message.seq !== match.answers.length || match.decisionOf(SOLVER) === null) return
      const { isWon } = solving.prospect(match)
      const answers = isWon ? [{ choice: solving.best(match)[0] as Advice['choice'], worth: 1 }] : []
      this.#around.send({ kind: 'hint', seq: message.seq, answers })
    } else if (message.kind === 'speak') {
      this.#lang = message.lang
      this.#show(match)
    } else if (message.kind === 'undo') this.#again(this.#own.slice(0, -1))
    else if (message.kind === 'again') this.#again([])
    else if (message.seq === match.answers.length) {
      match.answer(SOLVER, message.choice)
      this.#own.push(message.choice)
      void this.#goOn(match, solving)
    }
  }

  /** From the beginning, with these answers. */
  #again(own: readonly Choice[]): void {
    const solving = this.#solving as Solving<State>
    const match = solving.begin()
    for (const choice of own) {
      while (this.#reply(match, solving));
      match.answer(SOLVER, choice)
    }
    this.#own = [...own]
    this.#match = match
    void this.#goOn(match, solving)
  }

  /** What is answered without who solves it; false: it is theirs to answer, or all is decided. */
  #reply(match: Match, solving: Solving<State>): boolean {
    if (solving.standing(match) !== 'open') return false
    const own = match.decisionOf(SOLVER)
    if (own !== null && !isLonePass(match, own)) return false
    if (own !== null) match.answer(SOLVER, 0)
    else match.answer((match.decisions[0] as Decision).seat, solving.best(match)[0] as Choice)
    return true
  }

  /** Lets the others reply, slowly enough to be followed; then says whether there is still a way. */
  async #goOn(match: Match, solving: Solving<State>): Promise<void> {
    this.#heard++
    const heard = this.#heard
    this.#show(match)
    for (;;) {
      const isOther = match.decisionOf(SOLVER) === null
      if (isOther && solving.standing(match) === 'open') await this.#around.wait(this.#pace)
      if (heard !== this.#heard) return
      if (!this.#reply(match, solving)) break
      this.#show(match)
    }
    if (solving.standing(match) === 'open' && !solving.prospect(match).isWon)
      this.#around.send({ kind: 'lost', seq: match.answers.length })
  }

  #show(match: Match): void {
    const standing = this.#solving?.standing(match) ?? 'open'
    const screen: Screen = {
      ...screenOf(match, SOLVER, this.#lang),
      obstacles: obstaclesOf(match, SOLVER),
      canUndo: this.#own.length > 0,
    }
    if (standing !== 'open' || isLonePass(match, match.decisionOf(SOLVER))) {
      screen.decision = null
      if (standing !== 'open') screen.waiting = []
    }
    this.#around.send({ kind: 'screen', screen, standing })
  }
}
