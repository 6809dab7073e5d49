import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, fingerprintOf, fingerprints } from './fingerprint.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regelwerk-print-'))
  write('index.ts', 'export const a = 1\n')
  write('rules/turn.ts', 'draw()\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const now = (): string => fingerprint([folder])

test('every game has one of its own, the same each time', () => {
  const all = Object.values(fingerprints())
  expect(new Set(all).size).toBe(4)
  for (const one of all) expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(fingerprintOf('lorcana')).toBe(fingerprints().lorcana)
})

test.each([
  ['a rule', 'rules/turn.ts'],
  ['a card', 'cards/new.ts'],
])('%s that changes changes it', (_, file) => {
  const before = now()
  write(file, 'drawTwo()\n')
  expect(now()).not.toBe(before)
})

test.each([
  ['a test', 'rules/turn.test.ts'],
  ['a position', 'conformance/turn.yaml'],
  ['a wording', 'text/en.ts'],
  ['what has been compiled', 'dist/index.js'],
  ['a judgement of bots', 'weights.ts'],
])('%s does not', (_, file) => {
  const before = now()
  write(file, 'other\n')
  expect(now()).toBe(before)
})

test('it does not matter where the files lie, nor how their lines end', () => {
  const before = now()
  const other = mkdtempSync(join(tmpdir(), 'regelwerk-print-'))
  cpSync(folder, other, { recursive: true })
  expect(fingerprint([other])).toBe(before)
  write('rules/turn.ts', 'draw()\r\n')
  expect(now()).toBe(before)
  rmSync(other, { recursive: true })
})

test('without sources it is of what was compiled', () => {
  write('dist/index.js', 'const a = 1\n')
  rmSync(join(folder, 'index.ts'))
  const compiled = now()
  write('dist/index.js', 'const a = 2\n')
  expect(now()).not.toBe(compiled)
})
