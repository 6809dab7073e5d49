import { expect, test } from 'vitest'
import { foreseenLines } from './foreseen.tsx'

const use = { nameOf: (seat: number) => (seat === 0 ? 'You' : 'Ann'), named: (text: string) => text }
const lore = { seat: 0, label: 'lore', from: 13, to: 15 }

test('what an option says is not said again; sums first', () => {
  const told = (lines: string[], sums = [lore]) =>
    foreseenLines(use, { lines, sums, next: [], isOpen: false })
  expect(told(['Ariel quests.', 'You gain 2 lore.'])).toEqual(['You: 13 → 15 lore'])
  expect(told(['A challenges B.', 'B is dealt 3 damage.', 'B is banished.'], [])).toEqual([
    'B is dealt 3 damage.',
    'B is banished.',
  ])
  expect(told(['You play C.'], [])).toEqual([])
  expect(told(['1', '2', '3', '4', '5', '6'])).toEqual(['You: 13 → 15 lore', '3', '4', '5', '6'])
})
