/** Chapter 2, gameplay: setting up, altering hands, and the turns that follow. */
import { below, type CardId, type Frame, type Option, type Seat, type Setup } from '@regelwerk/core'
import { type G, on, procedure, rule, step } from '../book.ts'
import { turnOrder } from '../players.ts'
import { handOf, type LorcanaState } from '../state.ts'
import { draw, happen } from './01-concepts.ts'
import { turn } from './03-turn-structure.ts'

const openingHand = (s: LorcanaState): number => (s.format === 'pack rush' && on('10.2.3') ? 5 : 7)

interface GameLocals {
  /** Who starts, if that is settled; or who chooses. */
  starter: Seat | 'random'
  chooser: Seat | null
  /** Players who have still to alter their hands, and those who did. */
  toAlter: Seat[]
  altered: Seat[]
  put: CardId[] | null
  next: Seat
}

function offerAltering(g: G, f: Frame & GameLocals, seat: Seat): void {
  if (g.state.gone[seat]) return
  const options = handOf(g.state, seat).map((id): Option => ({ verb: 'put back', target: id, value: id }))
  g.pick(f, 'put', seat, options, { prompt: 'alter', min: 0, max: options.length, secret: true })
}

/** Puts the chosen cards under the deck and draws back up (2.2.2.1). */
function alter(g: G, f: Frame & GameLocals, seat: Seat): void {
  const put = f.put ?? []
  f.put = null
  if (put.length === 0) return
  f.altered.push(seat)
  happen(g, ...put.map((card) => ({ kind: 'put', card, to: 0, place: 'bottom' }) as const))
  draw(g, seat, openingHand(g.state) - handOf(g.state, seat).length)
}

const game = procedure<GameLocals>('game', [
  step('2.1.3.2', (g, f) => {
    if (f.chooser === null || g.state.gone[f.chooser]) return
    const options: Option[] = [
      { verb: 'start', value: f.chooser },
      { verb: 'do not start', value: (f.chooser + 1) % g.state.seats },
    ]
    g.choose(f, 'starter', f.chooser, options, { prompt: 'who starts' })
  }),
  step('2.2.1.1', (g, f) => {
    if (f.starter === 'random') {
      f.starter = below(g.state.random, g.state.seats)
      g.news = true
    }
  }),
  step('~starter', (g, f) => {
    g.state.starter = f.starter === 'random' ? 0 : f.starter
    g.state.active = g.state.starter
  }),
  step('2.2.1.2', (g) => {
    for (const seat of turnOrder(g.state, g.state.starter)) happen(g, { kind: 'shuffle', seat })
  }),
  step('2.2.1.3', (g) => {
    g.state.lore.fill(0)
  }),
  step('2.2.1.4', (g) => {
    for (const seat of turnOrder(g.state, g.state.starter)) draw(g, seat, openingHand(g.state))
  }),
  step('~altering', (g, f) => {
    f.toAlter = turnOrder(g.state, g.state.starter).filter((seat) => seat !== g.state.starter)
  }),
  step('2.2.2.1', (g, f) => offerAltering(g, f, g.state.starter)),
  step('2.2.2.1', (g, f) => alter(g, f, g.state.starter)),
  step('2.2.2.2', (g, f) => {
    const seat = f.toAlter[0]
    if (seat !== undefined) offerAltering(g, f, seat)
  }),
  step('2.2.2.2', (g, f) => {
    const seat = f.toAlter.shift()
    if (seat === undefined) return
    alter(g, f, seat)
    if (f.toAlter.length > 0) g.goTo(f, '2.2.2.2')
  }),
  step('2.2.2.3', (g, f) => {
    for (const seat of f.altered) happen(g, { kind: 'shuffle', seat })
  }),
  step('2.2.3', (g, f) => {
    f.next = g.state.starter
  }),
  step('~turns', (g, f) => {
    g.again(f)
    const [seat] = turnOrder(g.state, f.next)
    if (seat === undefined) throw new Error('a turn without players')
    g.call(turn, { seat, skipped: playersPassed(g.state, f.next, seat) })
    const order = turnOrder(g.state, seat)
    const other = order.find((next) => g.state.teams[next] !== g.state.teams[seat])
    f.next = order.length === 1 ? seat : nextInOrder(g.state, seat, other ?? seat)
  }),
])

/** The seat whose turn comes after `seat`: the next one to the left that is not of the same team. */
export const nextInOrder = rule('2.1.3', (s: LorcanaState, seat: Seat, other: Seat): Seat => {
  for (let i = 1; i < s.seats; i++) {
    const next = (seat + i) % s.seats
    if (s.teams[next] !== s.teams[seat]) return next
  }
  return other
})

/** Players who have left and whose turns would have come before this one (9.2.3). */
function playersPassed(s: LorcanaState, from: Seat, to: Seat): Seat[] {
  const passed: Seat[] = []
  for (let seat = from; seat !== to; seat = (seat + 1) % s.seats) if (s.gone[seat]) passed.push(seat)
  return passed
}

/** The frame of a game that is to begin: who starts is settled, found by lot, or chosen (2.1.3.2). */
export const gameFrame = (starter: Setup['starter'], next: Seat = 0): Frame & GameLocals => ({
  procedure: game.name,
  step: 0,
  starter: typeof starter === 'number' ? starter : 'random',
  chooser: typeof starter === 'object' ? starter.chosenBy : null,
  toAlter: [],
  altered: [],
  put: null,
  next,
})
