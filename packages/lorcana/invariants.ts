/** What must be true of every state: each card in one place, counts that can be. */
import type { CardId } from '@regelwerk/core'
import {
  cardAt,
  definitionOf,
  type LorcanaCard,
  type LorcanaState,
  NONE,
  PLAY,
  UNDER,
  zones,
} from './state.ts'

/** A state that a card of its type cannot have in play (5.1.2); null: there is none. */
export function wrongState(card: LorcanaCard): string | null {
  if (card.zone !== PLAY) return null
  const { type } = definitionOf(card)
  if (card.drying && type !== 'character') return 'only characters dry (5.1.1.11)'
  if (card.damage > 0 && type !== 'character' && type !== 'location')
    return 'only characters and locations have damage (5.1.2.2)'
  return card.exerted && type === 'location' ? 'a location is never exerted (5.1.2.3)' : null
}

export function invariants(s: LorcanaState): void {
  const fail = (what: string): never => {
    throw new Error(`broken state: ${what}`)
  }
  const places = new Map<CardId, number>()
  for (let zone = 0; zone < zones.length; zone++) {
    for (let seat = 0; seat < s.seats; seat++) {
      for (const id of s.zones[zone * s.seats + seat] ?? []) {
        if (places.has(id)) fail(`card ${id} lies in two places`)
        places.set(id, zone)
        const card = cardAt(s, id)
        if (card.zone !== zone || card.holder !== seat) fail(`card ${id} does not know where it lies`)
      }
    }
  }
  if (places.size !== s.cards.length) fail(`${s.cards.length - places.size} cards lie nowhere`)
  s.cards.forEach((card, id) => {
    if (card.damage < 0) fail(`card ${id} has ${card.damage} damage`)
    if (card.damage > 0 && card.zone !== PLAY) fail(`card ${id} is damaged outside play`)
    const wrong = wrongState(card)
    if (wrong !== null) fail(`card ${id}: ${wrong}`)
    if (card.at !== NONE && (card.zone !== PLAY || cardAt(s, card.at).zone !== PLAY)) {
      fail(`card ${id} is at a location that is not in play`)
    }
    if ((card.zone === UNDER) !== (card.under !== NONE)) fail(`card ${id} is and is not under another`)
    if (card.under !== NONE && cardAt(s, card.under).zone !== PLAY)
      fail(`card ${id} is under a card not in play`)
  })
  s.lore.forEach((lore, seat) => {
    if (lore < 0) fail(`seat ${seat} has ${lore} lore`)
  })
}
