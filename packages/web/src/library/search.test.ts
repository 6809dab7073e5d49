import { catalogued } from '@regelwerk/core'
import { loadGames } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { searchIn, sectionOf } from './search.ts'

const games = new Map(
  await Promise.all((await loadGames()).map(async (game) => [game.id, await catalogued(game)] as const)),
)
const catalogueOf = (id: string) => games.get(id)?.catalogue ?? {}

const searchOf = (id: string) => searchIn(id, catalogueOf(id))
const ids = (game: string, query: string) => searchOf(game)(query).map(({ id }) => id)

describe('finding rules', () => {
  test('by number, with what is below it', () => {
    expect(ids('lorcana', '4.6').slice(0, 3)).toEqual(['4.6', '4.6.1', '4.6.2'])
    expect(ids('lorcana', '4.6')).not.toContain('14.6')
  })

  test('by words in any order, all of them', () => {
    const found = searchOf('lorcana')('damage location')
    expect(found.length).toBeGreaterThan(0)
    for (const { id, item } of found.slice(0, 5)) expect(`${id} ${item.summary}`).toMatch(/location/i)
  })

  test.each([
    ['lorcana', 'Herausforderung', 'challenge'],
    ['lorcana', 'inchiostro', 'ink'],
    ['lorcana', 'Gestaltwandel', 'shift'],
    ['lorcana', 'sfida luogo', 'location'],
    ['keyforge', 'Rüstung', 'armor'],
    ['keyforge', 'catene', 'chain'],
    ['l5r', 'Provinz', 'province'],
    ['l5r', 'onore', 'honor'],
    ['bluemoon', 'Rückzug', 'retreat'],
    ['bluemoon', 'drago', 'dragon'],
  ])('%s: %s finds what is said of %s', (game, query, word) => {
    const found = searchOf(game)(query)
    expect(found.length).toBeGreaterThan(0)
    expect(found.slice(0, 5).some(({ item }) => item.summary.toLowerCase().includes(word))).toBe(true)
  })

  test('German ids are found with and without their marks', () => {
    expect(ids('keyforge', 'Rüstung')).toEqual(ids('keyforge', 'ruestung'))
  })

  test('nothing for what is nowhere, all for nothing asked, a section alone', () => {
    expect(ids('bluemoon', 'xyzzy')).toEqual([])
    const search = searchOf('bluemoon')
    expect(search('')).toHaveLength(Object.keys(catalogueOf('bluemoon')).length)
    expect(search('', 'base').every(({ id }) => sectionOf(id) === 'base')).toBe(true)
  })
})
