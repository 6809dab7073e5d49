import { without } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import './proofs/index.ts'
import type { House } from './abilities.ts'
import { type DeckCard, deckList } from './decks.ts'
import { checkCards, checkDeck, formats } from './formats.ts'
import { type ReadyDeck, readyDecks } from './ready.ts'
import { afterGame, chainsAfter, newSeries, nextGame, type Series } from './series.ts'
import './cards/later.ts'

const ready = readyDecks[0] as ReadyDeck

/** The first ready deck with some of its cards exchanged for others, from the front. */
const changed = (...cards: DeckCard[]): DeckCard[] => {
  const kept = [...ready.cards]
  for (const card of cards)
    kept.splice(
      kept.findIndex((old) => old.house === card.house),
      1,
    )
  return [...kept, ...cards]
}

const rules = (...cards: DeckCard[]): string[] =>
  checkCards(changed(...cards), 'CotA').map(({ rule }) => rule)
const card = (id: string, house: House, more: Partial<DeckCard> = {}): DeckCard => ({ id, house, ...more })

describe('a deck', () => {
  test.each(formats)('is legal in %s', (format) => {
    expect(checkDeck(deckList(ready), format)).toEqual([])
  })

  test('is not legal in a format that is not there', () => {
    expect(checkDeck(deckList(ready), 'draft')[0]?.text).toBe(
      'there is no format draft; there are archon, sealed, handicap, auction',
    )
  })

  test('has 12 cards of each of 3 houses', () => {
    expect(checkDeck(deckList(ready).slice(1), 'archon')).toEqual([
      {
        rule: 'rules/schritt-2-fraktion-waehlen',
        text: 'a deck has 12 cards of each of 3 houses; this one has 10 Brobnar, 12 Logos, 12 Untamed',
      },
    ])
    expect(rules(card('fear', 'dis'))).toEqual(['rules/schritt-2-fraktion-waehlen'])
    without('rules/schritt-2-fraktion-waehlen', () =>
      expect(checkDeck(deckList(ready).slice(1), 'archon')).toEqual([]),
    )
  })

  test('has houses of its set', () => {
    expect(checkCards(ready.cards, 'MM')[0]?.text).toMatch(/^Brobnar is no house of MM; there are: Dis, /)
  })

  test('has known cards', () => {
    const [unknown] = checkDeck([[1, 'Angr'], ...deckList(ready)], 'archon')
    expect(unknown?.text).toMatch(/^unknown card: Angr; nearest: Anger; /)
  })

  test.each([-1, 0, 0.5, Number.NaN])('does not hold %d of a card', (n) => {
    const problems = checkDeck([...deckList(ready), [n, 'anger']], 'archon')
    expect(problems.map(({ text }) => text)).toEqual([`${n} is not a number of cards: anger`])
  })

  test('may have mavericks (glossary/maverick)', () => {
    expect(rules(card('fear', 'brobnar'))).toEqual([])
  })

  test('has cards of its set, or legacies of an earlier one (glossary/legacy)', () => {
    expect(rules(card('groggins', 'brobnar'))).toEqual(['glossary/legacy'])
    expect(rules(card('groggins', 'brobnar', { legacy: true }))).toEqual(['glossary/legacy'])
    expect(rules(card('bumpsy', 'brobnar', { legacy: true }))).toEqual(['glossary/legacy'])
    const inAoA = (more: Partial<DeckCard>): string[] =>
      checkCards([card('anger', 'brobnar', more)], 'AoA').map(({ rule }) => rule)
    expect(inAoA({})).toContain('glossary/legacy')
    expect(inAoA({ legacy: true })).not.toContain('glossary/legacy')
    without('glossary/legacy', () => expect(rules(card('groggins', 'brobnar'))).toEqual([]))
  })

  test('has anomalies of its set in any house (glossary/anomalie)', () => {
    const inWC = (more: Partial<DeckCard>): string[] =>
      checkCards([card('ghostform', 'logos', more)], 'WC').map(({ rule }) => rule)
    expect(inWC({ anomaly: true })).not.toContain('glossary/anomalie')
    expect(inWC({})).toContain('glossary/anomalie')
    expect(rules(card('ghostform', 'logos', { anomaly: true }))).toEqual(['glossary/anomalie'])
    expect(rules(card('anger', 'logos', { anomaly: true }))).toEqual(['glossary/anomalie'])
  })

  test('has just the placed icons that its cards add (glossary/verbesserung)', () => {
    expect(rules(card('punch', 'brobnar', { icons: ['amber'] }))).toEqual(['glossary/verbesserung'])
    const thief = card('mutant-cutpurse', 'logos')
    const of = (...cards: DeckCard[]): string[] => checkCards(cards, 'MM').map(({ rule }) => rule)
    expect(of(thief)).toContain('glossary/verbesserung')
    const placed = [
      card('labwork', 'logos', { icons: ['damage'] }),
      card('mother', 'logos', { icons: ['damage', 'damage'] }),
    ]
    expect(of(thief, ...placed)).not.toContain('glossary/verbesserung')
    const six = card('dust-pixie', 'untamed', { icons: ['draw', 'draw', 'draw', 'draw'] })
    expect(checkCards(changed(six), 'CotA').map(({ text }) => text)).toEqual([
      'Dust Pixie with 6 bonus icons, but at most 5 have place on a card',
    ])
  })

  test('has both halves of a gigantic creature (glossary/gigantische-kreaturen)', () => {
    const of = (...cards: DeckCard[]): string[] => checkCards(cards, 'MM').map(({ rule }) => rule)
    const halves = [card('ultra-gravitron', 'logos'), card('ultra-gravitron2', 'logos')]
    expect(of(...halves.slice(1))).toContain('glossary/gigantische-kreaturen')
    expect(of(...halves)).not.toContain('glossary/gigantische-kreaturen')
  })
})

describe('a series', () => {
  const played = (series: Series, winners: string): Series =>
    [...winners].reduce((now, winner) => afterGame(now, Number(winner)), series)

  test('has the loser decide who starts, from the second game on (rules/aufbau)', () => {
    expect(nextGame(newSeries()).starter).toBe('random')
    expect(nextGame(played(newSeries(), '0'))).toEqual({ chains: [0, 0], starter: { chosenBy: 1 } })
  })

  test.each([
    ['', 4],
    ['11', 4],
    ['111', 5],
    ['11011', 4],
    ['11111', 5],
    ['111111', 6],
    ['000', 3],
    ['0001000', 2],
    ['00000000000000000', 0],
  ])('of a stronger deck 1 with the winners %j lets it begin with %i chains', (winners, chains) => {
    expect(nextGame(played(newSeries(1), winners)).chains).toEqual([0, chains])
  })

  test('leaves it to the players whether a chain less is enough', () => {
    const lost = afterGame(played(newSeries(0), '11'), 1, true)
    expect(lost).toMatchObject({ chains: 4, streak: 0 })
  })
})

test.each<[string, number[], number[], number[]]>([
  ['nothing played', [4, 0], [], [4, 0]],
  ['won three times in a row', [4, 0], [0, 0, 0], [5, 0]],
  ['won twice, lost, won twice', [4, 0], [0, 0, 1, 0, 0], [4, 0]],
  ['lost three times in a row', [0, 7], [0, 0, 0], [0, 6]],
  ['six games: up twice', [0, 4], [1, 1, 1, 1, 1, 1], [0, 6]],
  ['neither deck is the stronger one', [0, 0], [1, 1, 1], [0, 0]],
])('chains over a series: the stronger deck has %s', (_, first, winners, then) => {
  expect(chainsAfter(first, winners)).toEqual(then)
})
