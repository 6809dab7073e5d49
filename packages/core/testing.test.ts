import { describe, expect, test } from 'vitest'
import {
  type Card,
  type CardId,
  copyRandom,
  knows,
  type LogEntry,
  type Machine,
  Match,
  next32,
  type Piece,
  parsePositions,
  type Seat,
  type Setup,
  seedRandom,
  shuffle,
  type Table,
  touching,
  type Zone,
  zoneOf,
} from './index.ts'
import { checkCases, checkGame, checkKept, firstDifference, playRandom } from './testing.ts'
import { DECK, HAND, layOut, next, tableOf, word } from './toys/base.ts'
import { deck, type Fishing, fishing, rightWays, titles } from './toys/fishing.ts'

const setups = (i: number): Setup => ({ format: 'toy', decks: [deck, deck], seed: `pond ${i}` })
const check = (faults: Parameters<typeof fishing>[0] = {}) =>
  checkGame(fishing(faults), { games: 6, seed: 'x', setups, maxDecisions: 300 })

describe('the generic suite', () => {
  test('passes a game without faults', () => {
    const report = check()
    expect(report.games).toBe(6)
    expect(report.decisions).toBeGreaterThan(60)
    expect(report.samples).toBe(report.decisions)
    expect(report.largestSave).toBeLessThan(64_000)
  })

  test('looks at fewer decisions if told so, and plays the same games', () => {
    const { decisions } = check()
    const report = checkGame(fishing(), { games: 6, seed: 'x', setups, sampleEvery: 7, maxDecisions: 2000 })
    expect(report.decisions).toBe(decisions)
    expect(report.samples).toBeLessThan(decisions / 6)
  })

  let shared = 0
  const holds = (cards: readonly Card[], ids: readonly CardId[], name: string): boolean =>
    ids.some((id) => titles[(cards[id] as Card).def] === name)
  const hand = (state: Fishing, seat: Seat) => zoneOf(state, HAND, seat)

  const otherTable = (view: unknown, change: (zone: Zone, seat: Seat) => Partial<Zone>): Table => {
    const table = layOut(view as Parameters<typeof layOut>[0])
    const sides = table.sides.map(({ zones, ...side }) => ({
      ...side,
      zones: zones.map((zone) => ({ ...zone, ...change(zone, side.seat) })),
    }))
    return { ...table, sides }
  }
  const otherPieces = (view: unknown, change: (piece: Piece) => Partial<Piece>): Table =>
    otherTable(view, ({ pieces }) => ({ pieces: pieces.map((piece) => ({ ...piece, ...change(piece) })) }))

  const faults: [string, RegExp, Parameters<typeof fishing>[0]][] = [
    [
      'a view that shows an unknown card',
      /seat \d is shown what it cannot know: view\.table/,
      { view: (g) => g.state.cards.map((card) => card.def) },
    ],
    [
      'a view that shows more to who watches',
      /who watches is shown what it cannot know: view\.table/,
      {
        view: (g, seat) => ({
          ...tableOf(g, seat),
          more: seat < g.state.seats ? null : g.state.cards.map((card) => card.def),
        }),
      },
    ],
    [
      'a view that shows the numbers of another reader',
      /seat 0 is shown what it cannot know: view\.table/,
      { view: (g) => g.state.readers[1]?.handles },
    ],
    [
      'a view that shows where the randomness stands',
      /seat 0 is shown what it cannot know: view\.table/,
      { view: (g) => next32(copyRandom(g.state.random)) },
    ],
    [
      'handles in an order that the chance of the game decides',
      /what seat 0 cannot know decides what it is shown next: view\.table.*handle/,
      {
        tide(g) {
          const { random, readers } = g.state
          for (const { handles } of readers) shuffle(copyRandom(random), handles)
        },
      },
    ],
    [
      'handles that tell in the opening how cards were shuffled',
      /seat 0 is shown how cards were shuffled/,
      {
        draw(g, seat) {
          rightWays.draw(g, seat)
          if (g.rule !== '1') return
          for (const { handles } of g.state.readers) shuffle(copyRandom(g.state.random), handles)
        },
      },
    ],
    [
      'words that name an unknown card',
      /cannot know: words/,
      {
        sayPrompt: (g) =>
          `your rival holds ${g.state.cards[hand(g.state, next(g.state, g.state.turn))[0] ?? -1]?.def}`,
      },
    ],
    [
      'a log that names a card to everybody',
      /cannot know: log/,
      {
        sayLog: (g, entry: LogEntry) =>
          entry.event.kind === 'peek' ? `peek ${g.state.cards[entry.faces[0]?.[0] as number]?.def}` : null,
      },
    ],
    [
      'options counted with hidden information',
      /decides what it is shown next: view\.decision\.options/,
      {
        offer: (g, seat) => [
          ...rightWays.offer(g, seat),
          ...(holds(g.state.cards, hand(g.state, next(g.state, seat)), 'Hook') ? [word('beware')] : []),
        ],
      },
    ],
    [
      'asking or not asking gives a card away (case 13: only public facts decide who is asked)',
      /decides what it is shown next|nothing to choose/,
      {
        give(g, f, seat) {
          const hooks = hand(g.state, seat).filter((id) => holds(g.state.cards, [id], 'Hook'))
          const options = hooks.map((target) => ({ verb: 'give', target, value: target }))
          g.choose(f, 'given', seat, [...options, word('none', null)], { prompt: 'give' })
        },
      },
    ],
    [
      'a question without a choice that hides nothing',
      /nothing to choose/,
      {
        give(g, f, seat) {
          rightWays.give(g, f, seat)
          delete g.state.pending?.decisions[0]?.secret
        },
      },
    ],
    [
      'a beginning that is not the same each time',
      /replay/,
      { begin: (setup) => fishing().begin({ ...setup, seed: `${shared++}` }) },
    ],
    [
      'lasting effects changed in place, so that clones share them',
      /playing a clone changed the original/,
      {
        tide(g) {
          for (const tide of g.state.effects) tide.turns--
        },
      },
    ],
    [
      'a memory beside the state',
      /clone|loading|replay|undone/,
      {
        tide(g) {
          g.state.serial += shared++ % 3
        },
      },
    ],
    [
      'a batch remembered by reference',
      /loading|clone/,
      {
        play(g, f, batch) {
          f.played = batch
          g.happen(batch)
        },
      },
    ],
    [
      'a card that lies nowhere',
      /invariants: card/,
      {
        draw(g, seat) {
          g.news = true
          const pile = zoneOf(g.state, DECK, seat)
          if (hand(g.state, seat).length < 3) rightWays.draw(g, seat)
          else pile.pop()
        },
      },
    ],
    [
      'a table without what can be chosen',
      /table of seat \d in \w\w: card \d+ can be chosen \(play\) and does not lie there/,
      { layOut: (view) => otherTable(view, ({ id }) => (id === 'hand' ? { pieces: [] } : {})) },
    ],
    [
      'a card that lies on the table twice',
      /lies there twice/,
      {
        layOut: (view) =>
          otherTable(view, ({ pieces, count }) => ({ pieces: [...pieces, ...pieces], count: 2 * count })),
      },
    ],
    [
      'a table with a face that the seat does not know',
      /the face 0 of \d+ is not known/,
      { layOut: (view) => otherPieces(view, ({ def = 0 }) => ({ def })) },
    ],
    [
      'a table with another face than the card has',
      /the face 1 of \d+ is not known/,
      { layOut: (view) => otherPieces(view, ({ def }) => (def === 0 ? { def: 1 } : {})) },
    ],
    [
      'a table with a card that there is not',
      /nothing is called 999/,
      {
        layOut: (view) =>
          otherTable(view, ({ id, pieces, count }, seat) => ({
            pieces:
              id === 'play' && seat === 0
                ? [...pieces, { handle: 999, values: [], marks: [], attached: [] }]
                : pieces,
            count: count + 1,
          })),
      },
    ],
    [
      'a zone with more cards than are counted',
      /more cards lie in deck than are counted/,
      { layOut: (view) => otherTable(view, ({ count }) => ({ count: count - 1 })) },
    ],
    [
      'a mark without a word',
      /a mark has no name or no word: .*"wet"/,
      { layOut: (view) => otherPieces(view, () => ({ marks: [{ id: 'wet', glyph: '~', label: '' }] })) },
    ],
    [
      'a mark that is on a card twice',
      /a mark is there twice: wet, wet/,
      {
        layOut: (view) => {
          const wet = { id: 'wet', glyph: '~', label: 'wet' }
          return otherPieces(view, () => ({ marks: [wet, wet] }))
        },
      },
    ],
    [
      'a word that is missing in a language',
      /in it: sides 0 zones 0 label is 'undefined'/,
      {
        layOut: (view, lang) =>
          otherTable(view, () => ({ label: `${{ en: 'pond', de: 'Teich' }[lang as 'en']}` })),
      },
    ],
    ['a game without end', /not over after 300/, { offer: () => [word('pass'), word('wait')] }],
    [
      'conceding that wins',
      /conceded and won/,
      {
        concede(g, seat) {
          g.state.outcome = { winners: [seat], rule: '2' }
        },
      },
    ],
    [
      'what is not plain data',
      /the state is not plain data: lore.sea is a Map/,
      { tide: (g) => Object.assign(g.state, { lore: { sea: new Map() } }) },
    ],
  ]

  test.each(faults)('catches %s', (_, message, fault) => {
    expect(() => check(fault)).toThrow(message)
  })

  test('says where it happened', () => {
    expect(() => check({ offer: () => [word('pass'), word('wait')] })).toThrow(
      /^fishing, seed x, game 0, decision 300 \(turn, rule 2, seat 0\): /,
    )
  })
})

test('a secret question is marked, and only its seat sees that', () => {
  const match = Match.start(fishing(), setups(1))
  const at = match.decisions[0]?.options.findIndex((o) => o.name === 'ask') as number
  match.answer(0, at)
  expect(match.decisions[0]).toMatchObject({ seat: 1, secret: true })
  expect(match.view(0).decision).toBeNull()
  expect(JSON.stringify(match.view(0))).not.toContain('secret')
})

test('playRandom stops at the end or at the cap', () => {
  const match = Match.start(fishing(), setups(2))
  expect(playRandom(match, seedRandom(1), 3)).toBe(3)
  expect(match.outcome).toBeNull()
  expect(playRandom(match, seedRandom(1), 5000)).toBeLessThan(5000)
  expect(match.outcome).not.toBeNull()
})

test.each([
  [1, 1, null],
  [{ a: [1, 2] }, { a: [1, 3] }, 'a[1] was 2, is 3'],
  [{ a: 1 }, {}, 'a was 1, is nothing'],
  [[1], { 0: 1 }, 'it was [1], is {"0":1}'],
  [null, {}, 'it was null, is {}'],
])('the first difference of %j and %j', (a, b, difference) => expect(firstDifference(a, b)).toBe(difference))

describe('cases', () => {
  const cases = (then: object, ...when: string[]) =>
    parsePositions({
      game: 'fishing',
      cases: [
        {
          rule: '3',
          title: 'a fish is played',
          given: { you: { deck: ['Carp', 'Carp', 'Perch', 'Trout'] } },
          when,
          then,
        },
      ],
    }).cases

  test('run plain and undone', () => {
    const [result] = checkCases(fishing(), cases({ 'Trout.zone': 'play', turn: 1 }, 'play Trout'))
    expect(result).toMatchObject({ ok: true, rules: ['3'] })
    expect(result?.hash).toHaveLength(14)
  })

  test('that fail are named', () => {
    expect(() => checkCases(fishing(), cases({ turn: 0 }, 'play Trout'))).toThrow(
      '3 a fish is played: turn should be 0',
    )
    expect(() => checkCases(fishing(), cases({ 'Whale.zone': 'play' }, 'pass'))).toThrow('named Whale')
  })

  test('that end differently when undone on the way are named', () => {
    // Counts beside the state what is played, also what is taken back.
    let plays = 0
    const tide = ({ state }: { state: Fishing }) => {
      state.serial += ++plays
    }
    const counting = fishing({ reducers: { tide } })
    const build: typeof counting.position.build = (...given) => {
      plays = 0
      return fishing().position.build(...given)
    }
    const position = { ...counting.position, build }
    expect(() => checkCases({ ...counting, position }, cases({}, 'play Trout'))).toThrow(
      'it ends differently',
    )
  })
})

test('what a reducer touches without saying so is found', () => {
  const kept = (g: Machine<Fishing>): unknown => {
    if (g.cache === null || !g.isKept(1)) g.cache = zoneOf(g.state, HAND, 0).length
    g.keep(1)
    return g.cache
  }
  const games = { games: 2, seed: 'kept', setups, maxDecisions: 300 }
  checkKept({ ...fishing(), kept }, games)
  const { reducers } = fishing()
  const untouched = Object.entries(reducers).map(([kind, reduce]) => [
    kind,
    reduce && touching(0, reduce.bind(null)),
  ])
  const lying = { ...fishing(), kept, reducers: Object.fromEntries(untouched) }
  expect(() => checkKept(lying, games)).toThrow(/decision \d+: wrongly kept after \w+: it was \d, is \d/)
})

test('knowledge is the same in a determinized match', () => {
  const match = Match.start(fishing(), setups(3))
  playRandom(match, seedRandom('some'), 8)
  const other = match.determinize(0, seedRandom('other'))
  expect(other.view(0)).toEqual(match.view(0))
  const hidden = match.state.cards.map((card, id) => (knows(card, 0) ? null : id)).filter((id) => id !== null)
  expect(hidden.some((id) => match.state.cards[id]?.def !== other.state.cards[id]?.def)).toBe(true)
})
