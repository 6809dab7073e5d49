/** What happens, for those who wait for it, and the window that opens then if anybody does. */
import type { CardId, Ref, Seat } from '@regelwerk/core'
import type { Bold, Happening, Triggered } from '../abilities.ts'
import { type G, named } from '../book.ts'
import { asItIs } from '../events.ts'
import { asItWas, type Seen } from '../filter.ts'
import type { KeyForgeState, LastKnown } from '../state.ts'
import { derived } from '../values.ts'

export interface Occurrence {
  what:
    | 'enters'
    | 'played'
    | 'reaps'
    | 'fights'
    | 'used'
    | 'destroyed'
    | 'forges'
    | 'choosesHouse'
    | 'discards'
    | 'gainsByReaping'
    | 'armorPrevents'
    | 'damagedByIcon'
    | 'endOfTurn'
    | 'beforeFights'
    | 'actionResolves'
  card: Ref | null
  /** The card as it was when it happened, if anybody waits for that. */
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

const AFTER: Readonly<Record<string, Occurrence['what']>> = {
  enters: 'enters',
  played: 'played',
  reaps: 'reaps',
  fights: 'fights',
  used: 'used',
  destroyed: 'destroyed',
  forges: 'forges',
  choosesHouse: 'choosesHouse',
  discards: 'discards',
  gainsByReaping: 'gainsByReaping',
  armorPrevents: 'armorPrevents',
  damagedByIcon: 'damagedByIcon',
}

export const waitsFor = (when: Happening): Occurrence['what'] =>
  'after' in when
    ? (AFTER[when.after] as Occurrence['what'])
    : 'at' in when
      ? 'endOfTurn'
      : when.before === 'fights'
        ? 'beforeFights'
        : 'actionResolves'

/** Could anything wait for what happened? Without asking in detail. */
export function isAwaited(g: G, what: readonly Occurrence['what'][]): boolean {
  for (const l of derived(g).listeners)
    if (what.includes(waitsFor((l.ability.ability as Triggered).when))) return true
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

/** Something that happens now. What is true of its card is judged as of now, whatever becomes of the card. */
export function occurrence(
  g: G,
  what: Occurrence['what'],
  seat: Seat,
  card: Ref | null = null,
  details: { other?: Ref | null; n?: number } = {},
): Occurrence {
  let was: LastKnown | null = null
  if (card !== null && isAwaited(g, [what])) {
    const now = asItWas(g.state, card)
    was = typeof now === 'number' ? asItIs(g, now, false) : now
  }
  return { what, seat, card, was, other: details.other ?? null, n: details.n ?? 0 }
}

/** The card that something has happened to, as it was then. */
export const subjectOf = (s: KeyForgeState, o: Occurrence): Seen | null =>
  o.was ?? (o.card === null ? null : asItWas(s, o.card))
