/**
 * Pointing and choosing, without any drawing: which things on the table belong to which options, what happens when
 * one of them is activated or dropped on another, and what a pick still lacks.
 */
import { type Choice, type Handle, type Seat, whyNot } from '@regelwerk/core'
import type { DecisionOnScreen, ObstacleOnScreen, OptionOnScreen } from '@regelwerk/protocol'

/** A thing one can point at, as a key: a card by handle, a token by name, a player by seat. */
export type Thing = `card ${number}` | `token ${string}` | `seat ${number}`
export const cardThing = (handle: Handle): Thing => `card ${handle}`
/** The card that a thing is; null: it is none. */
export const handleOf = (thing: Thing): Handle | null =>
  thing.startsWith('card ') ? Number(thing.slice('card '.length)) : null
export const tokenThing = (name: string): Thing => `token ${name}`
export const seatThing = (seat: Seat): Thing => `seat ${seat}`

/** A card that waits for its target; with a verb, if the card can do several things. */
export interface Aim {
  from: Thing
  verb?: string
}

/** How a thing is marked: it can be used, aimed at from elsewhere, is the target that is missing, or is taken. */
export type Marked = 'may' | 'aimed' | 'target' | 'chosen' | null

/** What the player has begun to answer. */
export interface Draft {
  aim: Aim | null
  /** Options picked so far, in the order in which they were picked. */
  picked: readonly number[]
}

export const emptyDraft: Draft = { aim: null, picked: [] }

export interface Ends {
  from: Thing | null
  to: readonly Thing[]
}

/** From which thing an option goes out and at which it points. */
function endsOf(option: OptionOnScreen, tokens: ReadonlySet<string>): Ends {
  const to: Thing[] = []
  if (option.target !== undefined) to.push(cardThing(option.target))
  for (const card of option.cards ?? []) to.push(cardThing(card))
  if (option.seat !== undefined) to.push(seatThing(option.seat))
  if (option.name !== undefined && tokens.has(option.name)) to.push(tokenThing(option.name))
  return { from: option.source === undefined ? null : cardThing(option.source), to }
}

/** An option with its place in the decision and its ends. */
export interface Offered extends Ends {
  index: number
  option: OptionOnScreen
}

export const offeredBy = (decision: DecisionOnScreen, tokens: ReadonlySet<string>): Offered[] =>
  decision.options.map((option, index) => ({ index, option, ...endsOf(option, tokens) }))

/** An option that no thing on the table stands for: end the turn, yes, pass. */
export const isPlain = ({ from, to }: Ends): boolean => from === null && to.length === 0

export const aimedBy = (offered: readonly Offered[], { from, verb }: Aim): Offered[] =>
  offered.filter(
    (one) => one.from === from && one.to.length > 0 && (verb === undefined || one.option.verb === verb),
  )

/** Every card that is offered as going out is the same one, so pointing at the other end says it all. */
export function hasOneSource(offered: readonly Offered[]): boolean {
  const first = offered.find(({ from }) => from !== null)?.from
  return offered.every(({ from, to }) => from === null || (from === first && to.length > 0))
}

/** How each thing is marked. */
export function marksOf(
  decision: DecisionOnScreen,
  offered: readonly Offered[],
  draft: Draft,
): Map<Thing, Marked> {
  const marks = new Map<Thing, Marked>()
  if (draft.aim !== null) {
    for (const { to } of aimedBy(offered, draft.aim)) for (const thing of to) marks.set(thing, 'target')
    marks.set(draft.aim.from, 'chosen')
    return marks
  }
  const atOnce = hasOneSource(offered)
  for (const { from, to } of offered) {
    for (const thing of to)
      if (from === null || atOnce) marks.set(thing, 'may')
      else if (!marks.has(thing)) marks.set(thing, 'aimed')
  }
  for (const { from } of offered) if (from !== null) marks.set(from, 'may')
  if (decision.kind === 'pick') {
    if (isFull(decision, draft.picked)) marks.clear()
    for (const index of draft.picked) {
      const one = offered[index] as Offered
      for (const thing of one.to.length > 0 ? one.to : one.from === null ? [] : [one.from])
        marks.set(thing, 'chosen')
    }
  }
  return marks
}

/**
 * An entry of the small menu at a card: an option (with the answer to what it asks next, if that is known), or something
 * whose target is still to be pointed at.
 */
export type Entry = { index: number; text: string; then?: OptionOnScreen } | { aim: Aim; text: string }

/** What activating a thing comes to. */
export type Effect =
  | { kind: 'nothing' }
  | { kind: 'take'; index: number; then?: OptionOnScreen }
  | { kind: 'aim'; aim: Aim | null }
  | { kind: 'menu'; entries: Entry[] }

const entryOf = ({ index, option }: Offered): Entry => ({ index, text: option.text })

function outcomeOf(found: readonly Offered[]): Effect {
  if (found.length === 0) return { kind: 'nothing' }
  if (found.length === 1) return { kind: 'take', index: (found[0] as Offered).index }
  return { kind: 'menu', entries: found.map(entryOf) }
}

/** What several sentences have in common, with a gap for what they have not. */
export function gist(texts: readonly string[]): string {
  const all = texts.map((text) => text.split(' '))
  const first = all[0] ?? []
  const shortest = Math.min(...all.map((words) => words.length))
  let head = 0
  while (head < shortest && all.every((words) => words[head] === first[head])) head++
  let tail = 0
  while (
    tail < shortest - head &&
    all.every((words) => words[words.length - 1 - tail] === first[first.length - 1 - tail])
  )
    tail++
  const end = tail === 0 ? [] : first.slice(-tail)
  return [...first.slice(0, head), '…', ...end].join(' ')
}

/**
 * What happens when a thing is activated: the order is always card, then target. A card that can do something shows what
 * that is, and does nothing yet: only a target of what has been begun answers at once. In a pick nothing is done before it
 * is confirmed, so there a card is taken at once.
 */
export function activate(offered: readonly Offered[], thing: Thing, aim: Aim | null, isPick = false): Effect {
  if (aim !== null) {
    if (aim.from === thing) return { kind: 'aim', aim: null }
    const found = aimedBy(offered, aim).filter(({ to }) => to.includes(thing))
    if (found.length > 0) return outcomeOf(found)
  }
  const out = offered.filter(({ from }) => from === thing)
  const isBegun = hasOneSource(offered)
  const into = offered.filter(
    ({ from, to }) => from !== thing && to.includes(thing) && (from === null || isBegun),
  )
  if (out.length === 0 || (isPick && out.length + into.length === 1)) return outcomeOf([...out, ...into])
  const entries: Entry[] = out.filter(({ to }) => to.length === 0).map(entryOf)
  for (const verb of new Set(out.filter(({ to }) => to.length > 0).map(({ option }) => option.verb))) {
    const group = aimedBy(offered, { from: thing, verb })
    if (group.length === 1) entries.push(...group.map(entryOf))
    else entries.push({ aim: { from: thing, verb }, text: gist(group.map(({ option }) => option.text)) })
  }
  entries.push(...into.map(entryOf))
  const only = entries[0]
  if (entries.length === 1 && only !== undefined && 'aim' in only) return { kind: 'aim', aim: only.aim }
  return { kind: 'menu', entries }
}

/** A zone called after a verb is where that verb is done: ink in the inkwell, discard in the discard pile. */
export const isDoneAt = (verb: string, zone: string): boolean => zone.startsWith(verb)

/** Options under their verbs, in the order of the offer; those that stand for no thing apart. */
export interface Grouped {
  plain: Offered[]
  groups: { verb: string; options: Offered[] }[]
}

export function grouped(offered: readonly Offered[], aim: Aim | null): Grouped {
  const shown = aim === null ? offered : aimedBy(offered, aim)
  const groups = new Map<string, Offered[]>()
  for (const one of shown) {
    if (isPlain(one)) continue
    const group = groups.get(one.option.verb)
    if (group) group.push(one)
    else groups.set(one.option.verb, [one])
  }
  return {
    plain: shown.filter(isPlain),
    groups: Array.from(groups, ([verb, options]) => ({ verb, options })),
  }
}

/** What a pick still lacks or has too much of, for the page to say; null: it can be given. */
export type Lack =
  | { kind: 'atLeast' | 'atMost' | 'must'; n: number }
  | { kind: 'sumAtLeast' | 'sumAtMost'; n: number; sum: number }
  | { kind: 'oneGroup' | 'useless' | 'other' }

export function lackOf(decision: DecisionOnScreen, picked: readonly number[]): Lack | null {
  if (whyNot(decision, picked) === null) return null
  const { min, max, options, constraint = {} } = decision
  if (picked.length < min) return { kind: 'atLeast', n: min }
  if (picked.length > max) return { kind: 'atMost', n: max }
  const sum = picked.reduce((all, index) => all + (options[index]?.weight ?? 0), 0)
  const { sumAtLeast, sumAtMost, mustInclude, oneGroup } = constraint
  if (sumAtLeast !== undefined && sum < sumAtLeast) return { kind: 'sumAtLeast', n: sumAtLeast, sum }
  if (sumAtMost !== undefined && sum > sumAtMost) return { kind: 'sumAtMost', n: sumAtMost, sum }
  const must = picked.filter((index) => options[index]?.must).length
  if (mustInclude !== undefined && must < mustInclude) return { kind: 'must', n: mustInclude }
  const group = options[picked[0] as number]?.group
  if (oneGroup && picked.some((index) => options[index]?.group !== group)) return { kind: 'oneGroup' }
  return { kind: constraint.noUseless ? 'useless' : 'other' }
}

/** As many are taken as may be, of more: none is taken in before another is let go. Where one is all, it takes the place of the other. */
export const isFull = ({ kind, max, options }: DecisionOnScreen, picked: readonly number[]): boolean =>
  kind === 'pick' && max > 1 && picked.length >= max && options.length > max

/** The pick with an option taken in or out. */
export function toggled(
  decision: DecisionOnScreen,
  picked: readonly number[],
  index: number,
): readonly number[] {
  if (picked.includes(index)) return picked.filter((one) => one !== index)
  if (decision.max === 1) return [index]
  return isFull(decision, picked) ? picked : [...picked, index]
}

/** What activating one option answers at once; null: it is only taken into the pick. */
export function answerAtOnce(decision: DecisionOnScreen, index: number): Choice | null {
  if (decision.kind === 'choose') return index
  const isOne = decision.kind === 'pick' && decision.min === 1 && decision.max === 1
  return isOne && whyNot(decision, [index]) === null ? [index] : null
}

/** Why nothing can be done with a card: the obstacles that name it, those about the aimed pair first. */
export function obstaclesOf(
  obstacles: readonly ObstacleOnScreen[],
  handle: Handle,
  aim: Aim | null,
): ObstacleOnScreen[] {
  const pair = obstacles.filter(
    ({ source, target }) =>
      target === handle && source !== undefined && aim !== null && cardThing(source) === aim.from,
  )
  const found =
    pair.length > 0
      ? pair
      : obstacles.filter(({ source, target }) => source === handle || (aim === null && target === handle))
  const seen = new Set<string>()
  return found.filter(({ verb, rule }) => {
    const key = `${verb} ${rule}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Which place a thing has in an order, from 1; null: it is not in it. */
export function placeOf(offered: readonly Offered[], order: readonly number[], thing: Thing): number | null {
  const at = order.findIndex((index) => {
    const one = offered[index]
    return one !== undefined && (one.from === thing || one.to.includes(thing))
  })
  return at < 0 ? null : at + 1
}
