/**
 * Search: information-set Monte Carlo tree search. Each simulation deals what the seat cannot know anew, walks down a
 * tree of what could be answered, adds one answer to it, goes on as players usually do until some turns later, and
 * weighs where that led. One tree serves all worlds: an answer is known by what it says, not by its number on the offer.
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

export interface SearchDetails {
  /** How many simulations a decision gets: counted, never timed. */
  simulations: number
  curiosity?: number
  ahead?: number
  flat?: number
  sharp?: number
  mix?: number
}

/** How much what is usual and rarely tried is worth trying again. */
const CURIOSITY = 0.15
/** A simulation looks so many turns ahead. */
const AHEAD = 2
/** And so many answers at most. */
const LONGEST = 200
/** Where several are chosen at once, of all the ways so many are tried at first, and more as a position is visited. */
const FEW = 6
/** Every so often it is asked whether the rest could change anything. */
const PAUSE = 8
/** A position known from the decision before gets at least this part of the simulations. */
const ANEW = 1 / 8

/** Somebody is asked, in one of the worlds that the searching seat holds possible. */
interface Node {
  visits: number
  /** Who is asked; null: not known yet. */
  seat: Seat | null
  /** By what they say. */
  answers: Map<string, Answer>
}

interface Answer {
  visits: number
  /** What it led to, for each seat, added up. */
  worths: number[]
  next: Node
}

const newNode = (): Node => ({ visits: 0, seat: null, answers: new Map() })
const newAnswer = (): Answer => ({ visits: 0, worths: [], next: newNode() })

const worthOf = ({ visits, worths }: Answer, seat: Seat): number => (worths[seat] ?? 0) / Math.max(1, visits)

export const search =
  (details: SearchDetails) =>
  (seed: string): Player => {
    const random = seedRandom(seed)
    /** Where the last answer led, if the same seat is asked again at once. */
    let kept: Node | null = null
    const consider = (offer: Offer, imagine: (random: RandomState) => Match): Found[] => {
      const root = kept !== null && kept.seat === offer.seat ? kept : newNode()
      kept = null
      const first = imagine(random)
      const tree = new Tree(root, offer.seat, random, details)
      const decision = first.decisionOf(offer.seat) as Decision
      if (candidatesOf(first, decision, [], FEW, random).size > 1) tree.grow(imagine)
      return tree.found(first, decision)
    }
    return {
      answer(offer, _look, imagine) {
        if (offer.kind === 'choose' && offer.options.length === 1) {
          kept = null
          return 0
        }
        const [best] = consider(offer, imagine)
        kept = best?.next ?? null
        return best?.choice as Choice
      },
      think: (offer, _look, imagine) => consider(offer, imagine),
    }
  }

interface Found extends Considered {
  next: Node
}

class Tree {
  constructor(
    readonly root: Node,
    readonly seat: Seat,
    readonly random: RandomState,
    readonly details: SearchDetails,
  ) {}

  grow(imagine: (random: RandomState) => Match): void {
    const { simulations } = this.details
    for (let i = 1; this.root.visits < simulations || i <= simulations * ANEW; i++) {
      this.#simulate(imagine(this.random))
      if (i % PAUSE === 0 && this.#isDecided(simulations - this.root.visits)) return
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
    const { isQuiet, stageOf } = judgementOf(match)
    const horizon = stageOf(match.machine) + (this.details.ahead ?? AHEAD)
    const path: Answer[] = []
    let node: Node | null = this.root
    let stage = stageOf(match.machine)
    const seen: number[][] = []
    for (let given = 0; given < LONGEST && match.outcome === null; given++) {
      const decision = (given === 0 ? match.decisionOf(this.seat) : match.decisions[0]) as Decision
      if (stageOf(match.machine) !== stage && isQuiet(decision, match.machine)) {
        stage = stageOf(match.machine)
        if (stage >= horizon) break
        if (this.details.mix ?? 1) seen.push(worths(match))
      }
      if (node === null) {
        match.answer(decision.seat, usualChoice(match, decision, this.random))
        continue
      }
      const [answer, choice]: [Answer, Choice] = this.#descend(match, node, decision)
      node.seat = decision.seat
      node.visits++
      match.answer(decision.seat, choice)
      path.push(answer)
      node = answer.visits === 0 ? null : answer.next
    }
    const late = worths(match)
    const found =
      match.outcome !== null
        ? late
        : late.map(
            (worth, seat) =>
              seen.reduce((sum, one) => sum + (one[seat] as number), worth) / (1 + seen.length),
          )
    for (const answer of path) {
      answer.visits++
      found.forEach((worth, seat) => {
        answer.worths[seat] = (answer.worths[seat] ?? 0) + worth
      })
    }
  }

  /** The answer to try: the one that promises most, by what it led to so far and by how usual it is. */
  #descend(match: Match, node: Node, decision: Decision): [Answer, Choice] {
    const { seat } = decision
    const { curiosity = CURIOSITY } = this.details
    const wanted = FEW + Math.sqrt(node.visits)
    const candidates = candidatesOf(match, decision, node.answers.keys(), wanted, this.random)
    const readiness = decision.kind === 'choose' ? readinessOf(match, decision) : null
    const usual = (choice: Choice): number =>
      readiness === null ? 1 : (readiness[choice as number] as number) ** (this.details.sharp ?? 0.5)
    let all = 0
    let visits = 1
    let sum = 0
    for (const [key, choice] of candidates) {
      all += usual(choice)
      const answer = node.answers.get(key)
      if (answer !== undefined) {
        visits += answer.visits
        sum += answer.worths[seat] ?? 0
      }
    }
    // What has not been tried is taken for as good as the rest.
    const untried = visits > 1 ? sum / (visits - 1) - (this.details.flat ?? 0) : 0.5
    let most = Number.NEGATIVE_INFINITY
    let found: [string, Choice] | null = null
    for (const [key, choice] of candidates) {
      const answer = node.answers.get(key)
      const tried = answer?.visits ?? 0
      const worth = answer === undefined || tried === 0 ? untried : worthOf(answer, seat)
      const promise = worth + (curiosity * (usual(choice) / all) * Math.sqrt(visits)) / (1 + tried)
      if (promise > most) {
        most = promise
        found = [key, choice]
      }
    }
    const [key, choice] = found as [string, Choice]
    let answer = node.answers.get(key)
    if (answer === undefined) {
      answer = newAnswer()
      node.answers.set(key, answer)
    }
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
    return found.sort((a, b) => b.visits - a.visits || b.worth - a.worth)
  }
}
