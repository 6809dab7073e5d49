import { expect, test } from 'vitest'
import { windows } from './passing.ts'

test('before a turn ends, who could still use or play cards is told how many', () => {
  const options = [
    { verb: 'reap', source: 3 },
    { verb: 'fight', source: 3 },
    { verb: 'play', source: 5 },
    { verb: 'play', source: 6 },
    { verb: 'end' },
  ]
  expect(windows.left?.(options, 'en')).toBe('You can still use 1 card and play 2 cards.')
  expect(windows.left?.(options, 'de')).toBe('Du kannst noch 1 Karte verwenden und 2 Karten spielen.')
  expect(windows.left?.(options.slice(2), 'en')).toBe('You can still play 2 cards.')
  // Discarding is at times better left.
  expect(windows.left?.([{ verb: 'discard', source: 1 }, { verb: 'end' }], 'en')).toBeNull()
})
