/**
 * Randomness that lives in the state: xoshiro128** by Blackman and Vigna, four 32-bit words.
 * Seeding spreads any string over the words, so that nearby seeds give unrelated games.
 */
export type RandomState = [number, number, number, number]

function mix(value: number): number {
  let x = value | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

export function seedRandom(seed: string | number): RandomState {
  const text = String(seed)
  let h = 0x9e3779b9
  for (let i = 0; i < text.length; i++) h = mix(h ^ text.charCodeAt(i)) + 0x9e3779b9
  const words: RandomState = [0, 0, 0, 0]
  for (let i = 0; i < 4; i++) {
    h = (h + 0x9e3779b9) >>> 0
    words[i] = mix(h)
  }
  if ((words[0] | words[1] | words[2] | words[3]) === 0) words[0] = 1
  return words
}

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k))

/** The next 32 random bits as an unsigned integer. */
export function next32(r: RandomState): number {
  const a = r[0]
  const b = r[1]
  const c = r[2] ^ a
  const d = r[3] ^ b
  r[0] = (a ^ d) >>> 0
  r[1] = (b ^ c) >>> 0
  r[2] = (c ^ (b << 9)) >>> 0
  r[3] = rotl(d, 11) >>> 0
  return Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0
}

/** An integer from 0 to n - 1, each equally likely: what would favour small numbers is drawn again. */
export function below(r: RandomState, n: number): number {
  if (!(n > 0 && n <= 0x100000000)) throw new Error(`below(${n}): n must be from 1 to 2^32`)
  for (;;) {
    const x = next32(r)
    const rest = x % n
    if (x - rest <= 0x100000000 - n) return rest
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
