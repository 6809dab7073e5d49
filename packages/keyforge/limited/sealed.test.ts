/** The suite that every game must pass, on Sealed; and that everybody plays the deck that they have chosen among those they opened. */
import { followUp, type Game, Match, type Setup } from '@regelwerk/core'
import { checkGame } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import { checkDeck } from '../formats.ts'
import { keyforge } from '../game.ts'
import { products } from '../unopened.ts'
import { keyforgeSealed } from './index.ts'

const setups = (i: number): Setup => {
  const decks = [[3, products[i % products.length]?.id ?? ''] as const]
  return { format: 'sealed', decks: [decks, decks], seed: `sealed ${i}` }
}
const begun = (i: number): Match => Match.start(keyforgeSealed as unknown as Game, setups(i), { log: true })

test('Sealed at random', () => {
  const report = checkGame(keyforgeSealed, { games: 6, seed: 'sealed', setups, maxDecisions: 10 })
  expect(report.games).toBe(6)
  expect(report.largestSave).toBeLessThan(64 * 1024)
})

test('everybody plays the deck that they have chosen, which is a legal one', () => {
  const match = begun(1)
  const { decks } = match.state as unknown as { decks: { cards: readonly (readonly [number, string])[] }[][] }
  expect(decks.map((own) => own.length)).toEqual([3, 3])
  match.answer(1, 2)
  match.answer(0, 1)
  const next = followUp(match, 0)
  expect(next?.setup).toMatchObject({ format: 'sealed', decks: [decks[0]?.[1]?.cards, decks[1]?.[2]?.cards] })
  for (const deck of next?.setup.decks ?? []) expect(checkDeck(deck as never, 'sealed')).toEqual([])
  expect(Match.start(keyforge, next?.setup as Setup).outcome).toBeNull()
})

test('nobody is shown what the other has opened, nor what they have chosen, before the match', () => {
  const match = begun(2)
  match.answer(1, 0)
  const shown = match.view(0).table as { decks: { cards: unknown[] }[]; chosen: number | null }
  expect(shown.decks.map(({ cards }) => cards.length)).toEqual([36, 36, 36])
  expect(shown.chosen).toBeNull()
  match.answer(0, 0)
  const texts = match.log(0, 'en').map(({ text }) => text)
  expect(texts.filter((text) => text.endsWith('chooses a deck.'))).toEqual(['Player 2 chooses a deck.'])
})

test('so many decks that nobody has opened, and nothing else', () => {
  expect(keyforgeSealed.checkDeck([[3, 'unopened:MM']], 'sealed')).toEqual([])
  const mixed = products.slice(0, 3).map(({ id }) => [1, id] as const)
  expect(keyforgeSealed.checkDeck(mixed, 'sealed')).toEqual([])
  for (const list of [
    [],
    [[1, 'unopened:MM']],
    [[3, 'unopened:XX']],
    keyforge.deckList('cinder-tavern'),
  ] as const)
    expect(keyforgeSealed.checkDeck(list, 'sealed')).toHaveLength(1)
  expect(() => begunWith([[1, 'unopened:MM']])).toThrow('sealed begins with 3 unopened decks')
})

const begunWith = (deck: readonly (readonly [number, string])[]): Match =>
  Match.start(keyforgeSealed as unknown as Game, { ...setups(0), decks: [deck, deck] })

test('a bot takes the best by what is printed', () => {
  for (let i = 0; i < 5; i++) {
    const match = begun(i)
    const weighed = keyforgeSealed.weigh?.(match.view(0)) ?? []
    expect(weighed.map(({ choice }) => choice).sort()).toEqual([0, 1, 2])
    expect(weighed[0]?.worth).toBe(0.5)
    expect(weighed[2]?.worth).toBeLessThan(0.5)
  }
})
