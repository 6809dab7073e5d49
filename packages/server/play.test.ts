/** Whole matches over real sockets, for each game. */
import { Match, seedRandom } from '@regelwerk/core'
import { type KeptReplay, loadGames, unfairness } from '@regelwerk/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './scripts/client.ts'
import { againstBot, entropyOfSeat, joining, planFor } from './scripts/plans.ts'
import { type TestServer, testServer } from './testing.ts'

const games = await loadGames()

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test.each(games.map((game) => [game.id, game] as const))(
  'two clients play %s to its end',
  async (id, game) => {
    const ann = await Client.named(server.url, 'Ann')
    const bob = await Client.named(server.url, 'Bob')
    const { match } = await ann.make(planFor(game))
    await ann.ask({ kind: 'open', match })
    expect(ann.infos.get(match)).toMatchObject({ state: 'waiting', seats: [{ name: 'Ann' }, { name: null }] })
    await bob.ask(joining(game, match))
    await bob.ask({ kind: 'open', match })
    await Promise.all([ann.play(match, seedRandom(`${id} ann`)), bob.play(match, seedRandom(`${id} bob`))])
    const info = await ann.info(match, ({ state }) => state === 'over')
    expect(info.fair.secret).toBeDefined()

    const replay = (await (await fetch(`${server.url}/api/replays/${match}`)).json()) as KeptReplay
    expect(replay.names).toEqual(['Ann', 'Bob'])
    expect(replay.fair?.entropy).toEqual([0, 1].map(entropyOfSeat))
    expect(unfairness(replay.setup.seed, replay.fair as never)).toBeNull()
    const hashes: string[] = []
    Match.replay(game, replay, { each: (played) => hashes.push(played.hash()) })
    expect(replay.hashes).toEqual(hashes.map((hash, i) => (replay.hashes[i] === '' ? '' : hash)))
    expect(replay.hashes.at(-1)).toBe(hashes.at(-1))
    expect(replay.hashes.filter((hash) => hash !== '').length).toBeGreaterThanOrEqual(hashes.length / 16)
    for (const client of [ann, bob]) client.close()
  },
)

test('a match against a bot', async () => {
  const [, , , bluemoon] = games
  const ann = await Client.named(server.url, 'Ann')
  const { match } = await ann.make(againstBot(bluemoon as never, 'greedy'))
  await ann.ask({ kind: 'open', match })
  await ann.play(match, seedRandom('ann'))
  expect((await ann.info(match, ({ state }) => state === 'over')).seats[1]).toMatchObject({ bot: 'greedy' })
  ann.close()
})
