/** What happens, as texts speak of it: what triggers abilities, and what has happened this turn. */
import { type CardId, recall, type Seat } from '@regelwerk/core'
import type { Happening, Happens, PlaceOfCard } from './abilities.ts'
import { type G, on, rule } from './book.ts'
import type { LorcanaEvent } from './events.ts'
import { isActive, isOpponent } from './players.ts'
import { type From, matches } from './reading.ts'
import {
  cardAt,
  DECK,
  DISCARD,
  HAND,
  INKWELL,
  type LorcanaState,
  NONE,
  PLAY,
  refersTo,
  UNDER,
} from './state.ts'
import { eventWord, happensBy } from './vocabulary.ts'

export type Role = 'asChallenger' | 'asChallenged'

/** One thing that happened. */
export interface Deed {
  on: Happens
  /** The card it is about, as it was then, and the other party; below 0: there is none. */
  card: CardId
  life: number
  other: CardId
  /** Whose doing it is, or to whom it happens; below 0: nobody's. */
  seat: Seat
  /** What the card is in a challenge, if this is part of one. */
  role: Role | null
  /** The zones of a card that goes from one to another. */
  from: number
  to: number
  /** With Shift, by an action ... */
  how: string
  /** How much: damage, ink paid. */
  n: number
}

/** What a word says of an event; what it does not say is nothing. */
export type DeedParts = Partial<Omit<Deed, 'on' | 'life'>>

/** What an event means in the words of texts; most mean nothing. */
export function deedsOf(g: G, event: LorcanaEvent): readonly Deed[] {
  const deeds: Deed[] = []
  for (const what of happensBy(event.kind)) {
    for (const parts of eventWord(what).deeds(g, event)) {
      const { card = NONE, other = NONE, seat = NONE, role = null, from = NONE, to = NONE } = parts
      const { how = '', n = 0 } = parts
      const life = card < 0 ? 0 : cardAt(g.state, card).life
      deeds.push({ on: what, card, life, other, seat, role, from, to, how, n })
    }
  }
  return deeds
}

/** What a card is in the challenge that is under way (4.6.2). */
export function roleOf(s: LorcanaState, id: CardId): Role | null {
  if (s.challenge === null) return null
  if (refersTo(s, s.challenge.challenger, id)) return 'asChallenger'
  return refersTo(s, s.challenge.defender, id) ? 'asChallenged' : null
}

const ZONES: Readonly<Record<PlaceOfCard, number>> = {
  deck: DECK,
  hand: HAND,
  play: PLAY,
  inkwell: INKWELL,
  discard: DISCARD,
  under: UNDER,
}

/** Is this what a text speaks of? In the past, any card is meant where none is named, and each is seen as it was. */
export function isMeant(g: G, h: Happening, deed: Deed, reader: From, isPast = false): boolean {
  if (!isNamed(h, deed.on)) return false
  const word = eventWord(deed.on)
  const what = h.what ?? (word.about === 'card' && !isPast ? 'self' : null)
  if (what !== null && !isSuch(g, what, deed, reader, isPast)) return false
  const by = h.by ?? word.by(h, isPast)
  if (by === 'you' && deed.seat !== reader.you) return false
  if (by === 'opponent' && !isOpponent(g.state, reader.you, deed.seat)) return false
  if (h.inTheirTurn && !isActive(g.state, deed.seat)) return false
  if (h.whom !== undefined && (deed.other < 0 || !matches(g, h.whom, deed.other, reader))) return false
  if (h.inChallenge !== undefined && on('4.6.2')) {
    if (deed.role === null || (h.inChallenge !== true && h.inChallenge !== deed.role)) return false
  }
  if (h.from !== undefined && ZONES[h.from] !== deed.from) return false
  if (h.to !== undefined && ZONES[h.to] !== deed.to) return false
  if (h.how === undefined) return true
  if (h.how === 'actionOrItem') return deed.how === 'action' || deed.how === 'item'
  return typeof h.how === 'string' ? h.how === deed.how : deed.n <= h.how.paidAtMost
}

/** Of several conditions each will do. */
export const isOneOf = rule('6.2.6', (named: readonly Happens[], what: Happens): boolean =>
  named.includes(what),
)

function isNamed({ on: named }: Happening, what: Happens): boolean {
  if (typeof named === 'string') return named === what
  return isOneOf(named, what)
}

function isSuch(
  g: G,
  what: NonNullable<Happening['what']>,
  deed: Deed,
  from: From,
  isPast: boolean,
): boolean {
  if (what === 'self') return deed.card === from.self
  if (deed.card < 0) return false
  const last = isPast ? recall(g.state.lastKnown, deed) : undefined
  return matches(g, what, deed.card, from, last)
}

/** How often it has happened this turn. */
export function timesHappened(g: G, h: Happening, reader: From): number {
  let n = 0
  for (const deed of g.state.history) if (isMeant(g, h, deed, reader, true)) n++
  return n
}
