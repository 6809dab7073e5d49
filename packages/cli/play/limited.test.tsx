/** A draft and a sealed pool in the terminal, by keys alone, up to the match that comes of them. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FollowUp, Match } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol/games'
import { expect, test } from 'vitest'
import { gameNamed } from '../games.ts'
import { Screens } from './app.tsx'
import { Playing } from './playing.ts'
import { newSaveFile, PERSON } from './saves.ts'
import { Session } from './session.ts'
import { pause } from './testing.ts'
import { Window } from './window.tsx'

test.each([
  ['draft', 2, 4],
  ['sealed', 2, 6],
])('%s', async (format, seats, opens) => {
  const { game } = await gameNamed('lorcana-limited')
  const decks = Array.from({ length: seats }, () => [[opens, 'booster:2']] as const)
  const file = newSaveFile(game.id, mkdtempSync(join(tmpdir(), 'regelwerk-')))
  const who = [PERSON, 'greedy']
  const session = Session.start(game, { format, decks, seed: format }, who, 'en', file)
  const followed: FollowUp[] = []
  const playing = new Playing(session, {
    pace: 0,
    leave: () => {},
    follow: (next) => void followed.push(next),
  })
  const window = new Window(new Screens(playing), 120, 40)
  for (let i = 0; i < 500 && !playing.over; i++) {
    const { choosing } = playing
    if (choosing === null) await pause()
    else if (playing.canFillUp) {
      expect(window.frame).toContain('Tab fills up')
      await window.press(' ', 'tab')
      expect(choosing.picked[0]).toBe(choosing.items[0]?.option)
      expect(choosing.picked).toHaveLength(format === 'draft' ? 35 : 40)
      await window.press('enter')
    } else await window.press('enter')
  }
  expect(playing.over).toBe(true)
  const [next] = followed as [FollowUp]
  expect(next.game).toBe('lorcana')
  expect(Match.start(await loadGame(next.game), next.setup).decisions).not.toEqual([])
})
