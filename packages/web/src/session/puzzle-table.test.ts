import type { Task } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol'
import { expect, test } from 'vitest'
import { puzzlesOf } from '../puzzles/puzzles.ts'
import { type FromPuzzle, PuzzleTable, type ToPuzzle } from './puzzle-table.ts'

async function at(game: string, id: string) {
  await loadGame(game)
  const task = (await puzzlesOf(game)).find((one) => one.id === id) as Task
  const heard: FromPuzzle[] = []
  const table = new PuzzleTable({ send: (message) => heard.push(message), wait: () => Promise.resolve() })
  const tell = async (message: ToPuzzle): Promise<void> => {
    table.hear(message)
    await new Promise((done) => setTimeout(done, 0))
  }
  const screen = () => {
    const last = heard.findLast((message) => message.kind === 'screen')
    if (last === undefined) throw new Error(JSON.stringify(heard))
    return last
  }
  /** Gives the first answer that is said in such words. */
  const say = async (text: RegExp): Promise<void> => {
    const { seq, decision } = screen().screen
    const choice = decision?.options.findIndex((option) => text.test(option.text)) ?? -1
    if (choice < 0) throw new Error(`${text}: ${decision?.options.map((option) => option.text).join(' | ')}`)
    await tell({ kind: 'answer', seq, choice })
  }
  await tell({ kind: 'begin', game, task, lang: 'en', pace: 0 })
  return { heard, tell, say, screen }
}

test('says at once when the goal is out of reach, takes back, and says when it is reached', async () => {
  const { heard, tell, say, screen } = await at('lorcana', 'behind-the-guard')
  expect(screen()).toMatchObject({ standing: 'open', screen: { canUndo: false } })
  await say(/Kristoff.*Donald|Donald.*Kristoff/)
  expect(heard.at(-1)).toEqual({ kind: 'lost', seq: screen().screen.seq })
  await tell({ kind: 'undo' })
  expect(screen()).toMatchObject({ standing: 'open', screen: { canUndo: false, seq: 0 } })
  expect(heard.at(-1)?.kind).toBe('screen')
  await tell({ kind: 'hint', seq: 0 })
  const hint = heard.at(-1) as FromPuzzle & { kind: 'hint' }
  expect(screen().screen.decision?.options[hint.answers[0]?.choice as number]?.text).toContain('Scar')
  await say(/Scar.*Donald|Donald.*Scar/)
  await say(/Kristoff.*Hans|Hans.*Kristoff/)
  expect(screen()).toMatchObject({ standing: 'reached', screen: { decision: null } })
})

test('who only ends the turn has missed it', async () => {
  const { say, screen } = await at('lorcana', 'behind-the-guard')
  await say(/end/i)
  expect(screen()).toMatchObject({ standing: 'missed', screen: { decision: null } })
})

test('the opponent replies as is worst: the small one goes home if it can', async () => {
  const { heard, say, screen } = await at('l5r', 'the-small-one-first')
  await say(/Master of the Spear/)
  expect(heard.at(-1)?.kind).toBe('lost')
  const lines = screen()
    .screen.log.lines.map(({ text }) => text)
    .join('\n')
  expect(lines).toMatch(/Seppun Guardsman[^\n]* home/)
  expect(lines).not.toMatch(/Intimidating Hida[^\n]* home/)
})
