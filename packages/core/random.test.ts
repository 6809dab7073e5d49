import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  below,
  branch,
  chachaBlock,
  copyRandom,
  next32,
  type RandomState,
  seedRandom,
  shuffle,
} from './random.ts'
import { sha256 } from './sha256.ts'

/** Words as the RFC prints them: bytes in their order, four a word, the lowest first. */
const wordsOf = (hex: string): number[] =>
  (hex.replace(/\s/g, '').match(/.{8}/g) ?? []).map((four) =>
    Number.parseInt((four.match(/../g) ?? []).reverse().join(''), 16),
  )

const ZEROS = '00'.repeat(32)

/** The block function once more, straight from the text of RFC 8439, 2.1 to 2.3, slowly and with whole numbers. */
function blockBySpec(key: readonly number[], rest: readonly number[], rounds: number): number[] {
  const M = 2n ** 32n
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, ...rest].map(BigInt)
  const state = [...start]
  const get = (i: number): bigint => state[i] as bigint
  const add = (i: number, j: number) => {
    state[i] = (get(i) + get(j)) % M
  }
  const xorTurn = (i: number, j: number, by: bigint) => {
    const mixed = get(i) ^ get(j)
    state[i] = ((mixed << by) % M) + (mixed >> (32n - by))
  }
  const quarter = (a: number, b: number, c: number, d: number) => {
    for (const [x, y, z, by] of [
      [a, b, d, 16n],
      [c, d, b, 12n],
      [a, b, d, 8n],
      [c, d, b, 7n],
    ] as const) {
      add(x, y)
      xorTurn(z, x, by)
    }
  }
  for (let round = 0; round < rounds; round++) {
    // Columns, then diagonals: in each, a row is one further to the right than the one above.
    const shift = round % 2
    for (let column = 0; column < 4; column++) {
      const [a, b, c, d] = [0, 1, 2, 3].map((row) => 4 * row + ((column + shift * row) % 4))
      quarter(a as number, b as number, c as number, d as number)
    }
  }
  return state.map((word, i) => Number((word + (start[i] as bigint)) % M))
}

const block = (key: readonly number[], rest: readonly number[], rounds: number): number[] => {
  const into = new Uint32Array(16)
  chachaBlock(key, rest, rounds, into)
  return [...into]
}

describe('ChaCha', () => {
  // RFC 8439: 2.3.2 and the keystreams of appendix A.1. A counter, then a nonce.
  const counting = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
  test.each<[string, string, string, string]>([
    [
      '2.3.2',
      counting,
      '01000000 000000090000004a00000000',
      `10f1e7e4d13b5915500fdd1fa32071c4 c7d1f4c733c068030422aa9ac3d46c4e
       d2826446079faa0914c2d705d98b02a2 b5129cd1de164eb9cbd083e8a2503c4e`,
    ],
    [
      'A.1 #1',
      ZEROS,
      '00000000 000000000000000000000000',
      `76b8e0ada0f13d90405d6ae55386bd28 bdd219b8a08ded1aa836efcc8b770dc7
       da41597c5157488d7724e03fb8d84a37 6a43b8f41518a11cc387b669b2ee6586`,
    ],
    [
      'A.1 #2',
      ZEROS,
      '01000000 000000000000000000000000',
      `9f07e7be5551387a98ba977c732d080d cb0f29a048e3656912c6533e32ee7aed
       29b721769ce64e43d57133b074d839d5 31ed1f28510afb45ace10a1f4b794d6f`,
    ],
    [
      'A.1 #3',
      `${'00'.repeat(31)}01`,
      '01000000 000000000000000000000000',
      `3aeb5224ecf849929b9d828db1ced4dd 832025e8018b8160b82284f3c949aa5a
       8eca00bbb4a73bdad192b5c42f73f2fd 4e273644c8b36125a64addeb006c13a0`,
    ],
    [
      'A.1 #4',
      `00ff${'00'.repeat(30)}`,
      '02000000 000000000000000000000000',
      `72d54dfbf12ec44b362692df94137f32 8fea8da73990265ec1bbbea1ae9af0ca
       13b25aa26cb4a648cb9b9d1be65b2c09 24a66c54d545ec1b7374f4872e99f096`,
    ],
    [
      'A.1 #5',
      ZEROS,
      '00000000 000000000000000000000002',
      `c2c64d378cd536374ae204b9ef933fcd 1a8b2288b3dfa49672ab765b54ee27c7
       8a970e0e955c14f3a88e741b97c286f7 5f8fc299e8148362fa198a39531bed6d`,
    ],
  ])('gives the published block with twenty rounds: %s', (_, key, rest, words) => {
    expect(block(wordsOf(key), wordsOf(rest), 20)).toEqual(wordsOf(words))
    expect(blockBySpec(wordsOf(key), wordsOf(rest), 20)).toEqual(wordsOf(words))
  })

  test('with any number of rounds it does what the text of the RFC says', () => {
    const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    const words = (n: number) => fc.array(word, { minLength: n, maxLength: n })
    fc.assert(
      fc.property(words(8), words(4), fc.constantFrom(2, 8, 12, 20), (key, rest, rounds) => {
        expect(block(key, rest, rounds)).toEqual(blockBySpec(key, rest, rounds))
      }),
    )
  })
})

describe('a stream', () => {
  const { key } = seedRandom('stream')
  const wordAt = (at: number): number => {
    const number = Math.floor(at / 16)
    return blockBySpec(key, [number % 2 ** 32, Math.floor(number / 2 ** 32), 0, 0], 8)[at % 16] as number
  }

  test('is the blocks of eight rounds, one after the other', () => {
    const random = { key, at: 0 }
    for (let at = 0; at < 40; at++) expect(next32(random)).toBe(wordAt(at))
    expect(random.at).toBe(40)
  })

  test.each([15, 16, 2 ** 36 - 1, 2 ** 36, 2 ** 40 + 5])('goes on at any place: %i', (at) => {
    const random = { key, at }
    expect([next32(random), next32(random)]).toEqual([wordAt(at), wordAt(at + 1)])
  })

  test('many streams and copies in turn do not disturb each other', () => {
    const seeds = Array.from({ length: 50 }, (_, i) => `many ${i}`)
    const alone = seeds.map((seed) => {
      const random = seedRandom(seed)
      return Array.from({ length: 60 }, () => next32(random))
    })
    const streams = seeds.map((seed) => seedRandom(seed))
    const mixed: number[][] = seeds.map(() => [])
    for (let i = 0; i < 60; i++) {
      streams.forEach((random, n) => {
        const copy = copyRandom(random)
        // A copy that runs ahead, and one that came from a save.
        for (let ahead = 0; ahead < n; ahead++) next32(copy)
        mixed[n]?.push(next32(i % 2 === 0 ? random : (JSON.parse(JSON.stringify(random)) as RandomState)))
        if (i % 2 === 1) random.at++
      })
    }
    expect(mixed).toEqual(alone)
  })

  test('a branch has a key of its own, drawn from the stream', () => {
    const random = seedRandom('tree')
    const drawn = copyRandom(random)
    const first = branch(random)
    expect(first).toEqual({ key: Array.from({ length: 8 }, () => next32(drawn)), at: 0 })
    expect(random).toEqual(drawn)
    expect(branch(random).key).not.toEqual(first.key)
  })
})

describe('seeds', () => {
  test('the key is the hash of the seed, so all of it counts; text and number are the same seed', () => {
    expect(seedRandom('7')).toEqual(seedRandom(7))
    expect(seedRandom('abc')).toEqual({ key: sha256('abc'), at: 0 })
    const long = 'x'.repeat(64)
    const keys = Array.from(long, (_, i) => seedRandom(`${long.slice(0, i)}y${long.slice(i + 1)}`).key)
    for (let word = 0; word < 8; word++) expect(new Set(keys.map((k) => k[word])).size).toBe(64)
  })

  test('each bit of a first number is set about half the time', () => {
    const counts = new Array<number>(32).fill(0)
    const seeds = 4000
    for (let i = 0; i < seeds; i++) {
      const x = next32(seedRandom(i))
      for (let bit = 0; bit < 32; bit++) counts[bit] = (counts[bit] as number) + ((x >>> bit) & 1)
    }
    for (const count of counts) expect(Math.abs(count - seeds / 2)).toBeLessThan(4 * Math.sqrt(seeds / 4))
  })
})

describe('below', () => {
  // The sum of squared deviations, in units of what chance allows: about 1 per degree of freedom.
  test.each([2, 3, 6, 7, 10, 52])('%i: each number is equally likely', (n) => {
    const random = seedRandom(`below ${n}`)
    const draws = 2000 * n
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < draws; i++) {
      const x = below(random, n)
      counts[x] = (counts[x] as number) + 1
    }
    const chi2 = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(chi2).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)))
  })

  test('what would favour small numbers is drawn again', () => {
    // With 3 * 2^30 numbers a quarter of the draws must be repeated; without that, small ones come twice as often.
    const random = seedRandom('large')
    const n = 3 * 2 ** 30
    let low = 0
    for (let i = 0; i < 4000; i++) if (below(random, n) < n / 3) low++
    expect(Math.abs(low - 4000 / 3)).toBeLessThan(4 * Math.sqrt((4000 * 2) / 9))
  })

  test('the largest range, and none', () => {
    expect(below(seedRandom(1), 2 ** 32)).toBe(next32(seedRandom(1)))
    expect(below(seedRandom(1), 1)).toBe(0)
    for (const n of [0, -1, Number.NaN, 2 ** 32 + 1]) expect(() => below(seedRandom(1), n)).toThrow('below(')
  })
})

describe('shuffle', () => {
  test('keeps all items, and the same state gives the same order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const once = shuffle(seedRandom(seed), [...items])
        expect([...once].sort()).toEqual([...items].sort())
        expect(shuffle(seedRandom(seed), [...items])).toEqual(once)
      }),
    )
  })

  test('each of the 24 orders of four is equally likely', () => {
    const random = seedRandom('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, [1, 2, 3, 4]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chi2 = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi2).toBeLessThan(23 + 4 * Math.sqrt(46))
  })
})
