/** What is on record survives: stopped and started again, or hindered from writing, no match is other than it was. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import { seedRandom } from '@regelwerk/core'
import { loadGames, replayFrom } from '@regelwerk/protocol'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Client, choiceFor } from './scripts/client.ts'
import { againstBot, joining, planFor } from './scripts/plans.ts'
import type { Stand } from './snapshots.ts'
import { type TestServer, testServer } from './testing.ts'

const games = await loadGames()

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.stop())

const hashOf = async (match: string): Promise<string | undefined> =>
  (await server.hall.table(match)).match?.hash()

async function withDatabase(work: (db: Database.Database) => void): Promise<void> {
  const db = new Database(join(server.dataDir, 'regelwerk.db'))
  work(db)
  db.close()
}

async function two(id: string): Promise<{ ann: Client; bob: Client; match: string }> {
  const game = games.find((one) => one.id === id) as (typeof games)[number]
  const ann = await Client.named(server.url, 'Ann')
  const bob = await Client.named(server.url, 'Bob')
  const { match } = await ann.make(planFor(game))
  await bob.ask(joining(game, match))
  for (const client of [ann, bob]) await client.ask({ kind: 'open', match })
  for (const client of [ann, bob]) await client.screen(match)
  return { ann, bob, match }
}

/** Answers for whoever is asked, one after the other. */
async function playOn(
  clients: readonly Client[],
  match: string,
  answers: number,
  seed: string,
): Promise<void> {
  const random = seedRandom(seed)
  for (let i = 0; i < answers; i++) {
    const { seq } = await server.hall.table(match)
    for (const client of clients) await client.screen(match, (screen) => screen.seq >= seq)
    const asked = clients.find((client) => client.screens.get(match)?.decision)
    const screen = asked?.screens.get(match)
    if (asked === undefined || !screen?.decision) return
    await asked.answer(match, choiceFor(screen.decision, random), screen.seq)
  }
}

/** A match in the midst of the game: by chance one may be over after a few answers. */
async function midway(id: string): Promise<Awaited<ReturnType<typeof two>>> {
  for (;;) {
    const begun = await two(id)
    await playOn([begun.ann, begun.bob], begun.match, 20, id)
    if (await isPlaying(begun.match)) return begun
  }
}

const isPlaying = async (match: string): Promise<boolean> =>
  (await server.hall.table(match)).row.state === 'playing'

test.each(games.map(({ id }) => id))('%s goes on where it was', async (id) => {
  const { ann, bob, match } = await midway(id)
  const hash = await hashOf(match)
  const { seq } = await server.hall.table(match)
  const closed = new Promise((resolve) => {
    ann.onClose = resolve
  })
  server = await server.again()
  expect(await closed).toBe(1001)
  expect(server.hall.counts()).toMatchObject({ playing: 0 })
  expect(await hashOf(match)).toBe(hash)

  const again = await Client.connect(server.url, ann.who, 'de')
  await again.ask({ kind: 'open', match })
  const screen = await again.screen(match)
  expect(screen.seq).toBe(seq)
  expect(screen.log.from).toBe(0)
  expect(screen.log.lines.length).toBeGreaterThan(0)
  await expect(again.answer(match, 0, seq - 1)).rejects.toThrow('stale')
  const other = await Client.connect(server.url, bob.who)
  await other.ask({ kind: 'open', match })
  await playOn([again, other], match, 5, `${id} on`)
  const { seq: then } = await server.hall.table(match)
  expect(then).toBeGreaterThan(seq)
  if (await isPlaying(match)) expect(then).toBe(seq + 5)
})

test('a bot that was thinking thinks again', async () => {
  const ann = await Client.named(server.url, 'Ann')
  const bluemoon = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]
  const { match } = await ann.make(againstBot(bluemoon, 'random', { starter: 1 }))
  server = await server.again()
  const again = await Client.connect(server.url, ann.who)
  await again.ask({ kind: 'open', match })
  await again.screen(match, ({ decision }) => decision !== null)
})

test('answers that lead elsewhere today are taken back, and everybody is told', async () => {
  const { ann, bob, match } = await two('lorcana')
  await playOn([ann, bob], match, 20, 'elsewhere')
  const hashes = async () => (await server.hall.table(match)).match?.hash()
  server = await server.again()
  // As if it had been killed, and the 19th answer led elsewhere now: until the 16th it is known that they do not.
  await withDatabase((db) => db.exec(`DELETE FROM snapshots WHERE seq > 0`))
  await withDatabase((db) => db.exec(`UPDATE answers SET hash = 'other' WHERE seq = 18`))
  const again = await Client.connect(server.url, ann.who)
  await again.ask({ kind: 'open', match })
  const info = await again.info(match, () => true)
  expect(info).toMatchObject({ state: 'playing', ended: null, changed: [{ seq: 21, lost: 4 }] })
  const screen = await again.screen(match)
  expect(screen.seq).toBe(21)
  await withDatabase((db) => {
    const rows = db.prepare('SELECT seat, choice, hash FROM answers ORDER BY seq').all() as {
      choice: string
    }[]
    expect(rows).toHaveLength(21)
    expect(rows[20]).toMatchObject({
      seat: -1,
      choice: '{"rewind":16}',
      hash: (rows[15] as { hash?: string }).hash,
    })
  })
  const other = await Client.connect(server.url, bob.who)
  await other.ask({ kind: 'open', match })
  await playOn([again, other], match, 3, 'on')
  const hash = await hashes()
  server = await server.again()
  expect(await hashes()).toBe(hash)
})

test('where the rules are others, answers of which it is not known where they led are taken back', async () => {
  const { ann, bob, match } = await two('lorcana')
  await playOn([ann, bob], match, 20, 'unsure')
  server = await server.again()
  // As if it had been killed, and played by other rules.
  await withDatabase((db) => db.exec(`DELETE FROM snapshots WHERE seq > 0`))
  await withDatabase((db) => db.exec(`UPDATE matches SET rules = 'other'`))
  const again = await Client.connect(server.url, ann.who)
  await again.ask({ kind: 'open', match })
  const info = await again.info(match, () => true)
  expect(info).toMatchObject({ state: 'playing', changed: [{ seq: 21, from: 'other', lost: 4 }] })
})

test('a match that cannot be loaded any more ends without a winner, and its log can be read', async () => {
  const { ann, bob, match } = await two('lorcana')
  await playOn([ann, bob], match, 12, 'unloadable')
  await server.close()
  await withDatabase((db) => {
    const rows = db.prepare('SELECT seq, state FROM snapshots').all() as { seq: number; state: Uint8Array }[]
    for (const { seq, state } of rows) {
      const stand = JSON.parse(inflateSync(state).toString()) as Stand
      for (const frame of stand.saved.state.stack as { step: string }[]) frame.step = 'a step of long ago'
      db.prepare('UPDATE snapshots SET state = ? WHERE seq = ?').run(deflateSync(JSON.stringify(stand)), seq)
    }
    db.exec(`UPDATE matches SET rules = 'others'`)
  })
  server = await server.again()
  const again = await Client.connect(server.url, ann.who)
  await again.ask({ kind: 'open', match })
  const info = await again.info(match, () => true)
  expect(info).toMatchObject({ state: 'over', ended: 'upgrade', series: { wins: [0, 0] } })
  expect(info.reason).toContain('a step of long ago')
  expect(info.fair.secret).toMatch(/^[0-9a-f]{64}$/)
  const replay = replayFrom(await (await fetch(`${server.url}/api/replays/${match}?lang=de`)).json())
  expect(replay).toMatchObject({ rules: 'others', ended: 'upgrade' })
  expect(replay.answers).toHaveLength(12)
  expect(replay.recorded?.length).toBeGreaterThan(12)
  expect(replay.recorded?.map(({ text }) => text).join(' ')).toMatch(/zieht/)
  await expect(again.ask({ kind: 'concede', match })).rejects.toThrow('the match is over')
})

test('an answer that cannot be written has not been given', async () => {
  const { ann, bob, match } = await two('bluemoon')
  await playOn([ann, bob], match, 4, 'full')
  const hash = await hashOf(match)
  await withDatabase((db) =>
    db.exec(
      `CREATE TRIGGER full BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
    ),
  )
  await expect(playOn([ann, bob], match, 1, 'lost')).rejects.toThrow('unavailable')
  expect(await hashOf(match)).toBe(hash)
  expect([ann, bob].map((client) => client.screens.get(match)?.seq)).toEqual([4, 4])
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
  await withDatabase((db) => db.exec('DROP TRIGGER full'))
  await playOn([ann, bob], match, 3, 'again')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await server.hall.table(match)).seq).toBe(7)
  server = await server.again()
  expect(await hashOf(match)).toMatch(/./)
  expect((await server.hall.table(match)).row.changes).toEqual([])
})

test('a bot waits until its answer can be written', async () => {
  await withDatabase((db) =>
    db.exec(
      `CREATE TRIGGER full BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
    ),
  )
  const ann = await Client.named(server.url, 'Ann')
  const bluemoon = games.find(({ id }) => id === 'bluemoon') as (typeof games)[number]
  const { match } = await ann.make(againstBot(bluemoon, 'random', { starter: 1 }))
  await ann.ask({ kind: 'open', match })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((await server.hall.table(match)).seq).toBe(0)
  await withDatabase((db) => db.exec('DROP TRIGGER full'))
  await ann.screen(match, ({ decision }) => decision !== null)
})

test('a record that cannot be read is no healthy server; looking at it writes nothing', async () => {
  const written = (): number => statSync(join(server.dataDir, 'regelwerk.db-wal')).size
  const before = written()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(written()).toBe(before)
  await withDatabase((db) => db.exec('DROP TABLE matches'))
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
})

test('figures', async () => {
  const { ann, bob, match } = await two('bluemoon')
  await playOn([ann, bob], match, 3, 'figures')
  await expect(ann.answer(match, 0, 99)).rejects.toThrow('stale')
  const text = await (await fetch(`${server.url}/metrics`)).text()
  expect(text).toContain('regelwerk_connections 2')
  expect(text).toContain('regelwerk_matches{state="playing"} 1')
  expect(text).toContain('regelwerk_answers_total 3')
  expect(text).toContain('regelwerk_answer_seconds_count 3')
  expect(text).toContain('regelwerk_errors_total{code="stale"} 1')
  expect(text).toMatch(/regelwerk_event_loop_lag_seconds\{quantile="0.99"\} \d/)
})
