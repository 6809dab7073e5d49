/** A game against bots, as the worker holds it: the match itself stays here, screens and a record of it go out. */

import type { LogEntry, Replay, SavedState, Seat, Setup } from '@regelwerk/core'
import {
  type Answer,
  type Choice,
  type Decision,
  followUp,
  IllegalAnswer,
  type Lang,
  Match,
  makeReplay,
  nameCards,
  numberCards,
  WATCHER,
} from '@regelwerk/core'
import { botChoice, hint } from '@regelwerk/players'

import {
  ADVISER,
  type Advice,
  ASK_WHERE_ABLE,
  type Foreseen,
  foreseeOption,
  gameOf,
  obstaclesOf,
  type Passing,
  type Screen,
  screenOf,
  type Unasked,
  unaskedAnswer,
  untilAfter,
  windowOf,
} from '@regelwerk/protocol'

import { MOMENT } from './pace.ts'
import { rulesOf } from './rules.ts'

/** Who plays what against whom; without a seed chance decides. */
export interface LocalPlan extends Omit<Setup, 'seed'> {
  game: string
  /** The name of the player in each seat; null: the person. */
  bots: readonly (string | null)[]
  seed?: string
}

/** All that is needed to go on with a game later. */
export interface LocalRecord {
  plan: LocalPlan & { seed: string }
  /** The fingerprint of the rules it is played by. */
  rules: string
  answers: readonly Answer[]
  /** Of the state after the last answer. */
  hash: string
  over: boolean
  /** How it stood when the person was asked last: to go on from, should the rules be others by then. */
  stood?: Stood
  /** It has been begun by other rules: it is not played again from its beginning, but from there. */
  from?: Stood
}

/** How a game stood after so many answers, its cards by their ids. */
export interface Stood {
  at: number
  saved: SavedState
  log: unknown
}

/** What went wrong: an answer was refused, a bot, a hint or the game failed, or a record cannot be played again.
 * `rules` is none: it goes on by other rules than those it was begun by. */
export type Trouble = 'refused' | 'bot' | 'hint' | 'game' | 'record' | 'rules'

/** How the person wants to play. */
interface Manner {
  lang: Lang
  pace: number
  passing: Passing
}

export type ToTable =
  | ({ kind: 'begin'; plan: LocalRecord['plan'] } & Manner)
  | ({ kind: 'continue'; record: LocalRecord } & Manner)
  | { kind: 'answer'; seq: number; choice: Choice }
  | { kind: 'hint'; seq: number }
  | { kind: 'foresee'; seq: number; index: number }
  | { kind: 'undo' }
  | { kind: 'concede' }
  | { kind: 'replay' }
  | { kind: 'speak'; lang: Lang }
  | { kind: 'pace'; pace: number }
  | { kind: 'hurry' }
  | { kind: 'end'; now: boolean }
  | { kind: 'passing'; passing: Passing }

export type FromTable =
  | { kind: 'screen'; screen: Screen; record: LocalRecord; ending: boolean }
  | { kind: 'trouble'; what: Trouble; detail: string }
  | { kind: 'replay'; replay: Replay }
  | { kind: 'hint'; seq: number; answers: readonly Advice[] }
  | { kind: 'foreseen'; seq: number; index: number; foreseen: Foreseen | null }
  /** The draft is over, and leads to this. */
  | { kind: 'next'; plan: LocalPlan }

interface Around {
  send(message: FromTable): void
  wait(ms: number): Promise<void>
}

const whyAnother = (isSame: boolean): string =>
  isSame ? 'its answers no longer lead to the same game' : 'it was begun by other rules'

const reason = (wrong: unknown): string => (wrong instanceof Error ? wrong.message : String(wrong))

export class LocalTable {
  readonly #around: Around
  #plan: LocalRecord['plan'] | null = null
  #match: Match | null = null
  /** What it is played again from; null: its beginning. */
  #from: Stood | null = null
  #stood: Stood | null = null
  #lang: Lang = 'en'
  /** Milliseconds after each thing a bot does that can be seen. */
  #pace = 0
  #passing: Passing = ASK_WHERE_ABLE
  /** The entry of the log from which on nothing has been sent. */
  #next = 0
  #going = false
  /** The person does not want to watch any longer, until asked again. */
  #isHurried = false
  #hurry: (() => void) | null = null
  /** After so many answers the person wants to be asked, though there is nothing but one answer. */
  #stays = -1

  constructor(around: Around) {
    this.#around = around
  }

  hear(message: ToTable): void {
    const match = this.#match
    if (message.kind === 'begin' || message.kind === 'continue') {
      this.#open(message)
    } else if (match === null) {
      // Nothing can be done to a game that could not be opened.
    } else if (message.kind === 'pace') {
      this.#pace = message.pace
    } else if (message.kind === 'passing') {
      this.#passing = message.passing
      this.#show()
      void this.#goOn()
    } else if (message.kind === 'hurry') {
      this.#isHurried = this.#going
      this.#hurry?.()
    } else if (message.kind === 'end') {
      if (!message.now) this.#stays = match.answers.length
      this.#hurry?.()
      this.#show()
    } else if (message.kind === 'replay') {
      this.#around.send({ kind: 'replay', replay: this.#replay(match) })
    } else if (message.kind === 'hint') {
      this.#advise(match, message.seq)
    } else if (message.kind === 'foresee') {
      this.#foresee(match, message.seq, message.index)
    } else if (message.kind === 'speak') {
      this.#lang = message.lang
      this.#next = 0
      this.#show()
    } else {
      if (message.kind === 'undo') {
        const before = match.answers.length
        this.#undo(match)
        // Who would take back and cannot wants to look, at least.
        if (this.#match?.answers.length === before) this.#stays = before
      } else if (message.kind === 'concede') this.#try(() => match.concede(this.#seat))
      // An answer to what is no longer asked is none.
      else if (message.seq === match.answers.length) this.#answer(match, message.choice)
      this.#hurry?.()
      this.#show()
      void this.#goOn()
    }
  }

  #answer(match: Match, choice: Choice): void {
    const decision = match.decisionOf(this.#seat)
    if (decision !== null) {
      const window = windowOf(match, decision)
      this.#goOnPassing(untilAfter(this.#passing.until, { ...decision, window }, choice))
    }
    this.#try(() => match.answer(this.#seat, choice))
  }

  #goOnPassing(until: Passing['until']): void {
    this.#passing = { ...this.#passing, until }
  }

  get #seat(): Seat {
    const seat = this.#plan?.bots.indexOf(null) ?? -1
    return seat < 0 ? WATCHER : seat
  }

  #open(message: ToTable & { kind: 'begin' | 'continue' }): void {
    const record = message.kind === 'continue' ? message.record : null
    this.#plan = message.kind === 'continue' ? message.record.plan : message.plan
    this.#lang = message.lang
    this.#pace = message.pace
    this.#passing = message.passing
    this.#from = record?.from ?? null
    try {
      this.#match = this.#begin(record)
    } catch (wrong) {
      if (!this.#goOnFrom(record, wrong)) return
    }
    this.#show()
    void this.#goOn()
  }

  #begin(record: LocalRecord | null): Match {
    const match = this.#play(record?.answers ?? [])
    if (record !== null && record.hash !== '' && match.hash() !== record.hash)
      throw new Error(whyAnother(rulesOf(match.game.id) === record.rules))
    return match
  }

  /** Its answers lead elsewhere today: it goes on from how it stood last, if that can still be loaded. */
  #goOnFrom(record: LocalRecord | null, why: unknown): boolean {
    if (!record?.stood) {
      this.#trouble(record === null ? 'game' : 'record', why)
      return false
    }
    this.#from = record.stood
    try {
      this.#match = this.#play(record.answers.slice(0, record.stood.at))
    } catch (wrong) {
      this.#trouble('record', wrong)
      return false
    }
    this.#trouble('rules', why)
    return true
  }

  #replay(match: Match): Replay {
    const { game, setup, answers } = match
    const rules = rulesOf(game.id)
    if (this.#from === null) return makeReplay(match, rules)
    const { at, saved } = this.#from
    return { game: game.id, rules, setup, answers, hashes: [], changed: [{ at, from: '', saved }] }
  }

  /** The match after these answers. */
  #play(answers: readonly Answer[]): Match {
    const { game: id, bots: _, ...setup } = this.#plan as LocalRecord['plan']
    const game = gameOf(id)
    if (this.#from !== null) {
      const { at, saved } = this.#from
      const log = numberCards(game, this.#from.log) as LogEntry[]
      const before = answers.slice(0, at)
      const match = Match.load(game, { setup, saved, answers: before, log }, { log: true, undo: true })
      for (const { seat, choice } of answers.slice(at)) match.answer(seat, choice)
      return match
    }
    const replay = { game: id, rules: rulesOf(id), setup, answers: [...answers], hashes: [] }
    return Match.replay(game, replay, { log: true, undo: true })
  }

  #trouble(what: Trouble, wrong: unknown): void {
    this.#around.send({ kind: 'trouble', what, detail: reason(wrong) })
  }

  /** Does something to the match; what fails half-way is undone by playing up to there again. */
  #try(act: () => void): boolean {
    const match = this.#match as Match
    const before = match.answers.length
    try {
      act()
      return true
    } catch (wrong) {
      const refused = wrong instanceof IllegalAnswer
      this.#trouble(refused ? 'refused' : 'game', wrong)
      if (!refused) {
        this.#match = this.#play(match.answers.slice(0, before))
        this.#next = 0
      }
      return false
    }
  }

  /** Sends what the person now sees; says whether there was anything to read. */
  #show(): boolean {
    const match = this.#match as Match
    const screen: Screen = {
      ...screenOf(match, this.#seat, this.#lang, this.#next),
      obstacles: obstaclesOf(match, this.#seat),
    }
    this.#next = screen.log.next
    const { game, machine, answers } = match
    if (this.#unasked() === undefined)
      this.#stood = { at: answers.length, saved: match.save().saved, log: nameCards(game, machine.log) }
    const record: LocalRecord = {
      plan: this.#plan as LocalRecord['plan'],
      rules: rulesOf(match.game.id),
      answers: match.answers,
      hash: match.hash(),
      over: match.outcome !== null,
      ...(this.#stood && { stood: this.#stood }),
      ...(this.#from && { from: this.#from }),
    }
    // What is passed for the person in a moment is not asked.
    const decision = match.decisionOf(this.#seat)
    const unasked = decision && this.#unaskedAnswer(match, decision)
    if (unasked !== null) screen.decision = null
    if (screen.decision !== null) this.#goOnPassing(untilAfter(this.#passing.until, screen.decision))
    this.#around.send({ kind: 'screen', screen, record, ending: unasked?.moment === true })
    this.#follow(match)
    return screen.log.lines.length > 0
  }

  /** Of a draft comes a match, with whoever sits there. */
  #follow(match: Match): void {
    const next = followUp(match, this.#seat)
    if (next === null) return
    const bots = next.seats.map((seat) => this.#plan?.bots[seat] ?? null)
    this.#around.send({ kind: 'next', plan: { ...next.setup, game: next.game, bots, starter: 'random' } })
  }

  /** What the adviser would do in place of the person, who is still asked the same. */
  #advise(match: Match, seq: number): void {
    const decision = match.decisionOf(this.#seat)
    if (decision === null || seq !== match.answers.length) return
    try {
      this.#around.send({ kind: 'hint', seq, answers: hint(match, decision, ADVISER) })
    } catch (wrong) {
      this.#trouble('hint', wrong)
    }
  }

  /** What an option would lead to; of one that is no longer offered nothing is known. */
  #foresee(match: Match, seq: number, index: number): void {
    let foreseen: Foreseen | null = null
    try {
      if (seq === match.answers.length) foreseen = foreseeOption(match, this.#seat, index, this.#lang)
    } catch {
      // What cannot be tried cannot be told; whoever does it will hear what is wrong.
    }
    this.#around.send({ kind: 'foreseen', seq, index, foreseen })
  }

  /** Back to where there was something to decide: what was passed by itself would be passed again at once. */
  #undo(match: Match): void {
    const seat = this.#seat
    this.#goOnPassing(null)
    if (!this.#try(() => match.undo(seat))) return
    for (
      let asked = match.decisionOf(seat);
      asked !== null && match.canUndo(seat);
      asked = match.decisionOf(seat)
    ) {
      if (this.#unaskedAnswer(match, asked) === null) return
      match.undo(seat)
    }
  }

  /** Lets the bots answer until the person is asked, slowly enough to be followed. */
  async #goOn(): Promise<void> {
    if (this.#going) return
    this.#going = true
    try {
      for (let next = this.#unasked(); next !== undefined; next = this.#unasked()) {
        const { decision, by } = next
        if (typeof by !== 'string' && by.moment) {
          const seq = this.#match?.answers.length
          await this.#wait(MOMENT)
          if (this.#match?.answers.length !== seq || this.#stays === seq) continue
        }
        const answered =
          typeof by === 'string'
            ? this.#botAnswers(decision, by)
            : this.#try(() => this.#match?.answer(decision.seat, by.choice))
        const seen = this.#show()
        if (!answered) return
        // Breathes even where nothing is to be seen, so that the person is heard meanwhile.
        await this.#wait(seen && typeof by === 'string' && !this.#isHurried ? this.#pace : 0)
      }
    } finally {
      this.#going = false
      this.#isHurried = false
    }
  }

  /** As long as it takes, or until the person does something. */
  async #wait(ms: number): Promise<void> {
    const hurried = new Promise<void>((done) => {
      this.#hurry = done
    })
    await Promise.race([this.#around.wait(ms), hurried])
    this.#hurry = null
  }

  /** What is answered without asking the person: by a bot, by its name, or with this. */
  #unasked(): { decision: Decision; by: string | Unasked } | undefined {
    const match = this.#match as Match
    for (const decision of match.decisions) {
      const by = this.#plan?.bots[decision.seat] ?? this.#unaskedAnswer(match, decision)
      if (by !== null) return { decision, by }
    }
    return undefined
  }

  /** What is answered for the person; null: the person is asked. */
  #unaskedAnswer(match: Match, decision: Decision): Unasked | null {
    if (this.#stays === match.answers.length) return null
    const idle = match.game.windows?.isIdle?.(match.machine, decision) ?? false
    return unaskedAnswer({ ...decision, window: windowOf(match, decision), idle }, this.#passing)
  }

  /** A bot that fails is replaced by chance for this answer. */
  #botAnswers(decision: Decision, name: string): boolean {
    const match = this.#match as Match
    const { seat } = decision
    let choice: Choice
    try {
      choice = botChoice(match, decision, name)
    } catch (wrong) {
      this.#trouble('bot', wrong)
      choice = botChoice(match, decision, 'random')
    }
    if (this.#try(() => match.answer(seat, choice))) return true
    const again = this.#match?.decisionOf(seat)
    if (again == null) return false
    return this.#try(() => this.#match?.answer(seat, botChoice(this.#match, again, 'random')))
  }
}
