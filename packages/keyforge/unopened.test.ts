import { Match, type Setup } from '@regelwerk/core'
import { checkGame } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import { checkDeck } from './formats.ts'
import { keyforge } from './index.ts'
import { isUnopened, opened, products } from './unopened.ts'

const sealed = (i: number): Setup => {
  const { id = '' } = products[i % products.length] ?? {}
  return { format: 'sealed', decks: [[[1, id]], [[1, id]]], seed: `sealed ${i}` }
}

test('of each set there are decks to be opened, and each is a legal one', () => {
  expect(products.map(({ name }) => name)).toContain('Worlds Collide')
  for (const { id } of products) {
    expect(isUnopened(id)).toBe(true)
    for (let i = 0; i < 20; i++) expect(checkDeck(opened(id, `unopened ${i}`), 'archon')).toEqual([])
  }
})

test('a game of Sealed is played with one such deck, or with one that has been opened', () => {
  expect(checkDeck([[1, 'unopened:MM']], 'sealed')).toEqual([])
  for (const list of [[], [[2, 'unopened:MM']], [[1, 'unopened:XX']]] as const)
    expect(checkDeck(list, 'sealed')).not.toEqual([])
  expect(checkDeck(opened('unopened:MM', 'x'), 'sealed')).toEqual([])
  expect(checkDeck([[1, 'unopened:MM']], 'archon')).not.toEqual([])
})

test('both players open other decks, and others with every seed', () => {
  const faces = (i: number, seat: number): string[] => {
    const { state } = Match.start(keyforge, sealed(i))
    return state.cards.filter(({ owner }) => owner === seat).map(({ def }) => state.faces?.[def] ?? '')
  }
  expect(faces(0, 0)).toHaveLength(36)
  expect(faces(0, 0)).toEqual(faces(0, 0))
  expect(faces(0, 1)).not.toEqual(faces(0, 0))
  expect(faces(4, 0)).not.toEqual(faces(0, 0))
})

test('games with decks that were just opened', () => {
  const report = checkGame(keyforge, { games: 4, seed: 'sealed', setups: sealed, sampleEvery: 20 })
  expect(report.games).toBe(4)
})
