/** SHA-256 (FIPS 180-4) of a text, in hex: at once, and also on pages that did not come over https. */

/** The first 32 bits of the fractional parts of a root of the first primes. */
function rootsOfPrimes(count: number, root: number): Uint32Array {
  const words = new Uint32Array(count)
  for (let n = 2, found = 0; found < count; n++) {
    let isPrime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false
    if (isPrime) words[found++] = (n ** (1 / root) % 1) * 2 ** 32
  }
  return words
}

const ROUND = rootsOfPrimes(64, 3)
const START = rootsOfPrimes(8, 2)

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, bytes.length << 3)
  const state = START.slice()
  for (let at = 0; at < padded.length; at += 64) mix(state, view, at)
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64)
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const [before, near] = [words[i - 15] as number, words[i - 2] as number]
    const early = rotated(before, 7) ^ rotated(before, 18) ^ (before >>> 3)
    const late = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10)
    words[i] = (words[i - 16] as number) + early + (words[i - 7] as number) + late
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + high + chosen + (ROUND[i] as number) + (words[i] as number)) | 0
    const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] as number) + word
}
