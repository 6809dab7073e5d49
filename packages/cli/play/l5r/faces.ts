/** Cards as a seat sees them: everything here is made from its view, so it can show nothing else. */
import type { CardView, Lang, Seat } from '@regelwerk/core'
import {
  cardText,
  type PlacedView,
  type ProvinceView,
  type SeatView,
  type TableView,
  table,
} from '@regelwerk/l5r'
import type { Seen } from '../face.ts'
import type { PlayRow } from '../rows.ts'

export const { nameOf, definitionOf } = table

export const textOf = (def: number, lang: Lang): string =>
  cardText(definitionOf(def), lang === 'de' ? 'de' : 'en')

/** How a character lies; null where the card is no character in play. */
export const placed = (card: CardView): PlacedView | null =>
  'participating' in card ? (card as PlacedView) : null

/** How a province lies; null of any other card. */
export const provinceOf = (card: CardView): ProvinceView | null =>
  'broken' in card ? (card as ProvinceView) : null

/** The place of the province under the stronghold. */
const STRONGHOLD_SLOT = 4

/** What stands in a province: its cards, and the stronghold. */
export const standingIn = ({ slot, cards }: ProvinceView, { stronghold }: SeatView): CardView[] =>
  slot === STRONGHOLD_SLOT ? [...stronghold, ...cards] : cards

export type RowArea = 'limbo' | 'conflict' | 'home'

/** Who stands before a player's provinces, from the middle of the table outwards. */
export function rowsOf({ limbo, characters }: SeatView): PlayRow<RowArea>[] {
  const rows: PlayRow<RowArea>[] = [
    { area: 'limbo', cards: limbo },
    { area: 'conflict', cards: characters.filter(({ participating }) => participating), long: true },
    { area: 'home', cards: characters.filter(({ participating }) => !participating), long: true },
  ]
  return rows.filter(({ cards }) => cards.length > 0)
}

/** All cards whose face the seat knows, in the order of the table: its own first. */
export function seenCards(view: TableView, viewer: Seat): Seen[] {
  const seen: Seen[] = []
  const add = (seat: Seat, area: table.Area['id'], cards: readonly CardView[]): void => {
    for (const card of cards) {
      if (card.def !== undefined) seen.push({ handle: card.handle, def: card.def, seat, area, lies: card })
      add(seat, area, placed(card)?.attachments ?? provinceOf(card)?.cards ?? [])
    }
  }
  for (const seat of [viewer, 1 - viewer]) {
    const player = view.players[seat]
    if (player === undefined) continue
    add(seat, 'hand', player.hand)
    for (const area of ['limbo', 'characters', 'provinces', 'stronghold', 'role'] as const)
      add(seat, area, player[area])
    for (const area of ['dynastyDiscard', 'conflictDiscard', 'removed'] as const)
      add(seat, area, player[area])
  }
  return seen
}
