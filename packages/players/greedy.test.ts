import { bluemoon } from '@regelwerk/bluemoon'
import { type Decision, type Game, Match, type Setup } from '@regelwerk/core'
import { keyforge } from '@regelwerk/keyforge'
import { l5r } from '@regelwerk/l5r'
import { lorcana } from '@regelwerk/lorcana'
import { describe, expect, test } from 'vitest'
import { players } from './index.ts'

const games = [lorcana, bluemoon, keyforge, l5r] as unknown as readonly [Game, Game, Game, Game]

/** Plays a game between two players by name. */
function play(seats: readonly [string, string], setup: Setup, game = games[0]): Match {
  const match = Match.start(game, setup)
  const seated = seats.map((name, seat) => players[name]?.(`${setup.seed}/${seat}`))
  while (match.outcome === null) {
    const decision = match.decisions[0] as Decision
    const { seat } = decision
    const look = () => match.view(seat)
    const choice = seated[seat]?.answer(decision, look, (random) => match.determinize(seat, random))
    match.answer(seat, choice as number)
  }
  return match
}

const setup = (seed: string, ...decks: string[]): Setup => ({
  format: lorcana.formats[0] as string,
  decks,
  seed,
})

describe('greedy', () => {
  test('beats random from either seat', () => {
    const winners = [1, 2, 3, 4].map((n) => {
      const decks = n % 2 ? ['amber-steel', 'emerald-ruby'] : ['amethyst-sapphire', 'amber-emerald']
      const first = play(['greedy', 'random'], setup(`a${n}`, ...decks)).outcome?.winners
      const second = play(['random', 'greedy'], setup(`b${n}`, ...decks)).outcome?.winners
      return [...(first ?? []), ...(second ?? [])]
    })
    expect(winners).toEqual([1, 2, 3, 4].map(() => [0, 1]))
  })

  test('beats random at Blue Moon from either seat', () => {
    const winners = bluemoon.decks.slice(1).map(({ id }, n) => {
      const seats = n % 2 ? (['random', 'greedy'] as const) : (['greedy', 'random'] as const)
      const decks = ['vulca', id]
      return play(seats, { format: 'ready', decks, seed: `moon ${n}` }, games[1]).outcome?.winners
    })
    // Luck may win one of them.
    const lost = winners.filter((seats, n) => seats?.[0] !== n % 2)
    expect(winners.length).toBeGreaterThan(7)
    expect(lost.length).toBeLessThan(2)
  })

  test('beats random at KeyForge from either seat', () => {
    const ready = keyforge.decks.map(({ id }) => id)
    const winners = ready.slice(1).map((id, n) => {
      const seats = n % 2 ? (['random', 'greedy'] as const) : (['greedy', 'random'] as const)
      const decks = [ready[0] as string, id]
      return play(seats, { format: 'archon', decks, seed: `key ${n}` }, games[2]).outcome?.winners
    })
    expect(winners).toEqual(winners.map((_, n) => [n % 2]))
  })

  test('beats random at L5R from either seat', () => {
    const ready = l5r.decks.map(({ id }) => id)
    const winners = [1, 2].map((deck, n) => {
      const seats = n % 2 ? (['random', 'greedy'] as const) : (['greedy', 'random'] as const)
      const decks = [ready[0] as string, ready[deck] as string]
      return play(seats, { format: 'core', decks, seed: `rings ${n}` }, games[3]).outcome?.winners
    })
    expect(winners).toEqual(winners.map((_, n) => [n % 2]))
  })

  test('answers the same from the same seed', () => {
    const hashes = [1, 2].map(() =>
      play(['greedy', 'greedy'], setup('same', 'sapphire-steel', 'amethyst-ruby')).hash(),
    )
    expect(hashes[0]).toBe(hashes[1])
  })
})
