/** Reading a text: from where it looks at the game, which cards it means, whether its conditions hold, how much it says. */
import { type CardId, oncePerNode, type Ref, type Seat, zoneOf } from '@regelwerk/core'
import type { Amount, CardType, Condition, Element, Filter, Zone } from './abilities.ts'
import { type G, meets, on } from './book.ts'
import {
  ATTACHED,
  CONFLICT,
  CONFLICT_DISCARD,
  cardAt,
  DYNASTY,
  DYNASTY_DISCARD,
  definitionOf,
  HAND,
  isInPlay,
  type L5RState,
  NONE,
  PLAY,
  PROVINCE,
  REMOVED,
  ROLE,
  ROW,
  STRONGHOLD,
} from './state.ts'
import { amountWord, conditionWord, propertiesOf } from './words/known.ts'
import type { Test } from './words/records.ts'

/** From where a text looks at the game. */
export interface Context {
  me: Seat
  self: CardId
  /** The targets of the ability, the cards its cost was paid with, "it". */
  targets: readonly (readonly Ref[])[]
  paid: readonly Ref[]
  it: readonly Ref[]
  triggering: readonly Ref[]
  /** Rings chosen as targets, and the one last dealt with. */
  rings: readonly Element[]
  /** How many the triggering condition or the last effect was about. */
  count: number
  /** The card that a filter or a modifier is looking at. */
  itself: CardId
  /** The card type that was named as a cost. */
  named: string | null
  /** What the effect has done so far was done in full. */
  done: boolean
  /** The player chosen, or the one the triggering condition is about. */
  players: readonly Seat[]
}

export const contextOf = (me: Seat, self: CardId): Context => ({
  me,
  self,
  targets: NOTHING,
  paid: NOTHING,
  it: NOTHING,
  triggering: NOTHING,
  rings: NOTHING,
  count: 0,
  itself: NONE,
  named: null,
  done: true,
  players: NOTHING,
})

const NOTHING: readonly never[] = []

// ---- conditions and numbers, each made a function once

const conditions = oncePerNode((test: Condition) => conditionWord(test).holds(test))
const amounts = oncePerNode((n: Exclude<Amount, number>) => amountWord(n).reckon(n))

export const holds = (g: G, condition: Condition, c: Context): boolean => conditions(condition)(g, c)

export const amount = (g: G, n: Amount, c: Context): number => (typeof n === 'number' ? n : amounts(n)(g, c))

// ---- cards

const tests = oncePerNode((filter: Filter): Test => {
  const all: Test[] = []
  for (const [, word, value] of propertiesOf(filter)) all.push(word.test(value, filter))
  const [first = yes, second] = all
  if (second === undefined) return first
  if (all.length === 2) return (g, id, c) => first(g, id, c) && second(g, id, c)
  return (g, id, c) => {
    for (const test of all) if (!test(g, id, c)) return false
    return true
  }
})
const yes: Test = () => true

export const matches = (g: G, filter: Filter, id: CardId, c: Context): boolean => tests(filter)(g, id, c)

export const isOneOf = (type: CardType, wanted: CardType | readonly CardType[]): boolean =>
  typeof wanted === 'string' ? type === wanted : wanted.includes(type)

export const typeOf = (s: L5RState, id: CardId): CardType => {
  const card = cardAt(s, id)
  return card.asAttachment && on('glossary/kartenarten/1') ? 'attachment' : definitionOf(card).type
}

const OUTSIDE: Readonly<Record<Exclude<Zone, 'play'>, number>> = {
  hand: HAND,
  provinces: ROW,
  dynastyDiscard: DYNASTY_DISCARD,
  conflictDiscard: CONFLICT_DISCARD,
  dynastyDeck: DYNASTY,
  conflictDeck: CONFLICT,
  removed: REMOVED,
}

/** Does it lie in the zone that a text names? */
export const isIn = (s: L5RState, id: CardId, zone: Zone): boolean =>
  zone === 'play' ? isInPlay(cardAt(s, id)) : cardAt(s, id).zone === OUTSIDE[zone]

const IN_PLAY = [PLAY, ATTACHED, STRONGHOLD, PROVINCE, ROW] as const

/** The zones in which cards of a type can be in play. */
function zonesFor(type: Filter['type']): readonly number[] {
  return (on('glossary/faehigkeit/1') && typeof type === 'string' && ZONES_OF[type]) || IN_PLAY
}

const ZONES_OF: Partial<Record<CardType, readonly number[]>> = {
  character: [PLAY],
  attachment: [ATTACHED],
  province: [PROVINCE],
  holding: [ROW],
  role: [ROLE],
}

const IN_PLAY_ALONE: readonly Zone[] = ['play']
const placesOf = (filter: Filter): readonly Zone[] =>
  filter.in === undefined ? IN_PLAY_ALONE : typeof filter.in === 'string' ? [filter.in] : filter.in

/** All cards in the places the filter speaks of that match; `enough`: as soon as there is one for which this is so. */
export function matching(g: G, f: Filter, c: Context, enough?: (id: CardId) => boolean): CardId[] {
  const s = g.state
  const test = tests(f)
  const found: CardId[] = []
  for (const place of placesOf(f)) {
    const isInPlace = place === 'play'
    const isSaid = isInPlace || on('glossary/kontrolle-und-besitz/2')
    for (let turn = 0; turn < 2; turn++) {
      // One's own first; outside play only one's own, if nothing else is said.
      const isMeant =
        turn === 0 ? f.whose !== 'opponents' : f.whose !== 'yours' && (isInPlace || f.whose !== undefined)
      if (isSaid && !isMeant) continue
      const seat = turn === 0 ? c.me : 1 - c.me
      for (const zone of isInPlace ? zonesFor(f.type) : [OUTSIDE[place]])
        for (const id of zoneOf(s, zone, seat)) {
          if (isInPlace && !isThere(s, id, zone, f)) continue
          if (!test(g, id, c)) continue
          if (enough?.(id)) return [id]
          found.push(id)
        }
    }
  }
  return enough === undefined ? found : []
}

/** In play, or a facedown province or a role, where the text speaks of those. */
const isThere = (s: L5RState, id: CardId, zone: number, { type }: Filter): boolean =>
  meets(
    'glossary/faehigkeit/1',
    isInPlay(cardAt(s, id)) || (zone === PROVINCE && type === 'province') || zone === ROLE,
  )

export const countMatching = (g: G, f: Filter, c: Context): number => matching(g, f, c).length
