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

/** The kind of an answer: what is asked, what is done, whether to a card of one's own, and how many. */
export function kindOf({ state }: Match, { prompt, seat }: Decision, option: Option): string {
  const card = option.target ?? option.source
  const side = card === undefined ? '' : (state.cards[card] as Card).holder === seat ? ' own' : ' other'
  return `${prompt}: ${option.verb}${side}${option.n === undefined ? '' : ` ${option.n}`}`
}

/** For each option, how readily it is chosen beside the others; of several to pick, how often it is among them. */
export function readinessOf(match: Match, decision: Decision): number[] {
  const { state } = match
  const { prompt, seat, options, kind } = decision
  const known = tableOf(judgementOf(match).habits).get(prompt)
  const unknown = kind === 'choose' ? 1 : 0.5
  return options.map(({ verb, target, source, n }) => {
    const card = target ?? source
    const side = card === undefined ? 0 : (state.cards[card] as Card).holder === seat ? 1 : 2
    return Math.max(SELDOM, known?.get(n === undefined ? verb : `${verb} ${n}`)?.[side] ?? unknown)
  })
}

/** By prompt, by verb, and by whose card: to be found without making words. */
type Table = ReadonlyMap<string, ReadonlyMap<string, readonly (number | undefined)[]>>
const tables = new WeakMap<object, Table>()

function tableOf(habits: Readonly<Record<string, number>>): Table {
  const known = tables.get(habits)
  if (known !== undefined) return known
  const table = new Map<string, Map<string, (number | undefined)[]>>()
  for (const [kind, often] of Object.entries(habits)) {
    const [, prompt, verb, side, n] = /^(.*?): (.*?)( own| other|)( \d+|)$/.exec(kind) as unknown as string[]
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
