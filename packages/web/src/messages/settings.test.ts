import { loadGames } from '@regelwerk/protocol'
import { expect, test } from 'vitest'
import { LANGS } from '../settings.ts'
import { saySetting, windowMessage } from './settings.ts'

const games = await loadGames()

test.each(games)('every window of $id has a name in every language', (game) => {
  const windows = Object.keys(game.windows?.kinds ?? {})
  expect(windows.length).toBeGreaterThan(0)
  for (const lang of LANGS)
    for (const window of windows) {
      const key = windowMessage(game.id, window)
      expect(saySetting(lang, key)).not.toBe(key)
    }
})
