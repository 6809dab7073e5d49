/** What is refused: with a code and a reason, and without any change. */
import { LONGEST_MESSAGE, loadGames, type ServerMessage } from '@regelwerk/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { NO_LIMITS } from './door.ts'
import { Client, newGuest } from './scripts/client.ts'
import { againstBot, joining, planFor } from './scripts/plans.ts'
import { type TestServer, testServer } from './testing.ts'

const games = await loadGames()

const gameNamed = (id: string) => games.find((game) => game.id === id) as (typeof games)[number]
const bluemoon = gameNamed('bluemoon')
const lorcana = gameNamed('lorcana')

let server: TestServer
let ann: Client
let bob: Client
let eve: Client
let match: string
beforeAll(async () => {
  server = await testServer()
  const named = (name: string) => Client.named(server.url, name)
  ;[ann, bob, eve] = await Promise.all([named('Ann'), named('Bob'), named('Eve')])
  ;({ match } = await ann.make(planFor(bluemoon, { starter: 0 })))
  await bob.ask(joining(bluemoon, match))
  for (const client of [ann, bob, eve]) await client.ask({ kind: 'open', match })
  await Promise.all([ann, bob, eve].map((client) => client.screen(match)))
})
afterAll(() => server.stop())

/** The reply to whatever is sent. */
async function reply(client: Client, message: unknown): Promise<ServerMessage> {
  const came = new Promise<ServerMessage>((resolve) => {
    client.onMessage = (said) => {
      if (!['screen', 'change', 'match'].includes(said.kind)) resolve(said)
    }
  })
  client.send(message)
  return came
}

describe('a message', () => {
  test.each([
    ['no JSON', '{"kind":', 'malformed'],
    ['nothing', '', 'malformed'],
    ['null', 'null', 'malformed'],
    ['a list', '[]', 'malformed'],
    ['no kind', '{}', 'malformed'],
    ['an unknown kind', '{"kind":"constructor"}', 'malformed'],
    ['too much', '{"kind":"lobby","on":true,"more":1}', 'malformed'],
    ['a wrong type', '{"kind":"lobby","on":"yes"}', 'malformed'],
    ['a number where there are none', '{"kind":"answer","match":"x","seq":-1,"choice":0}', 'malformed'],
    ['something too long', JSON.stringify({ kind: 'lobby', on: 'x'.repeat(LONGEST_MESSAGE) }), 'too-large'],
    ['a match that is none', '{"kind":"open","match":"nowhere"}', 'no-such-match'],
  ])('with %s', async (_, message, code) => {
    const said = await reply(eve, message)
    expect(said).toMatchObject({ kind: 'error', code })
    expect((said as { text: string }).text).not.toBe('')
  })

  test('the reply has its number, even if it is refused', async () => {
    expect(await reply(eve, '{"kind":"lobby","re":7}')).toMatchObject({ kind: 'error', re: 7 })
  })

  test('in binary', async () => {
    const came = new Promise<ServerMessage>((resolve) => {
      eve.onMessage = resolve
    })
    eve.socket.send(Buffer.from('{"kind":"lobby","on":true}'), { binary: true })
    expect(await came).toMatchObject({ code: 'malformed' })
  })

  test('before hello, or with a token of one’s own making', async () => {
    const who = { token: 'e30.e30', guest: 'x', name: 'x' }
    await expect(Client.connect(server.url, who)).rejects.toThrow('who-are-you')
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`)
    await new Promise((resolve) => socket.once('open', resolve))
    const said = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))))
    socket.send('{"kind":"lobby","on":true}')
    expect(await said).toMatchObject({ code: 'who-are-you' })
    socket.close()
  })

  test('so large that it is not even read ends the connection', async () => {
    const mallory = await Client.named(server.url, 'Mallory')
    const code = new Promise((resolve) => {
      mallory.onClose = resolve
    })
    mallory.send('x'.repeat(20 * LONGEST_MESSAGE))
    expect(await code).toBe(1009)
  })
})

describe('an answer', () => {
  test('of who does not sit there', () =>
    expect(eve.answer(match, 0)).rejects.toThrow('not-allowed: you do not sit at this table'))

  test('of who is not asked', async () => {
    const [other] = [ann, bob].filter((client) => client.screens.get(match)?.decision === null)
    await expect(other?.answer(match, 0)).rejects.toThrow('stale')
  })

  test('that is stale, foreign or no option, changes nothing', async () => {
    const before = (await server.hall.table(match)).match?.hash()
    const [asked] = [ann, bob].filter((client) => client.screens.get(match)?.decision !== null)
    const { seq = 0, decision } = asked?.screens.get(match) ?? {}
    await expect(asked?.answer(match, 0, seq + 1)).rejects.toThrow('stale')
    await expect(asked?.answer(match, 9999, seq)).rejects.toThrow('illegal')
    await expect(asked?.answer(match, decision?.kind === 'choose' ? [0] : 0, seq)).rejects.toThrow('illegal')
    expect((await server.hall.table(match)).match?.hash()).toBe(before)
  })

  test('that comes twice counts once', async () => {
    const [asked] = [ann, bob].filter((client) => client.screens.get(match)?.decision !== null)
    const { seq = 0, decision } = asked?.screens.get(match) ?? {}
    const choice =
      decision?.kind === 'choose' ? 0 : decision?.kind === 'order' ? decision.options.map((_, i) => i) : []
    const twice = await Promise.allSettled([
      asked?.answer(match, choice, seq),
      asked?.answer(match, choice, seq),
    ])
    expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect((await server.hall.table(match)).seq).toBe(seq + 1)
  })
})

describe('a match', () => {
  const bad: [string, ReturnType<typeof planFor>, string][] = [
    ['of no game', planFor(bluemoon, { game: 'chess' }), 'there is no game chess'],
    ['of no format', planFor(bluemoon, { format: 'blitz' }), 'no format blitz'],
    [
      'with a handicap in a format that has none',
      planFor(gameNamed('keyforge'), { handicap: [4, 0] }),
      'nobody begins with a handicap in archon',
    ],
    [
      'with a handicap that there cannot be',
      planFor(gameNamed('keyforge'), { format: 'handicap', handicap: [25, 0] }),
      'the handicap says for each of 2 seats how many Chains: 0 to 24',
    ],
    [
      'to which nobody brings a deck',
      planFor(gameNamed('lorcana'), { format: 'draft' }),
      'draft begins with 4 unopened boosters, such as "4 booster:1"',
    ],
    [
      'for too many',
      planFor(bluemoon, { seats: [...planFor(bluemoon).seats, { who: 'open' }] }),
      'for 2 players',
    ],
    [
      'of nobody',
      planFor(bluemoon, { seats: [{ who: 'open' }, { who: 'open' }] }),
      'sits in one of its seats',
    ],
    ['of an even number', planFor(bluemoon, { bestOf: 2 }), 'best of 1, 3, 5 or 7'],
    ['begun by nobody', planFor(bluemoon, { starter: 2 }), 'seat 2 cannot start'],
    [
      'with an unknown deck',
      planFor(bluemoon, { seats: [{ who: 'me', deck: 'x', commit: '0'.repeat(64) }, { who: 'open' }] }),
      'no ready deck x',
    ],
    [
      'with an unknown bot',
      planFor(bluemoon, {
        seats: [planFor(bluemoon).seats[0] as never, { who: 'bot', name: 'constructor', deck: 'vulca' }],
      }),
      'there is no bot constructor',
    ],
    [
      'with a deck against the rules',
      planFor(lorcana, {
        seats: [
          { who: 'me', deck: [[4, lorcana.cards()[0]?.name.en as string]], commit: '0'.repeat(64) },
          { who: 'open' },
        ],
      }),
      '(rule 1.10.1.1',
    ],
  ]
  test.each(bad)('%s', async (_, plan, text) => {
    await expect(ann.make(plan)).rejects.toThrow(text)
  })

  test('cannot be joined when it is full', () =>
    expect(eve.ask(joining(bluemoon, match))).rejects.toThrow('the match has begun'))

  test('tells its replay when it is over', async () => {
    const response = await fetch(`${server.url}/api/replays/${match}`)
    expect([response.status, await response.json()]).toEqual([
      403,
      { error: expect.stringContaining('not over') },
    ])
    expect((await fetch(`${server.url}/api/replays/nowhere`)).status).toBe(404)
  })
})

test('a page from elsewhere cannot connect', async () => {
  const from = (origin: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { origin })
      socket.once('open', () => {
        socket.close()
        resolve('open')
      })
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode))
      socket.once('error', () => {})
    })
  expect(await from('https://elsewhere.example')).toBe(403)
  expect(await from('null')).toBe(403)
  expect(await from(server.url)).toBe('open')
})

test('who speaks too fast is refused, and heard again later', async () => {
  const strict = await testServer({
    limits: { work: { ...NO_LIMITS.work, connection: { burst: 5, perSecond: 4 } } },
  })
  const hasty = await Client.connect(strict.url, await newGuest(strict.url, 'Hasty'))
  const ask = () => hasty.ask({ kind: 'lobby', on: false })
  const said = await Promise.allSettled(Array.from({ length: 20 }, ask))
  expect(said.map(({ status }) => status)).toContain('rejected')
  for (let heard = false; !heard; ) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    heard = await ask().then(
      () => true,
      () => false,
    )
  }
  await strict.stop()
})

test('who goes on for long although everything is refused is shown out, and stays out for a while', async () => {
  const strict = await testServer({
    limits: {
      work: { ...NO_LIMITS.work, connection: { burst: 3, perSecond: 0 } },
      haste: { burst: 20, perSecond: 0 },
      ban: 60_000,
    },
  })
  const who = await newGuest(strict.url, 'Hasty')
  const hasty = await Client.connect(strict.url, who)
  const closed = new Promise((resolve) => {
    hasty.onClose = resolve
  })
  hasty.keep = true
  // One that is carried out now and then makes no difference.
  for (let i = 0; i < 50; i++) hasty.send({ kind: 'close', match: 'm' })
  expect(await closed).toBe(1008)
  expect(hasty.heard.filter(({ kind }) => kind === 'error')).toHaveLength(21)
  const back = new WebSocket(`${strict.url.replace('http', 'ws')}/ws`)
  expect(await new Promise((resolve) => back.once('close', resolve))).toBe(1008)
  await strict.stop()
})

test('what is asked of a server over HTTP is limited, on every route', async () => {
  const strict = await testServer({ webLimits: { pages: 2, api: 2, replays: 2 } })
  for (const path of ['/', '/healthz', '/metrics', '/api/games', '/api/replays/nowhere']) {
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await fetch(`${strict.url}${path}`)).status)
    expect(statuses.at(-1), path).toBe(429)
    expect(statuses[0], path).not.toBe(429)
  }
  await strict.stop()
})

test('the last of many languages counts, and few are spoken', async () => {
  const own = await testServer()
  const reader = await Client.connect(own.url, await newGuest(own.url, 'Reader'))
  const { match: other } = await reader.make(againstBot(bluemoon, 'random', { starter: 0 }))
  await reader.ask({ kind: 'open', match: other })
  await reader.screen(other)
  reader.keep = true
  for (let i = 0; i < 100; i++) reader.send({ kind: 'language', lang: i % 2 === 0 ? 'it' : 'en' })
  await reader.ask({ kind: 'language', lang: 'de' })
  await reader.screen(
    other,
    ({ decision }) => decision?.options.some(({ text }) => text.startsWith('Weiter')) ?? false,
  )
  expect(reader.heard.filter(({ kind }) => kind === 'screen').length).toBeLessThanOrEqual(4)
  await own.stop()
})

test('too many new guests in a minute are refused', async () => {
  const strict = await testServer({ webLimits: { guests: 2 } })
  await newGuest(strict.url, 'a')
  await newGuest(strict.url, 'b')
  await expect(newGuest(strict.url, 'c')).rejects.toThrow('429')
  await strict.stop()
})

test.each(['', '   ', 'x'.repeat(25)])('%j is no name for a guest', async (name) => {
  await expect(newGuest(server.url, name)).rejects.toThrow('400')
})
