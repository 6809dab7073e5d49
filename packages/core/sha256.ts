/** SHA-256 (FIPS 180-4) of a text in UTF-8: makes keys of seeds, alike in Node and in a browser, and at once. */

/** The first 32 bits of the fractional parts: of the square roots of the first 8 primes, the cube roots of the first 64. */
// biome-ignore format: a table
const FIRST = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const
// biome-ignore format: a table
const ROUNDS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])

/** The hash so far, the block being filled, and how many bytes have come: kept between calls, so that none makes them anew. */
const hash = new Int32Array(8)
const block = new Int32Array(16)
let length = 0

function takeByte(byte: number): void {
  const at = length++ & 63
  const word = at >> 2
  block[word] = ((block[word] as number) << 8) | byte
  if (at === 63) takeBlock()
}

/** In UTF-8; half a surrogate pair becomes U+FFFD, as everywhere. */
function takeText(text: string): void {
  for (let i = 0; i < text.length; i++) {
    let point = text.codePointAt(i) as number
    if (point > 0xffff) i++
    if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd
    if (point < 0x80) takeByte(point)
    else if (point < 0x800) {
      takeByte(0xc0 | (point >> 6))
      takeByte(0x80 | (point & 63))
    } else {
      if (point < 0x10000) takeByte(0xe0 | (point >> 12))
      else {
        takeByte(0xf0 | (point >> 18))
        takeByte(0x80 | ((point >> 12) & 63))
      }
      takeByte(0x80 | ((point >> 6) & 63))
      takeByte(0x80 | (point & 63))
    }
  }
}

/** To the end of a block: a single bit, zeros, and how many bits there were. */
function finish(): void {
  const bytes = length
  takeByte(0x80)
  while ((length & 63) !== 56) takeByte(0)
  for (let shift = 24; shift >= 0; shift -= 8) takeByte((Math.floor(bytes / 0x20000000) >>> shift) & 255)
  for (let shift = 24; shift >= 0; shift -= 8) takeByte(((bytes << 3) >>> shift) & 255)
}

const turned = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

const schedule = new Int32Array(64)

function takeBlock(): void {
  const w = schedule
  for (let i = 0; i < 16; i++) w[i] = block[i] as number
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number
    const y = w[i - 2] as number
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0
  }
  let a = hash[0] as number
  let b = hash[1] as number
  let c = hash[2] as number
  let d = hash[3] as number
  let e = hash[4] as number
  let f = hash[5] as number
  let g = hash[6] as number
  let h = hash[7] as number
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (w[i] as number)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  hash[0] = (hash[0] as number) + a
  hash[1] = (hash[1] as number) + b
  hash[2] = (hash[2] as number) + c
  hash[3] = (hash[3] as number) + d
  hash[4] = (hash[4] as number) + e
  hash[5] = (hash[5] as number) + f
  hash[6] = (hash[6] as number) + g
  hash[7] = (hash[7] as number) + h
}

/** The hash as eight unsigned words. */
export function sha256(text: string): number[] {
  hash.set(FIRST)
  length = 0
  takeText(text)
  finish()
  const words = new Array<number>(8)
  for (let i = 0; i < 8; i++) words[i] = (hash[i] as number) >>> 0
  return words
}

/** The hash as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')
