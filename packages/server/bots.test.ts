/** Bots that fail: whatever happens to their thread, the match goes on. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Decision, type Match, randomChoice, seedRandom } from '@regelwerk/core'
import { loadGames } from '@regelwerk/protocol'
import { expect, test } from 'vitest'
import { Client, choiceFor } from './scripts/client.ts'
import { againstBot } from './scripts/plans.ts'
import { testServer } from './testing.ts'

const games = await loadGames()

test.each([
  ['throws', 'export default () => { throw new Error("no idea") }'],
  ['answers nonsense', 'export default () => 123456'],
  ['ends its thread', 'export default () => process.exit(1)'],
])('a bot that %s is played for', async (_, code) => {
  const worker = join(mkdtempSync(join(tmpdir(), 'regelwerk-')), 'worker.mjs')
  writeFileSync(worker, code)
  const server = await testServer({ botWorker: worker })
  const ann = await Client.named(server.url, 'Ann')
  const bluemoon = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]
  const { match } = await ann.make(againstBot(bluemoon, 'greedy', { starter: 1 }))
  await ann.ask({ kind: 'open', match })
  const screen = await ann.screen(match, ({ decision }) => decision !== null)
  expect((await server.hall.table(match)).match?.answers.some(({ seat }) => seat === 1)).toBe(true)
  await ann.answer(match, choiceFor(screen.decision as never, seedRandom('ann')), screen.seq)
  await server.stop()
})

test('bots wait where nobody is who plays with them, and go on when somebody is', async () => {
  const server = await testServer()
  const bluemoon = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]
  const ann = await Client.named(server.url, 'Ann')
  const begin = async (starter: number): Promise<string> => {
    const { match } = await ann.make(againstBot(bluemoon, 'greedy', { starter }))
    await ann.ask({ kind: 'open', match })
    await ann.screen(match)
    return match
  }
  const left = await begin(0)
  const table = await server.hall.table(left)
  await ann.ask({ kind: 'close', match: left })
  const random = seedRandom('left')
  while (table.match?.decisionOf(0)) {
    const choice = randomChoice(table.match.decisionOf(0) as Decision, random)
    await ann.answer(left, choice, table.seq)
  }
  const { length } = (table.match as Match).answers
  // A bot that is played with answers meanwhile.
  await ann.screen(await begin(1), ({ decision }) => decision !== null)
  expect(table.match?.answers).toHaveLength(length)
  await ann.ask({ kind: 'open', match: left })
  await ann.screen(left, ({ decision, seq }) => decision !== null && seq > length)
  await server.stop()
})

test('a guest plays against bots in so many matches at a time', async () => {
  const server = await testServer()
  const bluemoon = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]
  const ann = await Client.named(server.url, 'Ann')
  const plan = againstBot(bluemoon, 'greedy')
  for (let i = 0; i < 10; i++) await ann.make(plan)
  await expect(ann.make(plan)).rejects.toThrow('too-many: you play against bots in 10 unfinished matches')
  await server.stop()
})
