/** A small duel, to show what the judge makes of names, choices that are none, refusals and languages. */
import { describe, expect, test } from 'vitest'
import { runCase } from './case-run.ts'
import type { Game, Lang } from './game.ts'
import { bringIn, zoneOf } from './knowledge.ts'
import type { Machine } from './machine.ts'
import { positions } from './placing.ts'
import { type Given, type PhrasePart, parsePositions } from './position.ts'
import { rulebook } from './procedure.ts'
import type { Catalogue } from './rules.ts'
import type { Card, CardId, State } from './state.ts'
import { DECK, HAND, PLAY, toy } from './toys/base.ts'

interface Marked extends Card {
  damage: number
}
interface Table extends State {
  cards: Marked[]
}
type G = Machine<Table>

const titles = ['Olaf', 'Sven', 'Elsa']
const nameOf = (g: G, id: CardId): string => titles[g.state.cards[id]?.def as number] as string
const { procedures, procedure, step } = rulebook<Table, '1' | '2' | '3' | '4'>()

procedure<{ struck?: CardId; order?: CardId[]; again?: string; window?: string }>('game', [
  step('1', (g, f) => {
    const options = [0, 1].flatMap((seat) => zoneOf(g.state, PLAY, seat))
    g.choose(
      f,
      'struck',
      0,
      options.map((target) => ({ verb: 'strike', target, value: target })),
      { prompt: 'turn', secret: true },
    )
  }),
  step('2', (g, f) => {
    g.happen([{ kind: 'damage', card: f.struck } as never])
    // Who holds one card only has no choice.
    const options = zoneOf(g.state, HAND, 1).map((target) => ({ verb: 'choose', target, value: target }))
    g.choose(f, 'order', 1, options, { prompt: 'show' })
  }),
  step('3', (g, f) => {
    const options = ['pass', ...(zoneOf(g.state, HAND, 0).length > 0 ? ['parry'] : [])]
    g.choose(
      f,
      'window',
      0,
      options.map((verb) => ({ verb, value: verb })),
      {
        prompt: 'window',
        secret: true,
      },
    )
  }),
  step('3', (g, f) => {
    const options = ['pass', ...(zoneOf(g.state, DECK, 1).length > 0 ? ['parry'] : [])]
    g.choose(
      f,
      'window',
      1,
      options.map((verb) => ({ verb, value: verb })),
      {
        prompt: 'window',
        secret: true,
      },
    )
  }),
  step('4', (g, f) =>
    g.choose(
      f,
      'again',
      0,
      ['yes', 'decline'].map((verb) => ({ verb, value: verb })),
      { prompt: 'again' },
    ),
  ),
  step('4', (g, f) => g.goTo(f, '1')),
])

const base = toy<Table>({
  id: 'duel',
  titles,
  procedures,
  fields: () => ({}) as Omit<Table, keyof State>,
  reducers: {
    damage: (g: G, { card }: { card: CardId }) => {
      ;(g.state.cards[card] as Marked).damage++
    },
  },
})
const summary = 'The dead cannot be struck.'
const catalogue: Catalogue = { 9: { kind: 'rule', summary } }
const game: Game<Table> = {
  ...base,
  langs: ['en', 'de', 'it'],
  sayLog: (g, { event, faces }, _, lang) =>
    [event.kind, ...faces.map(([id]) => nameOf(g, id) + g.beside(id, lang))].join(' '),
  obstacles: (g, seat) =>
    seat === 0 ? zoneOf(g.state, DECK, 1).map((target) => ({ verb: 'strike', target, rule: '9' })) : [],
  position: positions<Table>({
    seatNames: ['you', 'opponent'],
    rest: ['turn'],
    passes: ({ options }) => options[0]?.verb === 'pass',
    phrases: (_, __, { verb, target }): PhrasePart[][] => [
      target === undefined ? [verb] : [verb, { card: target }],
    ],
    definitions: titles,
    names: (index) => [titles[index] as string],
    definitionNamed: (name) => (titles.includes(name) ? { index: titles.indexOf(name) } : undefined),
    filler: 'Elsa',
    zones: base.zones,
    places: [DECK, HAND, PLAY],
    search: [PLAY, HAND, DECK],
    piles: [DECK],
    marks: ['damage'],
    counters: [],
    card: {},
    seat: {},
    game: {},
    given: [],
    empty: (seats, seed) => base.begin({ format: 'toy', seed, decks: new Array(seats).fill([]) }),
    add: (s, def, owner, zone) =>
      bringIn(s, { def, owner, holder: owner, zone, life: 0, known: 0, damage: 0 }),
    begin: () => {},
  }),
}

function run(given: Given, when: readonly string[], then: object = {}, lang: Lang = 'en') {
  const [test] = parsePositions({ game: 'duel', cases: [{ rule: '1', title: 'x', given, when, then }] }).cases
  return runCase(game, test as NonNullable<typeof test>, { lang, catalogue })
}
const done = { asked: false }

describe('copies', () => {
  const hurt = { card: 'Olaf', damage: 2 }

  test('that nothing tells apart are taken as they come', () => {
    const result = run({ you: { play: ['Sven', 'Olaf', 'Olaf'] } }, ['strike Olaf', 'no'], done)
    expect(result.failure).toBeUndefined()
  })

  test('that differ are not guessed at: the candidates are told', () => {
    const result = run({ you: { play: ['Olaf', hurt] } }, ['strike Olaf'])
    expect(result.failure).toMatch(
      /^"strike olaf" could mean: strike Olaf \(yours, play 1, damage 0\); strike Olaf \(yours, play 2, damage 2\); a label/,
    )
  })

  test('are offered once, or with what tells them apart', () => {
    const asked = (play: unknown[]) => run({ you: { play } }, ['wait']).failure
    expect(asked(['Sven', 'Olaf', 'Olaf'])).toMatch(/: strike Sven \| strike Olaf$/)
    expect(asked(['Sven', 'Olaf', hurt])).toMatch(
      /: strike Sven \| strike Olaf \(yours, play 2, damage 0\) \| strike Olaf \(yours, play 3, damage 2\)$/,
    )
  })

  test('of different players are told apart by whose they are', () => {
    const given = { you: { play: ['Olaf'] }, opponent: { play: ['Olaf'] } }
    expect(run(given, ['strike Olaf']).failure).toMatch(
      /^"strike olaf" could mean: strike your Olaf; strike opponent's Olaf; /,
    )
    const then = { ...done, "opponent's Olaf.damage": 1, 'your Olaf.damage': 0 }
    expect(run(given, ["strike opponent's Olaf", 'no'], then).failure).toBeUndefined()
  })

  test('have labels, and these stand in the trace, as do owners', () => {
    const given = {
      you: { play: [{ card: 'Olaf', as: 'Hurt', damage: 2 }, 'Olaf'] },
      opponent: { play: ['Olaf', 'Sven'] },
    }
    const trace = (what: string, lang?: Lang) => run(given, [what, 'no'], done, lang).steps[0]?.text
    expect(trace('strike Hurt')).toBe('damage Olaf [Hurt]')
    expect(trace("strike opponent's Olaf")).toBe("damage Olaf [opponent's]")
    expect(trace("strike opponent's Olaf", 'de')).toBe('damage Olaf [des Gegners]')
    expect(trace('strike Sven')).toBe('damage Sven')
  })

  test('in what follows: refused where not the same is true of all', () => {
    const given = { you: { play: ['Olaf', hurt, { card: 'Olaf', as: 'Other' }, 'Sven'] } }
    expect(run(given, ['strike Sven', 'no'], { ...done, 'Olaf.zone': 'play' }).failure).toBeUndefined()
    expect(run(given, ['strike Sven', 'no'], { ...done, 'Olaf.damage': 0 }).failure).toMatch(
      /^"Olaf" could mean: Olaf \(yours, play 1, damage 0\); Olaf \(yours, play 2, damage 2\); a label/,
    )
    expect(run(given, ['strike Sven', 'no'], { ...done, 'Other.damage': 0 }).failure).toBeUndefined()
  })

  test('given by number stand behind those given by name', () => {
    const given = { you: { play: ['Elsa', 'Sven'], deck: 3 } }
    expect(run(given, ['strike Elsa', 'no'], { ...done, 'Elsa.damage': 1 }).failure).toBeUndefined()
  })
})

describe('answers', () => {
  const given = { you: { play: ['Olaf', 'Sven'] } }

  test.each(['no', 'decline'])('%s declines', (no) => {
    expect(run(given, ['strike Olaf', no], done).failure).toBeUndefined()
  })

  test('a choice that is none may be written out, if it is what was taken', () => {
    const one = { ...given, opponent: { hand: ['Sven'] } }
    expect(run(one, ['strike Olaf', 'no'], done).failure).toBeUndefined()
    expect(run(one, ['strike Olaf', 'choose Sven', 'no'], done).failure).toBeUndefined()
    expect(run(one, ['strike Olaf', 'opponent: choose Sven', 'no'], done).failure).toBeUndefined()
    expect(run(one, ['strike Olaf', 'choose Olaf', 'no'], done).failure).toContain(
      '"choose olaf" is not possible',
    )
    expect(run(one, ['strike Olaf', 'you: choose Sven', 'no'], done).failure).toContain('is not possible')
    expect(run(one, ['strike Olaf', 'choose Sven', 'choose Sven', 'no'], done).failure).toContain(
      'is not possible',
    )
  })

  test('to pass is said to the seat that is asked', () => {
    const both = { ...given, opponent: { deck: ['Sven'] } }
    const when = (pass: string): string[] => ['strike Olaf', pass, 'no']
    expect(run(both, when('opponent: pass'), done).failure).toBeUndefined()
    expect(run(both, when('pass'), done).failure).toContain('"no" is not possible; opponent is asked')
    expect(run(both, ['strike Olaf', 'you: pass', 'opponent: pass', 'no'], done).failure).toBeUndefined()
    expect(run(given, when('opponent: pass'), done).failure).toBeUndefined()
    expect(run(given, ['opponent: strike Olaf']).failure).toBe(
      '"opponent: strike Olaf": nobody at that seat is asked anything; asked: you',
    )
  })
})

describe('what is not possible', () => {
  const given = { you: { play: ['Olaf'] }, opponent: { deck: ['Sven'] } }

  test('is refused with the rule that forbids it', () => {
    const { failure, refusedBy } = run(given, ['strike Sven'])
    expect(refusedBy).toBe('9')
    expect(failure).toMatch(
      /^"strike sven" is not possible: 9: The dead cannot be struck\.; you is asked by 1 /,
    )
  })

  test('is told with it where that was to be shown', () => {
    const { ok, steps } = run(given, [], { cannot: 'strike Sven' })
    expect(ok).toBe(true)
    expect(steps).toEqual([{ rule: '9', text: `"strike Sven" is not possible: 9: ${summary}` }])
  })
})

test.each<[Lang, string]>([
  ['en', 'Olaf.damage should be 3, but is 1'],
  ['de', 'Olaf.damage sollte 3 sein, ist aber 1'],
  ['it', 'Olaf.damage dovrebbe essere 3, ma è 1'],
])('in %s', (lang, failure) => {
  const given = { you: { play: ['Olaf', 'Sven'] } }
  expect(run(given, ['strike Olaf', 'no'], { 'Olaf.damage': 3 }, lang).failure).toBe(failure)
})
