import { describe, expect, test } from 'vitest'
import { runCase } from './case-run.ts'
import type { Game } from './game.ts'
import { bringIn, zoneOf } from './knowledge.ts'
import { positions } from './placing.ts'
import { type Given, PositionError, parsePositions } from './position.ts'
import { rulebook, stepLabelled } from './procedure.ts'
import type { Card, CardId, State } from './state.ts'
import { DECK, HAND, PLAY, toy } from './toys/base.ts'

interface Marked extends Card {
  damage: number
  exerted: boolean
  at: CardId
}

interface Table extends State {
  cards: Marked[]
  lore: number[]
  active: number
}

const titles = ['Elsa - Snow Queen', 'Elsa - Ice Surfer', 'Olaf', 'Sven', 'Castle']
const { procedures, procedure, step } = rulebook<Table, '4.1'>()
procedure('game', [
  step('4.1', (g, f) => {
    g.choose(f, 'did', 0, [{ verb: 'pass', value: 0 }], { prompt: 'turn', secret: true })
  }),
])

const fields = () => ({ lore: [0, 0, 0], active: 0 }) as Omit<Table, keyof State>
const base = toy<Table>({ id: 'table', titles, procedures, fields })
const game: Game<Table> = {
  ...base,
  position: positions<Table>({
    seatNames: ['you', 'opponent', 'third'],
    rest: ['turn'],
    phrases: base.position.phrases,
    definitions: titles,
    names: (index) => [titles[index] as string, (titles[index] as string).split(' - ')[0] as string],
    definitionNamed: (name) => (titles.includes(name) ? { index: titles.indexOf(name) } : undefined),
    filler: 'Olaf',
    zones: base.zones,
    places: [DECK, HAND, PLAY],
    search: [PLAY, HAND, DECK],
    piles: [DECK],
    marks: ['damage', 'exerted'],
    counters: ['lore'],
    card: {
      at: {
        set: (placing, id, name, path) => {
          const lying = zoneOf(placing.state, PLAY, 0)
          ;(placing.state.cards[id] as Marked).at = placing.cardNamed(name, lying, path)
        },
        read: (g, id) => titles[g.state.cards[(g.state.cards[id] as Marked).at]?.def as number],
      },
    },
    seat: { handSize: { read: (g, seat) => zoneOf(g.state, HAND, seat).length } },
    game: {
      active: {
        set: (placing, _, name, path) => {
          placing.state.active = placing.seatNamed(name, path)
        },
        read: (g) => g.state.active,
      },
      twice: { read: (_g, _, given) => Number(given.number) * 2 },
    },
    given: ['number'],
    empty: (seats, seed) => base.begin({ format: 'toy', seed, decks: new Array(seats).fill([]) }),
    add: (s, def, owner, zone) =>
      bringIn(s, { def, owner, holder: owner, zone, life: 0, known: 0, damage: 0, exerted: false, at: -1 }),
    begin: () => {},
  }),
}

const run = (given: Given, then: object) => {
  const [test] = parsePositions({ game: 'table', cases: [{ rule: '4.1', title: 'x', given, then }] }).cases
  return runCase(game, test as NonNullable<typeof test>)
}

const lies = {
  you: {
    deck: ['Sven', { card: 'Olaf', as: 'second' }],
    hand: 3,
    play: [
      { card: 'Elsa - Ice Surfer', damage: 2, exerted: true, at: 'castle' },
      { card: 'Olaf', as: 'guest', at: 'home' },
      { card: 'Castle', as: 'home' },
    ],
    lore: 7,
  },
  third: { play: ['Sven'] },
  active: 'third',
  number: 4,
}

test.each<[string, object]>([
  ['cards lie where they are given, a pile from the top', { 'you.deck': ['Sven', 'second'], 'you.hand': 3 }],
  ['marks', { 'Elsa.damage': 2, 'Elsa.exerted': true, 'guest.damage': 0, 'guest.exerted': false }],
  ['a card may name one that is written after it', { 'Elsa.at': 'Castle', 'guest.at': 'Castle' }],
  ['of cards with one name, one is told by whose it is', { "third's Sven.zone": 'play' }],
  ['counters, and what is not stated is neutral', { 'you.lore': 7, 'opponent.lore': 0, 'opponent.hand': [] }],
  ['words of the game', { active: 2, twice: 8, 'you.handSize': 3, over: false, winner: 'nobody' }],
  ['everybody knows what is open', { 'guest.knownTo': ['you', 'opponent', 'third'], 'second.knownTo': [] }],
])('%s', (_, then) => expect(run(lies, then).failure).toBeUndefined())

describe('a mistake is answered with what would be right, and where', () => {
  const you = (parts: object): Given => ({ you: parts })
  const play = (...cards: unknown[]): Given => you({ play: cards })
  const GIVEN = ['cases', 0, 'given']

  test.each<[Given, string, (string | number)[]]>([
    [{ yuo: {} }, 'unknown word yuo; the nearest are: you, ', ['yuo']],
    [you({ hnad: 2 }), 'unknown word hnad; the nearest are: hand, ', ['you', 'hnad']],
    [you([]), 'a player has deck, hand, play, lore', ['you']],
    [you({ hand: 'Olaf' }), 'a list of cards, or how many', ['you', 'hand']],
    [you({ discard: ['Olaf'] }), 'unknown word discard', ['you', 'discard']],
    [you({ lore: 'many' }), 'lore is a number, not "many"', ['you', 'lore']],
    [play('Olaf', 'Swen'), 'there is no card named Swen; the nearest are: Sven; ', ['you', 'play', 1]],
    [play('elsa'), 'elsa could be: Elsa - Snow Queen; Elsa - Ice Surfer', ['you', 'play', 0]],
    [
      play({ card: 'Olaf', dmage: 1 }),
      'unknown word dmage; the nearest are: damage',
      ['you', 'play', 0, 'dmage'],
    ],
    [play({ card: 'Olaf', exerted: 1 }), 'exerted is true or false, not 1', ['you', 'play', 0, 'exerted']],
    [play({ card: 'Olaf', at: 'Casle' }), 'there is no card here named Casle', ['you', 'play', 0, 'at']],
    [{ active: 'third' }, 'there is no player third; there are you, opponent', ['active']],
  ])('%j', (given, message, path) => {
    try {
      run(given, {})
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(PositionError)
      expect((error as PositionError).message).toContain(message)
      expect((error as PositionError).path).toEqual([...GIVEN, ...path])
    }
  })

  test.each([
    ['guest.damge', 'a card has no damge; the nearest are: damage, '],
    ['you.lroe', 'a player has no lroe; the nearest are: lore, '],
    ['actve', 'the game has no actve; the nearest are: active, '],
  ])('%s', (key, message) => {
    expect(() => run(lies, { [key]: 1 })).toThrow(message)
    expect(() => run(lies, { [key]: 1 })).toThrow(
      expect.objectContaining({ path: ['cases', 0, 'then', key] }),
    )
  })

  test('a step that is not there', () => {
    expect(stepLabelled(procedures, 'game', '4.1')).toBe(0)
    expect(() => stepLabelled(procedures, 'game', '4.7')).toThrow('no step 4.7 in a procedure named game')
  })
})
