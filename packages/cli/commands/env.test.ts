import { spawnSync } from 'node:child_process'
import { Match } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol/games'
import { expect, test } from 'vitest'
import { Environment, MOST_MATCHES } from '../environment.ts'
import { env, reply } from './env.ts'

const GAMES = ['lorcana', 'keyforge', 'l5r', 'bluemoon']

interface Shown {
  seat?: number
  kind?: string
  count?: number
  decision?: { kind: string; options: { text?: string }[] }
  table?: unknown
  log?: { text: string }[]
  outcome?: { winners: number[]; long?: true }
  decisions?: number
  hash?: string
}

const ask = (environment: Environment, request: object): Record<string, Shown> => {
  const answered = JSON.parse(reply(environment, JSON.stringify(request))) as {
    error?: string
    matches: Record<string, Shown>
  }
  if (answered.error !== undefined) throw new Error(answered.error)
  return answered.matches
}

const environmentOf = async (id: string) => new Environment(await loadGame(id, 'all cards'))

/** Plays all matches to their end by chance; how they were shown last. */
function playOut(environment: Environment, begun: Record<string, Shown>): Record<string, Shown> {
  const over: Record<string, Shown> = {}
  let shown = begun
  while (Object.keys(shown).length > 0) {
    const answers: Record<string, 'random'> = {}
    for (const [name, one] of Object.entries(shown)) {
      if (one.outcome === undefined) answers[name] = 'random'
      else over[name] = one
    }
    shown = Object.keys(answers).length === 0 ? {} : ask(environment, { answer: answers })
  }
  return over
}

test.each(GAMES)(
  '%s: several matches at once end as each would alone, whatever is seen of them',
  async (id) => {
    const environment = await environmentOf(id)
    const together = playOut(environment, ask(environment, { reset: { a: { seed: 1 }, b: { seed: 2 } } }))
    expect(Object.keys(together).sort()).toEqual(['a', 'b'])
    expect(together.a?.hash).not.toBe(together.b?.hash)
    for (const see of ['counts', 'table']) {
      const alone = playOut(environment, ask(environment, { see, reset: { b: { seed: 2 } } }))
      expect(alone.b).toEqual(together.b)
    }
  },
)

test('the answers are those of a match: it ends in the same state', async () => {
  const game = await loadGame('bluemoon', 'all cards')
  const environment = new Environment(game)
  const decks = ['flit', 'hoax']
  const match = Match.start(game, { seed: 's', format: game.formats[0] as string, decks })
  let shown = ask(environment, { reset: { a: { seed: 's', decks } } }).a as Shown
  while (match.outcome === null) {
    const [decision] = match.decisions
    if (decision === undefined) throw new Error('nobody is asked')
    expect(shown.seat).toBe(decision.seat)
    expect(shown.decision?.options).toHaveLength(decision.options.length)
    const least = decision.options
      .map((_, i) => i)
      .slice(0, decision.kind === 'order' ? undefined : decision.min)
    const choice = decision.kind === 'choose' ? decision.options.length - 1 : least
    match.answer(decision.seat, choice)
    shown = ask(environment, { answer: { a: choice } }).a as Shown
  }
  expect([shown.outcome, shown.hash]).toEqual([match.outcome, match.hash()])
})

test('how much is seen, and in which language', async () => {
  const environment = await environmentOf('lorcana')
  const options = ask(environment, { reset: { a: {} } }).a as Shown
  expect(options.decision?.options.length).toBe(7)
  expect([options.table, options.log]).toEqual([undefined, undefined])
  const table = ask(environment, { reset: { a: {} }, see: 'table', say: 'de' }).a as Shown
  expect(table.table).toHaveProperty('players')
  expect(table.decision?.options[0]?.text).toMatch(/\w/)
  expect(table.log?.length).toBeGreaterThan(0)
  const counted = ask(environment, { reset: { b: { seed: 3 } }, see: 'counts', say: null })
  let shown = counted.b as Shown
  while (shown.decision !== undefined) shown = ask(environment, { answer: { b: [] } }).b as Shown
  expect(shown).toEqual({
    seat: shown.seat,
    kind: 'choose',
    prompt: expect.any(String),
    count: expect.any(Number),
  })
  const { cards } = JSON.parse(reply(environment, '{"cards":"de"}')) as {
    cards: { def: number; name: string }[]
  }
  expect(cards.length).toBeGreaterThan(2000)
  expect(new Set(cards.map(({ def }) => def)).size).toBe(cards.length)
})

test('bots answer for their seats, and always the same', async () => {
  const environment = await environmentOf('bluemoon')
  const begin = { seed: 5, bots: { 1: 'greedy' } }
  const over = (): Shown => {
    let shown = ask(environment, { reset: { a: begin } }).a as Shown
    while (shown.outcome === undefined) {
      expect(shown.seat).toBe(0)
      shown = ask(environment, { answer: { a: 'random' } }).a as Shown
    }
    return shown
  }
  expect(over()).toEqual(over())
})

test('what is imagined shows the asked seat what is true, and the others other cards', async () => {
  const environment = await environmentOf('lorcana')
  const start = { reset: { a: { seed: 5, decks: ['amber-steel', 'amethyst-ruby'] } }, see: 'table' }
  const truth = ask(environment, start).a as Shown
  const copies = Object.fromEntries([1, 2, 3].map((n) => [`c${n}`, { of: 'a', seed: n }]))
  const imagined = ask(environment, { imagine: copies })
  for (const copy of Object.values(imagined)) expect(copy).toEqual(truth)
  const hands = Object.entries(ask(environment, { answer: { a: [], c1: [], c2: [], c3: [] } })).map(
    ([, shown]) => JSON.stringify(shown.table),
  )
  expect(new Set(hands).size).toBe(4)
  expect(JSON.parse(reply(environment, '{"drop":["c1","c2","c3"]}'))).toEqual({ open: 1 })
})

test.each<[string, RegExp]>([
  ['nonsense', /^this line is no JSON/],
  ['[]', /^a request is an object, not \[\]$/],
  ['{"answr":{}}', /^a request has no "answr"; there are: cards, reset, answer, imagine, drop, see, say$/],
  ['{}', /^a request says one of these, not 0: "cards"/],
  ['{"answer":{"b":0}}', /^answer\.b: no match "b" is open .*; there is a$/],
  ['{"answer":{"a":[0,0]}}', /^answer\.a: option 0 is named twice$/],
  ['{"answer":{"a":7}}', /^answer\.a: give a list/],
  ['{"see":"all","reset":{}}', /^see is one of: counts, options, table; not "all"$/],
  ['{"see":"table","drop":[]}', /^"see" and "say" are said with "reset"/],
  ['{"reset":{"b":{"decks":["amber-steal","amber-steel"]}}}', /did you mean amber-steel\?$/],
  ['{"reset":{"b":{"decks":[[[4,"Nobody"]],"amber-steel"]}}}', /^reset\.b\.decks\.0: .*Nobody/],
  ['{"reset":{"b":{"decks":["amber-steel"]}}}', /^reset\.b\.decks: lorcana has 2 to 4 seats, not 1$/],
  ['{"reset":{"b":{"bots":{"2":"greedy"}}}}', /^reset\.b\.bots has no "2"; there are: 0, 1$/],
  ['{"reset":{"b":{"bots":{"1":"gredy"}}}}', /^reset\.b\.bots\.1 is one of: random, greedy/],
  ['{"reset":{"b":{"format":"draft"}}}', /^reset\.b\.format is one of: constructed/],
  ['{"imagine":{"c":{"of":"b"}}}', /^imagine\.c\.of: no match "b" is open/],
  ['{"drop":["a","b"]}', /^drop\.1: no match "b" is open/],
])('%s is refused with what is wrong, and nothing has happened', async (line, said) => {
  const environment = await environmentOf('lorcana')
  const before = ask(environment, { reset: { a: { seed: 1 } } })
  const { error } = JSON.parse(reply(environment, line)) as { error: string }
  expect(error).toMatch(said)
  // It is still there, as it was: its answers lead where they do elsewhere.
  const other = await environmentOf('lorcana')
  expect(ask(other, { reset: { a: { seed: 1 } } })).toEqual(before)
  expect(ask(environment, { answer: { a: [0] } })).toEqual(ask(other, { answer: { a: [0] } }))
})

test('of several answers in a request none is given where one is wrong', async () => {
  const environment = await environmentOf('lorcana')
  ask(environment, { reset: { a: { seed: 1 }, b: { seed: 2 } } })
  expect(() => ask(environment, { answer: { a: [], b: 99 } })).toThrow('answer.b')
  expect(ask(environment, { answer: { a: [] } }).a?.seat).toBe(1)
})

test('so many matches, and no more', async () => {
  const environment = await environmentOf('bluemoon')
  const names = Array.from({ length: MOST_MATCHES + 1 }, (_, n) => [`m${n}`, {}])
  expect(() => ask(environment, { reset: Object.fromEntries(names) })).toThrow('at most 4096 matches')
})

test('lines come in pieces, and replies go out in their order', async () => {
  const said: string[] = []
  const text = '{"reset":{"ä":{"seed":1}}}\n\n{"answer":{"ä":"concede"}}\nx'
  const bytes = Buffer.from(text)
  async function* input() {
    for (let at = 0; at < bytes.length; at += 5) yield bytes.subarray(at, at + 5)
  }
  await env('lorcana', { stdio: true }, { input: input(), write: async (line) => void said.push(line) })
  expect(said).toHaveLength(3)
  expect(JSON.parse(said[1] as string)).toMatchObject({ matches: { ä: { outcome: { winners: [1] } } } })
  expect(said[2]).toContain('no JSON')
  await expect(env('lorcana', {}, { input: input(), write: async () => {} })).rejects.toThrow('--stdio')
})

// Python is no part of the project: where there is none the example is not run. CI has it.
const hasPython = spawnSync('python3', ['--version']).status === 0
test.skipIf(!hasPython && !process.env.CI)('the example in Python plays to the end', () => {
  const { stdout, stderr } = spawnSync('python3', ['examples/player.py', 'bluemoon', 'random', '4'], {
    encoding: 'utf8',
  })
  expect(stdout, stderr).toMatch(/^[0-4] of 4 matches of bluemoon won against random\n$/)
})
