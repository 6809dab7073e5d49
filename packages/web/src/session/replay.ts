/** Replays: played again as far as one wants to see, checked, shown, and handed on to be continued. */
import {
  type Answer,
  copyState,
  type Game,
  type Lang,
  type LogEntry,
  Match,
  type Replay,
  type State,
  WATCHER,
} from '@regelwerk/core'
import { calledAt, type KeptReplay } from '@regelwerk/protocol'
import { say } from '../messages/library.ts'
import type { LocalRecord } from './local-table.ts'
import { type Showing, ShownSession, shownScreen } from './shown.ts'

/** A match is remembered after each so many answers. */
const APART = 20

interface Snapshot {
  state: State
  log: readonly LogEntry[]
}

/** Plays a replay to any answer, forth or back, from the nearest place it remembers. */
export class Player {
  readonly #snapshots: Map<number, Snapshot>
  readonly #crossed: ReadonlySet<number>
  #match: Match
  #at = 0

  constructor(
    readonly game: Game,
    readonly replay: Replay,
    snapshots = new Map<number, Snapshot>(),
  ) {
    this.#snapshots = snapshots
    this.#crossed = crossedByUndo(replay.answers)
    this.#match = this.#start()
    this.#remember()
  }

  /** Another one that plays by itself; what one remembers, the other does too. */
  twin(): Player {
    return new Player(this.game, this.replay, this.#snapshots)
  }

  /** The match after so many answers; throws if one of them is not possible. */
  to(step: number): Match {
    const from = Math.max(...[...this.#snapshots.keys()].filter((at) => at <= step))
    if (step < this.#at || from > this.#at) this.#goBack(from)
    while (this.#at < step) {
      const { seat, choice } = this.replay.answers[this.#at] as Answer
      this.#match = this.#match.after(this.replay, this.#at)
      this.#match.answer(seat, choice)
      this.#at++
      this.#remember()
    }
    return this.#match
  }

  #start(): Match {
    return Match.start(this.game, this.replay.setup, { log: true, undo: true })
  }

  #remember(): void {
    if (this.#at % APART !== 0 || this.#crossed.has(this.#at) || this.#snapshots.has(this.#at)) return
    const { state, machine } = this.#match
    this.#snapshots.set(this.#at, { state: copyState(state), log: [...(machine.log ?? [])] })
  }

  #goBack(at: number): void {
    const { state, log } = this.#snapshots.get(at) as Snapshot
    const match = Match.at(this.game, copyState(state), this.replay.setup, { log: true, undo: true })
    match.machine.log = [...log]
    match.answers.push(...this.replay.answers.slice(0, at))
    this.#match = match
    this.#at = at
  }
}

/** The places between an answer and its being taken back: nothing that is remembered there could take it back. */
export function crossedByUndo(answers: readonly Answer[]): Set<number> {
  const standing: number[] = []
  const crossed = new Set<number>()
  answers.forEach(({ choice }, i) => {
    if (choice !== 'undo') {
      standing.push(i)
      return
    }
    const taken = standing.pop() ?? 0
    for (let at = taken + 1; at <= i; at++) crossed.add(at)
  })
  return crossed
}

export interface Check {
  checked: number
  /** The first answer that is not possible, or after which the hash is another; null: none so far. */
  differs: number | null
  /** Why an answer was not possible. */
  reason?: string
}

/** Plays all answers and compares the hashes that the replay has, a few at a time. */
export function* check(player: Player): Generator<Check> {
  const { answers, hashes } = player.replay
  for (let i = 0; i < answers.length; i++) {
    let hash: string
    try {
      hash = player.to(i + 1).hash()
    } catch (wrong) {
      yield { checked: i, differs: i + 1, reason: (wrong as Error).message }
      return
    }
    // A link carries the last hash alone.
    if (hashes[i] !== undefined && hashes[i] !== '' && hashes[i] !== hash) {
      yield { checked: i, differs: i + 1 }
      return
    }
    yield { checked: i + 1, differs: null }
  }
}

export function showReplay(player: Player, steps: number, lang: Lang): ShownSession {
  const { setup, names }: KeptReplay = player.replay
  const showing: Showing = {
    steps,
    names: (spoken) =>
      setup.decks.map(
        (_, seat) => calledAt(names?.[seat] ?? '', spoken) || say(spoken, 'player', { number: seat + 1 }),
      ),
    screenAt: (step, seat, spoken) => shownScreen(player.to(step), seat, spoken),
  }
  return new ShownSession(showing, lang, WATCHER)
}

/** What is needed to go on from some answer, in one of its seats, against bots in the others. */
export function recordFrom(replay: Replay, step: number, seat: number, bot: string): LocalRecord {
  const bots = replay.setup.decks.map((_, at) => (at === seat ? null : bot))
  return {
    plan: { game: replay.game, bots, ...replay.setup },
    rules: replay.rules,
    answers: replay.answers.slice(0, step),
    hash: replay.hashes[step - 1] ?? '',
    over: false,
  }
}
