/** Fair shuffles over the wire: all commit before any reveals, in every match, and what is given up is told. */
import { commitOf, commitTo, loadGames, type MatchInfo, seedFrom, unfairness } from '@regelwerk/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { REVEALING } from './lifetime.ts'
import { Client } from './scripts/client.ts'
import { againstBot, entropyOfSeat, joining, planFor, playingAgain } from './scripts/plans.ts'
import { FakeTime, type TestServer, testServer } from './testing.ts'

const games = await loadGames()

const bluemoon = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]

let server: TestServer
let time: FakeTime
let ann: Client
let bob: Client
beforeEach(async () => {
  time = new FakeTime()
  server = await testServer({ time })
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => Client.named(server.url, name)))) as [
    Client,
    Client,
  ]
  for (const client of [ann, bob]) Object.assign(client, { keep: true, reveals: false })
})
afterEach(() => server.stop())

const reveal = (client: Client, match: string, entropy: string) =>
  client.ask({ kind: 'reveal', match, entropy })

/** Both sit, and nobody has revealed anything. */
async function committed(): Promise<string> {
  const { match } = await ann.make(planFor(bluemoon))
  await ann.ask({ kind: 'open', match })
  await bob.ask(joining(bluemoon, match))
  await bob.ask({ kind: 'open', match })
  await ann.info(match, ({ state }) => state === 'revealing')
  return match
}

const [hers, his] = [0, 1].map(entropyOfSeat) as [string, string]

test('nobody is told what anybody adds before all have revealed it; then everybody is', async () => {
  const match = await committed()
  const { fair } = ann.infos.get(match) as MatchInfo
  expect(fair).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{64}$/),
    commits: [commitOf(0, hers), commitOf(1, his)],
    entropy: [],
  })
  await reveal(ann, match, hers)
  await bob.info(match, ({ seats }) => seats[0]?.ready === true)
  expect(JSON.stringify(bob.heard)).not.toContain(hers)
  expect((await server.hall.table(match)).match).toBeNull()
  await reveal(bob, match, his)
  const begun = await bob.info(match, ({ state }) => state === 'playing')
  expect(begun.fair).toEqual({ ...fair, entropy: [hers, his] })
  await ann.screen(match)
  await ann.ask({ kind: 'concede', match })
  const { fair: told } = await bob.info(match, ({ state }) => state === 'over')
  const { setup } = (await server.hall.table(match)).row
  expect(commitTo(told.secret as string)).toBe(fair.commit)
  expect(setup?.seed).toBe(seedFrom(told.secret as string, [hers, his]))
  expect(unfairness(setup?.seed as string, told)).toBeNull()
})

describe('revealed is only', () => {
  test('what was committed to, by who sits there, and once', async () => {
    const match = await committed()
    await expect(reveal(bob, match, hers)).rejects.toThrow('illegal: this is not what you have committed to')
    const eve = await Client.named(server.url, 'Eve')
    await expect(reveal(eve, match, hers)).rejects.toThrow('not-allowed')
    await reveal(bob, match, his)
    await reveal(bob, match, his)
    expect((await server.hall.table(match)).row.state).toBe('revealing')
  })

  test('what all have committed to', async () => {
    const { match } = await ann.make(planFor(bluemoon))
    await expect(reveal(ann, match, hers)).rejects.toThrow('not everybody has committed yet')
  })
})

test('a copied commitment cannot be revealed in another seat', async () => {
  const { match } = await ann.make(planFor(bluemoon))
  await bob.ask({ ...joining(bluemoon, match), commit: commitOf(0, hers) })
  await reveal(ann, match, hers)
  await expect(reveal(bob, match, hers)).rejects.toThrow('this is not what you have committed to')
})

test('against a bot too, nothing begins before the person has revealed', async () => {
  const { match } = await ann.make(againstBot(bluemoon))
  await ann.ask({ kind: 'open', match })
  expect(ann.infos.get(match)).toMatchObject({
    state: 'revealing',
    fair: { commits: [commitOf(0, hers), ''] },
  })
  await reveal(ann, match, hers)
  const { fair } = await ann.info(match, ({ state }) => state === 'playing')
  expect(fair.entropy).toEqual([hers, ''])
})

test('every match has a secret of its own', async () => {
  const commits = new Set<string | undefined>()
  for (let i = 0; i < 3; i++) {
    const { match } = await ann.make(planFor(bluemoon))
    await ann.ask({ kind: 'open', match })
    commits.add(ann.infos.get(match)?.fair.commit)
  }
  expect(commits.size).toBe(3)
})

test('a rematch asks everybody for a commitment of their own: who only looks does not sit', async () => {
  const match = await committed()
  await Promise.all([reveal(ann, match, hers), reveal(bob, match, his)])
  await ann.ask({ kind: 'concede', match })
  await ann.ask(playingAgain(match, 0))
  const { next } = await bob.info(match, (info) => info.next !== null)
  const id = next as string
  await ann.ask({ kind: 'open', match: id })
  await bob.ask({ kind: 'open', match: id })
  expect(bob.heard.at(-1)).toMatchObject({ kind: 'match', seat: -1, kept: 1 })
  expect(bob.infos.get(id)).toMatchObject({ state: 'waiting', seats: [{ ready: true }, { ready: false }] })
  await expect(reveal(ann, id, hers)).rejects.toThrow('not everybody has committed')
  const other = 'cd'.repeat(32)
  await bob.ask({ kind: 'rematch', match, commit: commitOf(1, other) })
  await bob.ask({ kind: 'rematch', match, commit: commitOf(1, other) })
  await expect(bob.ask(playingAgain(match, 1))).rejects.toThrow('you sit there already')
  await reveal(ann, id, hers)
  await expect(reveal(bob, id, his)).rejects.toThrow('not what you have committed to')
  await reveal(bob, id, other)
  const { fair } = await ann.info(id, ({ state }) => state === 'playing')
  expect(fair.entropy).toEqual([hers, other])
})

describe('who does not reveal in time', () => {
  test('ends the match for all, without a winner, and what was revealed is told with the secret', async () => {
    const match = await committed()
    await reveal(ann, match, hers)
    const { fair } = ann.infos.get(match) as MatchInfo
    time.pass(REVEALING - 1)
    await ann.ask({ kind: 'chat', match, text: 'come on' })
    expect(ann.infos.get(match)?.state).toBe('revealing')
    time.pass(1)
    const over = await bob.info(match, ({ state }) => state === 'over')
    expect(over).toMatchObject({ ended: 'unrevealed', series: { wins: [0, 0] } })
    expect(over.fair).toEqual({ ...fair, entropy: [hers, ''], secret: expect.any(String) })
    expect(commitTo(over.fair.secret as string)).toBe(fair.commit)
    await expect(reveal(bob, match, his)).rejects.toThrow('stale: the match has ended without it')
    const replay = await fetch(`${server.url}/api/replays/${match}`)
    expect([replay.status, await replay.json()]).toEqual([
      404,
      { error: expect.stringContaining('never began') },
    ])
    server = await server.again()
    const again = await Client.connect(server.url, ann.who)
    await again.ask({ kind: 'open', match })
    expect(again.infos.get(match)?.fair).toEqual(over.fair)
  })

  test('can be asked to play again, with a new secret and new commitments', async () => {
    const match = await committed()
    time.pass(REVEALING)
    const { fair } = await bob.info(match, ({ state }) => state === 'over')
    const made = await bob.ask(playingAgain(match, 1))
    if (made.kind !== 'made') throw new Error('no match')
    await ann.ask(playingAgain(match, 0))
    await ann.ask({ kind: 'open', match: made.match })
    expect(ann.infos.get(made.match)).toMatchObject({ state: 'revealing', series: { game: 1 } })
    expect(ann.infos.get(made.match)?.fair.commit).not.toBe(fair.commit)
  })
})

test('a restart in the middle loses nothing, and the time counts from then on', async () => {
  const match = await committed()
  await reveal(ann, match, hers)
  const { fair } = ann.infos.get(match) as MatchInfo
  time.pass(REVEALING - 1)
  server = await server.again()
  const again = await Client.connect(server.url, bob.who)
  again.reveals = false
  await again.ask({ kind: 'open', match })
  expect(again.infos.get(match)).toMatchObject({
    state: 'revealing',
    seats: [{ ready: true }, { ready: false }],
    fair,
  })
  time.pass(REVEALING - 1)
  await reveal(again, match, his)
  await again.screen(match)
  expect(again.infos.get(match)?.fair.entropy).toEqual([hers, his])
})

test('what nobody has come back to after a restart ends by itself', async () => {
  const match = await committed()
  server = await server.again()
  expect(server.hall.counts()).toMatchObject({ revealing: 0 })
  time.pass(REVEALING + 60_000)
  // It is due, so it is read from the record; then those who might still come have their time.
  while (server.hall.counts().revealing === 0) await new Promise((again) => setTimeout(again, 10))
  time.pass(REVEALING)
  const again = await Client.connect(server.url, ann.who)
  again.reveals = false
  await again.ask({ kind: 'open', match })
  expect(await again.info(match, ({ state }) => state === 'over')).toMatchObject({ ended: 'unrevealed' })
})
