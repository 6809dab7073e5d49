import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanName, Guests, signingKey } from './guests.ts'

test.each([
  ['  Ann  ', 'Ann'],
  ['Ann\n  of\tCleves', 'Ann of Cleves'],
  ['Zoë', 'Zoë'],
  ['名前', '名前'],
  ['a\u202eb', 'ab'],
  ['x'.repeat(24), 'x'.repeat(24)],
])('the name %j is shown as %j', (raw, name) => expect(cleanName(raw)).toBe(name))

test.each(['', '   ', '\u200b', '\u0007', 'x'.repeat(25)])('%j is no name', (raw) =>
  expect(() => cleanName(raw)).toThrow('1 to 24 visible characters'),
)

test('a token names its guest, and no other token does', () => {
  const guests = new Guests(Buffer.alloc(32, 1))
  const { guest, token } = guests.welcome('Ann')
  expect(guests.read(token)).toEqual(guest)
  const [text, signature] = token.split('.') as [string, string]
  const forged = Buffer.from(JSON.stringify({ ...guest, name: 'Bob' })).toString('base64url')
  for (const wrong of [
    '',
    '.',
    text,
    `${text}.`,
    `${forged}.${signature}`,
    `${text}.${signature.slice(0, -1)}`,
    `${token}.x`,
    new Guests(Buffer.alloc(32, 2)).welcome('Ann').token,
  ]) {
    expect(guests.read(wrong)).toBeNull()
  }
})

test('with their token a guest is the same by another name, with a strange one somebody new', () => {
  const guests = new Guests(Buffer.alloc(32, 1))
  const { guest, token } = guests.welcome('Ann')
  expect(guests.welcome('Bob', token).guest).toEqual({ id: guest.id, name: 'Bob' })
  expect(guests.welcome('Bob', 'x.y').guest.id).not.toBe(guest.id)
})

test('the key is made once and is for nobody else to read', () => {
  const dir = mkdtempSync(join(tmpdir(), 'regelwerk-'))
  const key = signingKey(dir)
  expect(key).toHaveLength(32)
  expect(signingKey(dir)).toEqual(key)
  expect(statSync(join(dir, 'signing-key')).mode & 0o777).toBe(0o600)
  rmSync(dir, { recursive: true })
})
