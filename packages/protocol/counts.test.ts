/** What builders count in a deck: within the bounds where the deck is allowed, out of them where it is not whole. */
import { type DeckCount, type DeckList, decksFor, type Game } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { loadGame } from './games.ts'

const out = (counts: readonly DeckCount[]): string[] =>
  counts
    .filter(({ n, least = 0, most = Number.POSITIVE_INFINITY }) => n < least || n > most)
    .map(({ id }) => id)
const counted = (game: Game, list: DeckList, format: string): DeckCount[] => {
  const counts = game.countDeck?.(list, format)
  if (counts === undefined) throw new Error(`${game.id} counts nothing`)
  return counts
}
const count = (game: Game, list: DeckList, format: string, id: string): DeckCount | undefined =>
  counted(game, list, format).find((one) => one.id === id)

describe.each(['lorcana', 'keyforge', 'l5r', 'bluemoon'])('%s', (id) => {
  test('ready decks are within all bounds, and nothing is not', async () => {
    const game = await loadGame(id)
    for (const format of game.formats) {
      for (const { id: deck } of decksFor(game, format)) {
        const list = game.deckList(deck)
        if (game.checkDeck(list, format).length > 0) continue
        expect(out(counted(game, list, format)), `${deck} in ${format}`).toEqual([])
      }
    }
    expect(out(counted(game, [], game.formats[0] as string))).not.toEqual([])
    expect(() => counted(game, [[3, 'none such']], 'none such')).not.toThrow()
  })
})

test('Lorcana: inks, and what cannot become ink', async () => {
  const game = await loadGame('lorcana')
  const list = [...game.deckList('amber-steel'), ...game.deckList('emerald-ruby')]
  expect(count(game, list, 'constructed', 'inks')).toMatchObject({ n: 4, most: 2 })
  expect(count(game, list, 'sealed', 'inks')).not.toHaveProperty('most')
  expect(
    count(
      game,
      [
        [3, '1-6'],
        [2, '1-2'],
      ],
      'constructed',
      'stuck',
    )?.n,
  ).toBe(3)
})

test('KeyForge: houses, and the icons that are still to be placed', async () => {
  const game = await loadGame('keyforge')
  const generated = game.deckList('seed:2')
  expect(out(counted(game, generated, 'archon'))).toEqual([])
  const plain = generated.map(([n, entry]) => [n, entry.replace(/ \[.*\]$/, '')] as const)
  expect(count(game, plain, 'archon', 'icons')).toMatchObject({ n: 0, least: 8, most: 8 })
  expect(out(counted(game, plain, 'archon'))).toEqual(['icons'])
})

test('L5R: influence on the cards of one other clan, and provinces by their elements', async () => {
  const game = await loadGame('l5r')
  const crane = game.deckList('crane')
  const influence = count(game, crane, 'core', 'influence')
  const lion = game.cards().find(({ name }) => name.en === 'For Greater Glory')
  expect(lion).toBeDefined()
  const more = count(game, [...crane, [3, lion?.id ?? '']], 'core', 'influence')
  expect(more?.n).toBeGreaterThan(influence?.n ?? 0)
  const elements = ['air', 'earth', 'fire', 'void', 'water']
  expect(elements.map((element) => count(game, crane, 'core', element)?.n)).toEqual([1, 1, 1, 1, 1])
  const problems = game.checkDeck([...crane, [3, lion?.id ?? '']], 'core').map(({ rule }) => rule)
  expect(problems.includes('glossary/einfluss-einflusskosten/1')).toBe((more?.n ?? 0) > (more?.most ?? 0))
})

test('Blue Moon: the inquisitor adds to what the leader allows', async () => {
  const game = await loadGame('bluemoon')
  const vulca = game.deckList('vulca')
  const most = count(game, vulca, 'inquisitor', 'cards')?.most ?? 0
  expect(count(game, vulca, 'inquisitor', 'inquisitor')).toMatchObject({ n: 0, least: 1 })
  const led: DeckList = [...vulca, [1, 'inq-414']]
  expect(count(game, led, 'inquisitor', 'cards')?.most).toBeGreaterThan(most)
  expect(count(game, led, 'constructed', 'cards')?.most).toBe(most)
})
