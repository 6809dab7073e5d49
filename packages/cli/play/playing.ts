/** The game screen without its looks: what is asked, what the keys do, what lies over the board. */
import {
  type Decision,
  type Face,
  type FollowUp,
  followUp,
  type Handle,
  type Lang,
  type LogLine,
  loadRuleTexts,
  type Piece,
  type RuleTexts,
  ruleTitle,
  type Seat,
  type Table,
} from '@regelwerk/core'
import type { ObstacleOnScreen } from '@regelwerk/protocol'
import { Choosing, type Item } from './choosing.ts'
import { isPrintable, type Key } from './keys.ts'
import type { Size } from './layout.ts'
import { linesOf } from './lines.ts'
import { type Messages, messages, YES } from './messages.ts'
import { type Seen, seenOn } from './pieces.ts'
import { layoutFor, type TableLayout } from './rows.ts'
import type { Hint, Session } from './session.ts'
import { Store } from './store.ts'
import { found } from './text.ts'
import type { GameWords } from './words/game-words.ts'
import { wordsOf } from './words/index.ts'

interface Reading {
  kind: 'log' | 'why' | 'rule' | 'hint'
  /** The first line shown. */
  from: number
}

export type Overlay = Reading | { kind: 'inspect'; filter: string; cursor: number } | { kind: 'concede' }

export interface PlayingDetails {
  /** How long a bot's answer can be watched, in milliseconds. */
  pace?: number
  /** Leaves the table: for good, or for another game. */
  leave: (how: 'quit' | 'again') => void
  /** The draft is over: on to the match that it leads to. */
  follow?: (next: FollowUp) => void
}

/** What one seat sees. */
interface Sight {
  table: Table
  cards: Seen[]
  log: LogLine[]
}

const PACE = 600
const PAGE = 10

export class Playing extends Store {
  overlay: Overlay | null = null
  choosing: Choosing | null = null
  /** What was advised when it was last asked for. */
  hints: readonly Hint[] = []
  /** Said once, until the next key. */
  notice: string | null = null
  /** Whose view is on the screen; null: the keyboard is being passed. */
  viewer: Seat | null
  /** How many lines of the log the viewer had read when they last answered. */
  read = 0
  size: Size = { columns: 80, rows: 24 }
  /** What the rules are called and say; none until they are loaded. */
  texts: RuleTexts = {}
  #timer: ReturnType<typeof setTimeout> | null = null
  #seen: (Sight & { at: string }) | null = null
  #faces = new Map<number, Face>()
  #left = false

  constructor(
    readonly session: Session,
    readonly details: PlayingDetails,
  ) {
    super()
    this.viewer = session.alone
    void loadRuleTexts(session.game, session.lang).then((texts) => {
      this.texts = texts
      this.changed()
    })
    if (session.match.answers.length > 0) this.read = this.log.length
    if (session.isByNewRules) this.notice = this.m.rulesChanged
    this.#next()
  }

  get lang(): Lang {
    return this.session.lang
  }

  get m(): Messages {
    return messages[this.lang]
  }

  get words(): GameWords {
    return wordsOf(this.session.game.id)
  }

  get layout(): TableLayout {
    return layoutFor(this.size, this.table, this.viewer ?? 0)
  }

  /** What the viewer sees, made once for each answer. */
  get #now(): Sight {
    const { session, viewer, lang } = this
    const seat = viewer ?? 0
    const at = `${seat} ${session.match.answers.length} ${lang}`
    if (this.#seen?.at === at) return this.#seen
    const table = session.table(seat)
    this.#seen = { at, table, cards: seenOn(table, seat), log: merged(session.log(seat)) }
    return this.#seen
  }

  get table(): Table {
    return this.#now.table
  }

  get cards(): readonly Seen[] {
    return this.#now.cards
  }

  get log(): readonly LogLine[] {
    return this.#now.log
  }

  /** Whether the viewer is asked. */
  get asked(): Decision | null {
    const { decision } = this.session
    return decision !== null && decision.seat === this.viewer ? decision : null
  }

  get over(): boolean {
    return this.session.match.outcome !== null
  }

  who(seat: Seat): string {
    const { session, m } = this
    if (session.alone === null) return m.player(seat + 1)
    return session.isPerson(seat) ? m.you : m.bot
  }

  /** With the name by which the log calls them. */
  whole(seat: Seat): string {
    const { session, m } = this
    return session.alone === null ? m.player(seat + 1) : `${this.who(seat)} · ${m.player(seat + 1)}`
  }

  /** The name of the deck that a seat plays, if it has one. */
  deckOf(seat: Seat): string {
    const { game, match } = this.session
    return game.decks.find(({ id }) => id === match.setup.decks[seat])?.name ?? ''
  }

  faceOf(def: number): Face {
    const known = this.#faces.get(def)
    if (known !== undefined) return known
    const face = this.session.game.face(def, this.lang)
    this.#faces.set(def, face)
    return face
  }

  /** What the game says, with its signs drawn. */
  drawn(text: string): string {
    return this.session.drawn(text)
  }

  nameOf({ def, name }: Piece): string {
    if (def === undefined) return name ?? '?'
    const face = this.faceOf(def)
    return face.version === undefined ? face.name : `${face.name} - ${face.version}`
  }

  name(handle: Handle | undefined): string {
    const card = this.cards.find(({ piece }) => piece.handle === handle)
    return card === undefined ? '?' : this.nameOf(card.piece)
  }

  /** Without its version, where no other card to be seen has the same name. */
  #shortName(handle: Handle): string {
    const name = this.name(handle)
    const [short = name] = name.split(' - ')
    const isPlain = this.cards.every(({ piece, zone }) => {
      const other = this.nameOf(piece)
      return zone.lie === 'pile' || other === name || !other.startsWith(`${short} - `)
    })
    return isPlain ? short : name
  }

  obstacles(): ObstacleOnScreen[] {
    return this.viewer === null ? [] : this.session.obstacles(this.viewer)
  }

  /** The cards that the inspection lists. */
  inspected(): Seen[] {
    const { overlay } = this
    if (overlay?.kind !== 'inspect') return []
    return this.cards.filter((card) => found(this.nameOf(card.piece), overlay.filter))
  }

  /** The card that asks. */
  get source(): number | undefined {
    return this.asked === null ? undefined : this.session.view(this.asked.seat).decision?.source
  }

  /** The cards the cursor is on. */
  get marked(): readonly number[] {
    return this.choosing?.current?.handles ?? []
  }

  /** The token the cursor is on. */
  get markedToken(): string | undefined {
    return this.choosing?.current?.token
  }

  /** The cards that can be played or used now. */
  get playable(): ReadonlySet<number> {
    const items = this.choosing?.items.filter(({ plays }) => plays) ?? []
    return new Set(items.flatMap(({ handles }) => handles.slice(0, 1)))
  }

  stop(): void {
    this.#left = true
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  press(key: Key): void {
    if (this.#left) return
    this.notice = null
    if (key.ctrl && key.char === 'c') this.details.leave('quit')
    else if (this.overlay !== null) this.#pressOverlay(this.overlay, key)
    else if (this.viewer === null) this.#pressPass(key)
    else if (this.choosing !== null && key.name === 'enter') this.#confirm(this.choosing)
    else if (this.choosing !== null && key.name === 'tab') this.#fillUp(this.choosing)
    else if (!this.choosing?.press(key, this.layout.choices.columns)) this.#command(key)
    this.changed()
  }

  /** Who is asked now? A bot answers after a while, a person is shown the choices. */
  #next(): void {
    const { session } = this
    const { decision } = session
    this.choosing = null
    const unasked = decision && session.unasked(decision)
    if (decision !== null && unasked !== null) {
      session.answer(decision.seat, unasked)
      this.#next()
      return
    }
    if (decision === null) {
      this.viewer ??= 0
      const next = followUp(session.match, this.viewer)
      if (next !== null) this.details.follow?.(next)
    } else if (!session.isPerson(decision.seat)) {
      // What others draft cannot be watched.
      const pace = session.game.leads === undefined ? PACE : 0
      this.#timer = setTimeout(() => this.#botAnswers(decision), this.details.pace ?? pace)
    } else {
      if (decision.seat !== this.viewer) this.viewer = null
      else this.choosing = this.#choosingFor(decision)
    }
    this.changed()
  }

  #botAnswers(decision: Decision): void {
    this.#stopWaiting()
    this.session.answerForBot(decision)
    this.#next()
  }

  /** Who does not want to watch any longer. */
  #hurry(): void {
    const { decision } = this.session
    if (this.#timer !== null && decision !== null) this.#botAnswers(decision)
  }

  #choosingFor(decision: Decision): Choosing {
    const { verbs, joints, plays } = this.words
    const offered = this.session.options(decision).map(({ view, text }, option): Omit<Item, 'number'> => {
      const { verb, source, target } = view
      const full = this.drawn(text)
      const heading = verbs[verb]?.[this.lang] ?? ''
      const short =
        heading === '' || source === undefined
          ? full
          : target === undefined
            ? this.name(source)
            : ([this.#shortName(source), joints?.[verb] ?? ' → ', this.#shortName(target)] as const)
      const handles = [source, target, ...(view.cards ?? [])].filter((handle) => handle !== undefined)
      return {
        option,
        heading,
        short,
        full,
        handles,
        ...(view.name !== undefined && { token: view.name }),
        must: view.must === true,
        plays: plays.includes(verb),
      }
    })
    const order = Object.keys(verbs)
    const rank = ({ option }: { option: number }): number =>
      order.indexOf(decision.options[option]?.verb as string)
    const items = offered
      .sort((a, b) => rank(a) - rank(b) || a.option - b.option)
      .map((item, i): Item => ({ ...item, number: i + 1 }))
    const { decision: offer } = this.session.view(decision.seat)
    return new Choosing(offer as NonNullable<typeof offer>, items)
  }

  #confirm(choosing: Choosing): void {
    const { viewer, m } = this
    const problem = choosing.problem(m)
    if (problem !== null) {
      this.notice = problem
      return
    }
    this.read = this.log.length
    this.session.answer(viewer as Seat, choosing.answer as number | number[])
    this.#next()
  }

  /** Several are picked, and the game can tell what a sensible player would add. */
  get canFillUp(): boolean {
    return this.choosing?.severalPicked === true && this.session.game.weigh !== undefined
  }

  /** To what is picked comes what a sensible player would add. */
  #fillUp(choosing: Choosing): void {
    const { session, viewer } = this
    if (!this.canFillUp || viewer === null) return
    const [best] = session.game.weigh?.(session.view(viewer), choosing.picked) ?? []
    if (best !== undefined && typeof best.choice !== 'number') choosing.picked = [...best.choice]
  }

  #pressPass(key: Key): void {
    const { decision } = this.session
    if (key.char === 'q') this.details.leave('quit')
    if (key.name !== 'enter' || decision === null) return
    this.viewer = decision.seat
    this.read = Math.max(0, this.log.length - PAGE)
    this.#next()
  }

  #command(key: Key): void {
    const { m, session } = this
    switch (key.char) {
      case '?':
        this.overlay = { kind: 'rule', from: 0 }
        return
      case 'w':
        this.overlay = { kind: 'why', from: 0 }
        return
      case 'h':
        this.#ask()
        return
      case 'l':
        this.overlay = { kind: 'log', from: this.#lastFrom('log') }
        return
      case 'i':
        this.#inspect()
        return
      case 'u':
        this.#undo()
        return
      case 's':
        session.save()
        this.notice = session.saveProblem === null ? m.saved(session.file) : m.notSaved(session.saveProblem)
        return
      case 'c':
        if (!this.over) this.overlay = { kind: 'concede' }
        return
      case 'n':
        if (this.over) this.details.leave('again')
        return
      case ' ':
        this.#hurry()
        return
      case 'q':
        this.details.leave('quit')
    }
  }

  /** What would you do? */
  #ask(): void {
    const { asked } = this
    if (asked === null) return
    this.hints = this.session.hints(asked)
    this.overlay = { kind: 'hint', from: 0 }
  }

  #inspect(): void {
    const first = this.marked[0] ?? this.source
    const cursor = this.cards.findIndex(({ piece }) => piece.handle === first)
    this.overlay = { kind: 'inspect', filter: '', cursor: Math.max(0, cursor) }
  }

  #undo(): void {
    const { session, viewer, m } = this
    if (viewer === null || this.over || !session.match.canUndo(viewer)) {
      const { undo } = this.words
      this.notice = m.undo.not(undo === null ? null : ruleTitle(undo, this.texts))
      return
    }
    session.answer(viewer, 'undo')
    // What was passed without asking would be passed again at once.
    while (
      session.decision !== null &&
      session.unasked(session.decision) !== null &&
      session.match.canUndo(viewer)
    )
      session.answer(viewer, 'undo')
    this.#stopWaiting()
    this.read = Math.min(this.read, this.log.length)
    this.notice = m.undo.done
    this.#next()
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #pressOverlay(overlay: Overlay, key: Key): void {
    if (key.name === 'escape') this.overlay = null
    else if (overlay.kind === 'concede') this.#pressConcede(key)
    else if (overlay.kind === 'inspect') this.#pressInspect(overlay, key)
    else if (key.name === 'enter' || key.char === 'q') this.overlay = null
    else this.#scroll(overlay, key)
  }

  #pressConcede(key: Key): void {
    this.overlay = null
    const { decision } = this.session
    const seat = this.viewer ?? decision?.seat
    if (!YES.includes(key.char) || seat === undefined || this.over) return
    this.#stopWaiting()
    this.session.answer(seat, 'concede')
    this.#next()
  }

  /** Lines to read at a time. */
  get page(): number {
    return this.layout.rows - 3
  }

  #lastFrom(kind: Reading['kind']): number {
    return Math.max(0, linesOf(this, kind).length - this.page)
  }

  #scroll(reading: Reading, key: Key): void {
    const last = this.#lastFrom(reading.kind)
    let { from } = reading
    if (key.name === 'up') from--
    else if (key.name === 'down') from++
    else if (key.name === 'pageUp') from -= this.page
    else if (key.name === 'pageDown' || key.char === ' ') from += this.page
    else if (key.name === 'home') from = 0
    else if (key.name === 'end') from = last
    else this.overlay = null
    reading.from = Math.max(0, Math.min(last, from))
  }

  #pressInspect(overlay: { filter: string; cursor: number }, key: Key): void {
    const last = Math.max(0, this.inspected().length - 1)
    if (key.name === 'up') overlay.cursor--
    else if (key.name === 'down') overlay.cursor++
    else if (key.name === 'pageUp') overlay.cursor -= PAGE
    else if (key.name === 'pageDown') overlay.cursor += PAGE
    else if (key.name === 'backspace') overlay.filter = overlay.filter.slice(0, -1)
    else if (key.name === 'enter') this.overlay = null
    else if (isPrintable(key)) {
      overlay.filter += key.char
      overlay.cursor = 0
    }
    overlay.cursor = Math.max(0, Math.min(last, overlay.cursor))
  }
}

/** What happens many times in a row is told once. */
function merged(log: readonly LogLine[]): LogLine[] {
  const lines: (LogLine & { times: number })[] = []
  for (const line of log) {
    const last = lines.at(-1)
    if (last?.text === line.text && last.rule === line.rule) last.times++
    else lines.push({ ...line, times: 1 })
  }
  return lines.map(({ times, ...line }) => (times === 1 ? line : { ...line, text: `${line.text} ×${times}` }))
}
