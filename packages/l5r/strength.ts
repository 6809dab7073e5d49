/** The strength of provinces (glossary/modifikatoren). */
import type { CardId } from '@regelwerk/core'
import type { Amount } from './abilities.ts'
import { type G, on } from './book.ts'
import { amount } from './reading.ts'
import { cardAt, cardsInSlot, definitionOf, isInPlay, STRONGHOLD_SLOT, strongholdOf } from './state.ts'
import { taintOf } from './tokens.ts'
import { applies, number, reachContext, reaching, saying } from './values.ts'

/** Printed, or what an effect has set it to. */
export function baseStrength(g: G, id: CardId): number {
  let base = definitionOf(cardAt(g.state, id)).strength ?? 0
  for (const reach of reaching(g, 'setBase', id)) {
    const n = reach.constant.setBase.strength
    if (n !== undefined) base = reach.lasting?.amounts.strength ?? amount(g, n, reachContext(reach))
  }
  return base
}

/** The strength of a province, with the stronghold or holding that stands in it. */
export function strengthOf(g: G, id: CardId): number {
  const s = g.state
  const card = cardAt(s, id)
  const isCapped = reaching(g, 'unincreased', id).length > 0
  let n = baseStrength(g, id)
  const add = (more: number): void => {
    if (more < 0 || !isCapped) n += more
  }
  add(taintOf(s, id))
  if (card.slot === STRONGHOLD_SLOT)
    add(definitionOf(cardAt(s, strongholdOf(s, card.holder))).strengthBonus ?? 0)
  for (const held of cardsInSlot(s, card.holder, card.slot))
    if (isInPlay(cardAt(s, held)) && on('glossary/besitztum/1'))
      add((definitionOf(cardAt(s, held)).strengthBonus ?? 0) + addedStrength(g, held))
  n += addedStrength(g, id, isCapped)
  for (const reach of reaching(g, 'strength', id)) {
    const { strength, min } = reach.constant as { strength?: Amount; min?: number }
    if (min === undefined) continue
    const by = number(g, strength, reach, reach.lasting?.amounts.strength, id)
    // It was not counted yet: it lowers only as far as it says.
    n = Math.max(n + by, Math.min(n, min))
  }
  for (const reach of saying(g, 'double'))
    if (reach.constant.double === 'strength' && !isCapped && applies(g, reach, id)) n *= 2
  return Math.max(0, n)
}

/** What effects add to a province's strength, or to the bonus of a holding. */
const addedStrength = (g: G, id: CardId, isCapped = false): number =>
  reaching(g, 'strength', id).reduce((sum, reach) => {
    const { strength, min } = reach.constant as { strength?: Amount; min?: number }
    if (min !== undefined) return sum
    const more = number(g, strength, reach, reach.lasting?.amounts.strength, id)
    return sum + (isCapped ? Math.min(0, more) : more)
  }, 0)
