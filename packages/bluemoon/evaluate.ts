/** By what a position is judged, for each seat: dragons, power, cards left; no card is known by name. */
import { type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { Element } from './abilities.ts'
import type { G } from './book.ts'
import { dragonsFor } from './rules/dragons.ts'
import { COMBAT, DECK, defAt, HAND, other, SUPPORT, typeOf } from './state.ts'
import { power } from './values.ts'
import type { weights } from './weights.ts'

export { habits, weights } from './weights.ts'

export type Features = Record<keyof typeof weights, number>

/** Beyond this nobody can follow anyway. */
const MOST_POINTS = 12
const MOST_REACH = 6
const MOST_DEGREES = 4

/** A turn begins: nothing has been done in it. */
export function isQuiet(decision: Decision, g: G): boolean {
  if (decision.prompt !== 'beginning' && decision.prompt !== 'leadership') return false
  const { played, used, landing, fulfilled } = g.state
  return played.all === 0 && !played.leadership && used.length + landing.length + fulfilled.length === 0
}

/** How far the game has come. */
export const stageOf = ({ state }: G): number => state.turn

/** What a seat has reached, as players count it; crystals are given when the game is over. */
export const progress = ({ state: s }: G, seat: Seat) => ({
  dragons: s.dragons[seat as 0 | 1],
  crystals: s.outcome?.winners.includes(seat) ? s.score : 0,
  cardsLeft: zoneOf(s, HAND, seat).length + zoneOf(s, DECK, seat).length,
})
export const races = [{ of: 'dragons', goal: 3 }] as const
/** A search looks two turns of each player ahead: they are short. */
export const horizon = 4
/** There are few answers, and the cards held in secret decide: more is better for long. */
export const levels = [3, 8, 28, 100, 400] as const

export function features(g: G, seat: Seat): Features {
  const s = g.state
  const dragons = s.dragons[seat as 0 | 1]
  const found: Features = {
    dragons,
    dragonsSquared: (dragons * dragons) / 3,
    hand: 0,
    characters: 0,
    handPower: 0,
    deck: zoneOf(s, DECK, seat).length,
    support: zoneOf(s, SUPPORT, seat).length,
    combat: zoneOf(s, COMBAT, seat).length,
    secondDragon: dragonsFor(g, other(seat)) > 1 ? 1 : 0,
    behind: 0,
    reach: 0,
  }
  for (const id of zoneOf(s, HAND, seat)) {
    const { fire, earth } = defAt(s, id)
    found.hand++
    found.handPower += Math.max(fire ?? 0, earth ?? 0)
    if (typeOf(s, id) === 'character') found.characters++
  }
  if (s.active === seat && s.element !== null) answering(g, seat, s.element, found)
  return found
}

/**
 * How far an answer goes: by how much a character or booster played now would be ahead of the opponent, as its printed
 * value says; what has none works by its text, of which nothing is known here.
 */
export function degreesOf(g: G, { seat, options }: Decision): (number | undefined)[] {
  const { element } = g.state
  if (element === null) return []
  const theirs = power(g, other(seat), element)
  const mine = power(g, seat, element)
  const support = supportOf(g, seat, element)
  return options.map(({ verb, source }) => {
    if (verb !== 'play' || source === undefined) return undefined
    const type = typeOf(g.state, source)
    const value = defAt(g.state, source)[element]
    if (value === null || (type !== 'character' && type !== 'booster')) return undefined
    const ahead = (type === 'character' ? support : mine) + value - theirs
    return Math.max(-MOST_DEGREES, Math.min(MOST_DEGREES, ahead))
  })
}

function supportOf(g: G, seat: Seat, element: Element): number {
  let support = 0
  for (const id of zoneOf(g.state, SUPPORT, seat)) support += defAt(g.state, id)[element] ?? 0
  return support
}

/** For who is on turn: by how much the fight is behind, and how far the best cards in hand would reach. */
function answering(g: G, seat: Seat, element: Element, found: Features): void {
  const s = g.state
  const theirs = power(g, other(seat), element)
  found.behind = Math.max(0, Math.min(MOST_POINTS, theirs - power(g, seat, element)))
  let character = 0
  let booster = 0
  for (const id of zoneOf(s, HAND, seat)) {
    const value = defAt(s, id)[element] ?? 0
    const type = typeOf(s, id)
    if (type === 'character') character = Math.max(character, value)
    else if (type === 'booster') booster = Math.max(booster, value)
  }
  const reach = character + booster + supportOf(g, seat, element) - theirs
  found.reach = Math.max(-MOST_REACH, Math.min(MOST_REACH, reach))
}
