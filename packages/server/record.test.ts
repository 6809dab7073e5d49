import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Record } from './record.ts'
import type { AnswerRow, MatchRow } from './rows.ts'

let file: string
let record: Record
beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'regelwerk-record-')), 'regelwerk.db')
  record = await Record.open(file)
})
afterEach(() => record.close())

const matchRow = (id: string): MatchRow => ({
  id,
  state: 'playing',
  game: 'lorcana',
  version: '1',
  created: 1,
  secret: 's',
  commit: 'c',
  key: 'k',
  plan: {
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
  ended: null,
  next: null,
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

test('what is written is read as it was', async () => {
  await record.write(matchRow('a'), answer('a', 0))
  await record.write(null, { ...answer('a', 1), choice: { rewind: 0 }, clocks: null })
  expect(await record.read('a')).toEqual({
    row: matchRow('a'),
    answers: [answer('a', 0), { ...answer('a', 1), choice: { rewind: 0 }, clocks: null }],
  })
  expect(await record.read('b')).toBeNull()
  expect((await record.unfinished()).map(({ id }) => id)).toEqual(['a'])
  await record.write({ ...matchRow('a'), state: 'over', ended: 'clock' }, null)
  expect(await record.unfinished()).toEqual([])
})

test('what comes in one turn of the event loop is one transaction', async () => {
  const first = record.write(matchRow('a'), answer('a', 0))
  const second = record.write(matchRow('b'), answer('b', 0))
  expect(second).toBe(first)
  await first
  const later = record.write(null, answer('a', 1))
  expect(later).not.toBe(first)
  await later
})

test('of a transaction that fails nothing is there, and nothing follows until the match has been read again', async () => {
  await record.write(matchRow('a'), answer('a', 0))
  const failing = [record.write(matchRow('b'), answer('b', 0)), record.write(null, answer('a', 0))]
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await record.read('b')).toBeNull()
  await expect(record.write(null, answer('a', 1))).rejects.toThrow('read again')
  expect((await record.read('a'))?.answers).toHaveLength(1)
  await record.write(null, answer('a', 1))
})

test('it is written through to the disk', async () => {
  const db = new Database(file)
  expect(db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  db.close()
  await record.beat(7)
})

test('many at once', async () => {
  const many = Array.from({ length: 2500 }, (_, seq) => record.write(null, answer('a', seq)))
  await Promise.all(many)
  const db = new Database(file)
  expect(db.prepare('SELECT count(*) AS n FROM answers').all()).toEqual([{ n: 2500 }])
  db.close()
})
