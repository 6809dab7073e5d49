/** Playing a case: what it says is done, answer by answer, and what it expects is compared with what came of it. */
import { type Decision, type Option, whyNot } from './decision.ts'
import type { Game, Lang, Obstacle } from './game.ts'
import { type JudgeWords, judgeWords } from './judge-words.ts'
import type { Machine } from './machine.ts'
import { type Answer, Match } from './match.ts'
import { Naming } from './naming.ts'
import { type Case, isRecord, type Path, PositionError, words } from './position.ts'
import { Reading } from './reading.ts'
import { type RuleTexts, ruleSummary, ruleTitle } from './rule-texts.ts'
import type { Catalogue } from './rules.ts'
import type { Seat, State } from './state.ts'

export interface CaseResult {
  rules: string[]
  title: string
  ok: boolean
  steps: { rule: string; text: string }[]
  failure?: string
  /** The rule for which what the case wanted was not possible. */
  refusedBy?: string
  path: Path
  hash: string
}

/** What is said, and by whom; -1: whoever it fits. */
interface Said {
  seat: Seat
  what: string
}

class CaseRun<S extends State> {
  readonly match: Match<S>
  readonly #naming: Naming<S>
  readonly reading: Reading<S>
  readonly #expected: Record<string, unknown>
  readonly #say: JudgeWords
  /** What was taken without asking since the last answer, which a case may write out all the same. */
  #forced: Decision[] = []
  /** Why what should not be possible is not. */
  readonly refusals: { rule: string; text: string }[] = []
  refusedBy: string | undefined

  constructor(
    readonly game: Game<S>,
    readonly test: Case,
    readonly lang: Lang,
    /** What the rules say in that language. */
    readonly texts: RuleTexts,
    readonly catalogue: Catalogue,
  ) {
    const { state, labels, named } = game.position.build(test.given, [...test.path, 'given'])
    this.#expected = test.then
    this.#say = judgeWords[lang]
    this.match = Match.at(
      game,
      state,
      { format: 'position', decks: [], seed: 'position' },
      { log: true, undo: true, forced: (decision) => this.#forced.push(decision) },
    )
    this.#naming = new Naming(this.#g, labels, lang)
    this.reading = new Reading(this.#naming, test.given, named ?? new Set())
  }

  get #g(): Machine<S> {
    return this.match.machine
  }

  /** Who is asked what, and what can be answered; with the key of the question, where that is what is looked for. */
  #asked(withKeys = false): string {
    const { seatNames } = this.game.position
    return this.match.decisions
      .map((d) => {
        const prompt = withKeys ? d.prompt : this.game.sayPrompt(this.#g, d, this.lang)
        const count = d.kind === 'choose' ? '' : `, ${this.#say.howMany(d.kind, d.min, d.max)}`
        const offers = this.#naming.offered(d).join(' | ')
        return this.#say.asks(
          seatNames[d.seat] ?? '',
          ruleTitle(d.rule, this.texts),
          `${prompt}${count}`,
          offers,
        )
      })
      .join('; ')
  }

  /** "opponent: choose Stitch". */
  #said(entry: string): Said {
    const text = words(entry)
    const named = /^([a-z]+): (.*)$/.exec(text)
    const seat = named ? this.game.position.seatNames.indexOf(named[1] as string) : -1
    return named && seat >= 0 ? { seat, what: named[2] as string } : { seat: -1, what: text }
  }

  #means(decision: Decision, { seat, what }: Said): boolean {
    return (seat < 0 || decision.seat === seat) && 'choice' in this.#naming.meaning(decision, what)
  }

  #answer(seat: Seat, choice: Answer['choice']): void {
    this.#forced = []
    this.match.answer(seat, choice)
  }

  /** Does one entry of `when`; returns what is wrong, or null. */
  do(entry: unknown): string | null {
    if (isRecord(entry)) {
      this.#passOn(null, false)
      return this.#special(entry)
    }
    const said = this.#said(String(entry))
    const { seat, what } = said
    if (what === 'concede' || what === 'undo') {
      this.#answer(Math.max(seat, 0), what)
      return null
    }
    this.#passOn(said)
    const decisions = this.match.decisions.filter((d) => seat < 0 || d.seat === seat)
    let reason: string | null = null
    for (const decision of decisions) {
      const meaning = this.#naming.meaning(decision, what)
      if ('choice' in meaning) {
        this.#answer(decision.seat, meaning.choice)
        return null
      }
      if (reason === null || meaning.isAmbiguous) reason = meaning.wrong
      if (meaning.isAmbiguous) break
    }
    if (this.#wasForced(said)) return null
    if (reason === null) {
      const who = this.match.decisions.map((d) => this.game.position.seatNames[d.seat]).join(', ')
      return who === '' ? this.#say.nobodyAsked(String(entry)) : this.#say.notAsked(String(entry), who)
    }
    const obstacle = this.#obstacle(decisions, what)
    if (obstacle !== null) {
      this.refusedBy = obstacle.rule
      reason = this.#say.notPossible(what, this.#because(obstacle))
    }
    return `${reason}; ${this.#asked()}`
  }

  /** A choice that was none may be written out, if it is what was taken. */
  #wasForced(said: Said): boolean {
    const at = this.#forced.findIndex((decision) => {
      if (said.seat >= 0 && decision.seat !== said.seat) return false
      const meaning = this.#naming.meaning(decision, said.what)
      if (!('choice' in meaning)) return false
      return typeof meaning.choice === 'number' || meaning.choice.length === decision.options.length
    })
    if (at >= 0) this.#forced = this.#forced.slice(at + 1)
    return at >= 0
  }

  /** What the game has against what was wanted. */
  #obstacle(decisions: readonly Decision[], text: string): Obstacle | null {
    for (const decision of decisions) {
      for (const obstacle of this.game.obstacles?.(this.#g, decision.seat) ?? []) {
        const { verb, source, target } = obstacle
        const wanted: Option = {
          verb,
          value: null,
          ...(source !== undefined && { source }),
          ...(target !== undefined && { target }),
        }
        if (this.#naming.fits(decision, wanted, text)) return obstacle
        if (target !== undefined) continue
        // What holds a card back at all holds it back from everything it would be done to.
        const others = this.game.position.candidates(this.#g)
        if (others.some((id) => this.#naming.fits(decision, { ...wanted, target: id }, text))) return obstacle
      }
    }
    return null
  }

  #because({ rule }: Obstacle): string {
    const { text } = ruleSummary(rule, this.catalogue, this.texts, this.lang)
    return text === '' ? `: ${ruleTitle(rule, this.texts)}` : `: ${ruleTitle(rule, this.texts)}: ${text}`
  }

  /** Goes on where there is nothing but one way to do so, unless that is what the case says next. */
  #passOn(said: Said | null, whole = true): void {
    for (;;) {
      const [decision, another] = this.match.decisions
      if (decision === undefined || another !== undefined) return
      const choice = this.#onlyChoice(decision, whole)
      if (choice === null || (said !== null && this.#means(decision, said))) return
      this.#forced.push(decision)
      this.match.answer(decision.seat, choice)
    }
  }

  /** What must be answered: to pass, nothing of nothing, or (`whole`) the one thing there is. Where a turn goes on is a choice. */
  #onlyChoice(decision: Decision, whole: boolean): number | number[] | null {
    const { kind, options, prompt, min } = decision
    const { passes, rest } = this.game.position
    if (kind === 'choose' && options.length === 1) {
      if (passes?.(decision)) return 0
      return whole && !rest.includes(prompt) ? 0 : null
    }
    if (!whole || kind === 'choose' || (kind === 'pick' && min < options.length)) return null
    return kind === 'pick' || options.length < 2 ? options.map((_, i) => i) : null
  }

  #special(entry: Record<string, unknown>): string | null {
    for (const [key, value] of Object.entries(entry)) {
      if (key === 'expect' && isRecord(value)) {
        const wrong = this.#check(value, [...this.test.path, 'when'])
        if (wrong !== null) return wrong
      } else if (key === 'loop' && isRecord(value)) {
        this.match.loop(Number(value.seat ?? 0), Number(value.last), Number(value.times))
      } else
        throw new PositionError(`unknown entry ${key} in when; there are expect and loop`, this.test.path)
    }
    return null
  }

  /** Whether this can be done now; null: it could mean several things, of which only some can. */
  #possible(text: string): boolean {
    const said = this.#said(text)
    if (said.what === 'undo') return this.match.canUndo(Math.max(said.seat, 0))
    return this.match.decisions.some((d) => {
      if (said.seat >= 0 && d.seat !== said.seat) return false
      const meaning = this.#naming.meaning(d, said.what)
      return 'choice' in meaning ? whyNot(d, meaning.choice) === null : meaning.isAmbiguous
    })
  }

  #checkPossible(texts: readonly unknown[], can: boolean): string | null {
    for (const one of texts) {
      const text = String(one)
      if (this.#possible(text) !== can) {
        return can
          ? this.#say.shouldBePossible(text, this.#asked())
          : this.#say.shouldNotBePossible(text, this.#asked())
      }
      const { seat, what } = this.#said(text)
      const asked = this.match.decisions.filter((d) => seat < 0 || d.seat === seat)
      const obstacle = can ? null : this.#obstacle(asked, what)
      if (obstacle !== null) {
        const because = this.#say.notPossible(text, this.#because(obstacle))
        this.refusals.push({ rule: obstacle.rule, text: because })
      }
    }
    return null
  }

  #checkAsked(value: unknown): string | null {
    const { seatNames, rest } = this.game.position
    const asked = this.match.decisions.map((d) => seatNames[d.seat])
    const prompts = this.match.decisions.map((d) => d.prompt)
    const isRight =
      value === false
        ? prompts.every((prompt) => rest.includes(prompt))
        : asked.includes(String(value)) || prompts.includes(String(value))
    return isRight ? null : this.#say.shouldBeAsked(String(value), this.#asked(true) || this.#say.nobody)
  }

  #check(expected: Record<string, unknown>, path: Path): string | null {
    for (const [key, value] of Object.entries(expected)) {
      const wrong = this.#checkOne(key, value, path)
      if (wrong !== null) return wrong
    }
    return null
  }

  #checkOne(key: string, value: unknown, path: Path): string | null {
    const listed = Array.isArray(value) ? value : [value]
    if (key === 'can' || key === 'cannot') return this.#checkPossible(listed, key === 'can')
    if (key === 'asked') return this.#checkAsked(value)
    if (key === 'cites') {
      const cited = new Set(this.match.log(null).map(({ rule }) => rule))
      const missing = listed.map(String).filter((id) => !cited.has(id))
      return missing.length > 0 ? this.#say.shouldCite(missing.join(', ')) : null
    }
    return this.reading.whyNot(key, value, path)
  }

  finish(): string | null {
    const isAbout = ['asked', 'can', 'cannot'].some((key) => key in this.#expected)
    this.#passOn(null, !isAbout)
    const waiting = this.match.decisions.filter((d) => !this.game.position.rest.includes(d.prompt))
    if (waiting.length > 0 && !('asked' in this.#expected) && !('can' in this.#expected))
      return this.#say.notAnswered(this.#asked())
    return this.#check(this.#expected, [...this.test.path, 'then'])
  }
}

export interface CaseDetails {
  lang?: Lang
  /** What the rules say in that language, for who is told of refusals. */
  texts?: RuleTexts
  /** ... and in English, where they are not said in that language. */
  catalogue?: Catalogue
  /** Everything that may be taken back is taken back and done again on the way. */
  undone?: boolean
}

/** Plays a case with what is to be told of it; `each` as for `playCase`. */
function play<S extends State>(
  run: CaseRun<S>,
  { when }: Case,
  each: (match: Match<S>, entry: unknown) => void,
  undone: boolean,
): string | null {
  each(run.match, null)
  for (const entry of when) {
    const before = run.match.answers.length
    let failure = run.do(entry)
    if (undone) failure ??= redo(run, entry, run.match.answers.slice(before))
    if (failure !== null) return failure
    each(run.match, entry)
  }
  return run.finish()
}

/**
 * Plays one case; returns what is wrong, or null. `each` is given the match after the set-up (entry null) and after
 * each entry of `when`.
 */
export function playCase<S extends State>(
  game: Game<S>,
  test: Case,
  each: (match: Match<S>, entry: unknown) => void,
  { lang = 'en', texts = {}, catalogue = {}, undone = false }: CaseDetails = {},
): string | null {
  return play(new CaseRun(game, test, lang, texts, catalogue), test, each, undone)
}

/** Runs one case and tells what happened. */
export function runCase<S extends State>(
  game: Game<S>,
  test: Case,
  { lang = 'en', texts = {}, catalogue = {}, undone = false }: CaseDetails = {},
): CaseResult {
  const { rules, title, path } = test
  const result: CaseResult = { rules, title, ok: false, steps: [], path, hash: '' }
  let run: CaseRun<S> | undefined
  try {
    run = new CaseRun(game, test, lang, texts, catalogue)
    const failure = play(run, test, () => {}, undone)
    if (failure !== null) result.failure = failure
    else result.ok = true
  } catch (error) {
    if (error instanceof PositionError) throw error
    result.failure = error instanceof Error ? error.message : String(error)
  }
  if (run === undefined) return result
  if (run.refusedBy !== undefined) result.refusedBy = run.refusedBy
  const told = run.match.log(null, lang).map(({ rule, text }) => ({ rule, text }))
  result.steps = [...told, ...run.refusals]
  result.hash = run.match.hash()
  return result
}

/** Takes back what an entry has answered, if all of that is allowed, and does the entry again. */
function redo<S extends State>(run: CaseRun<S>, entry: unknown, given: readonly Answer[]): string | null {
  const { match } = run
  if (given.length === 0 || given.some(({ choice }) => typeof choice === 'string')) return null
  // What a loop forgoes at its end is taken back with its last answer.
  const kept = given.filter(({ choice }) => typeof choice === 'number' || Array.isArray(choice))
  const answered = kept.length
  while (kept.length > 0 && match.canUndo((kept.at(-1) as Answer).seat)) {
    match.undo((kept.pop() as Answer).seat)
  }
  if (kept.length === 0) return run.do(entry)
  if (kept.length < answered)
    for (const { seat, choice } of given.slice(kept.length)) match.answer(seat, choice)
  return null
}
