import { expect, test } from 'vitest'
import { deedOf } from './deed.ts'
import { cardThing, type Thing } from './picking.ts'

const line = (text: string, ...cards: number[]) => ({ at: 0, rule: '1', text, cards })
const among =
  (...handles: number[]) =>
  (thing: Thing): boolean =>
    handles.some((handle) => cardThing(handle) === thing)

test('the first card that can be seen has done it, to those the line names', () => {
  const lines = [line('Turn 3.'), line('A challenges B.', 1, 2), line('B is banished.', 2)]
  expect(deedOf(lines, among(1, 2), among(1))).toEqual({
    actor: cardThing(1),
    targets: [cardThing(2)],
    text: 'A challenges B.',
  })
})

test('whom it was done to may be told later, by the same card', () => {
  const lines = [
    line('Bot plays A.', 1),
    line('Bot pays.'),
    line('B bows.', 2),
    line('Target of A: C.', 1, 3),
  ]
  expect(deedOf(lines, among(2, 3), among(1, 2, 3))).toEqual({
    actor: cardThing(1),
    targets: [cardThing(3)],
    text: 'Target of A: C.',
  })
})

test('cards that leave together are no targets of each other; those that fell in a fight are', () => {
  const gone = [line('A is sacrificed (with B).', 1, 2)]
  expect(deedOf(gone, among(1, 2), among())?.targets).toEqual([])
  const fell = [line('A attacks B.', 1, 2), line('A is destroyed.', 1), line('B is destroyed.', 2)]
  expect(deedOf(fell, among(1, 2), among())?.targets).toEqual([cardThing(2)])
})

test('nothing that can be seen, nothing to show', () => {
  expect(deedOf([line('Bot draws.'), line('A is discarded.', 9)], among(1), among(1))).toBeNull()
})
