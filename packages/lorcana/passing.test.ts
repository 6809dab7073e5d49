import { expect, test } from 'vitest'
import { windows } from './passing.ts'

test('before a turn ends, who could still quest is told with how many', () => {
  const options = [
    { verb: 'quest', source: 3 },
    { verb: 'challenge', source: 3 },
    { verb: 'quest', source: 5 },
    { verb: 'end turn' },
  ]
  expect(windows.left?.(options, 'en')).toBe('You can still quest with 2 characters.')
  expect(windows.left?.(options.slice(0, 2), 'de')).toBe('Du kannst noch mit 1 Charakter erkunden.')
  expect(windows.left?.(options, 'it')).toBe("Puoi ancora andare all'avventura con 2 personaggi.")
  expect(windows.left?.([{ verb: 'ink', source: 1 }, { verb: 'end turn' }], 'en')).toBeNull()
})
