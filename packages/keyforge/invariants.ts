/** What must be true of every state: each card in one place, counts that can be. */
import type { CardId } from '@regelwerk/core'
import {
  ARCHIVES,
  cardAt,
  isInPlay,
  type KeyForgeState,
  LIMBO,
  NONE,
  PURGED,
  UNDER,
  UPGRADES,
  zones,
} from './state.ts'

export function invariants(s: KeyForgeState): void {
  const fail = (what: string): never => {
    throw new Error(`broken state: ${what}`)
  }
  const places = new Set<CardId>()
  for (let zone = 0; zone < zones.length; zone++) {
    for (let seat = 0; seat < 2; seat++) {
      for (const id of s.zones[zone * 2 + seat] ?? []) {
        if (places.has(id)) fail(`card ${id} lies in two places`)
        places.add(id)
        const card = cardAt(s, id)
        if (card.zone !== zone || card.holder !== seat) fail(`card ${id} does not know where it lies`)
        if (zone < 2 || (zone > UPGRADES && zone < UNDER && zone !== ARCHIVES)) {
          if (card.holder !== card.owner) fail(`card ${id} lies with a player who does not own it`)
        }
      }
    }
  }
  if (places.size !== s.cards.length) fail(`${s.cards.length - places.size} cards lie nowhere`)
  s.cards.forEach((card, id) => {
    const here = isInPlay(card) || card.zone === LIMBO
    if (card.damage < 0 || card.amber < 0) fail(`card ${id} has less than nothing on it`)
    if (!here && (card.damage > 0 || card.amber > 0 || card.stunned || card.warded || card.enraged))
      fail(`card ${id} has something on it outside play`)
    if (card.zone === UPGRADES && !isInPlay(cardAt(s, card.on))) fail(`upgrade ${id} is attached to nothing`)
    if (card.zone === UNDER && (card.on === NONE || !isInPlay(cardAt(s, card.on))))
      fail(`card ${id} lies under nothing`)
    if (card.on !== NONE && card.zone !== UPGRADES && card.zone !== UNDER && card.zone !== PURGED)
      fail(`card ${id} is attached and is not`)
  })
  for (const seat of [0, 1] as const) {
    if (s.amber[seat] < 0 || s.chains[seat] < 0 || s.keys[seat] > 7)
      fail(`seat ${seat} has a count that cannot be`)
  }
}
