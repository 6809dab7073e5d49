import { expect, test } from 'vitest'
import { indent, table, wrap } from './layout.ts'

test('lines break at spaces, and where they did before', () => {
  expect(wrap('one two three\nfour', 8)).toEqual(['one two', 'three', 'four'])
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable'])
  expect(wrap('', 4)).toEqual([''])
})

test('columns line up, the last one breaks', () => {
  const rows = [
    ['a', 'bb', 'one two three four five'],
    ['ccc', 'd', 'six'],
  ]
  expect(table(rows, 28)).toBe('a    bb  one two three four\n         five\nccc  d   six')
  expect(table([], 20)).toBe('')
})

test('indents', () => expect(indent(['a', 'b'])).toBe('  a\n  b'))
