import { expect, test } from 'vitest'
import { captured } from '../captured.ts'

test('games, formats and ready decks', async () => {
  const { code, json } = await captured(['games', '--json'])
  expect(code).toBe(0)
  expect(json()).toEqual({
    games: [
      {
        id: 'lorcana',
        title: 'Disney Lorcana',
        players: [2, 4],
        formats: ['constructed', 'core constructed', 'infinity constructed', 'draft', 'sealed', 'pack rush'],
        decks: expect.arrayContaining(['amber-steel', 'emerald-ruby']),
      },
      {
        id: 'keyforge',
        title: 'KeyForge',
        players: [2, 2],
        formats: ['archon', 'sealed', 'handicap', 'auction'],
        decks: expect.arrayContaining(['saltmarsh-band', 'silver-orchard']),
      },
      {
        id: 'l5r',
        title: 'Legend of the Five Rings: The Card Game',
        players: [2, 2],
        formats: expect.arrayContaining(['core']),
        decks: expect.arrayContaining(['crab', 'unicorn']),
      },
      {
        id: 'bluemoon',
        title: 'Blue Moon',
        players: [2, 2],
        formats: ['ready', 'constructed', 'inquisitor'],
        decks: expect.arrayContaining(['vulca', 'buka']),
      },
    ],
  })
})

test('for people', async () => {
  const { code, out } = await captured(['games'])
  expect(code).toBe(0)
  expect(out).toContain('lorcana  Disney Lorcana\n  2 to 4 players\n')
  expect(out).toContain('bluemoon  Blue Moon\n  2 players\n')
  expect(out).toContain('\n    amber-steel: Songs and Swords\n')
})
