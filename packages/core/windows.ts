/**
 * Windows: where a player may do something now, or pass. A game names them, so that a player can set for each whether to be
 * asked there (protocol/passing.ts). Bots and simulations know nothing of them: every window is a decision like any other.
 */
import type { Decision } from './decision.ts'
import type { Lang } from './game.ts'
import type { Machine } from './machine.ts'
import type { State } from './state.ts'

/** Where a player wants to be asked: always, only where there is something to do, or not even there. */
export type Stop = 'always' | 'able' | 'never'

export interface WindowKind {
  /** Until its player sets something else. */
  stop: Stop
  /** Who passes gives up more than this opportunity (a turn, a phase): passed for a player only where it is all there is to do. */
  costs?: true
  /** It ends the turn: where it is all there is to do, its player has a moment to look, and to take back, before it is passed for them. */
  moment?: true
}

/** A decision as a window. */
export interface OpenWindow {
  id: string
  /** The number of the option that passes. */
  pass: number
  /**
   * What it belongs to, the shortest first, such as 'conflict 2.1', 'phase 2.draw': a player may pass until that is over. The
   * first word says what it is, the rest which one.
   */
  within: readonly string[]
}

/** What can be done, and with which card: by its place, or by the handle under which it is on a screen. */
interface Doable {
  verb: string
  source?: number
}

export interface Windows<S extends State = State> {
  /** In the order in which they come. */
  kinds: Readonly<Record<string, WindowKind>>
  /** What a player could still do who is about to end the turn, and would most likely not want to leave; null: nothing like that. */
  left?(options: readonly Doable[], lang: Lang): string | null
  /** Is this an order in which cards come to lie, and no card reads it? */
  isIdle?(g: Machine<S>, decision: Decision): boolean
  /** null: there is something to answer, not just an opportunity. */
  of(g: Machine<S>, decision: Decision): OpenWindow | null
}

/** A window in which one option passes; null: there is no such option. */
export function windowWith(
  decision: Decision,
  verb: string,
  id: string,
  within: readonly string[] = [],
): OpenWindow | null {
  const pass = decision.kind === 'choose' ? decision.options.findIndex((option) => option.verb === verb) : -1
  return pass < 0 ? null : { id, pass, within }
}

/** With how many cards one of these things could be done. */
export const cardsThatCould = (options: readonly Doable[], verbs: readonly string[]): number =>
  new Set(options.filter(({ verb }) => verbs.includes(verb)).map(({ source }) => source)).size
