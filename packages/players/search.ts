/**
 * Search: information-set Monte Carlo tree search. Each simulation deals what the seat cannot know anew, walks down a
 * tree of what could be answered, adds one answer to it, lets what was begun run its course, and weighs where that
 * leads. One tree serves all worlds: an answer is known by what it says, not by its number on the offer. What is
 * expected of a position is what the best answers there lead to, whoever gives them.
 */
import {
  below,
  type Choice,
  type Decision,
  type Match,
  type Offer,
  type RandomState,
  type Seat,
  seedRandom,
} from '@regelwerk/core'
import { candidatesOf } from './candidates.ts'
import type { Considered, Player } from './index.ts'
import { judgementOf, worths } from './judgement.ts'

export interface SearchDetails {
  /** How many simulations a decision gets: counted, never timed. */
  simulations: number
  curiosity?: number
}

/** How much a rarely tried answer is worth trying again. */
const CURIOSITY = 0.1
/** So many answers deep a simulation goes at most. */
const DEEPEST = 60
/** So many different answers are tried at first, and more as a position is visited. */
const MANY = 24
/** Where several are chosen at once, of all the ways so many. */
const FEW = 8
/** Every so often it is asked whether the rest could change anything. */
const PAUSE = 8
/** A position known from the decision before gets at least this part of the simulations. */
const ANEW = 1 / 8

/** Somebody is asked, in one of the worlds that the searching seat holds possible. */
interface Node {
  visits: number
  /** Who is asked; null: not known yet. */
  seat: Seat | null
  isQuiet: boolean
  /** By what they say. */
  answers: Map<string, Answer>
  /** How often a simulation ended here, and what it was worth to each seat then, on average. */
  ends: number
  ended: readonly number[]
  /** What it is worth to each seat. */
  worths: readonly number[]
}

interface Answer {
  visits: number
  /** How often it could have been given. */
  offered: number
  next: Node
}

const newNode = (): Node => ({
  visits: 0,
  seat: null,
  isQuiet: false,
  answers: new Map(),
  ends: 0,
  ended: [],
  worths: [],
})
const newAnswer = (): Answer => ({ visits: 0, offered: 0, next: newNode() })

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
    const { isQuiet } = judgementOf(match)
    const path = [this.root]
    let isNew = false
    for (let depth = 0; depth < DEEPEST && match.outcome === null; depth++) {
      const node = path.at(-1) as Node
      const decision = (depth === 0 ? match.decisionOf(this.seat) : match.decisions[0]) as Decision
      node.seat = decision.seat
      node.isQuiet = depth > 0 && isQuiet(decision, match.machine)
      // What a new answer began runs its course first.
      if (isNew && node.isQuiet) break
      const [answer, choice] = this.#descend(match, node, decision)
      match.answer(decision.seat, choice)
      node.visits++
      answer.visits++
      if (answer.visits === 1) isNew = true
      path.push(answer.next)
    }
    end(path.at(-1) as Node, worths(match))
    for (let node = path.pop(); node !== undefined; node = path.pop()) node.worths = expected(node)
  }

  /** The answer to try: one that has not been tried yet, else the one that promises most. */
  #descend(match: Match, node: Node, decision: Decision): [Answer, Choice] {
    const { random } = this
    const { curiosity = CURIOSITY } = this.details
    const more = Math.sqrt(node.visits)
    const fresh: [string, Choice][] = []
    let found: [Answer, Choice] | null = null
    let most = Number.NEGATIVE_INFINITY
    let known = 0
    for (const [key, choice] of candidatesOf(match, decision, node.answers.keys(), FEW + more, random)) {
      const answer = node.answers.get(key)
      if (answer === undefined) {
        fresh.push([key, choice])
        continue
      }
      known++
      answer.offered++
      const promise =
        (answer.next.worths[decision.seat] as number) +
        curiosity * Math.sqrt(Math.log(answer.offered + 1) / answer.visits)
      if (promise > most) {
        most = promise
        found = [answer, choice]
      }
    }
    if (fresh.length === 0 || (found !== null && known >= MANY + more)) return found as [Answer, Choice]
    const [key, choice] = fresh[below(random, fresh.length)] as [string, Choice]
    const answer = newAnswer()
    node.answers.set(key, answer)
    return [answer, choice]
  }

  /** What was considered and can be answered, the best first: what was tried most often. */
  found(match: Match, decision: Decision): Found[] {
    const found: Found[] = []
    for (const [key, choice] of candidatesOf(match, decision, this.root.answers.keys(), 1, this.random)) {
      const { visits, next } = this.root.answers.get(key) ?? newAnswer()
      found.push({ choice, worth: next.worths[this.seat] ?? 0.5, visits, next })
    }
    return found.sort((a, b) => b.visits - a.visits || b.worth - a.worth)
  }
}

function end(node: Node, worths: readonly number[]): void {
  node.ends++
  node.ended = worths.map((worth, seat) => {
    const before = node.ended[seat] ?? 0
    return before + (worth - before) / node.ends
  })
}

/** What was found where simulations ended here, and what the answers lead to, each as often as it happened. */
function expected({ visits, ends, ended, answers, isQuiet, seat }: Node): readonly number[] {
  if (visits === 0) return ended
  const led = isQuiet ? promised(answers) : best(answers, seat as Seat)
  if (ends === 0) return led
  return led.map((worth, i) => (ends * (ended[i] as number) + visits * worth) / (ends + visits))
}

/** In the middle of something the best answer will be given. */
function best(answers: Node['answers'], seat: Seat): readonly number[] {
  let found: readonly number[] = []
  for (const { next } of answers.values()) {
    if (found.length === 0 || (next.worths[seat] as number) > (found[seat] as number)) found = next.worths
  }
  return found
}

/** The better an answer, the more often it was tried, and by the square of that it counts: a few tries say little. */
function promised(answers: Node['answers']): number[] {
  const sum: number[] = []
  let total = 0
  for (const { visits, next } of answers.values()) {
    const weight = visits * visits
    total += weight
    next.worths.forEach((worth, seat) => {
      sum[seat] = (sum[seat] ?? 0) + weight * worth
    })
  }
  return sum.map((worth) => worth / total)
}
