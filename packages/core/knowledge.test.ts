import { beforeEach, describe, expect, test } from 'vitest'
import {
  everyone,
  find,
  handlesOf,
  isKnownTo,
  knows,
  lay,
  mingle,
  mixHandles,
  refTo,
  show,
  shufflePile,
  WATCHER,
  type ZoneRule,
  zoneOf,
} from './knowledge.ts'
import { seedRandom } from './random.ts'
import { type Card, copyState, type Reader, type State } from './state.ts'
import { DECK, DISCARD, HAND, LIMBO, PLAY, toy } from './toys/base.ts'

const zones: ZoneRule[] = [
  { name: 'deck', seen: 'none' },
  { name: 'hand', seen: 'holder', unordered: true },
  { name: 'play', seen: 'all' },
  { name: 'discard', seen: 'all' },
  { name: 'inkwell', seen: 'none', facedown: true },
]
const INKWELL = LIMBO

const game = toy<State>({
  id: 'knowledge',
  titles: ['a', 'b', 'c', 'd'],
  procedures: new Map(),
  fields: () => ({}),
})
let state: State
const known = (): number[] => state.cards.map((card) => card.known)
const handles = (seat: number): number[] => [...handlesOf(state, seat)]

beforeEach(() => {
  state = game.position.build({ you: { deck: ['a', 'b', 'c', 'd'] }, opponent: {}, third: {} }, []).state
})

describe('who knows a card that is laid somewhere', () => {
  test.each<[string, number[], number]>([
    ['a hand: its holder', [HAND], 0b001],
    ['play: everybody', [PLAY], 0b111],
    ['back to the hand from play: everybody still', [PLAY, HAND], 0b111],
    ['the deck: nobody new', [DECK], 0],
    ['from the hand to the deck: its holder still', [HAND, DECK], 0b001],
    ['from the hand into the inkwell: its holder', [HAND, INKWELL], 0b001],
    ['the discard: everybody', [HAND, DISCARD], 0b111],
  ])('%s', (_, path, seats) => {
    for (const zone of path) lay(state, zones, 1, zone, 0)
    expect(known()[1]).toBe(seats)
    expect([0, 1, 2].map((seat) => knows(state.cards[1] as Card, seat))).toEqual(
      [1, 2, 4].map((bit) => (seats & bit) !== 0),
    )
    expect(everyone(state)).toBe(0b111)
  })

  test('it lies there alone, on top or at the bottom', () => {
    lay(state, zones, 1, DECK, 0)
    expect(zoneOf(state, DECK, 0)).toEqual([0, 2, 3, 1])
    lay(state, zones, 3, DECK, 0, 'bottom')
    expect(zoneOf(state, DECK, 0)).toEqual([3, 0, 2, 1])
    lay(state, zones, 2, PLAY, 1)
    expect(state.cards[2]).toMatchObject({ zone: PLAY, holder: 1, owner: 0 })
    expect([zoneOf(state, DECK, 0), zoneOf(state, PLAY, 1)]).toEqual([[3, 0, 1], [2]])
  })
})

describe('handles', () => {
  test('who does not know the card gets a new one with every move, who knows it keeps it', () => {
    const before = [0, 1].map((seat) => handles(seat)[2])
    lay(state, zones, 2, HAND, 0)
    expect(handles(0)[2]).toBe(before[0])
    expect(handles(1)[2]).not.toBe(before[1])
    const shown = handles(1)[2]
    lay(state, zones, 2, PLAY, 0)
    expect(handles(1)[2]).toBe(shown)
  })

  test('no seat ever has one handle for two cards', () => {
    for (const zone of [HAND, DECK, INKWELL, HAND, DECK]) {
      for (const id of [0, 1, 2, 3]) lay(state, zones, id, zone, 0)
      shufflePile(state, zone, 0)
      for (const seat of [0, 1, 2]) expect(new Set(handles(seat)).size).toBe(4)
    }
  })
})

test('what is shown is known to those it is shown to', () => {
  show(state, [0, 2], 0b010)
  expect(known()).toEqual([0b010, 0, 0b010, 0])
})

test('a shuffle: nobody knows anything, and all handles are new, in an order that tells nothing', () => {
  show(state, [0, 1], everyone(state))
  const seen = new Set<string>()
  for (let n = 0; n < 200; n++) {
    const before = handles(0)
    shufflePile(state, DECK, 0)
    expect(known()).toEqual([0, 0, 0, 0])
    expect(handles(0).some((handle) => before.includes(handle))).toBe(false)
    // Which card has the lowest handle, and where in the pile it lies: all of it happens.
    const lowest = handles(0).indexOf(Math.min(...handles(0)))
    seen.add(`${lowest} at ${zoneOf(state, DECK, 0).indexOf(lowest)}`)
  }
  expect(seen.size).toBe(16)
})

describe('what readers see is theirs', () => {
  const shuffled = (change: (state: State) => void): State => {
    const copy = copyState(state)
    change(copy)
    shufflePile(copy, DECK, 0)
    return copy
  }
  const inPlaces = (of: State, seat: number): (number | undefined)[] =>
    zoneOf(of, DECK, 0).map((id) => handlesOf(of, seat)[id])

  test('the order of a shuffled pile decides no handle: in every place lies the same, whatever the order', () => {
    const orders = new Set<string>()
    const places = [0, 1, 2, WATCHER].map(() => new Set<string>())
    for (let n = 0; n < 100; n++) {
      const other = shuffled((copy) => {
        copy.random = seedRandom(`other ${n}`)
      })
      orders.add(zoneOf(other, DECK, 0).join())
      for (const seat of [0, 1, 2, WATCHER]) places.at(seat)?.add(inPlaces(other, seat).join())
    }
    expect(orders.size).toBe(24)
    expect(places.map(({ size }) => size)).toEqual([1, 1, 1, 1])
  })

  test('the stream of a reader decides its handles, and nobody else sees it', () => {
    const own = new Set<string>()
    const others = new Set<string>()
    for (let n = 0; n < 200; n++) {
      const other = shuffled(({ readers }) => {
        ;(readers[1] as Reader).random = seedRandom(`reader ${n}`)
      })
      own.add(inPlaces(other, 1).join())
      others.add(JSON.stringify([other.zones, ...[0, 2, WATCHER].map((seat) => inPlaces(other, seat))]))
    }
    expect([own.size, others.size]).toEqual([24, 1])
  })

  test('before a match begins, the deck lists order nothing that may be seen', () => {
    for (const id of [0, 1, 2, 3]) lay(state, zones, id, INKWELL, 0)
    const orders = new Set<string>()
    for (let n = 0; n < 200; n++) {
      mixHandles(state, zones)
      const mine = handles(2)
      const sorted = mine.toSorted((a, b) => a - b)
      orders.add(mine.map((handle) => sorted.indexOf(handle)).join())
    }
    expect(orders.size).toBe(24)
  })

  test('who watches keeps the handle of what everybody knows, and of nothing else', () => {
    const watched = () => handlesOf(state, WATCHER)[1]
    lay(state, zones, 1, PLAY, 0)
    const open = watched()
    lay(state, zones, 1, HAND, 0)
    expect(watched()).toBe(open)
    lay(state, zones, 2, HAND, 0)
    mingle(state, HAND, 0)
    expect(watched()).not.toBe(open)
    expect(isKnownTo(state, state.cards[1] as Card, WATCHER)).toBe(false)
  })
})

describe('a card taken from a hand unseen', () => {
  beforeEach(() => {
    for (const id of [0, 1, 2]) lay(state, zones, id, HAND, 0)
    show(state, [0], 0b010)
    show(state, [0, 1, 2], 0b100)
  })

  test('who knew only some of the hand no longer knows which of those are still there', () => {
    const before = handles(1)
    mingle(state, HAND, 0)
    lay(state, zones, 0, INKWELL, 0)
    expect(known().slice(0, 3)).toEqual([0b101, 0b101, 0b101])
    expect([0, 1, 2].every((id) => handles(1)[id] !== before[id])).toBe(true)
  })

  test('who knew all of it knows what is gone', () => {
    mingle(state, HAND, 0)
    expect(
      known()
        .slice(0, 3)
        .every((seats) => (seats & 0b100) !== 0),
    ).toBe(true)
  })
})

describe('references', () => {
  test('find the object they mean', () => {
    expect(find(state, refTo(state, 3))).toBe(state.cards[3])
  })

  test('case 1: find nothing when the card has begun another life', () => {
    const ref = refTo(state, 3)
    ;(state.cards[3] as Card).life++
    expect(find(state, ref)).toBeNull()
    expect(find(state, refTo(state, 3))).not.toBeNull()
  })
})
