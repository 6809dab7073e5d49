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

test('all cards are wanted unless two ready decks for beginners play', () => {
  expect(wantedFor('lorcana', ['amber-steel', 'emerald-ruby'])).toBe('ready decks')
  expect(wantedFor('lorcana', ['amber-steel', [[4, '9-5']]])).toBe('all cards')
  expect(wantedFor('lorcana', ['amber-steel', 'the-long-case'])).toBe('all cards')
  expect(wantedFor('keyforge', ['velvet-court', 'seed:1'])).toBe('all cards')
})

test.each(['lorcana', 'keyforge', 'l5r'])(
  'between its ready decks %s is played as it is with all cards',
  async (id) => {
    vi.resetModules()
    const { loadGame: load, loadedGame: there } = await import('./games.ts')
    const game = await load(id, 'ready decks')
    expect(there(id)).toBeUndefined()
    const decks = decksFor(game).map((deck) => deck.id)
    const count = game.cards().length
    const played = (): unknown[] => [
      game.cards().slice(0, count),
      Array.from({ length: count }, (_, def) => game.langs.map((lang) => game.face(def, lang))),
      decks.map((deck, i) => finalHash(game, [deck, decks.at(i - 1) ?? ''])),
    ]
    const before = played()
    expect(await load(id)).toBe(game)
    expect(there(id)).toBe(game)
    expect(game.cards().length).toBeGreaterThan(count)
    expect(played()).toEqual(before)
  },
)

/** Of a random game to its end. */
function finalHash(game: Game, decks: string[]): string {
  const match = Match.start(game, { format: game.formats[0] as string, decks, seed: decks.join() })
  playRandom(match, seedRandom(decks.join()), 5000)
  expect(match.outcome).not.toBeNull()
  return match.hash()
}
