/** Which cards a text means, seen by its player from the card that bears it. */
import { type CardId, type Frame, oncePerNode, type Ref, refTo, type Seat, zoneOf } from '@regelwerk/core'
import type { BonusIcon, CardType, Filter, House, Ref as Named, Zone } from './abilities.ts'
import { type G, on, rule } from './book.ts'
import type { CardDefinition } from './cards/index.ts'
import { type Context, matches } from './reading.ts'
import {
  ARCHIVES,
  ARTIFACTS,
  cardAt,
  DECK,
  DISCARD,
  definitionOf,
  faceAt,
  HAND,
  halfBeneath,
  iconsOf,
  isInPlay,
  type KeyForgeState,
  type LastKnown,
  LINE,
  NONE,
  PURGED,
  printOf,
  typeOf,
  UNDER,
  UPGRADES,
} from './state.ts'
import { housesOf, neighboursOf, traitsOf } from './values.ts'

/** Who controls a card, as far as this text is concerned. */
export const controllerOf = (
  s: KeyForgeState,
  id: CardId,
  c: Context,
  holder: Seat = cardAt(s, id).holder,
): Seat =>
  id === c.borrowed && on('glossary/als-ob-sie-deine-waere-als-ob-du-sie-kontrollieren-wuerdest')
    ? c.you
    : holder

/** A card as it is, or as it was. */
export type Seen = CardId | LastKnown

export const idOf = (what: Seen): CardId => (typeof what === 'number' ? what : what.card)

/** The card a text speaks of; if it has left play since, as it was just before (glossary/verlaesst-das-spiel). */
export function asItWas(s: KeyForgeState, ref: Ref): Seen {
  if (cardAt(s, ref.card).life === ref.life) return ref.card
  return s.lastKnown.find((known) => known.card === ref.card && known.life === ref.life) ?? ref.card
}

export const housesNowOrThen = (g: G, what: Seen): readonly House[] =>
  typeof what !== 'number' && on('glossary/verlaesst-das-spiel') ? what.houses : housesOf(g, idOf(what))

export const neighboursThen = rule(
  'glossary/verlaesst-das-spiel',
  (s: KeyForgeState, { neighbours }: LastKnown): CardId[] =>
    neighbours.filter((ref) => cardAt(s, ref.card).life === ref.life).map((ref) => ref.card),
)

export function neighboursNowOrThen(g: G, what: Seen): CardId[] {
  const s = g.state
  if (typeof what === 'number') return neighboursOf(g, what)
  return neighboursThen(s, what)
}

export const neighboursOfRef = (g: G, ref: Ref): CardId[] => neighboursNowOrThen(g, asItWas(g.state, ref))

export function controllerNowOrThen(s: KeyForgeState, ref: Ref): Seat {
  const what = asItWas(s, ref)
  if (typeof what !== 'number') return what.controller
  const card = cardAt(s, what)
  return isInPlay(card) ? card.holder : card.owner
}

export const traitsSeen = (g: G, what: Seen): readonly string[] =>
  typeof what === 'number' ? traitsOf(g, what) : what.traits

/** From top to bottom: of a gigantic creature first those of the upper half. */
export function iconsSeen(s: KeyForgeState, what: Seen): BonusIcon[] {
  const isThere = typeof what === 'number'
  const half = isThere ? halfBeneath(s, what) : what.half
  const upper =
    half !== null && on('glossary/gigantische-kreaturen') ? iconsOf(s, cardAt(s, half.card).def) : []
  return [...upper, ...iconsOf(s, isThere ? printOf(cardAt(s, what)) : what.def)]
}

export const faceNowOrThen = (s: KeyForgeState, what: Seen): CardDefinition =>
  typeof what === 'number' ? faceAt(s, what) : definitionOf(s, what.def)

export const typeNowOrThen = (s: KeyForgeState, what: Seen): CardType =>
  typeof what === 'number' ? typeOf(s, cardAt(s, what)) : what.type

/** The creature on the other side of the fight that a card is in. */
function opposingOf({ state }: G, self: CardId): Ref | null {
  const { stack } = state
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i] as Frame & { attacker?: Ref; target?: Ref | null }
    if (f.procedure !== 'fight' || f.attacker === undefined) continue
    if (f.attacker.card === self) return f.target ?? null
    if (f.target?.card === self) return f.attacker
  }
  return null
}

/** The cards that a text names by what they are in it. */
export function refsOfNamed(g: G, c: Context, name: Named): readonly Ref[] {
  const s = g.state
  const self = c.self.card
  switch (name) {
    case 'self':
      return self === NONE ? [] : [c.self]
    case 'it':
      return c.it
    case 'host': {
      const host = self === NONE ? NONE : cardAt(s, self).on
      return host === NONE ? [] : [refTo(s, host)]
    }
    case 'granter':
      return c.granter === NONE ? [] : [refTo(s, c.granter)]
    case 'triggering':
      return c.occasion?.card ? [c.occasion.card] : []
    case 'opposing': {
      const opposing = opposingOf(g, self)
      return opposing === null ? [] : [opposing]
    }
    case 'attacked':
      return c.fought.slice(-1)
    case 'firstChosen': {
      const [first] = c.chosen
      return first === undefined ? [] : [refTo(s, first)]
    }
    case 'doneTo':
      return c.doneTo.slice(0, 1).map(({ card }) => refTo(s, card))
    case 'candidate':
      return c.candidate === NONE ? [] : [refNowOrThen(s, c.candidate)]
  }
}

const refNowOrThen = (s: KeyForgeState, what: Seen): Ref => (typeof what === 'number' ? refTo(s, what) : what)

/** The first of them, as it is or as it was when it left or when something happened to it. */
export function seenAs(g: G, c: Context, name: Named): Seen | null {
  if (name === 'candidate') return c.candidate === NONE ? null : c.candidate
  if (name === 'self') return c.self.card === NONE ? null : c.self.card
  if (name === 'triggering' && c.occasion?.was) return c.occasion.was
  const [ref] = refsOfNamed(g, c, name)
  return ref === undefined ? null : asItWas(g.state, ref)
}

const OUTSIDE: Readonly<Record<Exclude<Zone, 'play'>, number>> = {
  hand: HAND,
  discard: DISCARD,
  deck: DECK,
  archives: ARCHIVES,
  under: UNDER,
  purged: PURGED,
}

/** Every card in the places the filter speaks of. */
function candidates(s: KeyForgeState, f: Filter, c: Context): CardId[] {
  const places: readonly Zone[] = f.in === undefined ? ['play'] : typeof f.in === 'string' ? [f.in] : f.in
  const found: CardId[] = []
  for (const place of places) {
    if (place === 'play') {
      const order = [c.you, 1 - c.you]
      for (const seat of order) {
        if (f.type === 'creature') found.push(...zoneOf(s, LINE, seat))
        else if (f.type === 'artifact') found.push(...zoneOf(s, ARTIFACTS, seat))
        else found.push(...zoneOf(s, LINE, seat), ...zoneOf(s, ARTIFACTS, seat), ...zoneOf(s, UPGRADES, seat))
      }
    } else if (place === 'under') {
      found.push(...zoneOf(s, UNDER, 0), ...zoneOf(s, UNDER, 1))
    } else {
      const seats = f.whose === 'any' ? [c.you, 1 - c.you] : [f.whose === 'enemy' ? 1 - c.you : c.you]
      for (const seat of seats) found.push(...zoneOf(s, OUTSIDE[place], seat))
    }
  }
  return found
}

/** Outside play "friendly" and "enemy" say whose zone it is. */
const anyones = oncePerNode((f: Filter): Filter => ({ ...f, whose: 'any' }))

export function matching(g: G, f: Filter, c: Context): CardId[] {
  const s = g.state
  const found: CardId[] = []
  const outside = f.in === undefined || f.in === 'play' ? f : anyones(f)
  for (const id of candidates(s, f, c)) {
    const here = isInPlay(cardAt(s, id))
    if (f.in === 'under' && cardAt(s, id).on !== c.self.card) continue
    if (matches(g, here ? f : outside, id, c)) found.push(id)
  }
  return found
}

/** The filter for a card wherever it lies: whose and where are said by what it is about. */
export const asPrinted = oncePerNode((f: Filter): Filter => {
  const { whose: _, in: __, ...print } = f
  return print
})
