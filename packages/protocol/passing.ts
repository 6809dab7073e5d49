/**
 * Passing for a player: where there is nothing to do, and where the player has said not to be asked. A pure function of what is
 * asked and of what the player has set; who answers, and when, is up to whom the player sits at (docs/protocol.md, Passing).
 */
import type { Choice, Decision, Match, OpenWindow, Stop, WindowKind } from '@regelwerk/core'

/** A window as a screen shows it. */
export interface WindowOnScreen extends OpenWindow, WindowKind {
  /** How often the others have done something else than pass so far. */
  deeds: number
}

/** Until when a player passes whatever comes: the others do something, or something in which a window lies is over. */
export type Until = { deeds: number } | { within: string }

/** What a player has set. */
export interface Passing {
  /** By window; where none is set, what the game has for it. */
  stops: Readonly<Record<string, Stop>>
  until: Until | null
  /** Which orders to be asked for: all, or only those that some card may read. */
  orders: 'all' | 'matter'
}

export const ASK_WHERE_ABLE: Passing = { stops: {}, until: null, orders: 'matter' }

export function windowOf(match: Match, decision: Decision): WindowOnScreen | null {
  const { windows } = match.game
  const open = windows?.of(match.machine, decision) ?? null
  const kind = open === null ? undefined : windows?.kinds[open.id]
  return open && kind ? { deeds: match.deedsOfOthers(decision.seat), ...open, ...kind } : null
}

interface Asked {
  kind: Decision['kind']
  options: readonly unknown[]
  window?: WindowOnScreen | null
  /** It is an order that no card reads. */
  idle?: boolean
}

const isUntil = (until: Until | null, { within, deeds }: WindowOnScreen): boolean =>
  until !== null && ('within' in until ? within.includes(until.within) : until.deeds === deeds)

/** An answer that is given without asking, and why. */
export interface Unasked {
  choice: Choice
  /**
   * told: the player has said so beforehand, whatever there may be to do, so when it is done tells nothing. unable: there is
   * nothing but passing; when it is done must not tell that.
   */
  by: 'told' | 'unable'
  /** The player has a moment to say no before it is given. */
  moment?: true
}

/** What is answered for a player without asking; null: the player is asked. */
export function unaskedAnswer(asked: Asked, { stops, until, orders }: Passing): Unasked | null {
  const { options, window } = asked
  if (asked.kind === 'order' && asked.idle)
    return orders === 'all' ? null : { choice: options.map((_, i) => i), by: 'told' }
  if (!window) return null
  const stop = stops[window.id] ?? window.stop
  if (stop === 'always') return null
  if (!window.costs && (stop === 'never' || isUntil(until, window)))
    return { choice: window.pass, by: 'told' }
  if (options.length > 1) return null
  return { choice: window.pass, by: 'unable', ...(window.moment && { moment: true }) }
}

/** Until when a player goes on passing who is asked something: who does something else than pass no longer does. */
export function untilAfter(
  until: Until | null,
  { window }: Pick<Asked, 'window'>,
  choice?: Choice,
): Until | null {
  if (!window) return until
  return isUntil(until, window) && (choice === undefined || choice === window.pass) ? until : null
}
