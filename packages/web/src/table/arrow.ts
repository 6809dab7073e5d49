/** The way of an arrow from one card to another, without any drawing. */
import type { Box } from './drop-places.ts'

export interface Point {
  x: number
  y: number
}

export interface Arrow {
  /** A quadratic curve, as a path says it. */
  path: string
  /** Where it ends, and from which direction it comes there, in degrees. */
  head: Point & { turn: number }
  /** Half way. */
  middle: Point
}

/** How far a long arrow bends aside, in pixels. */
const BEND = 70

const centre = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 })

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** From the edge of a box towards a point outside; its centre, if the point is inside. */
function edge(box: Box, towards: Point): Point {
  const from = centre(box)
  const x = Math.abs(towards.x - from.x)
  const y = Math.abs(towards.y - from.y)
  const share = Math.min(x === 0 ? 1 : box.width / 2 / x, y === 0 ? 1 : box.height / 2 / y, 1)
  return share === 1 ? from : between(from, towards, share)
}

/** From the edge of the one into the other, bent a little, so that arrows that cross can be told apart. */
export function arrowBetween(from: Box, to: Box): Arrow {
  const start = edge(from, centre(to))
  const end = between(edge(to, start), centre(to), 0.35)
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const bend = Math.min(BEND, length * 0.22) * (end.x >= start.x ? 1 : -1)
  const half = between(start, end, 0.5)
  const aside =
    length === 0
      ? half
      : { x: half.x + ((end.y - start.y) / length) * bend, y: half.y - ((end.x - start.x) / length) * bend }
  const round = (n: number): number => Math.round(n * 10) / 10
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(aside.x)} ${round(aside.y)} ${round(end.x)} ${round(end.y)}`,
    head: { ...end, turn: (Math.atan2(end.y - aside.y, end.x - aside.x) * 180) / Math.PI },
    middle: between(half, aside, 0.5),
  }
}
