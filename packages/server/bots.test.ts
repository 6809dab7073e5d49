/** Bots that fail: whatever happens to their thread, the match goes on. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedRandom } from '@regelwerk/core'
import { games } from '@regelwerk/protocol'
import { expect, test } from 'vitest'
import { Client, choiceFor } from './scripts/client.ts'
import { againstBot } from './scripts/plans.ts'
import { testServer } from './testing.ts'

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
