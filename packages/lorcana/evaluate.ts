/** By what a position is judged, for each seat: what lies on the table, counted; no card is known by name. */
import { type CardId, type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import { cardAt, definitionOf, HAND, INKWELL, inPlay, isCharacter, readyInk } from './state.ts'
import { keywordsOf, loreOf, strengthOf, willpowerOf } from './values.ts'
import type { weights } from './weights.ts'

export { habits, weights } from './weights.ts'

export type Features = Record<keyof typeof weights, number>

/** The first ink matters most. */
const EARLY_INK = 4
const MIDDLE_INK = 8
/** A card that costs so much more than the ink at hand waits in the hand. */
const TOO_DEAR = 3

/** A decision at which a position can be weighed: nothing is under way. */
export const isQuiet = (decision: Decision): boolean => decision.prompt === 'main'

export function features(g: G, seat: Seat): Features {
  const s = g.state
  const lore = s.lore[seat] as number
  const ink = zoneOf(s, INKWELL, seat).length
  const found: Features = {
    lore,
    // The nearer to winning, the more each lore counts.
    loreSquared: (lore * lore) / 20,
    earlyInk: Math.min(ink, EARLY_INK),
    middleInk: Math.max(0, Math.min(ink, MIDDLE_INK) - EARLY_INK),
    lateInk: Math.max(0, ink - MIDDLE_INK),
    hand: 0,
    dearHand: 0,
    characters: 0,
    exerted: 0,
    strength: 0,
    willpower: 0,
    questing: 0,
    keywords: 0,
    items: 0,
    locations: 0,
    questsLeft: 0,
    inkLeft: 0,
  }
  for (const id of zoneOf(s, HAND, seat)) {
    if (definitionOf(cardAt(s, id)).cost > ink + TOO_DEAR) found.dearHand++
    else found.hand++
  }
  for (const id of inPlay(s, seat)) onTable(g, id, found)
  if (seat === s.active && hasBegun(g, seat)) stillToDo(g, seat, found)
  return found
}

/** How far the game has come. */
export const stageOf = ({ state }: G): number => state.turn

/** What a seat has reached, as players count it. */
export const progress = ({ state: s }: G, seat: Seat) => ({
  lore: s.lore[seat] as number,
  ink: zoneOf(s, INKWELL, seat).length,
  inPlay: inPlay(s, seat).length,
})
export const races = [{ of: 'lore', goal: 20 }] as const
/** A search looks as far as its own next turn. */
export const horizon = 2
export const levels = [3, 8, 20, 45, 100] as const

/** Something has been done this turn. Before that nobody who ends a turn looks at what the other will do in the next. */
function hasBegun({ state: s }: G, seat: Seat): boolean {
  if ((s.inked[seat] as number) > 0) return true
  return [...zoneOf(s, INKWELL, seat), ...inPlay(s, seat)].some((id) => cardAt(s, id).exerted)
}

/** What can still be done this turn is worth something until it is over. */
function stillToDo(g: G, seat: Seat, found: Features): void {
  const s = g.state
  found.inkLeft = readyInk(s, seat)
  for (const id of inPlay(s, seat)) {
    const card = cardAt(s, id)
    if (isCharacter(card) && !card.exerted && !card.drying) found.questsLeft += loreOf(g, id)
  }
}

function onTable(g: G, id: CardId, found: Features): void {
  const card = cardAt(g.state, id)
  const { type } = definitionOf(card)
  if (type === 'item') found.items++
  else if (type === 'location') found.locations += loreOf(g, id)
  else {
    found.characters++
    found.strength += strengthOf(g, id)
    found.willpower += willpowerOf(g, id) - card.damage
    found.questing += loreOf(g, id)
    if (card.exerted) found.exerted++
    for (let bits = keywordsOf(g, id); bits !== 0; bits &= bits - 1) found.keywords++
  }
}
