import { mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@regelwerk/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captured } from '../captured.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'regelwerk-backup-'))
const mode = (file: string): number => statSync(file).mode & 0o777

const data = join(folder(), 'data')
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: data, logLevel: 'silent' })
})
afterAll(() => server.close())

const ran = async (...args: string[]) => {
  const { code, json, err } = await captured([...args, '--json'])
  return { code, err, ...json() }
}

test('what a server keeps is for its owner alone', () => {
  expect(mode(data)).toBe(0o700)
  for (const file of readdirSync(data)) expect([file, mode(join(data, file))]).toEqual([file, 0o600])
})

test('a copy of a running server, and back, with the key', async () => {
  const file = join(folder(), 'copy')
  expect(await ran('backup', file, '--data', data)).toMatchObject({
    code: 0,
    ok: true,
    matches: 0,
    answers: 0,
    key: true,
  })
  expect(mode(file)).toBe(0o600)
  const other = join(folder(), 'other')
  expect(await ran('restore', file, '--data', other)).toMatchObject({ code: 0, ok: true, key: true })
  expect(readFileSync(join(other, 'signing-key'))).toEqual(readFileSync(join(data, 'signing-key')))
  const again = await startServer({ port: 0, dataDir: other, logLevel: 'silent' })
  await again.close()
  expect(await ran('backup', file, '--data', data)).toMatchObject({
    code: 2,
    error: expect.stringContaining('exists already'),
  })
})

test('nothing is overwritten, and what is no copy is refused', async () => {
  const file = join(folder(), 'copy')
  await ran('backup', file, '--data', data)
  expect(await ran('restore', file, '--data', data)).toMatchObject({
    code: 2,
    error: expect.stringContaining('is not empty'),
  })
  const wrong = join(folder(), 'wrong')
  writeFileSync(wrong, 'no copy of anything '.repeat(100))
  const other = join(folder(), 'other')
  expect(await ran('restore', wrong, '--data', other)).toMatchObject({
    code: 2,
    error: expect.stringContaining('is no copy of a record'),
  })
  expect(await ran('backup', join(folder(), 'x'), '--data', other)).toMatchObject({
    code: 2,
    error: expect.stringContaining('there is no record in'),
  })
})

test('a second server on the same folder is refused in a sentence', async () => {
  const { code, err } = await captured(['serve', '--port', '0', '--data', data])
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^regelwerk: another server uses the folder [^\n]*\n$/),
  ])
})

test('a damaged record is said at the start, with what can be read', async () => {
  const file = join(folder(), 'copy')
  await ran('backup', file, '--data', data)
  const other = join(folder(), 'other')
  await ran('restore', file, '--data', other)
  const database = join(other, 'regelwerk.db')
  truncateSync(database, Math.floor(statSync(database).size / 2))
  const { code, err } = await captured(['serve', '--port', '0', '--data', other])
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^regelwerk: the record .* is damaged .*read[^\n]*\n$/),
  ])
})
