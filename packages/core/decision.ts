/**
 * Decisions: what a player is asked. The machine computes what is legal and offers it; an answer picks from the
 * offer by number, so that an illegal move cannot be expressed.
 */
import { below, type RandomState, shuffle } from './random.ts'
import type { CardId, Seat } from './state.ts'

/** One thing on offer, with what a front end needs to show it. */
export interface Option {
  /** What it would do, in the game's own word: 'quest', 'challenge', 'choose', 'end turn' ... */
  verb: string
  /** The card that does it. */
  source?: CardId
  /** The card it is done to. */
  target?: CardId
  /** Further cards it involves. */
  cards?: readonly CardId[]
  /** An ability, by its id. */
  ability?: string
  seat?: Seat
  n?: number
  name?: string
  /** For constraints: what it counts, and that it must be among what is picked. */
  weight?: number
  must?: true
  /** For constraints: what it belongs together with. */
  group?: string
  /** What the procedure that asked finds in its locals. */
  value: unknown
}

/** What else a pick must satisfy, as data: used both to offer and to check. */
export interface Constraint {
  /** The weights of what is picked reach this, unless nothing is picked. */
  sumAtLeast?: number
  /** The weights of what is picked do not exceed this. */
  sumAtMost?: number
  /** Nothing is picked that the sum would not need, beside what must be in. */
  noUseless?: boolean
  /** At least so many of those marked `must` are picked. */
  mustInclude?: number
  /** All that is picked is of one group. */
  oneGroup?: boolean
}

export interface Decision {
  seat: Seat
  /** The rule by which it is asked. */
  rule: string
  /** choose: one of them. pick: between min and max of them. order: all of them, in an order. */
  kind: 'choose' | 'pick' | 'order'
  /** What is asked, as a key of the game's prompts. */
  prompt: string
  /** The card whose effect asks, if one does. */
  source?: CardId
  options: readonly Option[]
  min: number
  max: number
  constraint?: Constraint
  /** The offer depends on what only this seat knows: it is asked even where there is nothing to choose. */
  secret?: true
}

/** What a decision leaves open, without the cards: all that a legal answer depends on. */
export interface Offer extends Omit<Decision, 'options' | 'source'> {
  options: readonly Omit<Option, 'source' | 'target' | 'cards' | 'value'>[]
}

export interface Pending {
  /** one: a single seat is asked. all: several, in secret, until all have answered. any: whoever answers first. */
  mode: 'one' | 'all' | 'any'
  /** The local that receives the answer. */
  into: string
  decisions: readonly Decision[]
  answers: (Choice | null)[]
}

/** An answer: the number of an option (choose), or several (pick, order). */
export type Choice = number | readonly number[]

const listOf = (choice: Choice): readonly number[] => (typeof choice === 'number' ? [choice] : choice)

const suffices = (decision: Offer, picked: readonly number[]): boolean =>
  meets({ ...decision, constraint: { ...decision.constraint, noUseless: false } }, picked) === null

const meets = (decision: Offer, picked: readonly number[]): string | null => {
  const constraint = decision.constraint
  if (constraint === undefined || picked.length === 0) return null
  const options = decision.options
  if (constraint.sumAtLeast !== undefined) {
    let sum = 0
    for (const i of picked) sum += options[i]?.weight ?? 0
    if (sum < constraint.sumAtLeast) return `together they must reach ${constraint.sumAtLeast}, not ${sum}`
    if (constraint.noUseless) {
      for (const i of picked) {
        if (options[i]?.must) continue
        if (sum - (options[i]?.weight ?? 0) >= constraint.sumAtLeast) return `option ${i} is not needed`
      }
    }
  }
  if (constraint.sumAtMost !== undefined) {
    let sum = 0
    for (const i of picked) sum += options[i]?.weight ?? 0
    if (sum > constraint.sumAtMost)
      return `together they may not exceed ${constraint.sumAtMost}, as ${sum} does`
  }
  if (constraint.oneGroup && picked.some((i) => options[i]?.group !== options[picked[0] as number]?.group)) {
    return 'all of them must be of one kind'
  }
  if (constraint.mustInclude !== undefined) {
    let must = 0
    for (const i of picked) if (options[i]?.must) must++
    if (must < constraint.mustInclude)
      return `at least ${constraint.mustInclude} of those that must be chosen`
  }
  return null
}

/** Why this is no legal answer to the decision, or null if it is one. */
export function whyNot(decision: Offer, choice: unknown): string | null {
  const n = decision.options.length
  if (decision.kind === 'choose') {
    if (typeof choice !== 'number' || !Number.isInteger(choice) || choice < 0 || choice >= n) {
      return `choose one option by its number, from 0 to ${n - 1}`
    }
    return null
  }
  if (!Array.isArray(choice)) return `give a list of option numbers, from 0 to ${n - 1}`
  const seen = new Set<number>()
  for (const i of choice as unknown[]) {
    if (typeof i !== 'number' || !Number.isInteger(i) || i < 0 || i >= n)
      return `option numbers go from 0 to ${n - 1}`
    if (seen.has(i)) return `option ${i} is named twice`
    seen.add(i)
  }
  if (decision.kind === 'order') return choice.length === n ? null : `put all ${n} in order`
  if (choice.length < decision.min) return `pick at least ${decision.min}`
  if (choice.length > decision.max) return `pick at most ${decision.max}`
  return meets(decision, choice as number[])
}

/** What the procedure that asked finds in its locals. */
export function answerValue(decision: Decision, choice: Choice): unknown {
  if (decision.kind === 'choose') return decision.options[choice as number]?.value
  return listOf(choice).map((i) => decision.options[i]?.value)
}

/** A legal answer drawn at random. */
export function randomChoice(decision: Offer, random: RandomState): Choice {
  const n = decision.options.length
  if (decision.kind === 'choose') return below(random, n)
  const all = shuffle(
    random,
    decision.options.map((_, i) => i),
  )
  if (decision.kind === 'order') return all
  const size = decision.min + below(random, Math.min(decision.max, n) - decision.min + 1)
  const picked = all.slice(0, size)
  if (meets(decision, picked) === null) return picked
  return complete(decision, all)
}

/** A legal pick that prefers the options in the given order, or else the heaviest; those that must be in come first. */
function complete(decision: Offer, preferred: readonly number[]): number[] {
  const weight = (i: number): number => decision.options[i]?.weight ?? 0
  const heaviest = [...preferred].sort((a, b) => weight(b) - weight(a))
  const picked = fill(decision, preferred) ?? fill(decision, heaviest)
  if (picked !== null) return picked
  if (decision.min === 0) return []
  const found = search(decision, preferred, 0, [])
  if (found === null) throw new Error(`no legal answer found for ${decision.prompt} (${decision.rule})`)
  return found
}

/** Tries all picks, in this order; for the rare ones that cannot be filled step by step. */
function search(
  decision: Offer,
  preferred: readonly number[],
  from: number,
  picked: readonly number[],
): number[] | null {
  if (picked.length >= decision.min && meets(decision, picked) === null) return [...picked]
  if (picked.length >= decision.max) return null
  for (let at = from; at < preferred.length; at++) {
    const found = search(decision, preferred, at + 1, [...picked, preferred[at] as number])
    if (found !== null) return found
  }
  return null
}

/** Takes options in this order until they suffice, and leaves out again what turns out not to be needed. */
function fill(decision: Offer, preferred: readonly number[]): number[] | null {
  const { options, min, max, constraint } = decision
  const must = (i: number): number => Number(options[i]?.must ?? false)
  let picked: number[] = []
  for (const i of [...preferred].sort((a, b) => must(b) - must(a))) {
    if (picked.length >= Math.max(min, 1) && meets(decision, picked) === null) break
    picked.push(i)
  }
  if (constraint?.noUseless || picked.length > max) {
    for (const i of [...picked]) {
      const fewer = picked.filter((p) => p !== i)
      if (fewer.length >= Math.max(min, 1) && suffices(decision, fewer)) picked = fewer
    }
  }
  return picked.length <= max && meets(decision, picked) === null ? picked : null
}
