/**
 * Randomness that lives in the state: the keystream of ChaCha (RFC 8439) with eight rounds. Who knows any of its numbers
 * can compute none of the others without the key. The state is the key and a place; the numbers around that place are kept
 * beside it, because sixteen are made at a time.
 */
import { sha256 } from './sha256.ts'

export interface RandomState {
  /** Eight words; never changed in place, so that copies share it. */
  readonly key: readonly number[]
  /** How many numbers have been drawn. */
  at: number
}

/** All of the seed counts: its hash is the key. */
export const seedRandom = (seed: string | number): RandomState => ({ key: sha256(String(seed)), at: 0 })

export const copyRandom = ({ key, at }: RandomState): RandomState => ({ key, at })

/** A stream of its own, whose key is drawn from another. */
export function branch(r: RandomState): RandomState {
  const key = new Array<number>(8)
  for (let i = 0; i < 8; i++) key[i] = next32(r)
  return { key, at: 0 }
}

const ROUNDS = 8
/** "expand 32-byte k", four bytes a word. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

/**
 * The block function of ChaCha (RFC 8439, 2.3): sixteen words from a key and four words of counter and nonce. The rows of
 * the square are a, b, c and d; a round works on its columns. Diagonals are columns once the rows are turned. In variables
 * of their own because it is three times as fast as in a list.
 */
export function chachaBlock(
  key: readonly number[],
  counter: readonly number[],
  rounds: number,
  into: Uint32Array,
): void {
  for (let i = 0; i < 4; i++) into[i] = CONSTANTS[i] as number
  for (let i = 0; i < 8; i++) into[i + 4] = key[i] as number
  for (let i = 0; i < 4; i++) into[i + 12] = counter[i] as number
  let a0 = (into[0] as number) | 0
  let a1 = (into[1] as number) | 0
  let a2 = (into[2] as number) | 0
  let a3 = (into[3] as number) | 0
  let b0 = (into[4] as number) | 0
  let b1 = (into[5] as number) | 0
  let b2 = (into[6] as number) | 0
  let b3 = (into[7] as number) | 0
  let c0 = (into[8] as number) | 0
  let c1 = (into[9] as number) | 0
  let c2 = (into[10] as number) | 0
  let c3 = (into[11] as number) | 0
  let d0 = (into[12] as number) | 0
  let d1 = (into[13] as number) | 0
  let d2 = (into[14] as number) | 0
  let d3 = (into[15] as number) | 0
  let turned = 0
  for (let round = 0; round < rounds; round++) {
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 16) | (d0 >>> 16)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 12) | (b0 >>> 20)
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 8) | (d0 >>> 24)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 7) | (b0 >>> 25)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 16) | (d1 >>> 16)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 12) | (b1 >>> 20)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 8) | (d1 >>> 24)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 7) | (b1 >>> 25)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 16) | (d2 >>> 16)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 12) | (b2 >>> 20)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 8) | (d2 >>> 24)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 7) | (b2 >>> 25)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 16) | (d3 >>> 16)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 12) | (b3 >>> 20)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 8) | (d3 >>> 24)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 7) | (b3 >>> 25)
    if (round % 2 === 0) {
      // To the diagonals: b by one to the left, d by one to the right.
      turned = b0
      b0 = b1
      b1 = b2
      b2 = b3
      b3 = turned
      turned = d3
      d3 = d2
      d2 = d1
      d1 = d0
      d0 = turned
    } else {
      turned = b3
      b3 = b2
      b2 = b1
      b1 = b0
      b0 = turned
      turned = d0
      d0 = d1
      d1 = d2
      d2 = d3
      d3 = turned
    }
    // c by two, which is the same both ways.
    turned = c0
    c0 = c2
    c2 = turned
    turned = c1
    c1 = c3
    c3 = turned
  }
  into[0] = (into[0] as number) + a0
  into[1] = (into[1] as number) + a1
  into[2] = (into[2] as number) + a2
  into[3] = (into[3] as number) + a3
  into[4] = (into[4] as number) + b0
  into[5] = (into[5] as number) + b1
  into[6] = (into[6] as number) + b2
  into[7] = (into[7] as number) + b3
  into[8] = (into[8] as number) + c0
  into[9] = (into[9] as number) + c1
  into[10] = (into[10] as number) + c2
  into[11] = (into[11] as number) + c3
  into[12] = (into[12] as number) + d0
  into[13] = (into[13] as number) + d1
  into[14] = (into[14] as number) + d2
  into[15] = (into[15] as number) + d3
}

/** Blocks made lately. Streams are used in turn, those of a game and of who plays it: one block for each is enough. */
interface Block {
  key: readonly number[] | null
  /** The place of its first number. */
  from: number
  readonly words: Uint32Array
}
const blocks = Array.from({ length: 16 }, (): Block => ({ key: null, from: 0, words: new Uint32Array(16) }))

function fill(block: Block, key: readonly number[], at: number): void {
  block.key = key
  block.from = at - (at % 16)
  const number = block.from / 16
  chachaBlock(key, [number >>> 0, Math.floor(number / 0x100000000), 0, 0], ROUNDS, block.words)
}

/** The next 32 random bits as an unsigned integer. */
export function next32(r: RandomState): number {
  const { key, at } = r
  const block = blocks[(key[0] as number) & 15] as Block
  if (block.key !== key || at < block.from || at >= block.from + 16) fill(block, key, at)
  r.at = at + 1
  return block.words[at - block.from] as number
}

/** An integer from 0 to n - 1, each equally likely: what would favour small numbers is drawn again. */
export function below(r: RandomState, n: number): number {
  if (!(n > 0 && n <= 0x100000000)) throw new Error(`below(${n}): n must be from 1 to 2^32`)
  for (;;) {
    const drawn = next32(r)
    const rest = drawn % n
    if (drawn - rest <= 0x100000000 - n) return rest
  }
}

/** Fisher and Yates, in place. */
export function shuffle<T>(r: RandomState, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(r, i + 1)
    const kept = items[i] as T
    items[i] = items[j] as T
    items[j] = kept
  }
  return items
}
