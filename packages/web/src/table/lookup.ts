/** Finding one's way on a table given as data. */
import type { Piece, Side, Table, Zone } from '@regelwerk/core'
import { cardThing, type Ends, seatThing, type Thing, tokenThing } from './picking.ts'

/** A piece and all that lies on it. */
export function* withAttached(piece: Piece): Generator<Piece> {
  yield piece
  for (const one of piece.attached) yield* withAttached(one)
}

const zonesOf = (table: Table): Zone[] => [...table.sides.flatMap(({ zones }) => zones), ...table.middle]

export const piecesOf = (table: Table): Piece[] =>
  zonesOf(table).flatMap(({ pieces }) => pieces.flatMap((piece) => [...withAttached(piece)]))

export function thingOf(piece: Piece): Thing | null {
  if (piece.handle !== undefined) return cardThing(piece.handle)
  return piece.token === undefined ? null : tokenThing(piece.token)
}

export function piecesByThing(table: Table): Map<Thing, Piece> {
  const found = new Map<Thing, Piece>()
  for (const piece of piecesOf(table)) {
    const thing = thingOf(piece)
    if (thing !== null) found.set(thing, piece)
  }
  return found
}

export const tokensOf = (table: Table): Set<string> =>
  new Set(piecesOf(table).flatMap(({ token }) => (token === undefined ? [] : [token])))

/** Whether an option can be pointed at without looking into a pile. */
export function isInSight(table: Table, { from, to }: Ends): boolean {
  const seen = new Set<Thing | null>(table.sides.map(({ seat }) => seatThing(seat)))
  for (const { lie, pieces } of zonesOf(table))
    if (lie !== 'pile')
      for (const piece of pieces) for (const one of withAttached(piece)) seen.add(thingOf(one))
  return (from === null || seen.has(from)) && (to.length === 0 || to.some((thing) => seen.has(thing)))
}

/** The sides around the table: who looks at it last, the others in turn order after them. */
export function seatedAround(table: Table, viewer: number): { own: Side; others: Side[] } {
  const at = Math.max(
    0,
    table.sides.findIndex(({ seat }) => seat === viewer),
  )
  const own = table.sides[at] as Side
  return { own, others: [...table.sides.slice(at + 1), ...table.sides.slice(0, at)] }
}

/** A side's zones as rows from the middle outwards; piles and hands lie apart. */
export function rowsOf(zones: readonly Zone[]): Zone[][] {
  const open = zones.filter(({ lie }) => lie === 'open')
  const rows = [...new Set(open.map(({ row }) => row))].sort((a, b) => a - b)
  return rows.map((row) => open.filter((zone) => zone.row === row))
}

/** All that can be seen of a piece without where it lies: differs when something happened to it. */
export const signature = ({ def, turned, facedown, dim, values, marks, attached }: Piece): string =>
  JSON.stringify([
    def,
    turned,
    facedown,
    dim,
    values.map(({ id, value }) => [id, value]),
    marks.map(({ id, value }) => [id, value]),
    attached.length,
  ])
