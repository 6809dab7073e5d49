/**
 * Habits: how readily players give an answer of a kind, whatever the cards. They were seen in games between players
 * (see docs/players.md) and say where a search begins to look, and what is answered in its playouts.
 */
import {
  below,
  type Card,
  type Choice,
  type Decision,
  type Match,
  type Option,
  type RandomState,
  randomChoice,
  whyNot,
} from '@regelwerk/core'
import { judgementOf } from './judgement.ts'

/** What nobody has been seen to do is still done now and then. */
const SELDOM = 0.02
/** Chance in so many steps. */
const FINE = 1 << 20

/** The kinds of its options: what is asked, what is done, whether to a card of one's own, and how many or how far. */
export function kindsOf(match: Match, decision: Decision): string[] {
  const degrees = degreesOf(match, decision)
  return decision.options.map((option, i) => {
    const n = option.n ?? degrees[i]
    const side = ['', ' own', ' other'][sideOf(match, decision, option)]
    return `${decision.prompt}: ${option.verb}${side}${n === undefined ? '' : ` ${n}`}`
  })
}

/** For each option, how readily it is chosen beside the others; of several to pick, how often it is among them. */
export function readinessOf(match: Match, decision: Decision): number[] {
  const known = tableOf(judgementOf(match).habits).get(decision.prompt)
  const unknown = decision.kind === 'choose' ? 1 : 0.5
  const degrees = degreesOf(match, decision)
  return decision.options.map((option, i) => {
    const n = option.n ?? degrees[i]
    const often = known?.get(n === undefined ? option.verb : `${option.verb} ${n}`)
    return Math.max(SELDOM, often?.[sideOf(match, decision, option)] ?? unknown)
  })
}

/** Whose card it is about: 0, none; 1, that of who is asked; 2, another's. */
function sideOf({ state }: Match, { seat }: Decision, { target, source }: Option): number {
  const card = target ?? source
  return card === undefined ? 0 : (state.cards[card] as Card).holder === seat ? 1 : 2
}

const degreesOf = (match: Match, decision: Decision): readonly (number | undefined)[] =>
  judgementOf(match).degreesOf?.(match.machine, decision) ?? []

/** By prompt, by verb, and by whose card: to be found without making words. */
type Table = ReadonlyMap<string, ReadonlyMap<string, readonly (number | undefined)[]>>
const tables = new WeakMap<object, Table>()

function tableOf(habits: Readonly<Record<string, number>>): Table {
  const known = tables.get(habits)
  if (known !== undefined) return known
  const table = new Map<string, Map<string, (number | undefined)[]>>()
  for (const [kind, often] of Object.entries(habits)) {
    const [, prompt, verb, side, n] = /^(.*?): (.*?)( own| other|)( -?\d+|)$/.exec(
      kind,
    ) as unknown as string[]
    const verbs = table.get(prompt as string) ?? new Map<string, (number | undefined)[]>()
    const sides = verbs.get(`${verb}${n}`) ?? []
    sides[['', ' own', ' other'].indexOf(side as string)] = often
    table.set(prompt as string, verbs.set(`${verb}${n}`, sides))
  }
  tables.set(habits, table)
  return table
}

/** An answer as it is usually given. */
export function usualChoice(match: Match, decision: Decision, random: RandomState): Choice {
  if (decision.options.length < 2 || decision.kind === 'order') return randomChoice(decision, random)
  const readiness = readinessOf(match, decision)
  if (decision.kind === 'choose') return drawn(readiness, random)
  const picked: number[] = []
  readiness.forEach((often, i) => {
    if (below(random, FINE) < often * FINE) picked.push(i)
  })
  return whyNot(decision, picked) === null ? picked : randomChoice(decision, random)
}

/** One of them by chance, each as often as it weighs. */
function drawn(weights: readonly number[], random: RandomState): number {
  let left = (below(random, FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] as number
    if (left < 0) return i
  }
  return weights.length - 1
}
