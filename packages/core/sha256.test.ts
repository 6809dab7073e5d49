import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256, sha256Hex } from './sha256.ts'

// The examples published with FIPS 180-4.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the published hash of %#', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash)
})

test('any text has the hash that Node finds, whatever its length and letters', () => {
  const same = (text: string): void => {
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
  }
  for (let length = 0; length < 200; length++) same('x'.repeat(length))
  same('é ß 漢字 🂡 \ud83c alone')
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), same))
})

test('the words are those of the hash', () => {
  expect(sha256('abc').map((word) => word.toString(16))).toEqual(
    sha256Hex('abc')
      .match(/.{8}/g)
      ?.map((word) => word.replace(/^0+/, '')),
  )
})
