/** Every puzzle of every game is one: the engine plays its solution against every reply, and every other line. */
import { checkPuzzle, type Lang, type Puzzle, sayOfPuzzle, type Task } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { type GameEntry, gameNamed, gamesLoaded } from './games.ts'
import { loadProofs } from './proofs.ts'
import { puzzlesOf } from './puzzle-files.ts'

for (const { game } of await gamesLoaded()) await loadProofs(game.id)

const LANGS: readonly Lang[] = ['en', 'de', 'it']

describe.each((await gamesLoaded()).map((entry): [string, GameEntry] => [entry.game.id, entry]))(
  '%s',
  (_, entry) => {
    const { game } = entry
    const filed = puzzlesOf(entry)

    test('has at least fifteen, of three levels, each with an id of its own', () => {
      expect(filed.length).toBeGreaterThanOrEqual(15)
      expect([...new Set(filed.map(({ level }) => level))]).toEqual(['easy', 'medium', 'hard'])
      expect(new Set(filed.map(({ puzzle }) => puzzle.id)).size).toBe(filed.length)
    })

    test.each(filed.map(({ puzzle }): [string, Puzzle] => [puzzle.id, puzzle]))('%s', (_, puzzle) => {
      expect(checkPuzzle(game, puzzle).problems).toEqual([])
      const names = game.cards().map(({ name }) => name.en)
      const texts = [puzzle.title, puzzle.question, puzzle.because]
      if (puzzle.kind === 'task') texts.push(puzzle.hint)
      else texts.push(...puzzle.answers.map(({ says }) => says))
      for (const text of texts) {
        for (const lang of LANGS) {
          expect(sayOfPuzzle(game, text, lang)).not.toMatch(/[{}]/)
          for (const [, name = ''] of text[lang].matchAll(/\{([^}]+)\}/g))
            expect(names.filter((one) => one === name || one.startsWith(`${name} - `))).not.toEqual([])
        }
      }
    })
  },
)

describe('what is no puzzle is found out', async () => {
  const entry = await gameNamed('lorcana')
  const puzzles = puzzlesOf(entry).map(({ puzzle }) => puzzle)
  const task = puzzles.find(({ id }) => id === 'behind-the-guard') as Task
  const question = puzzles.find(({ id }) => id === 'challenger-challenged') as Puzzle
  const problemsOf = (puzzle: Puzzle) => checkPuzzle(entry.game, puzzle).problems

  test('a solution that gives the goal away', () => {
    const solution = ['challenge Donald Duck with Kristoff', 'challenge Donald Duck with Scar']
    expect(problemsOf({ ...task, solution })).toContain(
      'after "challenge Donald Duck with Kristoff" the goal is out of reach',
    )
  })

  test('a solution that stops too early, or cannot be played', () => {
    const early = { ...task, solution: task.solution.slice(0, 1) }
    expect(problemsOf(early)).toEqual(['the solution ends with the goal open'])
    expect(problemsOf({ ...task, solution: ['challenge Hans with Scar'] }).join()).toContain('not possible')
  })

  test('a goal that every line reaches, or none', () => {
    expect(problemsOf({ ...task, goal: { 'Scar.zone': 'play' } })).toContain(
      'it is decided before anything is done',
    )
    expect(problemsOf({ ...task, goal: { winner: 'you' } })).toEqual([
      'the goal cannot be reached against every reply',
    ])
    expect(problemsOf({ ...task, goal: { over: false }, isAtEnd: true })).toContain(
      'every line reaches the goal',
    )
  })

  test('a wrong answer, or two that are right', () => {
    expect(problemsOf({ ...question, right: 1 } as Puzzle)).toHaveLength(2)
  })

  test('a rule that does not matter, or that does not exist', () => {
    expect(problemsOf({ ...task, rules: ['8.14.1'] })).toEqual([
      'it comes out the same without each of the rules it is about',
    ])
    expect(problemsOf({ ...task, rules: ['99'] })).toEqual(['99 is no rule of lorcana'])
  })
})
