/**
 * What is said at the table in random games: every prompt, every option and every line of the log is in words of the
 * language that was asked for, cites a rule of the catalogue, and names no card to a seat that does not know it. Throws where
 * one fails.
 */
import type { Decision, Option } from './decision.ts'
import { type Catalogued, type Lang, shownDef } from './game.ts'
import { knows } from './knowledge.ts'
import type { Machine } from './machine.ts'
import type { Match } from './match.ts'
import type { Card, CardId, Seat, State } from './state.ts'
import { playWatched } from './testing.ts'

export interface Speech {
  /** For every language of the game: words that are not of it, but would be of another. */
  foreign: Readonly<Partial<Record<Lang, RegExp>>>
  /** What nobody should read: keys, as far as they are not also words of a language. */
  raw: RegExp
  /** The names of all cards: they are in the language they are in. */
  names: readonly string[]
  nameOf: (def: number, lang: Lang) => string
}

export interface Games<S extends State> {
  games: number
  /** Starts one of them, with a log. */
  start: (game: number) => Match<S>
  maxDecisions: number
}

/** What came up in random games. */
export interface Heard<S extends State> {
  prompts: Set<string>
  verbs: Set<string>
  /** Each game as it ended, with its log. */
  ends: Machine<S>[]
}

/** What is counted over the table begins with 1. */
const FROM_ZERO = /\b(turn|round|fight|conflict|zug|runde|kampf|konflikt|turno|combattimento|conflitto) 0\b/i

export class Talk<S extends State> {
  readonly #langs: readonly Lang[]
  /** The longest first: one name may be part of another. */
  readonly #names: readonly string[]
  readonly #checked = new Set<string>()

  constructor(
    readonly game: Catalogued<S>,
    readonly speech: Speech,
  ) {
    this.#langs = Object.keys(speech.foreign) as Lang[]
    this.#names = [...speech.names].sort((a, b) => b.length - a.length)
    const untold = game.langs.filter((lang) => !this.#langs.includes(lang))
    if (untold.length > 0) throw new Error(`${game.id}: which words are foreign in ${untold.join(', ')}?`)
  }

  /** Throws if this is not a text in that language. */
  check(text: string, lang: Lang, what: string): void {
    if (this.#checked.has(`${lang} ${text}`)) return
    if (text === '') throw new Error(`${what}, in ${lang}: nothing is said`)
    const { raw, foreign } = this.speech
    const rest = this.#withoutNames(text)
    for (const pattern of [raw, foreign[lang] as RegExp]) {
      const found = rest.match(pattern)
      if (found !== null) throw new Error(`${what}, in ${lang}: '${found[0]}' in "${text}"`)
    }
    this.#checked.add(`${lang} ${text}`)
  }

  /** Throws if a chip would show something that is no rule: a label of mere machinery, or nothing. */
  checkRule(rule: string, what: string): void {
    if (!Object.hasOwn(this.game.catalogue, rule))
      throw new Error(`${what} cites '${rule}', which is no rule`)
  }

  /** What stands over the table and its zones, for a seat: in words, and counted from 1 as people do. */
  checkTable(g: Machine<S>, seat: Seat): void {
    const view = this.game.view(g, seat)
    for (const lang of this.#langs) {
      const { caption, sides, middle, track, meters = [], contest } = this.game.layOut(view, lang)
      const zones = [...sides.flatMap((side) => side.zones), ...middle]
      const marks = [
        ...sides.flatMap(({ counters }) => counters),
        ...zones.flatMap(({ pieces }) => pieces.flatMap(({ values, marks }) => [...values, ...marks])),
      ]
      const stage = [contest?.title, contest?.about, contest?.verdict].concat(
        contest?.sides.flatMap(({ label, note }) => [label, note]),
      )
      if (FROM_ZERO.test(caption)) throw new Error(`the caption "${caption}", in ${lang}, counts from 0`)
      const zero = stage.find((text) => text !== undefined && FROM_ZERO.test(text))
      if (zero !== undefined) throw new Error(`the stage "${zero}", in ${lang}, counts from 0`)
      const said: [what: string, texts: readonly (string | undefined)[]][] = [
        ['the caption', [caption]],
        ['the label of a zone', zones.map(({ label }) => label)],
        ['a phase of the track', track?.steps.map(({ label }) => label) ?? []],
        ['a meter', meters.flatMap(({ label, call }) => [label, call])],
        ['the stage', stage],
        ['a mark', marks.map(({ label }) => label)],
      ]
      for (const [what, texts] of said) for (const text of texts) if (text) this.check(text, lang, what)
    }
  }

  #withoutNames(text: string): string {
    let rest = text
    for (const name of this.#names) if (rest.includes(name)) rest = rest.replaceAll(name, '·')
    return rest
  }

  /** Plays at random, and checks all that is asked and offered. */
  listen({ games, start, maxDecisions }: Games<S>): Heard<S> {
    const { game } = this
    const heard: Heard<S> = { prompts: new Set(), verbs: new Set(), ends: [] }
    for (let i = 0; i < games; i++) {
      const match = start(i)
      const g = match.machine
      const look = (decision: Decision): void => {
        const { prompt } = decision
        if (!heard.prompts.has(prompt)) this.checkTable(g, decision.seat)
        heard.prompts.add(prompt)
        this.checkRule(decision.rule, `the prompt ${prompt}`)
        for (const { verb, rule } of game.obstacles?.(g, decision.seat) ?? [])
          this.checkRule(rule, `what hinders ${verb}`)
        for (const lang of this.#langs) this.checkPrompt(g, decision, lang)
        for (const option of decision.options) {
          heard.verbs.add(option.verb)
          this.checkOption(g, decision, option)
        }
      }
      playWatched(match, `answers ${i}`, look, maxDecisions)
      if (g.state.outcome !== null) this.checkRule(g.state.outcome.rule, 'the end')
      heard.ends.push(g)
    }
    return heard
  }

  /** What is asked is said; where an effect asks, it also says what that does. */
  checkPrompt(g: Machine<S>, decision: Decision, lang: Lang): void {
    const { game } = this
    const what = `the prompt ${decision.prompt}`
    this.check(game.sayPrompt(g, decision, lang), lang, what)
    const effect = game.sayEffect?.(g, decision, lang)
    if (effect != null) this.check(effect, lang, `the effect of ${what}`)
    else if (game.sayEffect && /^(choose to|may|choose target)( |$)/.test(decision.prompt))
      throw new Error(`${what} does not say what it does`)
  }

  /** An option is said, and names no card that the seat does not know, unless another one of that name is part of it. */
  checkOption(g: Machine<S>, decision: Decision, option: Option): void {
    const { source = -1, target = -1, cards = [] } = option
    const ids = [source, target, ...cards].filter((id) => id >= 0)
    const at = (id: CardId): Card => g.state.cards[id] as Card
    const isOfAnother = (id: CardId): boolean => ids.some((one) => one !== id && at(one).def === at(id).def)
    const hidden = ids.filter((id) => !knows(at(id), decision.seat) && !isOfAnother(id))
    for (const lang of this.#langs) {
      const text = this.game.sayOption(g, decision, option, lang)
      this.check(text, lang, `the option ${option.verb} of ${decision.prompt}`)
      const name = hidden
        .map((id) => this.speech.nameOf(shownDef(this.game, g.state, at(id).def), lang))
        .find((one) => text.includes(one))
      if (name !== undefined)
        throw new Error(`the option ${option.verb} names ${name} to seat ${decision.seat}: "${text}"`)
    }
  }

  /** Every line of the logs, as each seat and as who watches reads it; returns how many kinds of events there were. */
  checkLog({ ends }: Heard<S>, lang: Lang): number {
    const kinds = new Set<string>()
    for (const g of ends) {
      for (const entry of g.log ?? []) {
        kinds.add(entry.event.kind)
        const isTold = this.game.sayLog(g, entry, null, lang) !== null
        if (isTold) this.checkRule(entry.rule, `the event ${JSON.stringify(entry.event)}`)
        for (const seat of [...seatsOf(g.state), null]) {
          const line = this.game.sayLog(g, entry, seat, lang)
          if (line !== null) this.check(line, lang, `the event ${JSON.stringify(entry.event)}`)
        }
      }
    }
    return kinds.size
  }

  /** The logs name no card that their reader did not know; returns how many faces were hidden from one. */
  checkLogSecrets({ ends }: Heard<S>): number {
    let hidden = 0
    for (const g of ends) {
      const defOf = (id: CardId): number => shownDef(this.game, g.state, (g.state.cards[id] as Card).def)
      for (const entry of g.log ?? []) {
        for (const seat of seatsOf(g.state)) {
          const known = entry.faces
            .filter(([, seats]) => (seats & (1 << seat)) !== 0)
            .map(([id]) => defOf(id))
          const unknown = entry.faces.map(([id]) => defOf(id)).filter((def) => !known.includes(def))
          hidden += unknown.length
          for (const lang of unknown.length > 0 ? this.#langs : []) {
            const line = this.game.sayLog(g, entry, seat, lang) ?? ''
            const name = unknown.map((def) => this.speech.nameOf(def, lang)).find((one) => line.includes(one))
            if (name !== undefined) throw new Error(`the log names ${name} to seat ${seat}: "${line}"`)
          }
        }
      }
    }
    return hidden
  }
}

const seatsOf = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, seat) => seat)

/** Two cards of different names that a seat does not know, to be spoken of to that seat. */
export function twoUnknown(state: State, seat: Seat): [CardId, CardId] {
  const unknown = [...state.cards.keys()].filter((id) => !knows(state.cards[id] as Card, seat))
  const [first] = unknown
  const second = unknown.find((id) => state.cards[id]?.def !== state.cards[first as CardId]?.def)
  if (first === undefined || second === undefined) throw new Error(`seat ${seat} knows too much`)
  return [first, second]
}

/** What a pattern finds in the text of the rules, each word once: the prompts and verbs they are written with. */
export function wordsIn(rules: string, pattern: RegExp): string[] {
  const words = new Set([...rules.matchAll(pattern)].map(([, word]) => word as string))
  if (words.size === 0) throw new Error(`the rules have nothing like ${pattern}`)
  return [...words]
}
