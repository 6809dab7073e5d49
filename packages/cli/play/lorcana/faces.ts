/** Cards as a seat sees them: everything here is made from its view, so it can show nothing else. */
import type { CardEntry, CardView, Lang, Seat } from '@regelwerk/core'
import {
  type CardDefinition,
  definitions,
  type InPlayView,
  lorcana,
  type TableView,
  table,
} from '@regelwerk/lorcana'
import type { Seen } from '../face.ts'

let entries: readonly CardEntry[] | undefined
const entryOf = (def: number): CardEntry => {
  entries ??= lorcana.cards()
  return entries[def] as CardEntry
}

export const definitionOf = (def: number): CardDefinition => definitions[def] as CardDefinition
export const nameOf = (def: number, lang: Lang): string => {
  const { name } = entryOf(def)
  return name[lang] ?? name.en
}
export const textOf = (def: number, lang: Lang): string => {
  const { text } = entryOf(def)
  return table.withGlyphs(text[lang] ?? text.en)
}

export const inArea = (view: TableView, seat: Seat, area: table.Area): InPlayView[] =>
  (view.players[seat]?.play ?? []).filter(
    (card) => card.def !== undefined && definitionOf(card.def).type === area.type,
  )

/** All cards whose face the seat knows, in the order of the table: its own first. */
export function seenCards(view: TableView, viewer: Seat): Seen[] {
  const seen: Seen[] = []
  const add = (seat: Seat, area: table.Area['id'], cards: readonly (CardView | null)[]): void => {
    for (const card of cards) {
      if (card?.def !== undefined && card.def >= 0)
        seen.push({ handle: card.handle, def: card.def, seat, area })
    }
  }
  const seats = [viewer, ...view.players.map(({ seat }) => seat).filter((seat) => seat !== viewer)]
  for (const seat of seats) {
    const player = view.players[seat]
    if (player === undefined) continue
    add(seat, 'hand', player.hand)
    for (const area of table.areas.filter(({ zone }) => zone === 'play')) {
      for (const inPlay of inArea(view, seat, area)) {
        seen.push({ handle: inPlay.handle, def: inPlay.def as number, seat, area: area.id, lies: inPlay })
        add(seat, area.id, inPlay.under)
      }
    }
    add(seat, 'discard', player.discard)
    add(seat, 'deck', player.deck)
  }
  return seen
}
