import { type Decision, Match } from '@regelwerk/core'
import { botChoice } from '@regelwerk/players'
import { describe, expect, it, test } from 'vitest'
import { loadGames } from './games.ts'
import {
  ASK_WHERE_ABLE,
  type Passing,
  unaskedAnswer,
  untilAfter,
  type WindowOnScreen,
  windowOf,
} from './passing.ts'

const games = await loadGames()

const window: WindowOnScreen = {
  id: 'reaction',
  pass: 1,
  within: ['conflict 2.1', 'phase 2.conflict'],
  stop: 'able',
  deeds: 7,
}
const asked = (n: number, change: Partial<WindowOnScreen> = {}) => ({
  kind: 'choose' as const,
  options: Array.from({ length: n }),
  window: { ...window, ...change },
})
const why = (decision: Parameters<typeof unaskedAnswer>[0], passing: Passing): string | null =>
  unaskedAnswer(decision, passing)?.by ?? null
const set = (change: Partial<Passing>): Passing => ({ ...ASK_WHERE_ABLE, ...change })

describe('a player passes without being asked', () => {
  it('where there is nothing to do, and not where there is', () => {
    expect(why(asked(1), ASK_WHERE_ABLE)).toBe('unable')
    expect(why(asked(2), ASK_WHERE_ABLE)).toBeNull()
  })

  it('never where something must be answered', () => {
    expect(
      why({ kind: 'choose', options: [0] }, set({ stops: { reaction: 'never' }, until: { deeds: 7 } })),
    ).toBeNull()
  })

  it('as the stop of the window says, or else the game', () => {
    const stops = { reaction: 'never', would: 'always' } as const
    expect(why(asked(2), set({ stops }))).toBe('told')
    expect(why(asked(1, { id: 'would' }), set({ stops }))).toBeNull()
    expect(why(asked(1, { id: 'turn', stop: 'always' }), ASK_WHERE_ABLE)).toBeNull()
    expect(why(asked(1, { id: 'turn', stop: 'always' }), set({ stops: { turn: 'able' } }))).toBe('unable')
  })

  it('until somebody else does something', () => {
    expect(why(asked(3), set({ until: { deeds: 7 } }))).toBe('told')
    expect(why(asked(3, { deeds: 8 }), set({ until: { deeds: 7 } }))).toBeNull()
  })

  it('until what the window lies in is over, whatever the others do', () => {
    const until = { within: 'conflict 2.1' }
    expect(why(asked(3, { deeds: 9 }), set({ until }))).toBe('told')
    expect(why(asked(3, { within: ['conflict 2.2', 'phase 2.conflict'] }), set({ until }))).toBeNull()
  })

  it('but gives nothing more up than this opportunity, and stops where told to', () => {
    const costs = { costs: true } as const
    expect(why(asked(2, costs), set({ until: { deeds: 7 }, stops: { reaction: 'never' } }))).toBeNull()
    expect(why(asked(1, costs), ASK_WHERE_ABLE)).toBe('unable')
    expect(why(asked(2), set({ until: { deeds: 7 }, stops: { reaction: 'always' } }))).toBeNull()
  })

  it('and no longer, once it is over or the player has done something', () => {
    const until = { within: 'conflict 2.1' }
    expect(untilAfter(until, asked(3))).toBe(until)
    expect(untilAfter(until, asked(3), window.pass)).toBe(until)
    expect(untilAfter(until, asked(3), 0)).toBeNull()
    expect(untilAfter(until, asked(3, { within: [] }))).toBeNull()
    expect(untilAfter(until, {}, 0)).toBe(until)
  })

  it('with the option that passes, or with the order in which the cards are', () => {
    expect(unaskedAnswer(asked(1, { pass: 0 }), ASK_WHERE_ABLE)).toEqual({ choice: 0, by: 'unable' })
    const order = { kind: 'order' as const, options: [0, 0, 0], idle: true }
    expect(unaskedAnswer(order, ASK_WHERE_ABLE)).toEqual({ choice: [0, 1, 2], by: 'told' })
    expect(unaskedAnswer(order, set({ orders: 'all' }))).toBeNull()
    expect(unaskedAnswer({ ...order, idle: false }, ASK_WHERE_ABLE)).toBeNull()
  })

  it('at the same time whatever there is to do, where it was told beforehand', () => {
    for (const passing of [set({ until: { deeds: 7 } }), set({ stops: { reaction: 'never' } })])
      expect(new Set([1, 2, 9].map((n) => why(asked(n), passing)))).toEqual(new Set(['told']))
  })
})

interface Seen {
  lone: number
  asked: number
  unknown: Decision[]
}

/** A game between two bots: the windows of the first seat with one option, and those in which a person would be asked. */
function play(game: (typeof games)[number]): Seen {
  const [one, two] = game.decks
  const decks = [one?.id ?? '', two?.id ?? '']
  const match = Match.start(
    game,
    { format: game.formats[0] as string, decks, seed: 'passing' },
    { log: true },
  )
  const seen: Seen = { lone: 0, asked: 0, unknown: [] }
  for (let i = 0; i < 500 && match.outcome === null; i++) {
    const decision = match.decisions[0] as Decision
    const found = windowOf(match, decision)
    if (game.windows?.of(match.machine, decision) && found === null) seen.unknown.push(decision)
    if (found && decision.options.length === 1 && decision.seat === 0) {
      seen.lone++
      if (why({ ...decision, window: found }, ASK_WHERE_ABLE) === null) seen.asked++
    }
    match.answer(decision.seat, botChoice(match, decision, 'random'))
  }
  return seen
}

test.each(games)('$id knows its windows, and asks in none where there is nothing to do', (game) => {
  const { lone, asked, unknown } = play(game)
  expect(unknown).toEqual([])
  expect(lone).toBeGreaterThan(0)
  // A turn of the own does not end by itself unless its player wants it so.
  const isOwnTurnAlone = Object.values(game.windows?.kinds ?? {}).every(({ stop }) => stop === 'always')
  expect(asked).toBe(isOwnTurnAlone ? lone : 0)
})

test('what others have done is counted, passing is not', () => {
  const game = games.find(({ id }) => id === 'l5r') as (typeof games)[number]
  const decks = ['crab', 'crane']
  const match = Match.start(game, { format: 'core', decks, seed: 'deeds' }, { log: true })
  const passes = [0, 0]
  const deeds = [0, 0]
  for (let i = 0; i < 200 && match.outcome === null; i++) {
    const decision = match.decisions[0] as Decision
    const choice = botChoice(match, decision, 'random')
    const counts = windowOf(match, decision)?.pass === choice ? passes : deeds
    counts[decision.seat] = (counts[decision.seat] as number) + 1
    match.answer(decision.seat, choice)
  }
  expect(passes.every((n) => n > 10)).toBe(true)
  expect([match.deedsOfOthers(1), match.deedsOfOthers(0)]).toEqual(deeds)
})

test.each([
  ['l5r', 'order discarding'],
  ['keyforge', 'order leaving'],
])('in %s nobody is asked to %s on a pile, for no card reads it', (id, prompt) => {
  const game = games.find((one) => one.id === id) as (typeof games)[number]
  const deckAt = (n: number): string => game.decks[n % game.decks.length]?.id ?? ''
  const orders: boolean[] = []
  for (let n = 0; n < 24 && orders.length === 0; n++) {
    const decks = [deckAt(n), deckAt(n + 1)]
    const match = Match.start(game, { format: game.formats[0] as string, decks, seed: `prompts ${n}` })
    for (let i = 0; i < 700 && match.outcome === null; i++) {
      const decision = match.decisions[0] as Decision
      const idle = game.windows?.isIdle?.(match.machine, decision) ?? false
      if (decision.prompt === prompt)
        orders.push(unaskedAnswer({ ...decision, idle }, ASK_WHERE_ABLE) === null)
      else expect(idle).toBe(false)
      match.answer(decision.seat, botChoice(match, decision, 'random'))
    }
  }
  expect(orders.length).toBeGreaterThan(0)
  expect(orders).not.toContain(true)
})

test('in l5r nobody is asked to cancel what they have begun, and everybody to cancel what another has', () => {
  const game = games.find(({ id }) => id === 'l5r') as (typeof games)[number]
  const match = Match.start(
    game,
    { format: 'core', decks: ['crane', 'scorpion'], seed: 'own' },
    { log: true },
  )
  const begun = { own: 0, others: 0 }
  for (let i = 0; i < 500 && match.outcome === null; i++) {
    const decision = match.decisions[0] as Decision
    const [event] = (match.state.stack.at(-1) as { batch?: { kind: string; seat: number }[] }).batch ?? []
    if (decision.prompt === 'would' && event?.kind === 'initiate') {
      const isOwn = event.seat === decision.seat
      begun[isOwn ? 'own' : 'others']++
      // As if there were something to do.
      const able = { ...decision, options: [0, 0], window: windowOf(match, decision) }
      expect(unaskedAnswer(able, ASK_WHERE_ABLE)?.by ?? null).toBe(isOwn ? 'told' : null)
    }
    match.answer(decision.seat, botChoice(match, decision, 'random'))
  }
  expect(begun.own).toBeGreaterThan(0)
  expect(begun.others).toBeGreaterThan(0)
})
