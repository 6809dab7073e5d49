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
  ['a\u3164\u2800b', 'a b'],
  ['\u2066A\u202en\u2069n\u200f', 'Ann'],
  ['\u0301Ann', 'Ann'],
  ['o\u0308', 'ö'],
  [`z${'\u0335'.repeat(20)}`, 'z\u0335\u0335\u0335'],
  ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
  ['ศุภกิจ', 'ศุภกิจ'],
  ['सौम्या', 'सौम्या'],
])('the name %j is shown as %j', (raw, name) => expect(cleanName(raw)).toBe(name))

const EMPTY = [
  '\u3164\u3164', // Hangul fillers
  '\u115f\u1160',
  '\uffa0',
  '\u2800\u2800', // braille without dots
  '\u{1d159}', // a note without a head
  '\u0301\u0301', // marks on nothing
  ' \u0301 \u20dd',
  '\ufe0f\u{e0100}', // selectors
  '\u202e\u2066\u200d', // directions, joiners
  '\u034f\u17b4',
  '\u{e0041}', // tags
  '\ue000', // for private use
]

test.each(['', '   ', '\u200b', '\u0007', 'x'.repeat(25), ...EMPTY])('%j is no name', (raw) =>
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
