import { withPrinted } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import type { House } from './abilities.ts'
import { type CardFacts, facts, factsById, factsNamed } from './cards/facts.ts'
import { definitions } from './cards/index.ts'
import { printed } from './cards/not-there-yet.ts'
import { type Deck, type DeckCard, deckList, formatDeck, parseDeck, readEntry } from './decks.ts'
import { checkDeck } from './formats.ts'
import { generateDeck } from './generate.ts'
import { houseNames, houses } from './houses.ts'
import { type ReadyDeck, readyDecks } from './ready.ts'
import './cards/later.ts'

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
      expect(read).toEqual({
        deck: { name, set, houses: three, cards },
        cards: deckList(deck),
        problems: [],
        name: name.en,
      })
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

describe('a deck as its owner has it', () => {
  const vault = [
    'Odd Ones, the Vaulted',
    'Worlds Collide',
    'Dis',
    '004\tBumpsy\tCommon',
    '071\tDendrix\tCommon',
    'A01 Ghostform Special',
    'Logos',
    '129 Babbling Bibliophile Common',
    '2 135 Hologrammophone\tCommon\tEnhanced',
    '128\tTocsin\tLegacy',
  ].join('\n')

  test('is read as the vault shows it: three digits are a number, not copies', () => {
    const { deck, problems } = parseDeck(vault.replace('\n128\tTocsin\tLegacy', ''))
    expect(problems).toEqual([])
    expect(deck).toMatchObject({ name: { en: 'Odd Ones, the Vaulted' }, set: 'WC', houses: ['dis', 'logos'] })
    expect(deck.cards).toEqual([
      { id: 'bumpsy', house: 'dis', legacy: true },
      { id: 'dendrix', house: 'dis' },
      { id: 'ghostform', house: 'dis', anomaly: true },
      { id: 'babbling-bibliophile', house: 'logos' },
      { id: 'hologrammophone', house: 'logos' },
      { id: 'hologrammophone', house: 'logos' },
    ])
    expect(parseDeck('004 Bumpsy').deck.cards).toHaveLength(1)
    expect(parseDeck('4 Bumpsy').deck.cards).toHaveLength(4)
  })

  test('says by name and set what is printed and not there yet', async () => {
    const { problems } = parseDeck('Logos\n010\tArmadrone\tRare\n999\tNo Such Card\tRare')
    const said = await withPrinted({ notThereYet: async () => printed }, problems)
    expect(said.map(({ text }) => text)).toEqual([
      'line 2: Armadrone is printed in DT, but not there yet',
      expect.stringMatching(/^line 3: unknown card: No Such Card; nearest: /),
    ])
  })

  test("is read from the vault's JSON, with mavericks and the icons of each copy", () => {
    const json = {
      data: {
        name: 'Linked',
        expansion: 479,
        _links: { cards: ['a', 'a', 'b', 'c'] },
        bonus_icons: [{ card_id: 'a', bonus_icons: ['draw', 'amber'] }],
      },
      _linked: {
        cards: [
          { id: 'a', card_title: 'Sinder', house: 'Dis', is_enhanced: true },
          { id: 'b', card_title: 'Squire Alys', house: 'Dis', is_maverick: true },
          { id: 'c', card_title: 'Commander Chan', house: 'Star Alliance' },
        ],
      },
    }
    const { deck, problems } = parseDeck(JSON.stringify(json))
    expect(problems).toEqual([])
    expect(deck).toMatchObject({ name: { en: 'Linked' }, set: 'MM', houses: ['dis', 'staralliance'] })
    expect(deck.cards).toEqual([
      { id: 'sinder', house: 'dis', icons: ['draw', 'amber'] },
      { id: 'sinder', house: 'dis' },
      { id: 'squire-alys', house: 'dis' },
      { id: 'commander-chan', house: 'staralliance' },
    ])
  })

  test('is read from a table of ids', () => {
    const { deck, problems } = parseDeck(
      JSON.stringify({ name: 'T', set: 'CotA', cards: { anger: 2, urchin: 1 } }),
    )
    expect(problems).toEqual([])
    expect(deck.cards.map(({ id }) => id)).toEqual(['anger', 'anger', 'urchin'])
  })

  test('has a card that is printed in several houses in the one that lacks it', () => {
    const json = {
      name: 'T',
      set: 'MM',
      houses: ['dis', 'sanctum'],
      cards: { 'exchange-officer': 1, sinder: 2 },
    }
    expect(parseDeck(JSON.stringify(json)).deck.cards).toEqual([
      { id: 'exchange-officer', house: 'sanctum' },
      { id: 'sinder', house: 'dis' },
      { id: 'sinder', house: 'dis' },
    ])
  })

  test('gets its added icons by lot where the list does not tell, the same each time', () => {
    const made = generateDeck('icons', definitions, 'MM')
    const bare = made.cards.map(({ icons: _, ...card }) => card)
    const plain = formatDeck({ ...made, cards: bare })
    expect(checkDeck(parseDeck(plain).cards, 'archon').map(({ rule }) => rule)).toEqual([
      'glossary/verbesserung',
    ])
    const rows = (house: House): string[] =>
      made.cards
        .filter((card) => card.house === house)
        .map(({ id }) => `${factsById.get(id)?.number}\t${id}\tRare`)
    const list = ['Unsaid', 'Mass Mutation', ...made.houses.flatMap((house) => [house, ...rows(house)])].join(
      '\n',
    )
    const { deck, cards, problems, notes } = parseDeck(list)
    expect(problems).toEqual([])
    expect(notes?.map(({ en }) => en)).toEqual([expect.stringMatching(/placed by lot/)])
    expect(parseDeck(plain).notes).toBeUndefined()
    expect(checkDeck(cards, 'archon')).toEqual([])
    expect(deck.cards.some(({ icons }) => icons !== undefined)).toBe(true)
    expect(parseDeck(list).deck).toEqual(deck)
  })

  /** The first ready deck, line by line as it is written elsewhere. */
  const sections = first.houses.map((house) => ({
    heading: houseNames[house].en,
    cards: first.cards
      .filter((card) => card.house === house)
      .map(({ id }) => factsById.get(id) as CardFacts)
      .map(({ number, en, de, rarity }) => ({ number, en, de, rarity: rarity as string })),
  }))
  type Row = (typeof sections)[number]['cards'][number]
  const listed = (
    head: (house: string) => string,
    row: (card: Row, i: number) => string,
    above = '',
  ): string => above + sections.flatMap(({ heading, cards }) => [head(heading), ...cards.map(row)]).join('\n')
  const plainly = (house: string): string => house

  test.each([
    [
      'columns of the vault',
      listed(plainly, (c) => `${c.number}\t${c.en}\t${c.rarity}`, `Some Archon\nCall of the Archons\n`),
    ],
    [
      'each cell on a line',
      listed(
        (h) => h.toUpperCase(),
        (c) => `${c.number}\n${c.en}\n${c.rarity}`,
        'Some Archon\n',
      ),
    ],
    ['names alone', listed(plainly, (c) => c.en, 'Some Archon\r\n\r\n')],
    [
      'set beside the name',
      listed(
        (h) => `House ${h}:`,
        (c) => c.en,
        'Some Archon - Call of the Archons\n',
      ),
    ],
    [
      'set and houses in a line',
      listed(plainly, (c) => c.en, 'Some Archon\nCall of the Archons • Dis • Mars\n'),
    ],
    [
      'a byte order mark and straight quotes',
      listed(plainly, (c) => c.en.replaceAll('’', "'"), '\ufeffSome Archon\n'),
    ],
    [
      'bullets, and how many there are',
      listed(
        (h) => `## ${h} (12 cards)`,
        (c) => `- ${c.en}`,
        'Some Archon\n',
      ),
    ],
    ['a number behind', listed(plainly, (c) => `${c.en} x1`, 'Some Archon\n')],
    ['a number in parentheses', listed(plainly, (c) => `• ${c.en} (1)`, 'Some Archon\n')],
    ['a number before', listed(plainly, (c) => `1× ${c.en}`, 'Some Archon\nSAS 70 | AERC 60\n')],
    ['numbered lines', listed(plainly, (c, i) => `${i + 1}. ${c.en}`, 'Some Archon\n')],
    [
      'a table',
      listed(
        (h) => `**${h}**`,
        (c) => `| ${c.number} | ${c.en} | ${c.rarity} |`,
        'Some Archon\n',
      ),
    ],
    ['German', listed(plainly, (c) => `${c.number} ${c.de}`, 'Some Archon\nRuf der Archonten\n')],
    ['capitals', listed(plainly, (c) => c.en.toUpperCase(), 'Some Archon\n')],
  ])('is read with %s', (_, text) => {
    const { deck, problems } = parseDeck(text)
    expect(problems).toEqual([])
    expect(deck).toEqual({ ...deck, name: { en: 'Some Archon', de: 'Some Archon' }, set: 'CotA' })
    expect(deck.cards).toEqual(first.cards)
  })

  test('is read from comma-separated values, whose rows name the house', () => {
    const rows = sections.flatMap(({ heading, cards }) =>
      cards.map((c) => `${heading},${c.number},"${c.en}",${c.rarity}`),
    )
    const { deck, problems } = parseDeck(['House,Number,Name,Rarity', ...rows].join('\n'))
    expect(problems).toEqual([])
    expect(deck.cards).toEqual(first.cards)
  })

  test('names cards without accents, dots and spaces', () => {
    const ids = ['Skoll', 'Crewman Jorg', 'Director of ZYX', 'REDACTED', 'Warriors Refrain', 'Edai Edie 4x4']
    expect(ids.map((name) => factsNamed(name)?.id)).toEqual([
      'sköll',
      'crewman-jörg',
      'director-of-zyx',
      '[redacted]',
      'warriors--refrain',
      'edai-edie-4x4',
    ])
  })

  test('is not looked up: a link is said to be one', () => {
    const { problems } = parseDeck('https://www.keyforgegame.com/deck-details/1')
    expect(problems.map(({ text }) => text)).toEqual([expect.stringMatching(/a link cannot be followed/)])
  })

  test('of a set that is not there yet says so, of its houses and cards too', async () => {
    const { problems } = parseDeck(
      'Some Archon\nDark Tidings\nUnfathomable\n001 Abyssal Sight\nLogos\nArmadrone',
    )
    const said = await withPrinted({ notThereYet: async () => printed }, problems)
    expect(said.map(({ text }) => text.replace(/^line \d: /, ''))).toEqual([
      'Dark Tidings is printed in DT, but not there yet',
      'Unfathomable is printed in DT, but not there yet',
      'Abyssal Sight is printed in WoE, but not there yet',
      'Armadrone is printed in DT, but not there yet',
    ])
  })

  test('gets its icons by lot from a plain list, too, and keeps those that it names', () => {
    const made = generateDeck('icons', definitions, 'MM')
    const plain = made.cards.map(({ icons: _, ...card }) => card)
    const list = formatDeck({ ...made, cards: plain }).replace(/^(?:Name|Set).*$/gm, '')
    expect(checkDeck(parseDeck(list).cards, 'archon')).toEqual([])
    expect(parseDeck(formatDeck(made).replace(/^(?:Name|Set).*$/gm, '')).deck.cards).toEqual(made.cards)
  })

  test('has both halves of a gigantic creature, which go by one title', () => {
    const others = ['Dis', '12 Sinder', 'Star Alliance', '12 Commander Chan']
    const deck = [
      'Mass Mutation',
      'Logos',
      '125\tUltra Gravitron\tRare',
      '125\tUltra Gravitron\tRare',
      '10 Even Ivan',
    ]
    for (const text of [
      [...deck, ...others].join('\n'),
      ['Logos', '2 Ultra Gravitron', '10 Even Ivan', ...others].join('\n'),
      ['Logos', '1 Ultra Gravitron', '1 ultra-gravitron2', '10 Even Ivan', ...others].join('\n'),
    ]) {
      const { cards, problems } = parseDeck(text)
      expect(problems).toEqual([])
      expect(checkDeck(cards, 'archon')).toEqual([])
      expect(cards.slice(0, 2)).toEqual([
        [1, 'ultra-gravitron'],
        [1, 'ultra-gravitron2'],
      ])
    }
  })

  /** 36 cards of Mass Mutation: Mars is a legacy house, and one Logos creature is a maverick of Dis. */
  const odd: readonly (readonly [House, readonly string[]])[] = [
    ['dis', ['11 Sinder', 'Bot Bookton']],
    ['mars', ['12 Zyzzix the Many']],
    ['sanctum', ['12 Squire Alys']],
  ]
  const rows = odd.flatMap(([, cards]) => cards)

  test.each([
    [
      'houses and names',
      ['Some Archon', ...odd.flatMap(([house, cards]) => [houseNames[house].en, ...cards])],
    ],
    ['names alone', rows],
    ['names in another order, under a title', ['Some Archon', ...rows.toReversed()]],
  ])('is settled from its 36 cards, where the list has %s: its set, mavericks and legacies', (_, lines) => {
    const { deck, cards, problems } = parseDeck(lines.join('\n'))
    expect(problems).toEqual([])
    expect(deck.set).toBe('MM')
    expect(checkDeck(cards, 'archon')).toEqual([])
    expect(deck.name.en).toBe(lines[0] === 'Some Archon' ? 'Some Archon' : '')
    const are = (id: string): DeckCard | undefined => deck.cards.find((card) => card.id === id)
    expect(are('bot-bookton')).toEqual({ id: 'bot-bookton', house: 'dis' })
    expect(are('zyzzix-the-many')).toEqual({ id: 'zyzzix-the-many', house: 'mars', legacy: true })
  })

  test('has cards of several houses where cards are missing', () => {
    const { deck } = parseDeck(['Exchange Officer', '11 Squire Alys', '12 Sinder', '12 Lumilu'].join('\n'))
    expect(deck.cards[0]).toEqual({ id: 'exchange-officer', house: 'sanctum' })
    expect(checkDeck(deckList(deck), 'archon')).toEqual([])
  })

  test('is not settled where a maverick could be of either house, or the list says more', () => {
    const either = ['11 Sinder', 'Bot Bookton', 'Even Ivan', '11 Squire Alys', '12 Lumilu'].join('\n')
    expect(checkDeck(parseDeck(either).cards, 'archon').map(({ text }) => text)).toEqual([
      expect.stringMatching(/this one has 11 Dis, 2 Logos, 11 Sanctum, 12 Untamed/),
    ])
    const both = ['Exchange Officer', 'Bot Bookton', '11 Squire Alys', '11 Sinder', '12 Lumilu'].join('\n')
    expect(checkDeck(parseDeck(both).cards, 'archon')).not.toEqual([])
    const said = `Set: MM\n${rows.join('\n')}`
    expect(checkDeck(parseDeck(said).cards, 'archon')).not.toEqual([])
    expect(parseDeck('Dis\nBot Bookton').problems).toHaveLength(1)
  })

  test('may have a house of an earlier set, if all its cards are legacies', () => {
    const json = (house: House, ids: readonly string[]): object[] =>
      ids.map((id) => ({ name: id, house: houseNames[house].en }))
    const of = (house: House, set: string): string[] =>
      facts
        .filter((card) => card.house === house && card.set === set && card.type === 'action')
        .map(({ id }) => id)
    const twelve = (ids: string[]): string[] => [...ids, ...ids].slice(0, 12)
    const deck = (mars: string[]): string =>
      JSON.stringify({
        name: 'T',
        expansion: 479,
        cards: [
          ...json('mars', twelve(mars)),
          ...json('sanctum', Array<string>(12).fill('squire-alys')),
          ...json('untamed', Array<string>(12).fill('lumilu')),
        ],
      })
    expect(checkDeck(parseDeck(deck(of('mars', 'AoA'))).cards, 'archon')).toEqual([])
  })
})
