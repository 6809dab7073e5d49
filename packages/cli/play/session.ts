/** A game under way at this keyboard: the match, who sits where, and the file it is kept in. */
import {
  type Catalogued,
  type Choice,
  type Decision,
  type DecisionView,
  type Lang,
  type LogEntry,
  type LogLine,
  Match,
  type MatchView,
  nameCards,
  numberCards,
  type Replay,
  type RulesChange,
  type Seat,
  type Setup,
  type Table,
} from '@regelwerk/core'
import { botChoice, hint } from '@regelwerk/players'
import {
  ADVISER,
  ASK_WHERE_ABLE,
  type ObstacleOnScreen,
  obstaclesOf,
  USUAL_BOT,
  unaskedAnswer,
  windowOf,
} from '@regelwerk/protocol'
import { fingerprintOf } from '@regelwerk/protocol/fingerprint'
import { FileError } from '../files.ts'
import { PERSON, type Saved, type Seated, type Stand, writeSave } from './saves.ts'

export interface Hint {
  words: string[]
  worth: number
}

export class Session {
  /** Why the last save failed, if it did. */
  saveProblem: string | null = null
  /** The rules or cards have changed since it was played last. */
  isByNewRules = false

  private constructor(
    readonly game: Catalogued,
    readonly match: Match,
    readonly seats: readonly Seated[],
    readonly file: string,
    readonly hashes: string[],
    public lang: Lang,
    /** Where it went on by other rules. */
    readonly changed: readonly RulesChange[] = [],
  ) {}

  static start(game: Catalogued, setup: Setup, seats: readonly Seated[], lang: Lang, file: string): Session {
    const match = Match.start(game, setup, { log: true, undo: true })
    const session = new Session(game, match, seats, file, [], lang)
    session.save()
    return session
  }

  /**
   * Goes on with a saved game: its answers are given again, and must lead where they led. Where they do not because the rules or
   * cards have changed, it goes on from how it stood, as on a server. If neither can be, it says why, and the file stays as it is.
   */
  static continue(game: Catalogued, saved: Saved, lang?: Lang): Session {
    const { replay, file, table: kept } = saved
    const seats = kept?.seats ?? replay.setup.decks.map((_, seat) => (seat === 0 ? PERSON : USUAL_BOT))
    const begin = (match: Match, hashes: string[], changed: readonly RulesChange[]): Session =>
      new Session(game, match, seats, file, hashes, lang ?? kept?.lang ?? 'en', changed)
    const isByOtherRules = replay.rules !== fingerprintOf(game.id)
    const { changed = [] } = replay
    let problem = 'by today’s rules nothing can be played again'
    if (changed.length === 0) {
      try {
        const { match, hashes } = playedAgain(game, replay)
        return begin(match, hashes, changed)
      } catch (error) {
        problem = (error as Error).message
      }
    }
    const refused = (why: string): FileError => new FileError(`this game cannot be continued: ${why}`, file)
    const stand = kept?.stand
    if (!isByOtherRules && changed.length === 0) throw refused(problem)
    if (stand === undefined)
      throw refused(`${problem}; it was begun by other rules, and keeps no state to go on from`)
    try {
      const session = begin(
        standing(game, replay, stand),
        [...replay.hashes],
        isByOtherRules
          ? [...changed, { at: replay.answers.length, from: replay.rules, saved: stand.saved }]
          : changed,
      )
      session.isByNewRules = isByOtherRules
      return session
    } catch (error) {
      throw refused(`nor can it go on by today’s rules from where it stood: ${(error as Error).message}`)
    }
  }

  isPerson(seat: Seat): boolean {
    return this.seats[seat] === PERSON
  }

  /** The only person here, if there is one only. */
  get alone(): Seat | null {
    const people = this.seats.flatMap((who, seat) => (who === PERSON ? [seat] : []))
    return people.length === 1 ? (people[0] as Seat) : null
  }

  get decision(): Decision | null {
    return this.match.decisions[0] ?? null
  }

  view(seat: Seat): MatchView {
    return this.match.view(seat)
  }

  /** The table as the seat sees it. */
  table(seat: Seat): Table {
    return this.game.layOut(this.view(seat).table, this.lang)
  }

  log(seat: Seat): LogLine[] {
    return this.match.log(seat, this.lang).map((line) => ({ ...line, text: this.drawn(line.text) }))
  }

  /** What the game says, with its signs drawn. */
  drawn(text: string): string {
    const { signs = {} } = this.game
    return text.replace(/\{\w+\}/g, (sign) => signs[sign]?.glyph ?? sign)
  }

  prompt(decision: Decision): string {
    const { machine } = this.match
    const effect = this.game.sayEffect?.(machine, decision, this.lang)
    return [this.game.sayPrompt(machine, decision, this.lang), ...(effect ? [effect] : [])].join(' – ')
  }

  /** The options of the seat that is asked, in words, beside what it sees of them. */
  options(decision: Decision): { view: DecisionView['options'][number]; text: string }[] {
    const seen = this.match.view(decision.seat).decision as DecisionView
    return decision.options.map((option, i) => ({
      view: seen.options[i] as DecisionView['options'][number],
      text: this.game.sayOption(this.match.machine, decision, option, this.lang),
    }))
  }

  /** What a good player would do in place of who is asked; it knows no more than they do. */
  hints(decision: Decision): Hint[] {
    const offered = this.options(decision)
    return hint(this.match, decision, ADVISER).map(({ choice, worth }) => ({
      words: [choice].flat().map((option) => this.drawn(offered[option]?.text ?? '')),
      worth,
    }))
  }

  obstacles(seat: Seat): ObstacleOnScreen[] {
    return obstaclesOf(this.match, seat)
  }

  /**
   * What is answered for the person without asking: to pass where there is nothing else to do, against bots alone. With two at
   * one keyboard it would tell the other that nothing could be done. A turn does not end by itself here: nobody could take back.
   */
  unasked(decision: Decision): Choice | null {
    if (decision.seat !== this.alone) return null
    const { match } = this
    const window = windowOf(match, decision)
    if (window?.moment) return null
    const idle = this.game.windows?.isIdle?.(match.machine, decision) ?? false
    return unaskedAnswer({ ...decision, window, idle }, ASK_WHERE_ABLE)?.choice ?? null
  }

  answer(seat: Seat, choice: Choice | 'undo' | 'concede'): void {
    this.match.answer(seat, choice)
    this.hashes.push(this.match.hash())
    this.save()
  }

  /** A player that is no person answers. */
  answerForBot(decision: Decision): void {
    const { seat } = decision
    this.answer(seat, botChoice(this.match, decision, this.seats[seat] as string))
  }

  /** Where the game is, in a line: what is public of it, so that any seat's view will do. */
  #told(): string {
    const { caption, sides } = this.table(0)
    const score = sides.map(({ counters: [first] }) => (first ? `${first.glyph}${first.value ?? ''}` : ''))
    return `${caption} · ${score.join(' : ')}`
  }

  /** Writes the game to its file. The game goes on if that fails. */
  save(): void {
    const { game, match, seats, lang } = this
    const replay = {
      game: game.id,
      rules: fingerprintOf(game.id),
      setup: match.setup,
      answers: match.answers,
      hashes: this.hashes,
      ...(this.changed.length > 0 && { changed: this.changed }),
    }
    const stand = { saved: match.save().saved, log: nameCards(game, match.machine.log ?? []) }
    try {
      writeSave(this.file, replay, { seats, lang, over: match.outcome !== null, told: this.#told(), stand })
      this.saveProblem = null
    } catch (error) {
      this.saveProblem = (error as Error).message
    }
  }
}

/** The match to which the answers lead; throws where they lead elsewhere than they did. */
function playedAgain(game: Catalogued, replay: Replay): { match: Match; hashes: string[] } {
  const hashes: string[] = []
  const each = (match: Match): void => {
    hashes.push(match.hash())
  }
  const match = Match.replay(game, replay, { log: true, undo: true, each })
  const at = replay.hashes.findIndex((hash, i) => hash !== hashes[i])
  if (at >= 0) throw new Error(`it differs from answer ${at + 1} on`)
  return { match, hashes }
}

/** The match as it stood when it was saved. */
function standing(game: Catalogued, { setup, answers }: Replay, { saved, log }: Stand): Match {
  const entries = numberCards(game, log) as LogEntry[]
  return Match.load(game, { setup, saved, answers, log: entries }, { log: true, undo: true })
}
