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

const x = new Int32Array(16)

function quarterRound(a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number
  let xb = x[b] as number
  let xc = x[c] as number
  let xd = x[d] as number
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 16) | (xd >>> 16)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 12) | (xb >>> 20)
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 8) | (xd >>> 24)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 7) | (xb >>> 25)
  x[a] = xa
  x[b] = xb
  x[c] = xc
  x[d] = xd
}

/** The block function of ChaCha (RFC 8439, 2.3): sixteen words of a key and four words of counter and nonce. */
export function chachaBlock(
  key: readonly number[],
  counter: readonly number[],
  rounds: number,
  into: Uint32Array,
): void {
  for (let i = 0; i < 4; i++) into[i] = CONSTANTS[i] as number
  for (let i = 0; i < 8; i++) into[i + 4] = key[i] as number
  for (let i = 0; i < 4; i++) into[i + 12] = counter[i] as number
  x.set(into)
  for (let i = 0; i < rounds; i += 2) {
    quarterRound(0, 4, 8, 12)
    quarterRound(1, 5, 9, 13)
    quarterRound(2, 6, 10, 14)
    quarterRound(3, 7, 11, 15)
    quarterRound(0, 5, 10, 15)
    quarterRound(1, 6, 11, 12)
    quarterRound(2, 7, 8, 13)
    quarterRound(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) into[i] = (into[i] as number) + (x[i] as number)
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
