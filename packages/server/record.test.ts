import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Record } from './record.ts'
import type { AnswerRow, MatchRow } from './rows.ts'
import type { SnapshotTable } from './schema.ts'
import { realTime } from './time.ts'

let file: string
let record: Record
beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'regelwerk-record-')), 'regelwerk.db')
  record = await Record.open(file, realTime)
})
afterEach(() => record.close())

const matchRow = (id: string): MatchRow => ({
  id,
  state: 'playing',
  game: 'lorcana',
  rules: 'r',
  created: 1,
  secret: 's',
  commit: 'c',
  key: 'k',
  plan: {
    maker: 'g',
    format: 'x',
    starter: 'random',
    clock: { kind: 'none' },
    private: false,
    spectators: true,
    bestOf: 1,
  },
  seats: [],
  series: { game: 1, wins: [0, 0] },
  setup: { format: 'x', decks: [], seed: 'x' },
  begun: 'h',
  ended: null,
  reason: null,
  changes: [{ seq: 3, from: 'q', to: 'r', lost: 1 }],
  next: null,
  due: null,
})

const answer = (match: string, seq: number): AnswerRow => ({
  match,
  seq,
  seat: 0,
  choice: [1, 2],
  hash: 'h',
  at: 5,
  clocks: [1, 2],
})

const snapshot = (match: string, seq: number, counted = seq): SnapshotTable => ({
  match,
  seq,
  counted,
  logged: seq,
  state: Buffer.from(`state ${seq}`),
  log: Buffer.from(`log ${seq}`),
})

const begun = (id: string) => ({ match: matchRow(id), answer: answer(id, 0) })

test('what is written is read as it was', async () => {
  const rewind = { ...answer('a', 1), choice: { rewind: 0 }, clocks: null }
  await record.write('a', { ...begun('a'), snapshot: snapshot('a', 0) })
  await record.write('a', { answer: rewind })
  const kept = await record.load('a')
  expect(kept).toMatchObject({ row: matchRow('a'), events: [answer('a', 0), rewind] })
  expect(kept?.row).toEqual(matchRow('a'))
  expect(kept?.snapshots.map(({ state }) => Buffer.from(state ?? []).toString())).toEqual(['state 0'])
  expect(await record.load('b')).toBeNull()
  await record.write('a', { match: { ...matchRow('a'), state: 'over', ended: 'clock' } })
  expect((await record.state('a'))?.ended).toBe('clock')
})

test('a match is read from its last snapshot on', async () => {
  await record.write('a', { ...begun('a'), snapshot: snapshot('a', 0) })
  await record.write('a', { answer: answer('a', 1), snapshot: snapshot('a', 2) })
  await record.write('a', { answer: answer('a', 2) })
  const kept = await record.load('a')
  expect(kept?.snapshots.map(({ seq }) => seq)).toEqual([0, 2])
  expect(kept?.events.map(({ seq }) => seq)).toEqual([2])
  expect(await record.events('a')).toHaveLength(3)
})

test('going back makes snapshots void', async () => {
  await record.write('a', { ...begun('a'), snapshot: snapshot('a', 0) })
  await record.write('a', { answer: answer('a', 1), snapshot: snapshot('a', 2) })
  await record.write('a', { answer: { ...answer('a', 2), choice: { rewind: 1 } }, backTo: 1 })
  expect((await record.load('a'))?.snapshots.map(({ seq }) => seq)).toEqual([0])
  expect((await record.snapshotBefore('a', 5))?.seq).toBe(0)
})

test('of a match that is over the last state is kept, and those where the rules changed', async () => {
  await record.write('a', { ...begun('a'), snapshot: snapshot('a', 0) })
  for (const seq of [3, 6, 9]) await record.write('a', { snapshot: snapshot('a', seq) })
  await record.write('a', { match: { ...matchRow('a'), state: 'over' }, snapshot: snapshot('a', 12) })
  const kept = (await record.snapshots('a')).filter(({ state }) => state !== null)
  expect(kept.map(({ seq }) => seq)).toEqual([3, 12])
})

test('an answer that is missing is noticed', async () => {
  await record.write('a', begun('a'))
  await record.write('a', { answer: answer('a', 2) })
  await expect(record.load('a')).rejects.toThrow('the record is damaged: event 1 of match a is missing')
})

test('what comes in one turn of the event loop is one transaction', async () => {
  const first = record.write('a', begun('a'))
  const second = record.write('b', begun('b'))
  expect(second).toBe(first)
  await first
  const later = record.write('a', { answer: answer('a', 1) })
  expect(later).not.toBe(first)
  await later
})

test('of a transaction that fails nothing is there, and nothing follows until the match has been read again', async () => {
  await record.write('a', begun('a'))
  const failing = [record.write('b', begun('b')), record.write('a', { answer: answer('a', 0) })]
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await record.load('b')).toBeNull()
  await expect(record.write('a', { answer: answer('a', 1) })).rejects.toThrow('read again')
  expect((await record.load('a'))?.events).toHaveLength(1)
  await record.write('a', { answer: answer('a', 1) })
})

test('who sits where is counted on disk, until the match is over', async () => {
  const seat = (guest: string, commit: string | null) => ({
    guest,
    name: guest,
    bot: null,
    deck: 'd',
    commit,
    entropy: null,
  })
  const row = { ...matchRow('a'), seats: [seat('ann', '12'), seat('bob', null)] }
  await record.write('a', { match: row })
  await record.write('b', { match: { ...row, id: 'b' } })
  expect([await record.howMany('ann'), await record.howMany('bob')]).toEqual([2, 0])
  await record.write('a', { match: { ...row, state: 'over' } })
  expect(await record.howMany('ann')).toBe(1)
})

test('what is due is found, what has been over for long is removed', async () => {
  await record.write('a', { match: { ...matchRow('a'), due: 5 } })
  await record.write('b', { match: { ...matchRow('b'), due: 9 } })
  await record.write('c', {
    ...begun('c'),
    match: { ...matchRow('c'), state: 'over' },
    snapshot: snapshot('c', 1),
  })
  expect(await record.due(8, 10)).toEqual(['a'])
  expect(await record.removeOver(Date.now() - 10_000, 10)).toBe(0)
  expect(await record.removeOver(Date.now() + 10_000, 10)).toBe(1)
  expect([await record.state('c'), await record.events('c'), await record.snapshots('c')]).toEqual([
    null,
    [],
    [],
  ])
})

test('a record from before snapshots is taken over: what was unfinished ends, what is over stays', async () => {
  const old = join(mkdtempSync(join(tmpdir(), 'regelwerk-old-')), 'regelwerk.db')
  const db = new Database(old)
  // As the version before left it.
  db.exec(`
    CREATE TABLE matches (id text PRIMARY KEY, state text NOT NULL, game text NOT NULL, version text NOT NULL,
      created bigint NOT NULL, secret text NOT NULL, "commit" text NOT NULL, key text NOT NULL, plan text NOT NULL,
      seats text NOT NULL, series text NOT NULL, setup text, ended text, next text);
    CREATE INDEX matches_state ON matches (state);
    CREATE TABLE answers (match text NOT NULL, seq integer NOT NULL, seat integer NOT NULL, choice text NOT NULL,
      hash text NOT NULL, at bigint NOT NULL, clocks text, CONSTRAINT answers_once PRIMARY KEY (match, seq));
    CREATE TABLE pulse (id integer PRIMARY KEY, at bigint NOT NULL);
    CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL);
    CREATE TABLE kysely_migration_lock (id varchar(255) NOT NULL PRIMARY KEY, is_locked integer DEFAULT 0 NOT NULL);
    INSERT INTO kysely_migration VALUES ('1', '2026-01-01T00:00:00.000Z');
    INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
  `)
  const setup = JSON.stringify({ format: 'x', decks: ['a', 'b'], seed: 's' })
  for (const [id, state] of ['waiting', 'playing', 'over'].entries()) {
    db.prepare(
      `INSERT INTO matches VALUES (?, ?, 'lorcana', '2.1.0', 5, 's', 'c', 'k', '{}', '[]', '{}', ?, NULL, NULL)`,
    ).run([String(id), state, state === 'waiting' ? null : setup])
    db.prepare(`INSERT INTO answers VALUES (?, 0, 0, '1', 'h', 7, NULL)`).run([String(id)])
  }
  db.close()
  const taken = await Record.open(old, realTime)
  const rows = await Promise.all(['0', '1', '2'].map((id) => taken.state(id)))
  expect(rows.map((row) => [row?.state, row?.ended, row?.rules])).toEqual([
    ['over', 'upgrade', '2.1.0'],
    ['over', 'upgrade', '2.1.0'],
    ['over', null, '2.1.0'],
  ])
  expect(rows[1]?.reason).toContain('kept no snapshots')
  expect(await taken.load('1')).toMatchObject({ snapshots: [], events: [{ choice: 1 }] })
  await taken.close()
})

test('it is written through to the disk', async () => {
  const db = new Database(file)
  expect(db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  db.close()
})

test('many at once', async () => {
  const many = Array.from({ length: 2500 }, (_, seq) => record.write('a', { answer: answer('a', seq) }))
  await Promise.all(many)
  const db = new Database(file)
  expect(db.prepare('SELECT count(*) AS n FROM answers').all()).toEqual([{ n: 2500 }])
  db.close()
})
