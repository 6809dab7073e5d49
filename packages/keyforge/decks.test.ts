import { describe, expect, test } from 'vitest'
import { type CardFacts, facts, factsById, factsNamed } from './cards/facts.ts'
import { definitions } from './cards/index.ts'
import { type Deck, deckList, formatDeck, parseDeck, readEntry } from './decks.ts'
import { checkDeck } from './formats.ts'
import { generateDeck } from './generate.ts'
import { houses } from './houses.ts'
import { type ReadyDeck, readyDecks } from './ready.ts'

const first = readyDecks[0] as ReadyDeck

describe('the facts', () => {
  test('are of all 370 cards of Call of the Archons, and of other cards once each', () => {
    expect(facts.filter(({ set }) => set === 'CotA')).toHaveLength(370)
    expect(factsById.size).toBe(facts.length)
  })

  test.each([
    ['anger', 'anger'],
    ['Zorn', 'anger'],
    ["CHAMPION'S CHALLENGE", 'champion-s-challenge'],
    ['"John Smyth"', 'john-smyth'],
    ['Irradiated Aember', 'irradiated-æmber'],
    ['RdA 93', 'pitlord'],
    ['CotA 093', 'pitlord'],
    ['MM 47', 'sinestra'],
    ['KW A01', 'ghostform'],
    ['[ZENSIERT]', '[redacted]'],
    ['Ultra Gravitron', 'ultra-gravitron'],
  ])('%s is %s', (name, id) => expect(factsNamed(name)?.id).toBe(id))

  test('follow the errata of two German names', () => {
    expect(factsNamed('Sicherheitskopie')?.id).toBe('backup-copy')
    expect(factsNamed('Back-up der Biomatrix')?.id).toBe('biomatrix-backup')
    expect(factsNamed('Prinz Derric der Einiger')?.id).toBe('prince-derric-unifier')
  })

  test('give power, armor and text to the lower half of a gigantic creature (glossary/gigantische-kreaturen)', () => {
    for (const card of facts.filter(({ gigantic }) => gigantic)) {
      const other = factsById.get(card.gigantic?.other ?? '') as CardFacts
      expect([other.en, other.house, other.type]).toEqual([card.en, card.house, card.type])
      expect(card.power === null).toBe(card.gigantic?.half === 'upper')
    }
  })
})

describe('a text list', () => {
  test('names the archon, the set, the houses and their cards', () => {
    expect(formatDeck(first).split('\n').slice(0, 8)).toEqual([
      'Name: Drumbeat of Saltmarsh',
      'Name (de): Trommelschlag der Salzmarsch',
      'Set: CotA',
      '',
      'Brobnar',
      '2 Anger',
      '1 Loot the Bodies',
      '1 Punch',
    ])
    expect(formatDeck(first, 'de')).toContain('\nUngezähmte\n1 Vollmond\n')
  })

  test.each(['en', 'de'] as const)('is read back exactly (%s)', (lang) => {
    const generated = Array.from({ length: 200 }, (_, seed) => generateDeck(seed, definitions))
    for (const deck of [...readyDecks, ...generated]) {
      const text = formatDeck(deck, lang)
      const read = parseDeck(text)
      const { name, set, houses: three, cards } = deck
      expect(read).toEqual({ deck: { name, set, houses: three, cards }, cards: deckList(deck), problems: [] })
      expect(formatDeck(read.deck, lang)).toBe(text)
    }
  })

  test('has marks for mavericks, legacies, anomalies and placed icons', () => {
    const text = `Name: Odd Ones
Set: WC

Dis
1 Bumpsy (maverick) [amber capture]
1 Ghostform (anomaly)
1 Tocsin (legacy) # not in this set
2x [REDACTED] (maverick legacy) [draw]
`
    const { deck, problems } = parseDeck(text)
    expect(problems).toEqual([])
    expect(deck).toEqual<Deck>({
      name: { en: 'Odd Ones', de: 'Odd Ones' },
      set: 'WC',
      houses: ['dis'],
      cards: [
        { id: 'bumpsy', house: 'dis', icons: ['amber', 'capture'] },
        { id: 'ghostform', house: 'dis', anomaly: true },
        { id: 'tocsin', house: 'dis', legacy: true },
        { id: '[redacted]', house: 'dis', legacy: true, icons: ['draw'] },
        { id: '[redacted]', house: 'dis', legacy: true, icons: ['draw'] },
      ],
    })
    expect(deckList(deck)).toEqual([
      [1, 'bumpsy (dis maverick) [amber capture]'],
      [1, 'ghostform (dis anomaly)'],
      [1, 'tocsin (legacy)'],
      [2, '[redacted] (dis maverick legacy) [draw]'],
    ])
    for (const [, entry] of deckList(deck)) expect(readEntry(entry).problems).toEqual([])
  })

  test('needs neither headings nor a set', () => {
    const { deck, problems } = parseDeck('2 Zorn\nbumpsy\nLabwork')
    expect(problems).toEqual([])
    expect(deck).toMatchObject({ set: 'CotA', houses: ['brobnar', 'logos'] })
    expect(deck.cards.map(({ id }) => id)).toEqual(['anger', 'anger', 'bumpsy', 'labwork'])
  })

  test.each([
    ['Dis\n\n1 Bumpsi (maverick)', /^line 3: unknown card: Bumpsi; nearest: Bumpsy; /],
    ['Dis\n1 Bumpsy', /^line 2: Bumpsy is of Brobnar, not of Dis; there it is Bumpsy \(maverick\)$/],
    ['1 Bumpsy (maverick)', /^line 1: Bumpsy is of Brobnar: .* as Bumpsy \(dis maverick\)$/],
    ['1 Bumpsy (maverik)', /^line 1: \(maverik\) is neither a mark nor a house; nearest: maverick, /],
    ['Logos\n1 Bumpsy (dis maverick)', /^line 2: Bumpsy of Dis stands under Logos$/],
    ['1 Punch [ambr]', /^line 1: there is no bonus icon ambr; there are: amber, capture, damage, draw$/],
    ['Set: XYZ', /^line 1: there is no set XYZ; there are: CotA \(Call of the Archons\), AoA /],
    ['0 Punch', /^line 1: 0 is not a number of cards; /],
  ])('says what is wrong and what would be right: %j', (text, message) => {
    expect(parseDeck(text).problems.map((problem) => problem.text)).toEqual([expect.stringMatching(message)])
  })
})

describe('the ready decks', () => {
  test('are eight, legal, and use each house of Call of the Archons at least twice', () => {
    expect(readyDecks).toHaveLength(8)
    expect(new Set(readyDecks.map(({ id }) => id)).size).toBe(8)
    for (const deck of readyDecks) expect(checkDeck(deckList(deck), 'archon')).toEqual([])
    for (const house of houses.slice(0, 7)) {
      expect(readyDecks.filter((deck) => deck.houses.includes(house)).length).toBeGreaterThanOrEqual(2)
    }
  })
})
