/** The puzzles of a game, in their order, and how far one is with them in this browser. */
import { caseOf, type Game, type Lang, Match, type Puzzle, parsePuzzles, playCase } from '@regelwerk/core'
import { readPositionText } from '@regelwerk/protocol/positions'
import { keep, kept } from '../settings.ts'

const texts = import.meta.glob<string>('../../../{lorcana,keyforge,l5r,bluemoon}/puzzles/*.yaml', {
  query: '?raw',
  import: 'default',
})

const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

export type LeveledPuzzle = Puzzle & { level: Level }

const read = new Map<string, Promise<LeveledPuzzle[]>>()

/** All puzzles of a game, from easy to hard. */
export function puzzlesOf(game: string): Promise<LeveledPuzzle[]> {
  const known = read.get(game)
  if (known !== undefined) return known
  const found = Promise.all(LEVELS.map((level, i) => readFile(game, `${i + 1}-${level}`, level)))
  const puzzles = found.then((lists) => lists.flat())
  read.set(game, puzzles)
  // What could not be fetched may be fetched another time.
  puzzles.catch(() => read.delete(game))
  return puzzles
}

async function readFile(game: string, file: string, level: Level): Promise<LeveledPuzzle[]> {
  const text = await texts[`../../../${game}/puzzles/${file}.yaml`]?.()
  if (text === undefined) return []
  return parsePuzzles(readPositionText(text).content).puzzles.map((puzzle) => ({ ...puzzle, level }))
}

export const puzzleAddress = (game: string, id: string): string => `#/puzzle/${game}/${id}`

const KEY = 'regelwerk.puzzles'

/** Solved, or its solution seen without having solved it. */
export type Progress = 'solved' | 'seen'

export function progress(): Readonly<Record<string, Progress>> {
  const value = kept(KEY)
  return typeof value === 'object' && value !== null ? (value as Record<string, Progress>) : {}
}

/** Solving it counts more than having seen its solution, whichever came first. */
export function noteProgress(game: string, id: string, how: Progress): void {
  const before = progress()
  const name = `${game}/${id}`
  if (before[name] !== 'solved') keep(KEY, { ...before, [name]: how })
}

/** What is done in a puzzle, entry by entry, as the table says it, and by whom. */
export function sayMoves(game: Game, puzzle: Puzzle, lang: Lang): { seat: number; text: string }[] {
  const test = caseOf(puzzle)
  const { state } = game.position.build(test.given, test.path)
  const again = Match.at(game, state, { format: 'position', decks: [], seed: 'position' })
  const said: { seat: number; text: string }[] = []
  playCase(game, test, (match, entry) => {
    let move = { seat: 0, text: String(entry) }
    for (const { seat, choice } of match.answers.slice(again.answers.length)) {
      const decision = again.decisionOf(seat)
      if (
        decision === null ||
        typeof choice === 'string' ||
        (typeof choice === 'object' && 'forgo' in choice)
      )
        break
      const options = [choice].flat().map((i) => decision.options[i])
      const texts = options.map((option) =>
        option === undefined ? '' : game.sayOption(again.machine, decision, option, lang),
      )
      move = { seat, text: texts.join(', ') || String(entry) }
      again.answer(seat, choice)
    }
    if (entry !== null) said.push(move)
  })
  return said
}
