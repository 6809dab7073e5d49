import type { DecisionOnScreen, OptionOnScreen } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import {
  activate,
  answerAtOnce,
  cardThing,
  emptyDraft,
  gist,
  grouped,
  isFull,
  lackOf,
  marksOf,
  obstaclesOf,
  offeredBy,
  placeOf,
  seatThing,
  toggled,
  tokenThing,
} from './picking.ts'

const decision = (
  options: Partial<OptionOnScreen>[],
  more: Partial<DecisionOnScreen> = {},
): DecisionOnScreen => ({
  seat: 0,
  rule: '1',
  kind: 'choose',
  prompt: 'x',
  text: 'What?',
  min: 1,
  max: 1,
  ...more,
  options: options.map((one, i) => ({ verb: 'choose', text: `option ${i}`, ...one })),
})
const none: ReadonlySet<string> = new Set()

/** A turn with two characters, one of which can quest or challenge two others, and a card in hand. */
const turn = decision([
  { verb: 'quest', source: 1, text: 'Quest with Ariel' },
  { verb: 'challenge', source: 1, target: 8, text: 'Challenge Iago with Ariel' },
  { verb: 'challenge', source: 1, target: 9, text: 'Challenge Kaa with Ariel' },
  { verb: 'quest', source: 2, text: 'Quest with Stitch' },
  { verb: 'play', source: 5, text: 'Play Simba' },
  { verb: 'ink', source: 5, text: 'Ink Simba' },
  { verb: 'end turn', text: 'End your turn' },
])
const onTurn = offeredBy(turn, none)

describe('pointing at things', () => {
  test('cards that can do something are marked, their targets less so', () => {
    const marks = marksOf(turn, onTurn, emptyDraft)
    expect(marks.get(cardThing(1))).toBe('may')
    expect(marks.get(cardThing(5))).toBe('may')
    expect(marks.get(cardThing(8))).toBe('aimed')
    expect(marks.get(cardThing(7))).toBeUndefined()
  })

  test('a card with one option shows it; in a pick, which is confirmed, it is taken', () => {
    expect(activate(onTurn, cardThing(2), null)).toMatchObject({ kind: 'menu', entries: [{ index: 3 }] })
    expect(activate(onTurn, cardThing(2), null, true)).toEqual({ kind: 'take', index: 3 })
  })

  test('a card with several options asks which; several targets are one entry', () => {
    const effect = activate(onTurn, cardThing(1), null)
    expect(effect).toEqual({
      kind: 'menu',
      entries: [
        { index: 0, text: 'Quest with Ariel' },
        { aim: { from: cardThing(1), verb: 'challenge' }, text: 'Challenge … with Ariel' },
      ],
    })
  })

  test('then the target: only those of that card and verb are marked, and one of them answers', () => {
    const aim = { from: cardThing(1), verb: 'challenge' }
    const marks = marksOf(turn, onTurn, { aim, picked: [] })
    expect([...marks]).toEqual([
      [cardThing(8), 'target'],
      [cardThing(9), 'target'],
      [cardThing(1), 'chosen'],
    ])
    expect(activate(onTurn, cardThing(9), aim)).toEqual({ kind: 'take', index: 2 })
    expect(activate(onTurn, cardThing(1), aim)).toEqual({ kind: 'aim', aim: null })
    expect(activate(onTurn, cardThing(2), aim)).toMatchObject({ kind: 'menu', entries: [{ index: 3 }] })
  })

  test('a card that others could aim at is only read until something has been begun', () => {
    expect(activate(onTurn, cardThing(8), null)).toEqual({ kind: 'nothing' })
  })

  test('nothing comes of a card that is not offered', () => {
    expect(activate(onTurn, cardThing(77), null)).toEqual({ kind: 'nothing' })
  })

  test('where only one card can act, its targets answer at once', () => {
    const attack = decision([
      { verb: 'attack', source: 3, target: 8 },
      { verb: 'attack', source: 3, target: 9 },
    ])
    const offered = offeredBy(attack, none)
    expect(marksOf(attack, offered, emptyDraft).get(cardThing(8))).toBe('may')
    expect(activate(offered, cardThing(9), null)).toEqual({ kind: 'take', index: 1 })
    expect(activate(offered, cardThing(3), null)).toEqual({
      kind: 'aim',
      aim: { from: cardThing(3), verb: 'attack' },
    })
  })

  test('tokens by name, players by seat; a name that is no token stands for nothing', () => {
    const rings = decision([{ name: 'air' }, { name: 'fire' }, { seat: 1 }, { name: 'Brobnar' }])
    const offered = offeredBy(rings, new Set(['air', 'fire']))
    expect(activate(offered, tokenThing('fire'), null)).toEqual({ kind: 'take', index: 1 })
    expect(activate(offered, seatThing(1), null)).toEqual({ kind: 'take', index: 2 })
    expect(grouped(offered, null).plain.map(({ index }) => index)).toEqual([3])
  })

  test('the same card with two options of a decision gives a menu', () => {
    const ring = decision([
      { verb: 'honor', target: 4 },
      { verb: 'dishonor', target: 4 },
    ])
    const effect = activate(offeredBy(ring, none), cardThing(4), null)
    expect(effect.kind === 'menu' && effect.entries.length).toBe(2)
  })
})

test('the list: what stands for no card apart, the rest by verb, in the order of the offer', () => {
  const { plain, groups } = grouped(onTurn, null)
  expect(plain.map(({ option }) => option.verb)).toEqual(['end turn'])
  expect(groups.map(({ verb, options }) => [verb, options.length])).toEqual([
    ['quest', 2],
    ['challenge', 2],
    ['play', 1],
    ['ink', 1],
  ])
  const aimed = grouped(onTurn, { from: cardThing(1), verb: 'challenge' })
  expect(aimed.groups).toHaveLength(1)
  expect(aimed.plain).toEqual([])
})

test('what sentences have in common', () => {
  expect(gist(['Challenge Iago with Ariel', 'Challenge King Louie with Ariel'])).toBe(
    'Challenge … with Ariel',
  )
  expect(gist(['Sing this', 'Sing this song'])).toBe('Sing this …')
  expect(gist(['a', 'b'])).toBe('…')
})

describe('picking several', () => {
  const cards = (n: number, more: Partial<DecisionOnScreen>) =>
    decision(
      Array.from({ length: n }, (_, i) => ({ target: i, weight: i + 1, group: i < 2 ? 'a' : 'b' })),
      { kind: 'pick', min: 0, max: n, ...more },
    )

  test('what is missing', () => {
    expect(lackOf(cards(4, { min: 2 }), [0])).toEqual({ kind: 'atLeast', n: 2 })
    expect(lackOf(cards(4, { max: 1 }), [0, 1])).toEqual({ kind: 'atMost', n: 1 })
    expect(lackOf(cards(4, { min: 2 }), [0, 3])).toBeNull()
  })

  test('sums, kinds, what must be in, what is not needed', () => {
    const sum = cards(4, { constraint: { sumAtLeast: 5, noUseless: true } })
    expect(lackOf(sum, [0, 1])).toEqual({ kind: 'sumAtLeast', n: 5, sum: 3 })
    expect(lackOf(sum, [0, 3])).toBeNull()
    expect(lackOf(sum, [0, 2, 3])).toEqual({ kind: 'useless' })
    expect(lackOf(cards(4, { constraint: { sumAtMost: 3 } }), [3])).toEqual({
      kind: 'sumAtMost',
      n: 3,
      sum: 4,
    })
    expect(lackOf(cards(4, { constraint: { oneGroup: true } }), [0, 3])).toEqual({ kind: 'oneGroup' })
    const must = decision([{ must: true }, {}], {
      kind: 'pick',
      min: 0,
      max: 2,
      constraint: { mustInclude: 1 },
    })
    expect(lackOf(must, [1])).toEqual({ kind: 'must', n: 1 })
  })

  test('in and out; where one is all there is room for, it takes the place of the other', () => {
    expect(toggled(cards(4, {}), [1], 2)).toEqual([1, 2])
    expect(toggled(cards(4, {}), [1, 2], 1)).toEqual([2])
    expect(toggled(cards(4, { max: 1 }), [1], 2)).toEqual([2])
  })

  test('no more are taken than may be: one is let go first', () => {
    const two = cards(4, { max: 2 })
    expect(toggled(two, [0], 1)).toEqual([0, 1])
    expect(toggled(two, [0, 1], 2)).toEqual([0, 1])
    expect(toggled(two, [0, 1], 0)).toEqual([1])
    expect(isFull(two, [0])).toBe(false)
    expect(isFull(two, [0, 1])).toBe(true)
    expect(isFull(cards(2, { max: 2 }), [0, 1]), 'there are no others').toBe(false)
    const marks = marksOf(two, offeredBy(two, none), { aim: null, picked: [0, 1] })
    expect([0, 1, 2, 3].map((i) => marks.get(cardThing(i)))).toEqual([
      'chosen',
      'chosen',
      undefined,
      undefined,
    ])
  })

  test('one of exactly one answers at once', () => {
    expect(answerAtOnce(cards(4, { min: 1, max: 1 }), 2)).toEqual([2])
    expect(answerAtOnce(cards(4, { min: 0, max: 1 }), 2)).toBeNull()
    expect(answerAtOnce(turn, 3)).toBe(3)
    expect(answerAtOnce(decision([{}, {}], { kind: 'order' }), 0)).toBeNull()
  })

  test('the place of a thing in an order', () => {
    const offered = offeredBy(cards(3, { kind: 'order' }), none)
    expect(placeOf(offered, [2, 0, 1], cardThing(2))).toBe(1)
    expect(placeOf(offered, [2, 0, 1], cardThing(1))).toBe(3)
    expect(placeOf(offered, [2, 0, 1], cardThing(9))).toBeNull()
  })

  test('what is picked is marked', () => {
    const one = cards(3, {})
    const marks = marksOf(one, offeredBy(one, none), { aim: null, picked: [1] })
    expect(marks.get(cardThing(1))).toBe('chosen')
    expect(marks.get(cardThing(2))).toBe('may')
  })
})

describe('why not', () => {
  const obstacles = [
    { verb: 'challenge', source: 1, target: 9, rule: '4.6.4.2' },
    { verb: 'challenge', source: 2, target: 9, rule: '8.3' },
    { verb: 'quest', source: 1, rule: '4.5' },
    { verb: 'quest', source: 1, rule: '4.5' },
  ]

  test('what names the card, each reason once', () => {
    expect(obstaclesOf(obstacles, 1, null).map(({ rule }) => rule)).toEqual(['4.6.4.2', '4.5'])
    expect(obstaclesOf(obstacles, 9, null).map(({ rule }) => rule)).toEqual(['4.6.4.2', '8.3'])
    expect(obstaclesOf(obstacles, 7, null)).toEqual([])
  })

  test('while aiming, what keeps the two apart', () => {
    expect(obstaclesOf(obstacles, 9, { from: cardThing(2) }).map(({ rule }) => rule)).toEqual(['8.3'])
  })
})
