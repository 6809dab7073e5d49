import { gameOf, loadGames } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { routeOf } from '../router.ts'
import { entriesOfDeck } from './deck.ts'
import { deckAddress, deckById, pickOf, readList, textOfDeck } from './deck-shelf.ts'
import { moonsOf } from './moons.ts'

await loadGames()

const keyforge = gameOf('keyforge')

describe('a deck by its id', () => {
  test('has the name it has in the reader’s language', () => {
    const { id } = keyforge.decks[0] as { id: string }
    expect(deckById(keyforge, id, 'en')?.name).toBe(keyforge.decks[0]?.name)
    expect(deckById(keyforge, id, 'de')?.name).not.toBe(keyforge.decks[0]?.name)
    expect(deckById(keyforge, 'nothing', 'en')).toBeUndefined()
  })

  test('goes to a game as it is, or as its list', () => {
    const bluemoon = gameOf('bluemoon')
    expect(pickOf(bluemoon, 'vulca')).toEqual({ from: 'ready', id: 'vulca' })
    const id = keyforge.deckOfSeed?.('hello') ?? ''
    const pick = pickOf(keyforge, id)
    expect(pick.from === 'list' && keyforge.parseDeck(pick.text).cards).toEqual(entriesOfDeck(keyforge, id))
    expect(pickOf(keyforge, 'own:gone')).toEqual({ from: 'list', text: '' })
  })

  test('a list that is nowhere kept is written as it was read', () => {
    const lorcana = gameOf('lorcana')
    const deck = { id: null, name: 'Mine', entries: [[4, 'Stitch - New Dog']] as const }
    expect(textOfDeck(lorcana, deck, 'en')).toBe('4 Stitch - New Dog\n')
  })

  test('a pasted list keeps the name that stands above it', () => {
    const { deck, problems } = readList(
      keyforge,
      'Some Archon\nWorlds Collide\nDis\n071\tDendrix\tCommon',
      'en',
    )
    expect(problems).toEqual([])
    expect(deck).toMatchObject({ name: 'Some Archon', entries: [[1, 'dendrix']] })
  })

  test.each(['lorcana', 'keyforge', 'l5r', 'bluemoon'])('of %s is told whole by its address', (id) => {
    const game = gameOf(id)
    const entries = entriesOfDeck(game, game.decks[1]?.id ?? '')
    const address = deckAddress(game, { id: 'own:x', name: 'Mine: 1', entries })
    const route = routeOf(address)
    const part = 'deck' in route ? (route.deck ?? '') : ''
    expect(deckById(game, part, 'en')).toMatchObject({
      id: null,
      name: 'Mine: 1',
      entries,
    })
    expect(deckById(game, 'list:4 Stich', 'en')).toBeUndefined()
    expect(deckAddress(game, { id: 'vulca', name: 'x', entries: [] })).toBe(`#/decks/${id}?deck=vulca`)
  })
})

describe('moons', () => {
  test('of the foreign cards, and what the leader allows', () => {
    expect(moonsOf(entriesOfDeck(gameOf('bluemoon'), 'vulca'))).toEqual({ spent: 5, allowed: 10 })
    expect(moonsOf([[1, 'vulca-01']]).allowed).toBeNull()
  })
})
