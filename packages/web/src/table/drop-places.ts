/** Where on the screen the spots are at which a card can be dropped. */
import type { Table } from '@regelwerk/core'
import type { DropSpot } from './drops.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A spot that is no card: what is drawn, and the wider place in which a drop counts. */
export interface Placed {
  spot: DropSpot
  drawn: Box
  counts: Box
}

/** A place that is too small to hit is widened to this, in pixels. */
const LEAST = 56
/** How wide the place at an end of a line is drawn. */
const END = 92
/** What stays free at the edges of the table. */
const EDGE = 10

const isIn = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** At least so large, around the same middle. */
function atLeast({ left, top, width, height }: Box, wide: number, high: number): Box {
  const w = Math.max(width, wide)
  const h = Math.max(height, high)
  return { left: left - (w - width) / 2, top: top - (h - height) / 2, width: w, height: h }
}

/** As wide as the table, unless something else lies beside it. */
function asWideAs(within: Box, row: Box, others: readonly Box[]): Box {
  const isBeside = others.some(({ top, height }) => top < row.top + row.height && top + height > row.top)
  return isBeside ? row : { ...row, left: within.left + EDGE, width: within.width - 2 * EDGE }
}

/** A place for several things is parted among them, side by side. */
export function parted({ spot, drawn, counts }: Placed): Placed[] {
  const { entries } = spot
  const nth = (box: Box, i: number): Box => ({
    ...box,
    left: box.left + (box.width * i) / entries.length,
    width: box.width / entries.length,
  })
  return entries.map((entry, i) => ({
    spot: { ...spot, entries: [entry] },
    drawn: nth(drawn, i),
    counts: nth(counts, i),
  }))
}

/** The ends of a line: where a card would lie there, and the half of the line that counts. */
export function endsOf(line: Box, within: Box): Record<'left' | 'right', Omit<Placed, 'spot'>> {
  const half = within.width / 2
  const wide = Math.min(END, half)
  const { top, height } = line
  const leftMost = Math.max(within.left, line.left - wide - 6)
  const rightMost = Math.min(within.left + within.width - wide, line.left + line.width + 6)
  return {
    left: {
      drawn: { left: leftMost, top, width: wide, height },
      counts: { left: within.left, top, width: half, height },
    },
    right: {
      drawn: { left: rightMost, top, width: wide, height },
      counts: { left: within.left + half, top, width: half, height },
    },
  }
}

const boxOf = (element: Element): Box => element.getBoundingClientRect()

/** Finds the places of all spots that are no cards. */
export function placesOf(
  root: HTMLElement,
  table: Table,
  seat: number,
  spots: readonly DropSpot[],
): Placed[] {
  const board = root.querySelector('.board')
  const own = root.querySelector(`.side[data-below][data-seat="${seat}"]`)
  if (board === null || own === null) return []
  const within = boxOf(board)
  const zoneBox = (id: string): Box | null => {
    const found = own.querySelector(`[data-zone="${CSS.escape(id)}"]`)
    return found === null ? null : boxOf(found)
  }
  const zones = table.sides.find((side) => side.seat === seat)?.zones ?? []
  const rows = own.querySelector('.rows')
  const inPlay = union(
    zones
      .filter(({ lie, row, aside }) => lie === 'open' && row === 0 && !aside)
      .flatMap(({ id }) => zoneBox(id) ?? []),
  )
  const others = zones
    .filter(({ lie, row, aside }) => lie === 'open' && row !== 0 && !aside)
    .flatMap(({ id }) => zoneBox(id) ?? [])
  const play = asWideAs(within, atLeast(inPlay ?? boxOf(rows ?? own), 0, LEAST * 1.5), others)
  const middle = root.querySelector('.middle')
  const placed: Placed[] = []
  for (const spot of spots) {
    if (spot.at === 'thing') continue
    if (spot.at === 'left' || spot.at === 'right') {
      placed.push({ spot, ...endsOf(inPlay ?? play, within)[spot.at] })
      continue
    }
    const box =
      spot.at === 'zone'
        ? zoneBox(spot.zone)
        : spot.at === 'play'
          ? play
          : middle === null
            ? null
            : atLeast(boxOf(middle), within.width * 0.6, LEAST)
    if (box === null) continue
    const wide = atLeast(box, LEAST, LEAST)
    placed.push(...parted({ spot, drawn: wide, counts: wide }))
  }
  return placed
}

/** The spot under the pointer: of several the smallest. */
export function placedAt(placed: readonly Placed[], x: number, y: number): Placed | null {
  const found = placed.filter(({ counts }) => isIn(counts, x, y))
  found.sort((a, b) => a.counts.width * a.counts.height - b.counts.width * b.counts.height)
  return found[0] ?? null
}
