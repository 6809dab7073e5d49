/**
 * A guided game: a position that is played by real rules, and a script of steps as data. Each step says what to do and why; what
 * is meant is accepted, anything else that would be possible is answered with why not now. The other player answers as written.
 */
import type { Choice, Decision } from './decision.ts'
import { whyNot } from './decision.ts'
import type { Game, Said } from './game.ts'
import { Match } from './match.ts'
import { Naming } from './naming.ts'
import { type Given, isRecord, type Path, PositionError, words } from './position.ts'
import { said } from './puzzle.ts'
import type { CardId, Seat, State } from './state.ts'

export interface LessonStep {
  /** What to do and why. */
  say: Said
  /** The answers that are meant, as a position writes them, the one pointed at first; none: it is only read. */
  do: readonly string[]
  /** What is said to who does this instead (`of`: an answer, or its first words), or anything else (no `of`). */
  instead: readonly { of: string | null; say: Said }[]
  /** What the other player answers before the next step. */
  reply: readonly string[]
}

export interface Lesson {
  game: string
  given: Given
  /** What it is about, before it begins. */
  about: Said
  steps: readonly LessonStep[]
  /** What is said when it is done. */
  end: Said
}

const LESSON = ['game', 'about', 'given', 'steps', 'end']
const STEP = ['say', 'do', 'instead', 'reply']

/** Reads a guided game; a mistake is answered with what and where. */
export function parseLesson(document: unknown): Lesson {
  const { game, about, given, steps, end } = keysOf(document, LESSON, [])
  if (!isRecord(given) || !Array.isArray(steps))
    throw new PositionError(`a lesson has ${LESSON.join(', ')}`, [])
  return {
    game: String(game),
    given,
    about: said(about, ['about']),
    steps: steps.map((entry, i) => parseStep(entry, ['steps', i])),
    end: said(end, ['end']),
  }
}

function parseStep(entry: unknown, path: Path): LessonStep {
  const step = keysOf(entry, STEP, path)
  const instead = listOf(step.instead).map((one, i) => {
    const at = [...path, 'instead', i]
    const { of, ...languages } = isRecord(one) ? one : {}
    return { of: of === undefined ? null : words(String(of)), say: said(languages, at) }
  })
  return {
    say: said(step.say, [...path, 'say']),
    do: listOf(step.do).map((one) => words(String(one))),
    instead,
    reply: listOf(step.reply).map((one) => words(String(one))),
  }
}

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

function keysOf(entry: unknown, keys: readonly string[], path: Path): Record<string, unknown> {
  if (!isRecord(entry)) throw new PositionError(`here are ${keys.join(', ')}`, path)
  for (const key of Object.keys(entry))
    if (!keys.includes(key))
      throw new PositionError(`unknown key ${key}; here are ${keys.join(', ')}`, [...path, key])
  return entry
}

const LEARNER = 0

/** What became of an answer: it was meant, or it is possible and not meant now. */
export type Taught = { isMeant: true } | { isMeant: false; say: Said | null }

export class Teaching<S extends State> {
  readonly match: Match<S>
  readonly #naming: Naming<S>
  /** The step it is at; as many as there are: it is over. */
  at = 0
  /** What the other player still has to answer before this step. */
  #due: string[] = []

  constructor(
    readonly game: Game<S>,
    readonly lesson: Lesson,
  ) {
    const { state, labels } = game.position.build(lesson.given, ['given'])
    const setup = { format: 'position', decks: [], seed: 'position' }
    this.match = Match.at(game, state, setup, { log: true })
    this.#naming = new Naming(this.match.machine, labels as ReadonlyMap<string, CardId>, 'en')
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null
  }

  get isOver(): boolean {
    return this.step === null
  }

  /** The learner's decision, when it is the learner who goes on. */
  #asked(): Decision | null {
    return this.#due.length > 0 ? null : this.match.decisionOf(LEARNER)
  }

  /** What is meant now, the answer pointed at first; none: there is only something to read. Throws where it is not possible. */
  meant(): Choice[] {
    const { step } = this
    if (step === null || step.do.length === 0) return []
    const decision = this.#asked()
    if (decision === null) throw new Error(`nobody asks for "${step.do[0]}"`)
    const [first = '', ...others] = step.do
    const also = others.map((text) => this.#naming.meaning(decision, text))
    return [this.#choice(decision, first), ...also.flatMap((one) => ('choice' in one ? [one.choice] : []))]
  }

  #choice(decision: Decision, text: string): Choice {
    const meaning = this.#naming.meaning(decision, text)
    const wrong = 'wrong' in meaning ? meaning.wrong : whyNot(decision, meaning.choice)
    if (wrong !== null || 'wrong' in meaning)
      throw new Error(`${wrong}; on offer: ${this.#naming.offered(decision).join(' | ')}`)
    return meaning.choice
  }

  /** The learner answers: what is meant is done, and the step is over. */
  answer(choice: Choice): Taught {
    const decision = this.#asked()
    const { step } = this
    if (decision === null || step === null || step.do.length === 0) return { isMeant: false, say: null }
    if (!this.meant().some((one) => isSame(decision, one, choice)))
      return { isMeant: false, say: this.#insteadOf(decision, step, choice) }
    this.match.answer(LEARNER, choice)
    this.goOn()
    return { isMeant: true }
  }

  /** What there was to read has been read, or what was meant is done. */
  goOn(): void {
    this.#due = [...(this.step?.reply ?? [])]
    this.at++
  }

  /** The first thing said to this answer in particular, or else to any other. */
  #insteadOf(decision: Decision, { instead }: LessonStep, choice: Choice): Said | null {
    const isFor = ({ of }: { of: string | null }): boolean => of !== null && this.#means(decision, of, choice)
    return (instead.find(isFor) ?? instead.find(({ of }) => of === null))?.say ?? null
  }

  /** Is this answer what a text says, or what it begins with? */
  #means(decision: Decision, text: string, choice: Choice): boolean {
    const meaning = this.#naming.meaning(decision, text)
    if ('choice' in meaning) return isSame(decision, meaning.choice, choice)
    if (typeof choice !== 'number') return false
    const options = decision.options.slice(choice, choice + 1)
    return this.#naming.offered({ ...decision, options }).some((offer) => words(offer).startsWith(text))
  }

  /**
   * Answers one thing that the learner does not: what is written for the other player, or where there is nothing to choose, of
   * which nothing is written. False: it is the learner who goes on.
   */
  reply(): boolean {
    if (this.match.outcome !== null) return false
    const lone = this.match.decisions.find((decision) => this.#isLone(decision))
    if (lone !== undefined) {
      this.match.answer(lone.seat, 0)
      return true
    }
    const [text] = this.#due
    const other = this.match.decisions.find(({ seat }) => seat !== LEARNER)
    if (text === undefined && other === undefined) return false
    const meaning = text === undefined || other === undefined ? null : this.#naming.meaning(other, text)
    if (meaning === null || other === undefined || 'wrong' in meaning)
      throw new Error(this.#stuck(text, other?.seat))
    this.#due.shift()
    this.match.answer(other.seat, meaning.choice)
    return true
  }

  /** Nothing but one way to go on; of the learner's only what no step is about. */
  #isLone(decision: Decision): boolean {
    if (decision.options.length !== 1 || decision.kind !== 'choose') return false
    if (decision.seat !== LEARNER || this.game.position.passes?.(decision)) return true
    if ((this.game.windows?.of(this.match.machine, decision) ?? null) === null) return false
    const isMeant = (this.step?.do ?? []).some((text) => 'choice' in this.#naming.meaning(decision, text))
    return this.#due.length > 0 || !isMeant
  }

  #stuck(text: string | undefined, seat: Seat | undefined): string {
    const offers = this.match.decisions.map((one) => `${one.seat}: ${this.#naming.offered(one).join(' | ')}`)
    return `${text === undefined ? `nothing is written for seat ${seat}` : `"${text}" is not possible`}; on offer: ${offers.join('; ')}`
  }
}

/** The same answer; a pick is the same in any order. */
function isSame({ kind }: Decision, a: Choice, b: Choice): boolean {
  const list = (choice: Choice): readonly number[] => {
    const all = typeof choice === 'number' ? [choice] : choice
    return kind === 'pick' ? [...all].sort((x, y) => x - y) : all
  }
  return JSON.stringify(list(a)) === JSON.stringify(list(b))
}
