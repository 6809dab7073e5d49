/**
 * The brush: SVG as text, on a square of 100. One trick carries the style: a part is half a shape, and its mirrored half
 * is drawn one tone darker.
 */

/** Chance from 0 to 1; the same seed draws the same picture. */
export type Chance = () => number

export interface Palette {
  deep: string
  mid: string
  bright: string
  light: string
  accent: string
}

/** Something that can be drawn. */
export type Draw = (r: Chance, p: Palette) => string

export function chanceOf(seed: string): Chance {
  let h = 1779033703 ^ seed.length
  for (const letter of seed) {
    h = Math.imul(h ^ (letter.codePointAt(0) as number), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return (h >>> 0) / 4294967296
  }
}

export const anyOf = <const T>(r: Chance, list: readonly T[]): T => list[Math.floor(r() * list.length)] as T

const channels = (colour: string): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

/** So much of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second)
  const mixed = channels(first).map((v, i) => Math.round(v + ((to[i] as number) - v) * share))
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

export const dark = (colour: string, share = 0.26): string => mix(colour, '#0a0812', share)

/** A tenth of a unit is enough for the eye. */
export const round = (v: number): number => Math.round(v * 10) / 10

/** Every number in a path is as short as the eye needs it. */
const short = (d: string): string => d.replace(/-?\d+\.\d+/g, (text) => String(round(Number(text))))

export const patch = (d: string, fill: string, more = ''): string =>
  `<path d="${short(d)}" fill="${fill}"${more && ` ${more}`}/>`

export const stroke = (d: string, colour: string, width = 1.5, more = ''): string =>
  `<path d="${short(d)}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`

export const dot = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more && ` ${more}`}/>`

export const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more && ` ${more}`}/>`

const MIRRORED = 'transform="matrix(-1 0 0 1 100 0)"'

/** The left half of a shape, and its mirrored half a tone darker. */
export const half = (d: string, colour: string, share = 0.26): string =>
  patch(d, colour) + patch(d, dark(colour, share), MIRRORED)

export const both = (drawn: string): string => `${drawn}<g ${MIRRORED}>${drawn}</g>`

export const turned = (degrees: number, x: number, y: number, drawn: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawn}</g>`
