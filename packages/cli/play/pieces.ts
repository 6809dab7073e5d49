/** Finding one's way on a table given as data: what lies in which row, what is told by its number, what a seat can see. */
import type { Piece, Seat, Side, Table, Zone } from '@regelwerk/core'

/** A card whose face can be seen, and where it lies. */
export interface Seen {
  piece: Piece
  def: number
  /** Whose side it lies on; null: between the players. */
  seat: Seat | null
  zone: Zone
}

/** Cards side by side, under the name of their zone. */
export interface Row {
  zone: Zone
  cells: readonly Cell[]
  /** It lies in the middle of the table: its cards are told at length where there is room. */
  isLong: boolean
  /** There is nothing to tell of its cards but their names. */
  isQuiet: boolean
}

export interface Cell {
  piece: Piece
  /** What it stands at or lies on. */
  host?: Piece
}

/** Who looks at the table sits at its end, the others in turn order before them. */
export function seatedAround({ sides }: Table, viewer: Seat): { own: Side; others: Side[] } {
  const at = Math.max(
    0,
    sides.findIndex(({ seat }) => seat === viewer),
  )
  return { own: sides[at] as Side, others: [...sides.slice(at + 1), ...sides.slice(0, at)] }
}

export const handOf = ({ zones }: Side): readonly Piece[] =>
  zones.find(({ lie }) => lie === 'hand')?.pieces ?? []

/** From the middle of the table outwards; what another shows of their hand lies behind all else. */
export function rowsOf({ zones }: Side, isOwn: boolean): Row[] {
  const open = zones.filter(({ lie }) => lie === 'open').sort((a, b) => depthOf(a) - depthOf(b))
  const hands = isOwn ? [] : zones.filter(({ lie }) => lie === 'hand')
  const shown = [
    ...open.map((zone) => ({ zone, pieces: zone.pieces.filter(isCard) })),
    ...hands.map((zone) => ({ zone, pieces: zone.pieces.filter(({ def }) => def !== undefined) })),
  ]
  return shown.flatMap(({ zone, pieces }) => {
    if (pieces.length === 0) return []
    const cells = zone.slots ? pieces.map((piece) => ({ piece })) : pieces.flatMap((piece) => cellsOf(piece))
    return [
      {
        zone,
        cells,
        isLong: depthOf(zone) === 0 && !cells.every(isPlain),
        isQuiet: isBehind(zone) && pieces.every(isQuiet),
      },
    ]
  })
}

const isPlain = ({ piece: { values, marks, attached } }: Cell): boolean =>
  values.length + marks.length + attached.length === 0

/** A role, a leader: it lies there, and that is all. */
const isQuiet = (piece: Piece): boolean => !piece.turned && isPlain({ piece })

const isBehind = ({ lie, row, aside }: Zone): boolean => lie === 'open' && row > 0 && !aside

/** What lies aside lies behind the rest. */
const depthOf = ({ row, aside }: Zone): number => (aside ? 10 + row : row)

/** Tokens are told between the players; what nobody can point at is counted elsewhere. */
const isCard = ({ handle }: Piece): boolean => handle !== undefined

/** A card, then what stands at it or lies on it with values of its own. */
const cellsOf = (piece: Piece, host?: Piece): Cell[] => [
  { piece, ...(host && { host }) },
  ...piece.attached.filter(standsAlone).flatMap((one) => cellsOf(one, piece)),
]

const standsAlone = ({ values }: Piece): boolean => values.length > 0

/** What is told of a card in its own cell. */
export const tuckedUnder = ({ attached }: Piece): readonly Piece[] =>
  attached.filter((piece) => !standsAlone(piece))

/** Piles and hands by their numbers; those told in one have several. */
export function pilesOf({ zones }: Side): { label: string; counts: number[] }[] {
  const piles: { label: string; counts: number[] }[] = []
  const closed = zones.filter(({ lie }) => lie !== 'open')
  for (const { label, together, count } of [...closed.filter(isHand), ...closed.filter((z) => !isHand(z))]) {
    const known = together === undefined ? undefined : piles.find((pile) => pile.label === together)
    if (known) known.counts.push(count)
    else piles.push({ label: together ?? label, counts: [count] })
  }
  return piles
}

const isHand = ({ lie }: Zone): boolean => lie === 'hand'

/** A token as it lies somewhere, or several that cannot be told apart. */
export interface Lying {
  piece: Piece
  times: number
  /** Who has it; null: nobody. */
  seat: Seat | null
}

/** What lies between the players: cards and tokens, also those that a player has taken from there. */
export function middleOf({ middle, sides }: Table): { label: string; lying: Lying[] }[] {
  const groups = middle.map(({ label, pieces }) => ({ label, lying: once(pieces, null) }))
  for (const { seat, zones } of sides) {
    for (const { label, pieces } of zones) {
      const tokens = pieces.filter(({ token }) => token !== undefined)
      if (tokens.length === 0) continue
      const known = groups.find((group) => group.label === label) ?? groups[0]
      known?.lying.push(...once(tokens, seat))
    }
  }
  return groups
}

function once(pieces: readonly Piece[], seat: Seat | null): Lying[] {
  const found: Lying[] = []
  for (const piece of pieces) {
    const same = found.find((one) => one.piece.name !== undefined && one.piece.name === piece.name)
    if (same) same.times++
    else found.push({ piece, times: 1, seat })
  }
  return found
}

/** All cards whose faces can be seen, those of the viewer first, and their hand before all. */
export function seenOn(table: Table, viewer: Seat): Seen[] {
  const { own, others } = seatedAround(table, viewer)
  const hand = own.zones.filter(isHand)
  return [
    ...seenIn([...hand, ...own.zones.filter((zone) => !isHand(zone))], own.seat),
    ...others.flatMap(({ zones, seat }) => seenIn(zones, seat)),
    ...seenIn(table.middle, null),
  ]
}

function seenIn(zones: readonly Zone[], seat: Seat | null): Seen[] {
  const of = (piece: Piece, zone: Zone): Seen[] => [
    ...(piece.def === undefined ? [] : [{ piece, def: piece.def, seat, zone }]),
    ...piece.attached.flatMap((one) => of(one, zone)),
  ]
  return zones.flatMap((zone) => zone.pieces.flatMap((piece) => of(piece, zone)))
}
