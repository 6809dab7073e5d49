/**
 * A screen: all that a front end is given to show a seat, in words and as data. It is made from the view of that
 * seat, on a server or in the browser's own worker, so a front end never holds what the seat may not know.
 */
import {
  type Decision,
  type DecisionView,
  type Handle,
  handlesOf,
  type Lang,
  type LogLine,
  type Match,
  type MatchView,
  type Option,
  type OptionView,
  type Seat,
  WATCHER,
} from '@regelwerk/core'
import { type Change, changed, Unfitting } from './changes.ts'
import { type WindowOnScreen, windowOf } from './passing.ts'

export interface OptionOnScreen extends OptionView {
  text: string
}

export interface DecisionOnScreen extends Omit<DecisionView, 'options'> {
  /** What is asked, in words. */
  text: string
  /** What the effect does that asks; absent: a rule asks. */
  effect?: string
  options: OptionOnScreen[]
  /** Where its player may do something, or pass: a front end may pass for its player (passing.ts). */
  window?: WindowOnScreen
  /** It is an order that no card reads. */
  idle?: true
}

/** Something that cannot be done now, with the rule that forbids it; cards by handle. */
export interface ObstacleOnScreen {
  verb: string
  source?: Handle
  target?: Handle
  rule: string
}

export interface Screen extends Omit<MatchView, 'decision'> {
  game: string
  /** How many answers have been given: an answer names it, so that none is taken for another. */
  seq: number
  decision: DecisionOnScreen | null
  /** The lines since entry `from`; those the reader had from there on are void (an undo takes lines back). */
  log: { from: number; lines: LogLine[]; next: number }
  /** Absent: a server tells them to who asks (`why`). */
  obstacles?: ObstacleOnScreen[]
  canUndo: boolean
}

/** A decision with its words. They are added to the view of it, which was made for this screen alone. */
function onScreen(match: Match, decision: Decision, view: DecisionView, lang: Lang): DecisionOnScreen {
  const { game, machine } = match
  for (let i = 0; i < view.options.length; i++) {
    const option = view.options[i] as OptionOnScreen
    option.text = game.sayOption(machine, decision, decision.options[i] as Option, lang)
  }
  const shown = view as DecisionOnScreen
  shown.text = game.sayPrompt(machine, decision, lang)
  const effect = game.sayEffect?.(machine, decision, lang)
  if (effect) shown.effect = effect
  const window = windowOf(match, decision)
  if (window) shown.window = window
  if (game.windows?.isIdle?.(machine, decision)) shown.idle = true
  return shown
}

/** A screen without its log: how much of that is new depends on who reads it. */
export type Picture = Omit<Screen, 'log'>

/** What a seat (or who watches) is shown. */
export function pictureOf(match: Match, seat: Seat, lang: Lang): Picture {
  const view = match.view(seat)
  const decision = seat === WATCHER ? null : match.decisionOf(seat)
  const { waiting, outcome, table } = view
  return {
    seat: view.seat,
    waiting,
    outcome,
    table,
    game: match.game.id,
    seq: match.answers.length,
    decision: decision && onScreen(match, decision, view.decision as DecisionView, lang),
    canUndo: seat !== WATCHER && match.canUndo(seat),
  }
}

/** The same with the log from an entry on. */
export function screenOf(match: Match, seat: Seat, lang: Lang, from = 0): Screen {
  const start = Math.min(from, match.logged)
  const log = { from: start, lines: match.log(seat, lang, start), next: match.logged }
  return { ...pictureOf(match, seat, lang), log }
}

/** What a seat might want to do now and cannot; cards by its handles. */
export function obstaclesOf(match: Match, seat: Seat): ObstacleOnScreen[] {
  if (match.decisionOf(seat) === null) return []
  const handles = handlesOf(match.state, seat)
  const found = match.game.obstacles?.(match.machine, seat) ?? []
  return found.map(({ verb, rule, source, target }) => ({
    verb,
    rule,
    ...(source !== undefined && { source: handles[source] }),
    ...(target !== undefined && { target: handles[target] }),
  }))
}

/** The log after a screen has come in. */
export function addLines(log: readonly LogLine[], { from, lines }: Screen['log']): LogLine[] {
  return [...log.filter(({ at }) => at < from), ...lines]
}

/** New lines of the log, in short: as in `Screen`, without the names of fields, of which there would be more than of anything else. */
export type NewLines = readonly [from: number, next: number, ...lines: ShortLine[]]
type ShortLine = readonly [at: number, rule: string, text: string, cards?: readonly Handle[], opens?: true]

export const inShort = ({ from, next, lines }: Screen['log']): NewLines => [
  from,
  next,
  ...lines.map(({ at, rule, text, cards, opens }): ShortLine => {
    if (opens) return [at, rule, text, cards ?? [], opens]
    return cards === undefined ? [at, rule, text] : [at, rule, text, cards]
  }),
]

const inFull = ([from, next, ...lines]: NewLines): Screen['log'] => ({
  from,
  next,
  lines: lines.map(([at, rule, text, cards = [], opens]) => ({
    at,
    rule,
    text,
    ...(cards.length > 0 && { cards }),
    ...(opens && { opens }),
  })),
})

/** How a server shows a match: first the whole screen, then what has changed since the one of `since` answers. */
export type ScreenMessage =
  | { kind: 'screen'; match: string; screen: Screen }
  | { kind: 'change'; match: string; since: number; log: NewLines; change: Change }

/** The screen after a message has come in; null: something was missed, and the match must be opened again. */
export function nextScreen(before: Screen | null | undefined, message: ScreenMessage): Screen | null {
  if (message.kind === 'screen') return message.screen
  if (before?.seq !== message.since) return null
  try {
    return { ...(changed(before, message.change) as Screen), log: inFull(message.log) }
  } catch (error) {
    if (error instanceof Unfitting) return null
    throw error
  }
}
