/** Chapter 7, the bag (7.7): how triggered abilities that wait are resolved, with a game state check before each. */
import { type Frame, find, type Option, type Seat } from '@regelwerk/core'
import { on, procedure, rule, step } from '../book.ts'
import { sameTeam, turnOrder } from '../players.ts'
import type { BagEntry, LorcanaState } from '../state.ts'
import { gameStateCheck } from './01-concepts.ts'
import { finishAction, startResolving } from './06-resolving.ts'
import { resolve } from './06-under-way.ts'

interface SettleLocals {
  /** A step of phase 1 ends: its check comes after what waits in the bag. */
  bagFirst?: boolean
  entry?: number | { seat: Seat; value: number } | null
  seat?: Seat | null
}

/** 9.3.2: the abilities of teammates belong to the team, any of whom may choose. */
const isTheirs = (s: LorcanaState, owner: Seat, seat: Seat): boolean =>
  owner === seat || (sameTeam(s, owner, seat) && on('9.3.2'))
const hasAbilities = (s: LorcanaState, seat: Seat): boolean =>
  s.bag.some((entry) => belongsTo(s, entry, seat))
const belongsTo = (s: LorcanaState, entry: BagEntry, seat: Seat): boolean => isTheirs(s, entry.seat, seat)

/** Whoever has resolved an ability goes on. */
export const lastHolder = rule('7.7.4.3', (s: LorcanaState): Seat | null => s.holder)
/** It passes from whoever was last. */
export const passesFrom = rule('7.7.4.4', (s: LorcanaState, last: Seat | null): Seat => last ?? s.active)
export const bagOrder = rule('7.7.4.2', (s: LorcanaState, first: Seat): Seat[] => turnOrder(s, first))

/** Whose turn it is to resolve from the bag: the last one goes on; else it passes in turn order (7.7.4.2-5). */
function nextHolder(s: LorcanaState): Seat | null {
  const last = lastHolder(s)
  if (last !== null && !s.gone[last] && hasAbilities(s, last)) return last
  return bagOrder(s, passesFrom(s, last)).find((seat) => hasAbilities(s, seat)) ?? null
}

/** Abilities that are the same in every way need no order. */
const alike = (entry: BagEntry): string =>
  JSON.stringify([entry.ability, entry.source, entry.occasion, entry.it])

function offer(s: LorcanaState, seat: Seat): Option[] {
  const seen = new Set<string>()
  const options: Option[] = []
  const mine = s.bag.filter((entry) => belongsTo(s, entry, seat))
  for (const entry of mine) {
    if (mine.length > 1) {
      if (seen.has(alike(entry))) continue
      seen.add(alike(entry))
    }
    const option: Option = {
      verb: 'resolve',
      source: entry.source.card,
      ability: entry.ability,
      value: entry.id,
    }
    if (entry.occasion.card !== null) option.target = entry.occasion.card.card
    options.push(option)
  }
  return options
}

/**
 * Checks the game state until nothing is found (1.8.3), then resolves what waits: first actions played by effects
 * (6.7.8.1), then the bag. Ends when there is nothing left.
 */
export const settle = procedure<SettleLocals>('settle', [
  step('1.8.1', (g, f) => {
    if (f.bagFirst) {
      f.bagFirst = false
      if (g.state.bag.length > 0) return
    }
    gameStateCheck(g)
  }),
  step('6.7.8.1', (g, f) => {
    const s = g.state
    const waiting = s.waiting.shift()
    if (waiting === undefined) return
    g.goTo(f, '1.8.1')
    if (find(s, waiting.card)) finishAction(g, waiting)
  }),
  step('7.7.4.1', (g, f) => {
    f.seat = nextHolder(g.state)
    if (f.seat === null) {
      g.state.holder = null
      g.leave(f as Frame)
    }
  }),
  step('~choose', (g, f) => {
    const s = g.state
    const seat = f.seat as Seat
    const options = offer(s, seat)
    const details = { prompt: 'bag', rule: '7.7.4.2' }
    const choosers = turnOrder(s, s.active).filter((other) => isTheirs(s, other, seat))
    if (choosers.length === 1 || options.length === 1) g.choose(f as Frame, 'entry', seat, options, details)
    else
      g.askSeats(
        'any',
        'entry',
        choosers.map((chooser) => ({ seat: chooser, options, details })),
      )
  }),
  step('7.7.4.5', (g, f) => {
    const s = g.state
    const picked = typeof f.entry === 'object' ? f.entry?.value : f.entry
    const index = s.bag.findIndex((entry) => entry.id === picked)
    const [entry] = s.bag.splice(index, 1)
    s.holder = f.seat as Seat
    f.entry = null
    g.goTo(f as Frame, '1.8.1')
    g.call(resolve, startResolving(g, entry as BagEntry))
  }),
])
