/**
 * Puzzles: a position and what is to be done with it, or what becomes of it. A task has a goal that must be reached in time,
 * against every reply; a question has answers of which one is what happens. Written as positions are; solving.ts checks them.
 */
import { tooMuch } from './bounds.ts'
import type { Game, Lang, Said } from './game.ts'
import { type Case, type Given, isRecord, type Path, PositionError } from './position.ts'
import type { State } from './state.ts'

interface Common {
  id: string
  title: Said
  question: Said
  /** Why it is so: the judge's answer. */
  because: Said
  /** The rules it is about. */
  rules: readonly string[]
  given: Given
  path: Path
}

/** What must be so: as `then` of a position has it, or a number between bounds. */
export type Goal = Given

export interface Task extends Common {
  kind: 'task'
  hint: Said
  goal: Goal
  /**
   * A word of the game: there is time for as long as it reads as it did at first (`turn`: until the turn is over). Or what is so
   * when time is over.
   */
  time: string | Goal
  /** Whether it must be so when time is over, not just at some moment before. */
  isAtEnd: boolean
  /** Answers that reach it, as a position writes them. */
  solution: readonly unknown[]
}

export interface Question extends Common {
  kind: 'question'
  /** What is done. */
  when: readonly unknown[]
  answers: readonly { says: Said; then: Given }[]
  /** The place of the right one. */
  right: number
}

export type Puzzle = Task | Question

const COMMON = ['id', 'title', 'question', 'because', 'rule', 'given']
const TASK = [...COMMON, 'hint', 'goal', 'within', 'until', 'at', 'solution']
const QUESTION = [...COMMON, 'when', 'answers', 'right']
const LANGS: readonly Lang[] = ['en', 'de', 'it']

/** Reads what a file of puzzles contains; a mistake is answered with what and where. */
export function parsePuzzles(document: unknown): { game: string; puzzles: Puzzle[] } {
  if (!isRecord(document) || typeof document.game !== 'string' || !Array.isArray(document.puzzles))
    throw new PositionError('a file of puzzles has the keys game and puzzles', [])
  const puzzles = document.puzzles.map((entry, i) => parsePuzzle(entry, ['puzzles', i]))
  return { game: document.game, puzzles }
}

function parsePuzzle(entry: unknown, path: Path): Puzzle {
  if (!isRecord(entry)) throw new PositionError(`a puzzle has ${COMMON.join(', ')}`, path)
  const isTask = 'goal' in entry
  const keys = isTask ? TASK : QUESTION
  for (const key of Object.keys(entry)) {
    if (!keys.includes(key))
      throw new PositionError(`unknown key ${key}; this puzzle has ${keys.join(', ')}`, [...path, key])
  }
  const most = tooMuch(entry)
  if (most !== null) throw new PositionError(most.text, [...path, ...most.path])
  const text = (key: string): Said => said(entry[key], [...path, key])
  const common: Common = {
    id: String(entry.id),
    title: text('title'),
    question: text('question'),
    because: text('because'),
    rules: (Array.isArray(entry.rule) ? entry.rule : [entry.rule]).map(String),
    given: record(entry.given, [...path, 'given']),
    path,
  }
  if (!isTask) {
    const answers = list(entry.answers, [...path, 'answers']).map((one, i) => {
      const at = [...path, 'answers', i]
      const answer = record(one, at)
      const then = record(answer.then, [...at, 'then'])
      return { says: said(answer.says, [...at, 'says']), then }
    })
    const right = Number(entry.right) - 1
    if (answers[right] === undefined)
      throw new PositionError('right: the number of the right answer', [...path, 'right'])
    return { ...common, kind: 'question', when: list(entry.when, [...path, 'when']), answers, right }
  }
  if (entry.at !== undefined && entry.at !== 'end')
    throw new PositionError('at: end, or nothing', [...path, 'at'])
  return {
    ...common,
    kind: 'task',
    hint: text('hint'),
    goal: record(entry.goal, [...path, 'goal']),
    time:
      entry.until === undefined ? String(entry.within ?? 'turn') : record(entry.until, [...path, 'until']),
    isAtEnd: entry.at === 'end',
    solution: list(entry.solution, [...path, 'solution']),
  }
}

export function said(value: unknown, path: Path): Said {
  // Another key is a comma that wanted to be in quotes.
  const isWhole = isRecord(value) && Object.keys(value).length === LANGS.length
  if (!isWhole || LANGS.some((lang) => typeof value[lang] !== 'string'))
    throw new PositionError(`this is said in ${LANGS.join(', ')}`, path)
  return value as Said
}

function record(value: unknown, path: Path): Given {
  if (!isRecord(value)) throw new PositionError('words and what they say', path)
  return value
}

function list(value: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(value)) throw new PositionError('a list', path)
  return value
}

/** What is done in a puzzle as a position: the solution of a task, or what a question is about. */
export function caseOf(puzzle: Puzzle): Case {
  const { rules, title, given, path } = puzzle
  const isTask = puzzle.kind === 'task'
  const when = [...(isTask ? puzzle.solution : puzzle.when)]
  const then = isTask ? {} : { ...puzzle.answers[puzzle.right]?.then }
  return { rules: [...rules], title: title.en, given: { ...given }, when, then, path }
}

/** A text of a puzzle in a language, cards by the names the table has for them; without its version where only the name is given. */
export function sayOfPuzzle<S extends State>(game: Game<S>, text: Said, lang: Lang): string {
  return text[lang].replace(/\{([^}]+)\}/g, (_, name: string) => {
    const cards = game.cards()
    const whole = cards.find((card) => card.name.en === name)
    if (whole !== undefined) return whole.name[lang] ?? name
    const short = cards.find((card) => card.name.en.startsWith(`${name} - `) && card.name[lang] !== undefined)
    return short?.name[lang]?.split(' - ')[0] ?? name
  })
}
