import { decksFor, type Game, Match, seedRandom } from '@regelwerk/core'
import { playRandom } from '@regelwerk/core/testing'
import { expect, test, vi } from 'vitest'
import { gameOf, games, isGame, loadedGame, loadGame, loadGames, wantedFor } from './games.ts'

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
    decks: decks.map((deck) => ({
      id: deck.id,
      name: deck.name,
      ...(deck.format !== undefined && { format: deck.format }),
    })),
  }))
  expect(games).toEqual(facts)
})

test('between ready decks a game is played as it is with all cards, and only there with fewer', async () => {
  expect(wantedFor('lorcana', ['amber-steel', 'emerald-ruby'])).toBe('ready decks')
  expect(wantedFor('lorcana', ['amber-steel', [[4, '9-5']]])).toBe('all cards')
  expect(wantedFor('lorcana', ['amber-steel', 'the-long-case'])).toBe('all cards')
  vi.resetModules()
  const { loadGame: load, loadedGame: there } = await import('./games.ts')
  const game = await load('lorcana', 'ready decks')
  expect(there('lorcana')).toBeUndefined()
  const decks = decksFor(game).map(({ id }) => id)
  const finals = (of: Game): string[] => decks.map((deck, i) => finalHash(of, [deck, decks.at(i - 1) ?? '']))
  const texts = (of: Game): unknown[] => {
    const first = of.cards().filter(({ set }) => set === '1')
    return [first, first.map((_, def) => of.langs.map((lang) => of.face(def, lang)))]
  }
  const before = [texts(game), finals(game)]
  const count = game.cards().length
  expect(await load('lorcana')).toBe(game)
  expect(there('lorcana')).toBe(game)
  expect(game.cards().length).toBeGreaterThan(count)
  expect([texts(game), finals(game)]).toEqual(before)
})

/** Of a random game to its end. */
function finalHash(game: Game, decks: string[]): string {
  const match = Match.start(game, { format: game.formats[0] as string, decks, seed: decks.join() })
  playRandom(match, seedRandom(decks.join()), 5000)
  expect(match.outcome).not.toBeNull()
  return match.hash()
}
