/** Cards as a seat sees them: everything here is made from its view, so it can show nothing else. */
import type { CardView, Lang, Seat } from '@regelwerk/core'
import { cardText, type InPlayView, type SeatView, type TableView, table } from '@regelwerk/keyforge'
import type { Seen } from '../face.ts'
import type { PlayRow } from '../rows.ts'

export const { nameOf, printOf } = table

export const textOf = (def: number, lang: Lang): string =>
  cardText(printOf(def).definition, lang === 'de' ? 'de' : 'en')

/** How a card lies; null where it is not in play. */
export const inPlay = (card: CardView): InPlayView | null =>
  'exhausted' in card ? (card as InPlayView) : null

/** What a card in play is treated as: itself, or what it is a copy of. */
export const faceOf = (card: CardView): number | undefined => inPlay(card)?.copy ?? card.def

type RowArea = 'limbo' | 'line' | 'artifacts'

/** What lies before a player, from the middle of the table outwards; left is left on both sides. */
export function rowsOf({ limbo, line, artifacts }: SeatView): PlayRow<RowArea>[] {
  const rows: PlayRow<RowArea>[] = [
    { area: 'limbo', cards: limbo },
    { area: 'line', cards: line, long: true },
    { area: 'artifacts', cards: artifacts },
  ]
  return rows.filter(({ cards }) => cards.length > 0)
}

/** All cards whose face the seat knows, in the order of the table: its own first. */
export function seenCards(view: TableView, viewer: Seat): Seen[] {
  const seen: Seen[] = []
  const add = (seat: Seat, area: table.Area['id'], cards: readonly (CardView | null)[]): void => {
    for (const card of cards) {
      if (card?.def === undefined) continue
      seen.push({ handle: card.handle, def: card.def, seat, area, lies: card })
      const lies = inPlay(card)
      if (lies !== null) add(seat, area, [...lies.upgrades, ...lies.under])
    }
  }
  for (const seat of [viewer, 1 - viewer]) {
    const player = view.players[seat]
    if (player === undefined) continue
    add(seat, 'hand', player.hand)
    for (const area of ['limbo', 'line', 'artifacts', 'archives', 'discard', 'purged', 'deck'] as const) {
      add(seat, area, player[area])
    }
  }
  return seen
}

export const iconsOf = (def: number): string =>
  printOf(def)
    .icons.map((icon) => table.icons[icon].glyph)
    .join('')
