/** What happens, for those who wait for it, and the window that opens then if anybody does. */
import type { CardId, Ref, Seat } from '@regelwerk/core'
import type { Bold, Filter, Happening, Triggered } from '../abilities.ts'
import { type G, named } from '../book.ts'
import { bonusIcons } from '../cards/facts.ts'
import { asItWas, refsOfNamed, type Seen } from '../filter.ts'
import { happeningKey } from '../happening.ts'
import { asItIs } from '../last-known.ts'
import { isMeant } from '../players.ts'
import { isAsked } from '../prepare.ts'
import { type Context, matches } from '../reading.ts'
import type { KeyForgeState, LastKnown } from '../state.ts'
import { derived, VALUES } from '../values.ts'
import type { HappeningKey } from '../words/happenings/index.ts'

/** In place of an amount: what was destroyed was destroyed by assault. */
export const BY_ASSAULT = 1

export interface Occurrence {
  what: HappeningKey
  card: Ref | null
  /** The card as it was when it happened, if anybody waits for that or asks for it later. */
  was: LastKnown | null
  /** The other creature of a fight. */
  other: Ref | null
  seat: Seat
  n: number
}

/** The card whose own bold abilities are triggered, and who resolves them. */
export interface BoldOccasion {
  words: Bold[]
  card: Ref
  me: Seat
  borrowed: CardId
}

export interface WindowLocals {
  happenings: Occurrence[]
  bold: BoldOccasion | null
  done: string[]
  pick: string | null
}

export const waitsFor = ({ when }: Triggered): HappeningKey => happeningKey(when)

/** Could anything wait for what happened? Without asking in detail. */
export function isAwaited(g: G, what: readonly HappeningKey[]): boolean {
  for (const l of derived(g).listeners)
    if (what.includes(waitsFor(l.ability.ability as Triggered))) return true
  return false
}

/** Written in windows.ts, with what is ready in one. */
export const window = named<WindowLocals>('window')

export const opening = (happenings: Occurrence[], bold: BoldOccasion | null = null): WindowLocals => ({
  happenings,
  bold,
  done: [],
  pick: null,
})

/** Opens a window if anything could wait for what happened. */
export function openWindow(g: G, happenings: Occurrence[], bold: BoldOccasion | null = null): void {
  if (
    bold === null &&
    !isAwaited(
      g,
      happenings.map((o) => o.what),
    )
  )
    return
  g.call(window, opening(happenings, bold))
}

/**
 * Something that happens now. What is true of its card is judged as of now, whatever becomes of the card; what a card of
 * this match asks for later is remembered.
 */
export function occurrence(
  g: G,
  what: HappeningKey,
  seat: Seat,
  card: Ref | null = null,
  details: { other?: Ref | null; n?: number } = {},
): Occurrence {
  const s = g.state
  const asked = isAsked(s, what)
  let was: LastKnown | null = null
  if (card !== null && (asked || isAwaited(g, [what]))) {
    const now = asItWas(s, card)
    was = typeof now === 'number' ? asItIs(g, now, false) : now
  }
  const happened = { what, seat, card, was, other: details.other ?? null, n: details.n ?? 0 }
  if (asked) {
    s.tale.past.push(happened)
    g.touch(VALUES)
  }
  return happened
}

/** The card that something has happened to, as it was then. */
const subjectOf = (s: KeyForgeState, o: Occurrence): Seen | null =>
  o.was ?? (o.card === null ? null : asItWas(s, o.card))

/** Is it this card, or such a card? */
function isSuch(
  g: G,
  wanted: Filter | 'self' | 'host',
  card: Ref | null,
  what: Seen | null,
  c: Context,
): boolean {
  if (typeof wanted === 'object') return what !== null && matches(g, wanted, what, c)
  return card !== null && refsOfNamed(g, c, wanted)[0]?.card === card.card
}

/** Is what happened the thing that a text means? */
export function isMeantBy(g: G, happening: Happening, o: Occurrence, c: Context): boolean {
  if (happeningKey(happening) !== o.what) return false
  const { what, during } = happening
  if (!isMeant(g, c, 'at' in happening ? happening.of : happening.by, o.seat)) return false
  if (during !== undefined && !isMeant(g, c, during, g.state.active)) return false
  if (what !== undefined && !isSuch(g, what, o.card, subjectOf(g.state, o), c)) return false
  if (!('after' in happening)) return true
  const { against, flank, house, inFight, icon, through } = happening
  // Destroyed by assault it was not fighting yet (glossary/kampf).
  const isAssault = o.what === 'destroyed' && o.n === BY_ASSAULT
  if (isAssault !== (through === 'assault') && (through || against || inFight)) return false
  if (inFight && o.other === null) return false
  if (icon !== undefined && bonusIcons[o.n] !== icon) return false
  if (house !== undefined && g.state.house !== (house === 'chosen' ? c.house : house)) return false
  // On the player's own flank, not on the other one's.
  if (flank !== undefined && !(o.was?.[flank] && o.was.controller === o.seat)) return false
  if (against === undefined) return true
  return isSuch(g, against, o.other, o.other === null ? null : asItWas(g.state, o.other), c)
}

/** How often it has happened, or to how many different cards. */
export function timesHappened(
  g: G,
  happening: Happening,
  c: Context,
  inTurn: 'thisTurn' | 'lastTurn' = 'thisTurn',
  different = false,
): number {
  const { tale, before } = g.state
  const past = inTurn === 'thisTurn' ? tale.past : before.past
  const found = past.filter((o) => isMeantBy(g, happening, o, c))
  return different ? new Set(found.map(({ card }) => card?.card)).size : found.length
}
