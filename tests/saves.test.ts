/** What is on file means the same when a card has been added before all others: saves, hashes, logs, decks. */
import {
  type Answer,
  type Game,
  Match,
  nameCards,
  numberCards,
  randomChoice,
  seedRandom,
} from '@regelwerk/core'
import { afterAll, describe, expect, test, vi } from 'vitest'

interface Numbered {
  id: string
  index: number
}

interface Cards {
  definitions: readonly Numbered[]
  allDefinitions?: Numbered[]
  definitionNamed?: (name: string) => Numbered | undefined
  definitionWithId: (id: string) => Numbered | undefined
}

/** The module of a game's cards, with one more card in the first place. */
function withOneMore(real: Cards): Cards {
  const [first] = real.definitions as [Numbered]
  const madeUp = { ...structuredClone(first), id: 'made-up' }
  const definitions = [madeUp, ...real.definitions].map((card, index) => ({ ...card, index }))
  const moved = (card: Numbered | undefined) => card && definitions[card.index + 1]
  const { definitionNamed } = real
  return {
    ...real,
    definitions,
    ...(real.allDefinitions && { allDefinitions: [...definitions] }),
    ...(definitionNamed && { definitionNamed: (name: string) => moved(definitionNamed(name)) }),
    definitionWithId: (id) => moved(real.definitionWithId(id)),
  }
}

interface SetOfCards {
  facts: readonly object[]
  /** Where they are a record by clan, each card has one. */
  texts: object
}

/** The module of a game's first set, with one more card in the first place. */
function withOneMoreFact(real: Record<string, SetOfCards>): Record<string, SetOfCards> {
  const [name, set] = Object.entries(real)[0] as [string, SetOfCards]
  const called = { name: { en: 'Made Up' }, en: 'Made Up', de: 'Made Up', it: 'Made Up' }
  const madeUp = { ...set.facts[0], ...called, id: 'made-up', number: '0', blank: true }
  const texts = Array.isArray(set.texts) ? set.texts : { ...set.texts, 'made-up': { 'made-up': [] } }
  return { [name]: { ...set, facts: [madeUp, ...set.facts], texts } }
}

/** The games whose sets are added one after the other, and the first of them. */
const firstSets: Readonly<Record<string, string>> = {
  lorcana: '01-the-first-chapter',
  keyforge: '01-call-of-the-archons',
  l5r: 'core',
}

const imported = {
  lorcana: async () => (await import('@regelwerk/lorcana')).lorcana as unknown as Game,
  keyforge: async () => (await import('@regelwerk/keyforge')).keyforge as unknown as Game,
  l5r: async () => (await import('@regelwerk/l5r')).l5r as unknown as Game,
  bluemoon: async () => (await import('@regelwerk/bluemoon')).bluemoon as unknown as Game,
}

const games: Record<string, { today: Game; later: Game }> = {}
for (const [id, load] of Object.entries(imported)) {
  const today = await load()
  vi.resetModules()
  const first = firstSets[id]
  const cards = `../packages/${id}/cards/${first === undefined ? '' : `${first}/`}index.ts`
  if (first === undefined) vi.doMock(cards, async (original) => withOneMore(await original<Cards>()))
  else vi.doMock(cards, async (original) => withOneMoreFact(await original<Record<string, SetOfCards>>()))
  games[id] = { today, later: await load() }
  vi.doUnmock(cards)
}
afterAll(() => void vi.resetModules())

const ROUNDS = 12
const ANSWERS = 150

function begun(game: Game, round: number, decksOf = game): Match {
  const { decks } = decksOf
  const deck = (seat: number): string =>
    game.deckOfSeed && round % 3 === 0
      ? game.deckOfSeed(`${round} ${seat}`)
      : (decks[(round + seat * 3) % decks.length]?.id as string)
  return Match.start(
    game,
    {
      format: game.formats[0] as string,
      decks: [0, 1].map((seat) => decksOf.deckList(deck(seat))),
      seed: `saves ${round}`,
    },
    { log: true },
  )
}

function randomAnswer(match: Match, random: ReturnType<typeof seedRandom>): Answer {
  const [decision] = match.decisions as [Match['decisions'][number]]
  return { seat: decision.seat, choice: randomChoice(decision, random) }
}

/** Where two plain values differ, by the names of the fields around. */
function differences(a: unknown, b: unknown, field = ''): string[] {
  if (a === b) return []
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [field]
  const [one, other] = [a, b] as Record<string, unknown>[]
  return Object.keys({ ...one, ...other }).flatMap((key) =>
    differences(one?.[key], other?.[key], Array.isArray(a) ? field : key),
  )
}

describe.each(Object.keys(imported))('%s', (id) => {
  const { today, later } = games[id] as { today: Game; later: Game }

  test('a card is really there before the others', () => {
    expect(later.cards()).toHaveLength(today.cards().length + 1)
    expect(today.faces.idOf(0)).toBe(later.faces.idOf(1))
  })

  test('no other field of a state or of an event tells the number of a card', () => {
    const fields = new Set<string>()
    const undeclared = () => [...fields].filter((field) => !today.faces.fields.includes(field))
    for (let round = 0; round < ROUNDS; round++) {
      const match = begun(today, round)
      const moved = begun(later, round, today)
      const random = seedRandom(`fields ${round}`)
      for (let i = 0; i < ANSWERS && match.outcome === null; i++) {
        for (const field of differences(match.state, moved.state)) fields.add(field)
        expect([moved.hash(), undeclared()]).toEqual([match.hash(), []])
        const { seat, choice } = randomAnswer(match, random)
        for (const one of [match, moved]) one.answer(seat, choice)
      }
      for (const field of differences(match.machine.log, moved.machine.log)) fields.add(field)
      expect(moved.log(null)).toEqual(match.log(null))
    }
    expect(undeclared()).toEqual([])
    // A match with faces of its own tells no number of the game's.
    expect([...fields].includes('def')).toBe(today.faces.fields.length > 0)
  })

  test('a save is loaded to the same match and goes on the same', () => {
    for (let round = 0; round < ROUNDS; round++) {
      const match = begun(today, round)
      const random = seedRandom(`saves ${round}`)
      const answer = (...matches: Match[]): void => {
        if (match.outcome !== null) return
        const { seat, choice } = randomAnswer(match, random)
        for (const one of matches) one.answer(seat, choice)
      }
      for (let i = 0; i < 10 * round; i++) answer(match)
      const kept = JSON.parse(JSON.stringify({ ...match.save(), log: nameCards(today, match.machine.log) }))
      const loaded = Match.load(later, { ...kept, log: numberCards(later, kept.log) }, { log: true })
      expect(loaded.hash()).toBe(match.hash())
      expect(loaded.log(null)).toEqual(match.log(null))
      for (let i = 0; i < 30; i++) answer(match, loaded)
      expect(loaded.hash()).toBe(match.hash())
    }
  })

  test('every card has one id, and every deck is written with what means the same', () => {
    const ids = today.cards().map((_, def) => today.faces.idOf(def))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.map((one) => today.faces.defOf(one))).toEqual(ids.map((_, def) => def))
    expect(today.faces.defOf('no such card')).toBeUndefined()
    for (const deck of today.decks) {
      const written = today.deckList(deck.id)
      expect(today.deckList(written)).toEqual(written)
      const setup = { format: today.formats[0] as string, seed: 'x' }
      const [named, listed] = [deck.id, written].map((one) => today.begin({ ...setup, decks: [one, one] }))
      expect(listed?.cards.map(({ def }) => def)).toEqual(named?.cards.map(({ def }) => def))
    }
  })
})
