/** `puzzle`: lists the puzzles of a game, sets one, tries an answer, or shows the solution with the rule of each step. */
import {
  type Catalogued,
  caseOf,
  type Game,
  type Lang,
  loadRuleTexts,
  type Match,
  type Puzzle,
  playCase,
  ruleTitle,
  runCase,
  Solving,
  sayOfPuzzle,
  type Task,
} from '@regelwerk/core'
import { allKnown, type Report, UsageError } from '../command.ts'
import { gameNamed } from '../games.ts'
import { indent, table, wrap } from '../layout.ts'
import { type FiledPuzzle, puzzlesOf } from '../puzzle-files.ts'

export interface PuzzleOptions {
  lang: Lang
  /** What is answered: entries of a position with semicolons between, or the number of an answer. */
  answer?: string
  solution?: boolean
}

export async function puzzle(
  id: string,
  name: string | undefined,
  options: PuzzleOptions,
  width: number,
): Promise<Report> {
  const entry = await gameNamed(id)
  const puzzles = puzzlesOf(entry)
  const { game } = entry
  if (name === undefined) return listed(game, puzzles, options.lang, width)
  const ids = puzzles.map((one) => one.puzzle.id)
  allKnown('puzzle', [name], ids)
  const filed = puzzles[ids.indexOf(name)] as FiledPuzzle
  if (options.solution) return solved(game, filed.puzzle, options.lang, width)
  if (options.answer !== undefined) return tried(game, filed.puzzle, options.answer)
  return set(game, filed, options.lang, width)
}

function listed(game: Game, puzzles: readonly FiledPuzzle[], lang: Lang, width: number): Report {
  const rows = puzzles.map(({ puzzle, level }) => ({
    id: puzzle.id,
    level,
    kind: puzzle.kind,
    title: sayOfPuzzle(game, puzzle.title, lang),
    question: sayOfPuzzle(game, puzzle.question, lang),
  }))
  return {
    json: { game: game.id, puzzles: rows },
    text: () =>
      table(
        rows.map(({ id, level, title, question }) => [level, id, `${title}: ${question}`]),
        width,
      ),
    ok: true,
  }
}

/** Numbered, as `--answer` takes them. */
const answersOf = (game: Game, puzzle: Puzzle, lang: Lang): string[] =>
  puzzle.kind === 'task' ? [] : puzzle.answers.map(({ says }) => sayOfPuzzle(game, says, lang))

function set(game: Game, { puzzle, level, given }: FiledPuzzle, lang: Lang, width: number): Report {
  const title = sayOfPuzzle(game, puzzle.title, lang)
  const question = sayOfPuzzle(game, puzzle.question, lang)
  const answers = answersOf(game, puzzle, lang)
  return {
    json: {
      game: game.id,
      id: puzzle.id,
      level,
      kind: puzzle.kind,
      title,
      question,
      given: puzzle.given,
      answers,
    },
    text: () =>
      [title, ...wrap(question, width), '', given, ...answers.map((answer, i) => `${i + 1}  ${answer}`)].join(
        '\n',
      ),
    ok: true,
  }
}

/** Whether an answer is right: exit code 0 or 1. */
function tried(game: Game, puzzle: Puzzle, answer: string): Report {
  const { ok, text } =
    puzzle.kind === 'task'
      ? played(game, puzzle, answer)
      : { ok: Number(answer) - 1 === puzzle.right, text: 'not so' }
  return {
    json: { game: game.id, id: puzzle.id, ok, ...(!ok && { failure: text }) },
    text: () => (ok ? 'solved' : text),
    ok,
  }
}

function played(game: Game, task: Task, answer: string): { ok: boolean; text: string } {
  const when = answer.split(';').map((entry) => entry.trim())
  if (when.includes('')) throw new UsageError('--answer: answers with semicolons between them')
  const solving = new Solving(game, task)
  let last: Match = solving.match
  let done = -1
  const failure = playCase(game, { ...caseOf(task), when }, (match) => {
    last = match
    done++
  })
  if (done < when.length) return { ok: false, text: failure ?? 'not played to its end' }
  const standing = solving.standing(last)
  return {
    ok: standing === 'reached',
    text: `the goal is ${standing === 'open' ? 'not reached yet' : standing}`,
  }
}

async function solved(game: Catalogued, puzzle: Puzzle, lang: Lang, width: number): Promise<Report> {
  const texts = await loadRuleTexts(game, lang)
  const { steps } = runCase(game, caseOf(puzzle), { lang, texts, catalogue: game.catalogue })
  const because = sayOfPuzzle(game, puzzle.because, lang)
  const right = puzzle.kind === 'task' ? null : puzzle.right + 1
  const when = caseOf(puzzle).when.map(String)
  return {
    json: { game: game.id, id: puzzle.id, solution: right ?? when, because, rules: puzzle.rules, steps },
    text: () =>
      [
        right === null ? when.join('; ') : `${right}  ${answersOf(game, puzzle, lang)[right - 1]}`,
        indent(
          table(
            steps.map(({ rule, text }) => [ruleTitle(rule, texts), text]),
            width - 2,
          ).split('\n'),
        ),
        ...wrap(because, width),
        puzzle.rules.map((rule) => ruleTitle(rule, texts)).join(', '),
      ].join('\n'),
    ok: true,
  }
}
