/** Cards as a seat sees them: everything here is made from its view, so it can show nothing else. */
import {
  bluemoon,
  type CardDefinition,
  definitions,
  type PlacedView,
  type SeatView,
  type TableView,
  table,
} from '@regelwerk/bluemoon'
import type { CardEntry, CardView, Lang, Seat } from '@regelwerk/core'
import type { Seen } from '../face.ts'
import type { PlayRow } from '../rows.ts'

let entries: readonly CardEntry[] | undefined
const entryOf = (def: number): CardEntry => {
  entries ??= bluemoon.cards()
  return entries[def] as CardEntry
}

export const definitionOf = (def: number): CardDefinition => definitions[def] as CardDefinition
export const nameOf = (def: number, lang: Lang): string => {
  const { name } = entryOf(def)
  return name[lang] ?? name.en
}
export const textOf = (def: number, lang: Lang): string => {
  const { text } = entryOf(def)
  return text[lang] ?? text.en
}

type OpenArea = 'limbo' | 'combat' | 'support' | 'influence' | 'cargo' | 'leader' | 'pile'
const OPEN: readonly OpenArea[] = ['limbo', 'combat', 'support', 'influence', 'cargo', 'leader', 'pile']

/** How a card lies; null where it is not yet or not at all in play. */
export const placed = (card: CardView): PlacedView | null => ('active' in card ? (card as PlacedView) : null)

type RowArea = 'combat' | 'support' | 'influence'

const activeFirst = (cards: readonly PlacedView[]): PlacedView[] => [
  ...cards.filter(({ active }) => active),
  ...cards.filter(({ active }) => !active),
]

/**
 * What lies before a player, from the middle of the table outwards: cards that count come first, a ship's cargo
 * follows it.
 */
export function rowsOf({ limbo, combat, support, influence, cargo }: SeatView): PlayRow<RowArea>[] {
  const withCargo = influence.flatMap((ship) => [ship, ...cargo.filter((card) => card.ship === ship.handle)])
  const rows: PlayRow<RowArea>[] = [
    { area: 'combat', cards: [...limbo, ...activeFirst(combat)] },
    { area: 'support', cards: activeFirst(support) },
    { area: 'influence', cards: withCargo },
  ]
  return rows.filter(({ cards }) => cards.length > 0)
}

/** All cards whose face the seat knows, in the order of the table: its own first. */
export function seenCards(view: TableView, viewer: Seat): Seen[] {
  const seen: Seen[] = []
  const add = (seat: Seat, area: table.Area['id'], cards: readonly CardView[]): void => {
    for (const card of cards) {
      if (card.def !== undefined) seen.push({ handle: card.handle, def: card.def, seat, area, lies: card })
    }
  }
  for (const seat of [viewer, 1 - viewer]) {
    const player = view.players[seat]
    if (player === undefined) continue
    add(seat, 'hand', player.hand)
    for (const area of OPEN) add(seat, area, player[area])
  }
  return seen
}

export const iconsOf = (def: number): string =>
  definitionOf(def)
    .icons.map((icon) => table.icons[icon].glyph)
    .join('')
