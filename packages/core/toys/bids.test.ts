/** Secret bids, all at once (L5R's honor dial, duels): in nothing that anyone sees until all are in. */
import { expect, test } from 'vitest'
import {
  type GameEvent,
  IllegalAnswer,
  type Machine,
  Match,
  rulebook,
  type Seat,
  type State,
  seedRandom,
} from '../index.ts'
import { checkGame } from '../testing.ts'
import { asked, happened, position, say, tableOf, toy, turnOrder, word } from './base.ts'

interface Bids extends State {
  honor: number[]
  round: number
}

const { procedures, procedure, step } = rulebook<Bids, 'bid' | 'reveal' | 'before'>()

procedure<{ ready?: unknown; bids?: number[] }>('game', [
  step('before', (g, f) => g.choose(f, 'ready', 0, [word('ready'), word('steady')], { prompt: 'turn' })),
  step('bid', (g) => {
    const options = [1, 2, 3, 4, 5].map((n) => ({ verb: 'bid', name: `bid ${n}`, n, value: n }))
    const offers = turnOrder(g.state, 0).map((seat) => ({ seat, options, details: { prompt: 'bid' } }))
    g.askSeats('all', 'bids', offers)
  }),
  step('reveal', (g, f) => {
    const bids = f.bids as number[]
    delete f.bids
    g.happen(bids.map((n, seat) => ({ kind: 'reveal', seat, n }) as GameEvent))
    g.goTo(f, 'before')
    if (g.state.round === 3) g.state.outcome = { winners: [0], rule: 'reveal' }
  }),
])

const game = toy<Bids>({
  id: 'bids',
  titles: [],
  procedures,
  fields: () => ({ honor: [10, 10, 10], round: 0 }) as unknown as Omit<Bids, keyof State>,
  view: (g, seat) => ({ honor: g.state.honor, round: g.state.round, ...tableOf(g, seat) }),
  sayLog: (_, { event }) =>
    `seat ${(event as GameEvent & { seat: Seat }).seat} bid ${(event as GameEvent & { n: number }).n}`,
  reducers: {
    reveal(g: Machine<Bids>, { seat, n }: GameEvent & { seat: Seat; n: number }) {
      g.state.honor[seat] = (g.state.honor[seat] as number) - n
      if (seat === 0) g.state.round++
    },
  },
})

const bidding = (): Match<Bids> => {
  const match = position(game, { you: {}, opponent: {}, third: {} })
  say(match, 'ready')
  return match
}
const shown = (match: Match<Bids>, seat: Seat): string => JSON.stringify([match.view(seat), match.log(seat)])

test('case 13: a bid is in no view, log or undo until all bids are in', () => {
  const high = bidding()
  const low = bidding()
  say(high, 'opponent: bid 5')
  say(low, 'opponent: bid 1')
  for (const seat of [0, 1, 2]) expect(shown(high, seat)).toBe(shown(low, seat))
  expect(high.view(0).waiting).toEqual([2])
  expect(high.view(1).decision).toBeNull()
  expect(happened(high)).toEqual([])
  expect([0, 1, 2].some((seat) => high.canUndo(seat))).toBe(false)
  expect(() => high.undo(1)).toThrow(IllegalAnswer)
  expect(() => say(high, 'opponent: bid 1')).toThrow('opponent is not asked')
})

test('case 13: then they are revealed together, whoever came first', () => {
  const match = bidding()
  say(match, 'third: bid 3', 'you: bid 1', 'opponent: bid 2')
  expect(happened(match)).toEqual(['seat 0 bid 1', 'seat 1 bid 2', 'seat 2 bid 3'])
  expect(match.state.honor).toEqual([9, 8, 7])
  expect(asked(match)).toEqual(['you turn: ready | steady'])
})

test('case 13: nobody can take back what led to a bid, or a bid, when they are in', () => {
  const match = bidding()
  say(match, 'you: bid 1', 'opponent: bid 2', 'third: bid 3')
  expect([0, 1, 2].some((seat) => match.canUndo(seat))).toBe(false)
})

test('case 13: who searches does not know the bids of others, only that they are made', () => {
  const match = bidding()
  say(match, 'opponent: bid 5')
  const guesses = Array.from({ length: 40 }, (_, i) => match.determinize(0, seedRandom(i)))
  for (const guess of guesses) expect(guess.view(0)).toEqual(match.view(0))
  expect(new Set(guesses.map((guess) => guess.state.pending?.answers[1])).size).toBe(5)
  expect(match.determinize(1, seedRandom(1)).state.pending?.answers[1]).toBe(4)
})

test('case 13: saved while bids are out, the match goes on with them', () => {
  const match = bidding()
  say(match, 'opponent: bid 5')
  const loaded = Match.load(game, match.save(), { log: true })
  for (const m of [match, loaded]) say(m, 'you: bid 1', 'third: bid 2')
  expect(loaded.hash()).toBe(match.hash())
})

test('the generic suite finds nothing', () => {
  checkGame(game, {
    games: 3,
    seed: 1,
    setups: (i) => ({ format: 'toy', decks: [[], [], []], seed: `${i}` }),
  })
})
