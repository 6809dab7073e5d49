/**
 * Search: information-set Monte Carlo tree search. Each simulation deals what the seat cannot know anew, walks down a
 * tree of what could be answered, adds one answer to it, goes on as players usually do until some turns later, and
 * weighs what it passed through. One tree serves all worlds: an answer is known by what it says, not by its number on
 * the offer.
 */
import {
  type Choice,
  type Decision,
  type Match,
  type Offer,
  type RandomState,
  type Seat,
  seedRandom,
} from '@regelwerk/core'
import { candidatesOf } from './candidates.ts'
import { readinessOf, usualChoice } from './habits.ts'
import type { Considered, Player } from './index.ts'
import { judgementOf, worths } from './judgement.ts'

/** Where there are fewer answers than this, fewer simulations will do; but one alone would compare nothing. */
const MANY = 10
const LEAST = 3
/** Where several are chosen at once, of all the ways so many are tried at first, and more as a position is visited. */
const FEW = 6
/** How much what was rarely tried is worth trying again. */
const CURIOSITY = 0.15
/** So many answers a simulation looks ahead at most. */
const LONGEST = 200
/** Every so often it is asked whether the rest could change anything. */
const PAUSE = 8
/** A position known from the decision before gets at least this part of the simulations. */
const ANEW = 1 / 8

type Imagine = (random: RandomState) => Match

/** Somebody is asked, in one of the worlds that the searching seat holds possible. */
interface Node {
  visits: number
  /** Who is asked what; null: not known yet. */
  seat: Seat | null
  prompt: string | null
  /** By what they say. */
  answers: Map<string, Answer>
}

interface Answer {
  visits: number
  /** What it led to, for each seat, added up. */
  worths: number[]
  next: Node
}

const newNode = (): Node => ({ visits: 0, seat: null, prompt: null, answers: new Map() })
const newAnswer = (): Answer => ({ visits: 0, worths: [], next: newNode() })
const worthOf = ({ visits, worths }: Answer, seat: Seat): number => (worths[seat] as number) / visits

/** How many simulations a decision with many answers gets is counted, never timed. */
export const search =
  (simulationsFor: (match: Match) => number) =>
  (seed: string): Player => {
    const random = seedRandom(seed)
    /** Where the last answer led, if the same seat is asked again at once. */
    let kept: Node | null = null
    const consider = (offer: Offer, imagine: Imagine): Found[] => {
      const first = imagine(random)
      const decision = first.decisionOf(offer.seat) as Decision
      const tree = new Tree(rootFor(first, decision, kept, random), offer.seat, random)
      kept = null
      const ways = waysOf(first, decision, random)
      const enough = Math.max(LEAST, Math.ceil(simulationsFor(first) * Math.min(1, ways / MANY)))
      if (ways > 1) tree.grow(imagine, enough)
      return tree.found(first, decision)
    }
    return {
      answer(offer, _look, imagine) {
        if (offer.kind === 'choose' && offer.options.length === 1) {
          kept = null
          return 0
        }
        const [best] = consider(offer, imagine) as [Found]
        kept = best.next
        return best.choice
      },
      think: (offer, _look, imagine) => consider(offer, imagine),
    }
  }

interface Found extends Considered {
  next: Node
}

/** How many answers there are; where several options are chosen at once or put in order, many. */
function waysOf(match: Match, decision: Decision, random: RandomState): number {
  const { kind, options, min } = decision
  if (kind === 'choose') return candidatesOf(match, decision, [], FEW, random).size
  return options.length === 0 || (kind === 'pick' ? min === options.length : options.length === 1) ? 1 : MANY
}

/** Where to begin: at what was kept, as far as it can be answered here, if that is what is asked. */
function rootFor(match: Match, decision: Decision, kept: Node | null, random: RandomState): Node {
  const root = newNode()
  if (kept === null || kept.seat !== decision.seat || kept.prompt !== decision.prompt) return root
  for (const key of candidatesOf(match, decision, kept.answers.keys(), 0, random).keys()) {
    const answer = kept.answers.get(key)
    if (answer === undefined) continue
    root.answers.set(key, answer)
    root.visits += answer.visits
  }
  return root
}

class Tree {
  constructor(
    readonly root: Node,
    readonly seat: Seat,
    readonly random: RandomState,
  ) {}

  grow(imagine: Imagine, simulations: number): void {
    const planned = Math.max(simulations - this.root.visits, Math.ceil(simulations * ANEW))
    for (let left = planned; left > 0; left--) {
      if (left % PAUSE === 0 && this.#isDecided(left)) return
      this.#simulate(imagine(this.random))
    }
  }

  /** Whether one answer has been tried so often that no other can overtake it. */
  #isDecided(left: number): boolean {
    let first = 0
    let second = 0
    for (const { visits } of this.root.answers.values()) {
      if (visits > first) {
        second = first
        first = visits
      } else if (visits > second) second = visits
    }
    return first - second > left
  }

  #simulate(match: Match): void {
    const { isQuiet, stageOf, horizon } = judgementOf(match)
    const begin = stageOf(match.machine)
    let stage = begin
    const found: number[][] = []
    const path: Answer[] = []
    let node: Node | null = this.root
    for (let given = 0; given < LONGEST && match.outcome === null; given++) {
      const decision = (given === 0 ? match.decisionOf(this.seat) : match.decisions[0]) as Decision
      if (stageOf(match.machine) !== stage && isQuiet(decision, match.machine)) {
        stage = stageOf(match.machine)
        found.push(worths(match))
        if (stage >= begin + horizon) break
      }
      if (node === null) match.answer(decision.seat, usualChoice(match, decision, this.random))
      else {
        const [answer, choice]: [Answer, Choice] = this.#descend(match, node, decision)
        match.answer(decision.seat, choice)
        node.seat = decision.seat
        node.prompt = decision.prompt
        node.visits++
        path.push(answer)
        node = answer.visits === 0 ? null : answer.next
      }
    }
    // A game that is over is worth what it ended with, whatever it looked like on the way.
    const worth = match.outcome !== null || found.length === 0 ? worths(match) : mean(found)
    for (const answer of path) {
      answer.visits++
      worth.forEach((points, seat) => {
        answer.worths[seat] = (answer.worths[seat] ?? 0) + points
      })
    }
  }

  /** The answer to try: the one that promises most, by what it led to so far and by how usual it is. */
  #descend(match: Match, node: Node, decision: Decision): [Answer, Choice] {
    const { seat } = decision
    const candidates = candidatesOf(
      match,
      decision,
      node.answers.keys(),
      FEW + Math.sqrt(node.visits),
      this.random,
    )
    const usual = usuallyGiven(match, decision)
    let usualness = 0
    let visits = 0
    let points = 0
    for (const [key, choice] of candidates) {
      usualness += usual(choice)
      const answer = node.answers.get(key)
      visits += answer?.visits ?? 0
      points += answer?.worths[seat] ?? 0
    }
    // What has not been tried is taken for as good as the rest.
    const untried = visits === 0 ? 0.5 : points / visits
    const keen = (CURIOSITY * Math.sqrt(visits + 1)) / usualness
    let most = Number.NEGATIVE_INFINITY
    let found: [string, Choice] | null = null
    for (const [key, choice] of candidates) {
      const answer = node.answers.get(key)
      const tried = answer?.visits ?? 0
      const worth = answer === undefined || tried === 0 ? untried : worthOf(answer, seat)
      const promise = worth + (keen * usual(choice)) / (1 + tried)
      if (promise > most) {
        most = promise
        found = [key, choice]
      }
    }
    const [key, choice] = found as [string, Choice]
    const answer = node.answers.get(key) ?? newAnswer()
    node.answers.set(key, answer)
    return [answer, choice]
  }

  /** What was considered and can be answered, the best first: what was tried most often. */
  found(match: Match, decision: Decision): Found[] {
    const found: Found[] = []
    for (const [key, choice] of candidatesOf(match, decision, this.root.answers.keys(), 1, this.random)) {
      const answer = this.root.answers.get(key) ?? newAnswer()
      const { visits, next } = answer
      found.push({ choice, worth: visits === 0 ? 0.5 : worthOf(answer, this.seat), visits, next })
    }
    const tried = found.filter(({ visits }) => visits > 0)
    return (tried.length > 0 ? tried : found).sort((a, b) => b.visits - a.visits || b.worth - a.worth)
  }
}

/** How usual an answer is beside the others. Habits say where to look first, not what to overlook: they count by their root. */
function usuallyGiven(match: Match, decision: Decision): (choice: Choice) => number {
  if (decision.kind !== 'choose') return () => 1
  const readiness = readinessOf(match, decision).map(Math.sqrt)
  return (choice) => readiness[choice as number] as number
}

const mean = (rows: readonly number[][]): number[] =>
  (rows[0] as number[]).map((_, i) => rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length)
