import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { backUp, restore } from './backups.ts'
import { databaseIn } from './folder.ts'
import { startServer } from './index.ts'

test('of a record that is damaged in the midst, what can be read is copied, and that is said', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-damaged-'))
  await (await startServer({ port: 0, dataDir, logLevel: 'silent' })).close()
  const file = databaseIn(dataDir)
  const db = new Database(file)
  const add = db.prepare(`INSERT INTO answers VALUES (?, ?, 0, '1', ?, 0, NULL)`)
  db.exec('BEGIN')
  for (let seq = 0; seq < 5000; seq++) add.run(['a', seq, 'h'.repeat(200)])
  db.exec('COMMIT')
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(0, middle, middle + 8192)
  writeFileSync(file, bytes)
  const starting = startServer({ port: 0, dataDir, logLevel: 'silent' })
  await expect(starting).rejects.toThrow(/the record .* is damaged .* can be read\. Restore a copy/)
  const copy = join(dataDir, 'copy')
  const { answers, matches, damage, key } = backUp(dataDir, copy)
  expect([matches, key, damage]).toEqual([0, true, `of answers only ${answers} rows could be read`])
  expect(answers).toBeGreaterThan(1000)
  expect(answers).toBeLessThan(5000)
  const other = join(dataDir, 'other')
  expect(restore(copy, other)).toMatchObject({ answers, key: true })
  await (await startServer({ port: 0, dataDir: other, logLevel: 'silent' })).close()
  rmSync(dataDir, { recursive: true })
})
