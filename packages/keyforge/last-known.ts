/** What is remembered of a card that leaves play. */
import { type CardId, refTo } from '@regelwerk/core'
import { type G, on } from './book.ts'
import { cardAt, halfBeneath, type LastKnown, LINE, lineOf, printOf, typeOf } from './state.ts'
import { armorOf, housesOf, isFlank, neighboursOf, powerOf, traitsOf } from './values.ts'

/** What a card is now, to be remembered (glossary/verlaesst-das-spiel). */
export function asItIs(g: G, id: CardId, destroyed: boolean): LastKnown {
  const s = g.state
  const card = cardAt(s, id)
  const line = card.zone === LINE ? lineOf(s, card.holder) : []
  // The only creature is on both flanks.
  const placed = line.length > 1 || on('glossary/flanke')
  return {
    card: id,
    life: card.life,
    type: typeOf(s, card),
    def: printOf(card),
    power: card.zone === LINE ? powerOf(g, id) : 0,
    armor: card.zone === LINE ? armorOf(g, id) : 0,
    amber: card.amber,
    houses: housesOf(g, id),
    controller: card.holder,
    neighbours: neighboursOf(g, id).map((n) => refTo(s, n)),
    leftward: line.slice(0, Math.max(0, line.indexOf(id))).map((n) => refTo(s, n)),
    flank: isFlank(g, id),
    left: placed && line[0] === id,
    right: placed && line[line.length - 1] === id,
    destroyed,
    traits: [...traitsOf(g, id)],
    half: halfBeneath(s, id),
  }
}
