import { expect, test } from 'vitest'
import { gameOf, games, isGame, loadedGame, loadGame, loadGames } from './games.ts'

test('a game is not there before it is loaded, and then always the same', async () => {
  // Other tests in this thread may have loaded games: there is one that nobody can have loaded.
  expect(isGame('chess')).toBe(false)
  expect(loadedGame('chess')).toBeUndefined()
  expect(() => gameOf('chess')).toThrow(
    /^there is no game chess; there are lorcana, keyforge, l5r, bluemoon$/,
  )
  await expect(loadGame('chess')).rejects.toThrow('there is no game chess')
  expect(isGame('toString')).toBe(false)
  const [one, other] = await Promise.all([loadGame('bluemoon'), loadGame('bluemoon')])
  expect(other).toBe(one)
  expect(gameOf('bluemoon')).toBe(one)
  expect(loadGame('bluemoon')).toBe(loadGame('bluemoon'))
})

test('what could not be loaded is tried again', () => {
  const first = loadGame('nothing')
  return expect(first)
    .rejects.toThrow()
    .then(() => expect(loadGame('nothing')).not.toBe(first))
})

test('what is listed of games is what they are', async () => {
  const facts = (await loadGames()).map(({ id, title, players, formats, langs, decks }) => ({
    id,
    title,
    players,
    formats,
    langs,
    decks: decks.map((deck) => ({ id: deck.id, name: deck.name })),
  }))
  expect(games).toEqual(facts)
})
