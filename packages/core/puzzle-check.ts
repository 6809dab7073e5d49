/** Whether a puzzle is one: the engine plays what it says, and everything else that could be played. */
import { playCase, runCase } from './case-run.ts'
import { carriers } from './conformance.ts'
import type { Catalogued } from './game.ts'
import type { Match } from './match.ts'
import { caseOf, type Puzzle, type Question, type Task } from './puzzle.ts'
import { rulesAsked, without } from './rules.ts'
import { Solving } from './solving.ts'
import type { State } from './state.ts'

export interface PuzzleCheck {
  /** What is wrong with it; none: it is sound. */
  problems: string[]
  /** Tasks: how likely chance solves it, and how many situations there are. */
  luck?: number
  situations?: number
}

export function checkPuzzle<S extends State>(game: Catalogued<S>, puzzle: Puzzle): PuzzleCheck {
  const unknown = puzzle.rules.filter((id) => !Object.hasOwn(game.catalogue, id))
  if (unknown.length > 0) return { problems: unknown.map((id) => `${id} is no rule of ${game.id}`) }
  let check: PuzzleCheck = { problems: [] }
  const switches = rulesAsked(() => {
    check = checked(game, puzzle)
  })
  if (check.problems.length > 0) return check
  // With one of its rules, or what carries it out, switched off it comes out otherwise.
  const rules = puzzle.rules.flatMap((id) => carriers(game, id, switches))
  const isAboutThem = rules.some((rule) => without(rule, () => isOtherwise(game, puzzle, check)))
  return isAboutThem
    ? check
    : { ...check, problems: ['it comes out the same without each of the rules it is about'] }
}

const checked = <S extends State>(game: Catalogued<S>, puzzle: Puzzle, most?: number): PuzzleCheck =>
  puzzle.kind === 'task' ? checkTask(game, puzzle, most) : checkQuestion(game, puzzle)

function isOtherwise<S extends State>(
  game: Catalogued<S>,
  puzzle: Puzzle,
  { situations = 0, luck }: PuzzleCheck,
): boolean {
  try {
    // Where there is far more to try than before it comes out otherwise, however it comes out.
    const now = checked(game, puzzle, 2 * situations + 100)
    return now.problems.length > 0 || now.luck !== luck
  } catch {
    return true
  }
}

function checkTask<S extends State>(game: Catalogued<S>, task: Task, most?: number): PuzzleCheck {
  const solving = new Solving(game, task, most)
  const { isWon, luck } = solving.prospect()
  const problems = [
    ...(solving.standing() === 'open' ? [] : ['it is decided before anything is done']),
    ...(isWon ? [] : ['the goal cannot be reached against every reply']),
    ...(luck < 1 ? [] : ['every line reaches the goal']),
    ...(isWon ? spoiltBy(solving, task) : []),
  ]
  return { problems, luck, situations: solving.situations }
}

/** What is wrong with the solution: it is not possible, gives the goal away, or does not reach it. */
function spoiltBy<S extends State>(solving: Solving<S>, task: Task): string[] {
  let played: Match<S> | undefined
  let done = -1
  const problems: string[] = []
  const failure = playCase(solving.game, caseOf(task), (match, entry) => {
    played = match
    done++
    if (!solving.prospect(match).isWon) problems.push(`after "${String(entry)}" the goal is out of reach`)
  })
  // What is left to be answered once the goal is reached does not matter.
  if (done < task.solution.length) return [failure ?? 'the solution is not played to its end']
  const standing = solving.standing(played)
  return standing === 'reached' ? problems : [...problems, `the solution ends with the goal ${standing}`]
}

function checkQuestion<S extends State>(game: Catalogued<S>, question: Question): PuzzleCheck {
  const problems = question.answers.flatMap(({ says, ...expected }, i) => {
    const then = { ...expected.then }
    const { failure } = runCase(game, { ...caseOf(question), then })
    if (i === question.right) return failure === undefined ? [] : [failure]
    return failure === undefined ? [`"${says.en}" is so, too`] : []
  })
  if (question.answers.length < 2) problems.push('there is nothing to choose from')
  return { problems }
}
