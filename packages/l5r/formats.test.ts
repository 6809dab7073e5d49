import { without } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import './cards/later.ts'
import './proofs/index.ts'
import { type Deck, deckList } from './decks.ts'
import { checkDeck } from './formats.ts'
import { type ReadyDeck, readyDecks } from './ready.ts'
import { laterLists } from './restricted.ts'

const ready = (id: string): ReadyDeck => readyDecks.find((deck) => deck.id === id) as ReadyDeck
const of = (n: number, id: string): string[] => Array.from({ length: n }, () => id)

/** A Lion deck for 'standard': 40 cards on each side, and no other clan. */
const lion: Deck = {
  name: { en: 'Lion', de: 'Löwe' },
  stronghold: 'yojin-no-shiro',
  provinces: ['manicured-garden', 'ancestral-lands', 'night-raid', 'pilgrimage', 'the-art-of-war'],
  dynasty: [
    ...['matsu-berserker', 'akodo-gunso', 'deathseeker', 'matsu-beiona', 'honored-general', 'akodo-toturi'],
    ...['ikoma-prodigy', 'ikoma-eiji', 'venerable-historian', 'kitsu-spiritcaller', 'lion-s-pride-brawler'],
    ...['steadfast-samurai', 'wandering-ronin'],
  ].flatMap((id) => of(3, id)),
  conflict: [
    ...['honored-blade', 'sashimono', 'ready-for-battle', 'stand-your-ground', 'strength-in-numbers'],
    ...['way-of-the-lion', 'fine-katana', 'ornate-fan', 'banzai', 'court-games'],
  ].flatMap((id) => of(3, id)),
}
const standard: Deck = {
  ...lion,
  dynasty: [...lion.dynasty, 'staging-ground'],
  conflict: [
    ...lion.conflict,
    ...of(3, 'rout'),
    ...of(3, 'fallen-in-battle'),
    ...of(3, 'good-omen'),
    'for-shame',
  ],
}

const check = (change: Partial<Deck>, format = 'standard') =>
  checkDeck(deckList({ ...standard, ...change }), format)
const texts = (change: Partial<Deck>): string[] => check(change).map(({ text }) => text)
/** The conflict deck with some of its cards, from the front, exchanged for others. */
const conflict = (...cards: string[]): string[] => [...standard.conflict.slice(cards.length), ...cards]
const dynasty = (...cards: string[]): string[] => [...standard.dynasty.slice(cards.length), ...cards]
const provinces = (out: string, ...into: string[]): string[] => [
  ...standard.provinces.filter((id) => id !== out),
  ...into,
]

describe('a deck', () => {
  test('is legal', () => expect(check({})).toEqual([]))

  test('is not legal in a format that is not there', () => {
    expect(check({}, 'skirmish')[0]?.text).toBe(
      'there is no format skirmish; there are standard, stronghold, core',
    )
  })

  test('has known cards that can be played, in whole numbers', () => {
    expect(checkDeck([[1, 'Bansai'], ...deckList(standard)], 'standard')[0]?.text).toMatch(
      /^unknown card: Bansai; nearest: Banzai!; /,
    )
    const list = deckList(standard)
    expect(checkDeck(list, 'standard', (id) => id !== 'banzai').map(({ text }) => text)).toEqual([
      'Banzai! cannot be played yet: its effect is not there',
    ])
    for (const n of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const problems = checkDeck([...list, [n, 'banzai']], 'standard')
      expect(problems.map(({ text }) => text)).toEqual([`${n} is not a number of copies: banzai`])
    }
  })

  test('has one stronghold (glossary/deckbau/1)', () => {
    const two = checkDeck([...deckList(standard), [1, 'hisu-mori-toride-lion']], 'standard')
    const text = 'a deck has exactly 1 stronghold; this one has Yōjin no Shiro, Hisu Mori Toride'
    expect(two).toEqual([{ rule: 'glossary/deckbau/1', text }])
    expect(texts({ stronghold: '' })).toEqual(['a deck has exactly 1 stronghold; this one has none'])
  })

  test('has at most one role (glossary/deckbau/2)', () => {
    const list = [...deckList({ ...standard, role: 'keeper-of-air' })]
    expect(checkDeck(list, 'standard')).toEqual([])
    const text = 'a deck has at most 1 role; this one has 2: Keeper of Air, Seeker of Air'
    expect(checkDeck([...list, [1, 'seeker-of-air']], 'standard')).toEqual([
      { rule: 'glossary/deckbau/2', text },
    ])
  })

  test('has 40 to 45 cards on each side (glossary/deckbau/3, glossary/deckbau/4)', () => {
    const small = { dynasty: standard.dynasty.slice(1), conflict: standard.conflict.slice(1) }
    expect(check(small)).toEqual([
      { rule: 'glossary/deckbau/3', text: 'a dynasty deck has 40 to 45 cards; this one has 39' },
      { rule: 'glossary/deckbau/4', text: 'a conflict deck has 40 to 45 cards; this one has 39' },
    ])
    const more = [...of(3, 'otomo-courtier'), ...of(2, 'miya-mystic')]
    expect(check({ dynasty: [...standard.dynasty, ...more] })).toEqual([])
    expect(texts({ dynasty: [...standard.dynasty, ...more, 'favorable-ground'] })).toEqual([
      'a dynasty deck has 40 to 45 cards; this one has 46',
    ])
  })

  test('has in-clan and neutral dynasty cards and provinces (glossary/klan/1, glossary/neutral)', () => {
    expect(texts({ dynasty: dynasty('doji-whisperer') })).toEqual([
      'Doji Whisperer is Crane; a Lion deck has only its own and neutral cards there',
    ])
    expect(check({ provinces: provinces('manicured-garden', 'the-art-of-peace') })).toEqual([
      {
        rule: 'glossary/deckbau/7',
        text: 'The Art of Peace is Crane; a Lion deck has only its own and neutral cards there',
      },
    ])
    without('glossary/klan/1', () => expect(check({})).not.toEqual([]))
    without('glossary/neutral', () => expect(check({})).not.toEqual([]))
  })

  test('has at most 10 characters on the conflict side (glossary/deckbau/4)', () => {
    const ten = [
      ...of(3, 'master-of-the-spear'),
      ...of(3, 'vengeful-oathkeeper'),
      ...of(3, 'tattooed-wanderer'),
      'togashi-kazue',
    ]
    expect(check({ conflict: conflict(...ten) })).toEqual([])
    expect(texts({ conflict: conflict(...ten, 'togashi-kazue') })).toEqual([
      'a conflict deck has at most 10 characters; this one has 11',
    ])
  })
})

describe('influence', () => {
  const example = [...of(3, 'admit-defeat'), ...of(3, 'the-perfect-gift'), 'duelist-training']

  test('is spent to the last point in the example (glossary/einfluss-einflusskosten/example)', () => {
    expect(check({ conflict: conflict(...example) })).toEqual([])
    const more = [...example, 'duelist-training']
    const text = 'the cards of another clan cost 11 influence; there are 10 to spend'
    expect(check({ conflict: conflict(...more) })).toEqual([
      { rule: 'glossary/einfluss-einflusskosten/1', text },
    ])
    without('glossary/einfluss-einflusskosten/2', () =>
      expect(check({ conflict: conflict(...more) })).toEqual([]),
    )
  })

  test('is 8 more with the support of a clan, for its cards alone (glossary/rollenkarten)', () => {
    const voices = conflict(...example, 'duelist-training', 'voice-of-honor')
    expect(check({ conflict: voices, role: 'support-of-the-crane' })).toEqual([])
    const text = 'Admit Defeat is Crane; with Support of the Crab influence is for Crab cards alone'
    expect(check({ conflict: conflict('admit-defeat'), role: 'support-of-the-crab' })).toEqual([
      { rule: 'glossary/rollenkarten', text },
    ])
  })

  test('is 3 more for a keeper (glossary/rollenkarten)', () => {
    const voices = conflict(...example, 'duelist-training', 'voice-of-honor')
    expect(check({ conflict: voices, role: 'keeper-of-air' })).toEqual([])
    expect(texts({ conflict: voices, role: 'seeker-of-air' })).toEqual([
      'the cards of another clan cost 13 influence; there are 10 to spend',
    ])
  })

  test('is for a single other clan (glossary/deckbau/4)', () => {
    expect(check({ conflict: conflict('admit-defeat', 'let-go') })).toEqual([
      {
        rule: 'glossary/deckbau/4',
        text: 'a conflict deck has cards of a single other clan; this one has Crane, Dragon',
      },
    ])
  })

  test('does not buy what has no influence cost (glossary/einfluss-einflusskosten/3)', () => {
    expect(check({ conflict: conflict('way-of-the-crane') })).toEqual([
      {
        rule: 'glossary/einfluss-einflusskosten/3',
        text: 'Way of the Crane has no influence cost, so a deck of another clan cannot have it',
      },
    ])
  })
})

describe('copies', () => {
  test('are at most 3 by name (glossary/deckbau/5)', () => {
    const four = dynasty('matsu-berserker', 'akodo-toturi')
    expect(check({ dynasty: four })).toEqual([
      { rule: 'glossary/deckbau/5', text: '4 copies of Akodo Toturi; at most 3 of it may be in the decks' },
    ])
  })

  test('are as many as the card says (glossary/deckbeschraenkungen/1)', () => {
    const scorpion = ready('scorpion')
    const rules = (n: number): string[] =>
      checkDeck([...deckList(scorpion), [n, 'hidden-moon-dojo']], 'standard').map(({ rule }) => rule)
    expect(rules(1)).not.toContain('glossary/deckbeschraenkungen/1')
    expect(rules(2)).toContain('glossary/deckbeschraenkungen/1')
    without('glossary/deckbeschraenkungen/1', () =>
      expect(rules(2)).not.toContain('glossary/deckbeschraenkungen/1'),
    )
  })

  test('are of one card of the restricted list (glossary/deckbau/6)', () => {
    const one = conflict(...of(3, 'charge'))
    expect(check({ conflict: one })).toEqual([])
    const two = conflict(...of(3, 'charge'), 'for-greater-glory')
    expect(check({ conflict: two })).toEqual([
      {
        rule: 'glossary/deckbau/6',
        text: 'a deck has at most 1 card of the restricted list; this one has Charge!, For Greater Glory',
      },
    ])
    without('restricted/zum-angriff', () => expect(check({ conflict: two })).toEqual([]))
  })

  test('are of one card of the last list, where the format goes by that', () => {
    const once = conflict(...of(3, 'charge'), 'for-greater-glory', 'a-fate-worse-than-death')
    const rules = (format: string) => check({ conflict: once }, format).map(({ rule }) => rule)
    expect(rules('standard')).toContain('glossary/deckbau/6')
    expect(rules('stronghold')).not.toContain('glossary/deckbau/6')
    const twice = conflict('a-fate-worse-than-death', 'mirumoto-s-fury')
    expect(check({ conflict: twice }, 'stronghold').map(({ text }) => text)).toContain(
      "a deck has at most 1 card of the restricted list; this one has A Fate Worse Than Death, Mirumoto's Fury",
    )
  })

  test('stand on lists each of which is newer than the one before, with each card once', () => {
    const days = laterLists.map(({ after }) => after)
    expect(days).toEqual([...days].sort())
    for (const { restricted, banned } of laterLists)
      expect(new Set([...restricted, ...banned]).size).toBe(restricted.length + banned.length)
  })
})

describe('a role', () => {
  test('opens the cards that need it (glossary/rollenkarten/5)', () => {
    const withInitiate = { dynasty: dynasty('seeker-initiate') }
    expect(check({ ...withInitiate, role: 'seeker-of-air' })).toEqual([])
    expect(check({ ...withInitiate, role: 'keeper-of-air' })).toEqual([
      {
        rule: 'glossary/rollenkarten/5',
        text: "Seeker Initiate is for a seeker role only; the deck's role is Keeper of Air",
      },
    ])
    const feast = { provinces: provinces('night-raid', 'feast-or-famine') }
    expect(check({ ...feast, role: 'keeper-of-fire' })).toEqual([])
    expect(texts(feast)).toEqual(["Feast or Famine is for a fire role only; the deck's role is none"])
  })
})

describe('provinces (glossary/deckbau/7)', () => {
  const two = provinces('pilgrimage', 'rally-to-the-cause')

  test('are five, one of each element', () => {
    expect(texts({ provinces: provinces('pilgrimage') })).toEqual(['a deck has 5 provinces; this one has 4'])
    expect(texts({ provinces: provinces('pilgrimage', 'night-raid') })).toEqual([
      '2 copies of Night Raid; a province may be there once',
    ])
    expect(check({ provinces: two })).toEqual([
      {
        rule: 'glossary/deckbau/7',
        text: 'a deck has one province of each element; this one has Manicured Garden (Air), Ancestral Lands (Earth), Night Raid (Fire), The Art of War (Water), Rally to the Cause (Water)',
      },
    ])
  })

  test('may be two of a seeker’s element', () => {
    expect(check({ provinces: two, role: 'seeker-of-water' })).toEqual([])
    expect(check({ provinces: standard.provinces, role: 'seeker-of-water' })).toEqual([])
    expect(check({ provinces: two, role: 'seeker-of-air' })).toHaveLength(1)
    expect(check({ provinces: two, role: 'keeper-of-water' })).toHaveLength(1)
    const three = [...two.filter((id) => id !== 'night-raid'), 'elemental-fury']
    expect(check({ provinces: three, role: 'seeker-of-water' })).toHaveLength(1)
  })

  test('of all elements take any place (glossary/provinzen-provinzkarten/6)', () => {
    const scorpion = ready('scorpion')
    const change = (...ids: string[]): number =>
      checkDeck(deckList({ ...scorpion, role: undefined, provinces: ids }), 'standard').filter(
        ({ rule }) => rule === 'glossary/deckbau/7',
      ).length
    const rest = ['secret-cache', 'entrenched-position', 'night-raid', 'shameful-display']
    expect(change(...rest, 'toshi-ranbo')).toBe(0)
    expect(change('toshi-ranbo', 'rally-to-the-cause', ...rest.slice(1))).toBe(0)
    expect(change('toshi-ranbo', 'manicured-garden', ...rest.slice(0, 3))).toBe(1)
    without('glossary/provinzen-provinzkarten/6', () => expect(change(...rest, 'toshi-ranbo')).toBe(1))
  })
})

describe('a deck from one core set (glossary/deckbau)', () => {
  const crab = ready('crab')

  test('has at least 30 cards on each side', () => {
    expect(checkDeck(deckList(crab), 'core')).toEqual([])
    expect(checkDeck(deckList(crab), 'standard').map(({ rule }) => rule)).toEqual([
      'glossary/deckbau/3',
      'glossary/deckbau/4',
    ])
    const small = { ...crab, conflict: crab.conflict.slice(1) }
    expect(checkDeck(deckList(small), 'core').map(({ text }) => text)).toEqual([
      'a conflict deck has 30 to 45 cards; this one has 29',
    ])
  })

  test('has no more copies than the set, and no card of another', () => {
    const list = [...deckList(crab), [1, 'hida-kisada'], [1, 'kaiu-inventor']] as const
    expect(checkDeck(list, 'core')).toEqual([
      { rule: 'glossary/deckbau', text: 'one core set has 1 of Hida Kisada, not 2' },
      { rule: 'glossary/deckbau', text: 'Kaiu Inventor is of Imperial Cycle, not of the core set' },
    ])
  })
})
