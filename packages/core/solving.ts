/**
 * Solving puzzles: every line that could be played, to its end. Whoever solves a task has the first seat; the other seats reply
 * as is worst for them, knowing everything.
 */
import { type Choice, type Decision, whyNot } from './decision.ts'
import type { Game } from './game.ts'
import { Match } from './match.ts'
import { Naming } from './naming.ts'
import { isRecord } from './position.ts'
import type { Goal, Task } from './puzzle.ts'
import { Reading } from './reading.ts'
import type { CardId, State } from './state.ts'

/** Reached, out of reach, or yet to come. */
export type Standing = 'reached' | 'missed' | 'open'

/** What is still in it, however the others reply. */
export interface Prospect {
  /** Can the goal be reached? */
  isWon: boolean
  /** How likely one reaches it who answers by chance. */
  luck: number
}

/** More ways to answer one decision than this, or more situations, and it is no puzzle. */
const MOST_CHOICES = 300
const MOST_SITUATIONS = 60_000

const SOLVER = 0

/** Chances that differ by less are the same. */
const LEAST = 1e-9

/** Where the solver or another is asked, and what can come of it; not looked through yet: open. */
interface Situation extends Prospect {
  isOpen: boolean
  isOwn: boolean
  next: readonly Situation[]
}

const REACHED: Situation = { isOpen: false, isOwn: true, next: [], isWon: true, luck: 1 }
const MISSED: Situation = { isOpen: false, isOwn: true, next: [], isWon: false, luck: 0 }

export class TooMuchToSolve extends Error {}

export class Solving<S extends State> {
  /** The match in which it begins. */
  readonly match: Match<S>
  #labels: ReadonlyMap<string, CardId> = new Map()
  #named: ReadonlySet<CardId> = new Set()
  readonly #first: string
  readonly #known = new Map<string, Situation>()

  constructor(
    readonly game: Game<S>,
    readonly task: Task,
    readonly most = MOST_SITUATIONS,
  ) {
    this.match = this.begin()
    this.#first = this.#clock(this.#reading(this.match))
  }

  /** A new match in which it begins. */
  begin(): Match<S> {
    const { given, path } = this.task
    const { state, labels, named } = this.game.position.build(given, [...path, 'given'])
    this.#labels = labels
    this.#named = named ?? new Set()
    return Match.at(this.game, state, { format: 'position', decks: [], seed: 'position' }, { log: true })
  }

  /** How many situations have been looked at. */
  get situations(): number {
    return this.#known.size
  }

  #reading(match: Match<S>): Reading<S> {
    return new Reading(new Naming(match.machine, this.#labels, 'en'), this.task.given, this.#named)
  }

  /** What the time goes by, as it reads now. */
  #clock(reading: Reading<S>): string {
    const { time } = this.task
    return JSON.stringify(typeof time === 'string' ? reading.read(time) : isReached(reading, time))
  }

  /** How the task stands in a match that began as this one. */
  standing(match: Match<S> = this.match): Standing {
    const reading = this.#reading(match)
    const { goal, isAtEnd } = this.task
    const isOver = match.outcome !== null || this.#clock(reading) !== this.#first
    if ((isOver || !isAtEnd) && isReached(reading, goal)) return 'reached'
    return isOver ? 'missed' : 'open'
  }

  /** What is in it for who solves it; throws where there is too much to look through. */
  prospect(match: Match<S> = this.match): Prospect {
    const found = this.#found(match)
    if (found.isOpen) this.#explore(match, found)
    return found
  }

  #found(match: Match<S>): Situation {
    const standing = this.standing(match)
    if (standing !== 'open') return standing === 'reached' ? REACHED : MISSED
    const hash = match.hash()
    const known = this.#known.get(hash)
    if (known !== undefined) return known
    if (this.#known.size >= this.most) throw new TooMuchToSolve(`more than ${this.most} situations`)
    const found: Situation = { isOpen: true, isOwn: true, next: [], isWon: false, luck: 0 }
    this.#known.set(hash, found)
    return found
  }

  /** Everything that can come of a situation; some games can be taken back to where they were, so it may come again. */
  #explore(from: Match<S>, begun: Situation): void {
    const fresh: Situation[] = []
    const open: [Match<S>, Situation][] = [[from, begun]]
    for (let top = open.pop(); top !== undefined; top = open.pop()) {
      const [match, situation] = top
      if (!situation.isOpen) continue
      situation.isOpen = false
      fresh.push(situation)
      const { isOwn, after } = this.#next(match)
      situation.isOwn = isOwn
      situation.next = after.map(({ match: next }) => {
        const found = this.#found(next)
        if (found.isOpen) open.push([next, found])
        return found
      })
    }
    fresh.reverse()
    while (fresh.filter(weigh).length > 0);
  }

  /** What can be answered now, and what becomes of it; who solves it is asked first where all are asked at once. */
  #next(match: Match<S>): { isOwn: boolean; after: { choice: Choice; match: Match<S> }[] } {
    const decision = match.decisionOf(SOLVER) ?? (match.decisions[0] as Decision)
    const after = choicesOf(decision).map((choice) => {
      const copy = match.clone()
      copy.answer(decision.seat, choice)
      return { choice, match: copy }
    })
    return { isOwn: decision.seat === SOLVER, after }
  }

  /** The answers that whoever is asked should consider: those that keep or spoil the goal, else all. */
  best(match: Match<S> = this.match): Choice[] {
    const { isOwn, after } = this.#next(match)
    const good = after.filter(({ match }) => this.prospect(match).isWon === isOwn)
    return (good.length > 0 ? good : after).map(({ choice }) => choice)
  }
}

/** Works out from what can come of a situation what is in it; has that changed? */
function weigh(situation: Situation): boolean {
  const { isOwn, next, isWon, luck } = situation
  const lucks = next.map((one) => one.luck)
  situation.isWon = isOwn ? next.some((one) => one.isWon) : next.every((one) => one.isWon)
  situation.luck = isOwn ? lucks.reduce((a, b) => a + b, 0) / lucks.length : Math.min(...lucks)
  return situation.isWon !== isWon || situation.luck - luck > LEAST
}

function isReached<S extends State>(reading: Reading<S>, goal: Goal): boolean {
  return Object.entries(goal).every(([key, wanted]) => {
    if (!isRecord(wanted)) return reading.holds({ [key]: wanted }, [])
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wanted
    const value = Number(reading.read(key))
    return value >= Number(min) && value <= Number(max)
  })
}

/** Every legal answer: one of the options, some of them, or all in any order. */
export function choicesOf(decision: Decision): Choice[] {
  const { kind, options, min, max } = decision
  if (kind === 'choose') return options.map((_, i) => i)
  const found: Choice[] = []
  const go = (taken: readonly number[], from: number): void => {
    if (taken.length >= min && whyNot(decision, taken) === null) found.push(taken)
    if (found.length > MOST_CHOICES)
      throw new TooMuchToSolve(`more than ${MOST_CHOICES} answers to one question`)
    if (taken.length >= max) return
    for (let i = kind === 'order' ? 0 : from; i < options.length; i++)
      if (!taken.includes(i)) go([...taken, i], i + 1)
  }
  go([], 0)
  return found
}
