import { describe, expect, test } from 'vitest'
import './cards/later.ts'
import { facts, factsById, factsNamed, unknown } from './cards/facts.ts'
import { names } from './cards/not-there-yet.ts'
import { clans } from './clans.ts'
import { type Deck, deckList, deckOf, formatDeck, parseDeck } from './decks.ts'
import { checkDeck } from './formats.ts'
import { type ReadyDeck, readyDecks } from './ready.ts'

const crab = readyDecks[0] as ReadyDeck

describe('the facts', () => {
  test('are of all 223 cards of the core set, and of the cards of other sets that are there', () => {
    expect(facts.filter(({ set }) => set === 'core')).toHaveLength(223)
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    expect(new Set(facts.map(({ set, number }) => `${set} ${number}`)).size).toBe(facts.length)
    expect(facts.filter(({ de }) => de !== undefined)).toHaveLength(80)
    expect(factsById.size).toBe(facts.length)
  })

  test.each([
    ['steadfast-witch-hunter', 'steadfast-witch-hunter'],
    ['Standhafte Hexenjägerin', 'steadfast-witch-hunter'],
    ['Grundspiel 35', 'steadfast-witch-hunter'],
    ['core 35', 'steadfast-witch-hunter'],
    ['Hidden Moon Dojo', 'hidden-moon-dojo'],
    ['Dōjō des Verborgenen Mondes', 'hidden-moon-dojo'],
    ['Elementar-Zyklus 120', 'unleash-the-djinn'],
    ['Mountain’s Anvil Castle', 'mountain-s-anvil-castle'],
    ['BANZAI', 'banzai'],
    ['Core Set 214B', 'seeker-of-air'],
  ])('%s is %s', (name, id) => expect(factsNamed(name)?.id).toBe(id))

  test('have null for a dash and for what a card does not print', () => {
    expect(factsNamed('Matsu Berserker')).toMatchObject({ military: 3, political: null, strength: null })
    expect(factsNamed('Banzai!')).toMatchObject({
      cost: 0,
      military: null,
      influence: null,
      side: 'conflict',
    })
    expect(factsNamed('Born in War')).toMatchObject({ militaryBonus: 'X', politicalBonus: 0 })
  })

  test('name the 18 cards of the restricted list (appendix V)', () => {
    const restricted = facts.filter((card) => card.restricted !== undefined)
    expect(restricted).toHaveLength(18)
    expect(new Set(restricted.map((card) => card.restricted)).size).toBe(18)
  })

  test('know the nearest names', () => {
    expect(unknown('Hida Kisda').text).toMatch(/^unknown card: Hida Kisda; nearest: Hida Kisada; /)
  })

  test('of those that are not there yet none is there', () => {
    expect(names.filter((name) => factsNamed(name) !== undefined)).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining(['Back-Alley Hideaway', 'Upholding Bushidō', 'Upholding Bushido']),
    )
  })
})

describe('the ready decks', () => {
  test('are one of each clan', () => expect(readyDecks.map(({ id }) => id)).toEqual(clans))

  test.each(readyDecks)('$id has 30 dynasty and 30 conflict cards of one core set', (deck) => {
    expect([deck.dynasty.length, deck.conflict.length, deck.provinces.length]).toEqual([30, 30, 5])
    expect(factsById.get(deck.stronghold)?.clan).toBe(deck.id)
    expect(checkDeck(deckList(deck), 'core')).toEqual([])
  })
})

describe('a text list', () => {
  test('names the parts of the deck and their cards', () => {
    expect(formatDeck(crab).split('\n').slice(0, 10)).toEqual([
      'Name: The Wall Holds',
      'Name (de): Die Mauer hält',
      '',
      'Stronghold',
      '1 Shiro Nishiyama',
      '',
      'Role',
      '1 Keeper of Earth',
      '',
      'Provinces',
    ])
    expect(formatDeck(crab, 'de')).toMatch(/\nDynastie\n1 Borderlands Fortifications\n/)
    expect(formatDeck(crab, 'de')).toMatch(/\n1 Standhafte Hexenjägerin\n/)
  })

  test.each(readyDecks)('of the deck $id is read back', ({ id: _, ...deck }) => {
    for (const lang of ['en', 'de'] as const) {
      const read = parseDeck(formatDeck(deck, lang))
      expect(read).toEqual({ deck, cards: deckList(deck), problems: [] })
    }
  })

  test('has headings in both languages, or none', () => {
    const deck: Deck = {
      name: { en: '', de: '' },
      stronghold: 'yojin-no-shiro',
      provinces: ['pilgrimage'],
      dynasty: ['otomo-courtier', 'otomo-courtier'],
      conflict: ['banzai'],
    }
    const lines = ['Yōjin no Shiro', 'Pilgerreise', '2x Otomo Courtier # two of them', 'Banzai!']
    expect(parseDeck(lines.join('\n')).deck).toEqual(deck)
    const headings = ['Festung:', 'Provinzen (1)', 'Dynastiedeck', 'Conflict deck (1):']
    const headed = lines.flatMap((line, i) => [headings[i], line]).join('\r\n')
    expect(parseDeck(headed)).toMatchObject({ deck, problems: [] })
  })

  test('has its numbers before or behind the names', () => {
    const cards = [
      [2, 'otomo-courtier'],
      [1, 'banzai'],
    ]
    for (const list of [
      '2 Otomo Courtier\n1 banzai',
      '2x Otomo Courtier\nBanzai!',
      'Otomo Courtier x2\nbanzai x1',
    ])
      expect(parseDeck(list)).toMatchObject({ cards, problems: [] })
  })

  test('has its mistakes named by line, and what cannot be read kept', () => {
    const { cards, problems } = parseDeck('Name: Odd\nDynasty\n3 Banzai!\n2 Eager Scuot\n0 Eager Scout')
    expect(problems).toEqual([
      {
        rule: 'glossary/deckbau/4',
        text: 'line 3: Banzai! stands under Dynasty; its place is under Conflict',
      },
      {
        rule: 'glossary/deckbau',
        text: expect.stringMatching(/^line 4: unknown card: Eager Scuot; nearest: Eager Scout; /),
        kind: 'unknown',
        card: 'Eager Scuot',
      },
      { rule: 'glossary/deckbau/5', text: 'line 5: 0 is not a number of copies; a line has 1 to 45' },
    ])
    expect(cards).toEqual([
      [3, 'banzai'],
      [2, 'Eager Scuot'],
    ])
  })

  test('is the same deck as its list', () => {
    const { id: _, ...deck } = crab
    expect(deckOf(deckList(crab), crab.name)).toEqual(deck)
  })
})
