import type { DeckList } from '@regelwerk/core'
import { without } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import './proofs/index.ts'
import { definitions } from './cards/index.ts'
import { deckList, type ReadyDeck, readyDecks } from './decks.ts'
import { checkDeck, countMoons, parseDeck } from './formats.ts'

const vulca = deckList(readyDecks.find(({ id }) => id === 'vulca') as ReadyDeck)
const rules = (list: DeckList, format: string): string[] => checkDeck(list, format).map(({ rule }) => rule)
const lacking = (list: DeckList, ...ids: string[]): DeckList => list.filter(([, id]) => !ids.includes(id))
const adding = (list: DeckList, ...ids: string[]): DeckList => [...list, ...ids.map((id) => [1, id] as const)]

/** Leader and 26 own cards that cost nothing. */
const own = vulca.filter(([, id]) => id.startsWith('vulca-'))

/** The first so many cards of these moons that are not of the Vulca. */
const foreign = (n: number, moons: number): string[] =>
  definitions
    .filter(
      (card) => card.complete && card.moons === moons && card.people !== 'vulca' && card.type !== 'leader',
    )
    .slice(0, n)
    .map(({ id }) => id)

describe('a constructed deck', () => {
  test('holds 30 cards and 10 moons of other peoples', () => {
    expect(countMoons(adding(own, 'hoax-25', 'hoax-26', 'mimix-30'))).toBe(10)
    expect(rules(adding(own, 'hoax-25', 'hoax-26', 'mimix-30', 'mutant-101'), 'constructed')).toEqual([])
  })

  test('of 11 moons is refused', () => {
    const list = adding(own, 'hoax-25', 'hoax-26', 'mimix-29')
    expect(countMoons(list)).toBe(11)
    expect(checkDeck(list, 'constructed')).toEqual([
      { rule: 'base/52', text: '11 moons of other peoples, but at most 10 are allowed' },
    ])
    without('base/52', () => expect(rules(list, 'constructed')).toEqual([]))
  })

  test('of 31 cards is refused, of 29 not', () => {
    expect(checkDeck(adding(vulca, 'mutant-101'), 'constructed')).toEqual([
      { rule: 'base/52', text: '31 cards, but at most 30 are allowed' },
    ])
    expect(rules(lacking(vulca, 'vulca-01'), 'constructed')).toEqual([])
  })

  test('must fill a hand', () => {
    expect(rules(vulca.slice(0, 7), 'constructed')).toEqual([])
    expect(rules(vulca.slice(0, 6), 'constructed')).toEqual(['base/4'])
  })

  test('may hold mutants, who cost nothing', () => {
    const mutants = ['mutant-101', 'mutant-102', 'mutant-103', 'mutant-104']
    expect(countMoons(adding(own, ...mutants))).toBe(0)
    expect(rules(adding(own, ...mutants), 'constructed')).toEqual([])
  })

  test('holds each card once', () => {
    const twice = adding(lacking(vulca, 'vulca-01'), 'vulca-03')
    expect(checkDeck(twice, 'constructed')).toEqual([
      { rule: 'base/54', text: '2 copies of Vulca 3 Scorch the Inflammable, but each card is there once' },
    ])
    without('base/54', () => expect(rules(twice, 'constructed')).toEqual([]))
  })

  test('has one leader', () => {
    expect(checkDeck(adding(vulca, 'hoax-00'), 'constructed')).toEqual([
      { rule: 'base/1', text: 'a deck has one leader; this one has Vulca 0 Inferno, Hoax 0 Xelethotiras' },
    ])
    expect(rules(lacking(vulca, 'vulca-00'), 'constructed')).toEqual(['base/1'])
    expect(rules([...own, [1e9, 'vulca-00']], 'constructed')).toEqual(['base/1'])
  })

  test('has known cards only', () => {
    const [problem, ...others] = checkDeck(adding(own, 'Feuerwal'), 'constructed')
    expect(problem).toMatchObject({ rule: 'base/52', text: expect.stringContaining('nearest: Feuerwall;') })
    expect(others).toEqual([])
  })

  test.each([-1, 0, 0.5, Number.NaN])('does not hold %d of a card', (n) => {
    const list: DeckList = [...adding(own, 'hoax-25', 'hoax-26', 'mimix-30'), [n, 'hoax-27']]
    expect(countMoons(list)).toBe(10)
    expect(rules(list, 'constructed')).toEqual(['base/52'])
  })

  test('has no card whose moons are not known, and no inquisitor', () => {
    expect(rules(adding(own, 'hyla-604'), 'constructed')).toEqual(['base/52'])
    expect(rules(adding(own, 'inq-411'), 'constructed')).toEqual(['base/64'])
  })
})

describe('a ready deck', () => {
  test('is not changed', () => {
    expect(checkDeck(lacking(vulca, 'vulca-01', 'vulca-03'), 'ready')).toEqual([
      { rule: 'base/1', text: 'the Vulca deck lacks vulca-01, vulca-03' },
    ])
    expect(checkDeck(adding(vulca, 'vulca-17', 'vulca-03'), 'ready')).toEqual([
      { rule: 'base/1', text: 'too many for the Vulca deck: vulca-03, vulca-17' },
    ])
  })

  test('has no inquisitor', () => {
    expect(rules(adding(vulca, 'inq-411'), 'ready')).toEqual(['base/63'])
  })
})

describe('an inquisitor deck', () => {
  test.each([
    ['inq-411', 30, 10],
    ['inq-412', 35, 15],
    ['inq-414', 45, 20],
  ])('with %s holds %i cards and %i moons', (inquisitor, cards, moons) => {
    const free = adding(own, inquisitor, ...foreign(cards - 26, 0))
    expect(rules(free, 'inquisitor')).toEqual([])
    expect(rules(adding(free, 'mutant-101'), 'inquisitor')).toEqual(['base/52'])
    const costly = adding(own.slice(0, 10), inquisitor, ...foreign(moons, 1))
    expect(countMoons(costly)).toBe(moons)
    expect(rules(costly, 'inquisitor')).toEqual([])
    expect(rules(adding(costly, ...foreign(moons + 1, 1).slice(moons)), 'inquisitor')).toEqual(['base/52'])
  })

  test('has exactly one', () => {
    expect(rules(vulca, 'inquisitor')).toEqual(['base/64'])
    expect(rules(adding(vulca, 'inq-411', 'inq-412'), 'inquisitor')).toEqual(['base/64'])
  })
})

test('a format that is not there is refused', () => {
  expect(checkDeck(vulca, 'draft')).toEqual([
    { rule: 'base/52', text: 'there is no format draft; there are ready, constructed, inquisitor' },
  ])
})

describe('a deck list', () => {
  test('names cards as people do', () => {
    const text = `# my Vulca
Vulca 0            # the leader
vulca-26
1 Flammar der Blendende
1x Lightning Bolts

2 Vulca 5`
    expect(parseDeck(text)).toEqual({
      cards: [
        [1, 'vulca-00'],
        [1, 'vulca-26'],
        [1, 'vulca-01'],
        [1, 'vulca-23'],
        [2, 'vulca-05'],
      ],
      problems: [],
    })
  })

  test('says what is wrong in which line', () => {
    const { cards, problems } = parseDeck('Vulca 0\nLightning Bolt\nInq 413')
    expect(cards).toEqual([
      [1, 'vulca-00'],
      [1, 'Lightning Bolt'],
      [1, 'Inq 413'],
    ])
    expect(problems).toEqual([
      { rule: 'base/52', text: expect.stringMatching(/^line 2: unknown card: .* nearest: Lightning Bolts;/) },
      { rule: 'base/52', text: 'line 3: Inq 413 is not playable: its text is not known' },
    ])
  })

  test('of every ready deck is read back', () => {
    for (const deck of readyDecks) {
      const text = deckList(deck).map(([n, id]) => `${n} ${id}`)
      expect(parseDeck(text.join('\n'))).toEqual({ cards: deckList(deck), problems: [] })
    }
  })
})
