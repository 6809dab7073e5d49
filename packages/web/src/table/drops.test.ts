import type { Table, Zone } from '@regelwerk/core'
import type { Foreseen, OptionOnScreen } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { endsOf, parted, placedAt } from './drop-places.ts'
import { type DropSpot, draggable, lyingOf, meant, spotsFor } from './drops.ts'
import { cardThing, offeredBy } from './picking.ts'

const offer = (...options: Partial<OptionOnScreen>[]) =>
  offeredBy(
    {
      seat: 0,
      rule: '1',
      kind: 'choose',
      prompt: 'x',
      text: 'What?',
      min: 1,
      max: 1,
      options: options.map((one, i) => ({ verb: 'choose', text: `option ${i}`, ...one })),
    },
    new Set(),
  )
const nobodyKnows = new Map<number, Foreseen | null>()
const asksNext = (...next: Partial<OptionOnScreen>[]): Foreseen => ({
  lines: [],
  sums: [],
  next: next.map((one, i) => ({ verb: 'choose', text: `next ${i}`, ...one })),
  isOpen: true,
})
const inHand = { zone: 'hand', isInPlay: false, ownZones: ['characters', 'inkwell', 'discard'] }
const inPlay = { ...inHand, zone: 'characters', isInPlay: true }
const brief = (spots: readonly DropSpot[]) =>
  spots.map(({ entries, ...spot }) => [
    spot,
    ...entries.map(({ index, then }) => (then === undefined ? index : [index, then.text])),
  ])

describe('where a card can be dropped', () => {
  test('a card from the hand: into play, or where its verb has a zone', () => {
    const offered = offer(
      { verb: 'play', source: 5 },
      { verb: 'ink', source: 5 },
      { verb: 'quest', source: 1 },
    )
    expect(brief(spotsFor(offered, cardThing(5), inHand, nobodyKnows))).toEqual([
      [{ at: 'play' }, 0],
      [{ at: 'zone', zone: 'inkwell' }, 1],
    ])
  })

  test('a card in play: onto its targets, and into the middle for what it does by itself; never where it lies', () => {
    const offered = offer(
      { verb: 'quest', source: 1 },
      { verb: 'challenge', source: 1, target: 8 },
      { verb: 'use', source: 1, ability: 'a' },
    )
    expect(brief(spotsFor(offered, cardThing(1), inPlay, nobodyKnows))).toEqual([
      [{ at: 'middle' }, 0, 2],
      [{ at: 'thing', thing: cardThing(8) }, 1],
    ])
  })

  test('what would be asked next is answered by the same drop: an enemy, a flank', () => {
    const fight = offer({ verb: 'fight', source: 1 })
    const attacks = asksNext(
      { verb: 'attack', source: 1, target: 8 },
      { verb: 'attack', source: 1, target: 9 },
    )
    expect(brief(spotsFor(fight, cardThing(1), inPlay, new Map([[0, attacks]])))).toEqual([
      [{ at: 'thing', thing: cardThing(8) }, [0, 'next 0']],
      [{ at: 'thing', thing: cardThing(9) }, [0, 'next 1']],
    ])
    const play = offer({ verb: 'play', source: 5 })
    const flanks = asksNext({ verb: 'left flank' }, { verb: 'right flank' })
    expect(brief(spotsFor(play, cardThing(5), inHand, new Map([[0, flanks]])))).toEqual([
      [{ at: 'left' }, [0, 'next 0']],
      [{ at: 'right' }, [0, 'next 1']],
    ])
  })

  test('a question that can be declined leaves the way to be asked', () => {
    const play = offer({ verb: 'play', source: 5 })
    const may = asksNext({ verb: 'attach', target: 8 }, { verb: 'decline' })
    expect(brief(spotsFor(play, cardThing(5), inHand, new Map([[0, may]])))).toEqual([
      [{ at: 'thing', thing: cardThing(8) }, [0, 'next 0']],
      [{ at: 'play' }, 0],
    ])
  })

  test('a card that is picked goes to the middle, one that is discarded onto the discard pile', () => {
    const picked = offer({ verb: 'attacker', target: 3 })
    expect(brief(spotsFor(picked, cardThing(3), inPlay, nobodyKnows))).toEqual([[{ at: 'middle' }, 0]])
    const discarded = offer({ verb: 'discard', target: 3 })
    expect(brief(spotsFor(discarded, cardThing(3), inHand, nobodyKnows))).toEqual([
      [{ at: 'zone', zone: 'discard' }, 0],
    ])
  })
})

test('what can be taken up: what can act and what can be picked, nothing while an order is asked for', () => {
  const offered = offer({ source: 1 }, { target: 2 }, { source: 3, target: 4 }, { seat: 1 })
  expect([...draggable(offered, 'choose')]).toEqual([cardThing(1), cardThing(2), cardThing(3)])
  expect(draggable(offered, 'order').size).toBe(0)
})

test('where a card lies: also under another, and whether it is in play', () => {
  const piece = {
    handle: 1,
    values: [],
    marks: [],
    attached: [{ handle: 2, values: [], marks: [], attached: [] }],
  }
  const zone = (id: string, more: Partial<Zone>): Zone => ({
    id,
    label: id,
    row: 1,
    lie: 'open',
    pieces: [],
    count: 0,
    ...more,
  })
  const zones = [
    zone('line', { row: 0, pieces: [piece] }),
    zone('provinces', {}),
    zone('hand', { lie: 'hand' }),
  ]
  const table: Table = { caption: '', active: 0, middle: [], sides: [{ seat: 0, counters: [], zones }] }
  expect(lyingOf(table, 0, cardThing(2))).toEqual({
    zone: 'line',
    isInPlay: true,
    ownZones: ['line', 'provinces'],
  })
  expect(lyingOf(table, 0, cardThing(9))).toMatchObject({ zone: null, isInPlay: false })
})

test('what a drop has said of the next question holds only while it is exactly that', () => {
  const then: OptionOnScreen = { verb: 'attack', target: 9, text: 'x' }
  const options: OptionOnScreen[] = [
    { verb: 'attack', target: 8, text: 'a' },
    { verb: 'attack', target: 9, text: 'b' },
  ]
  expect(meant(options, then)).toBe(1)
  expect(meant(options.slice(0, 1), then)).toBeNull()
  expect(meant([...options, ...options], then)).toBeNull()
})

test('the ends of a line lie beside it, and half of the table counts for each', () => {
  const within = { left: 0, top: 0, width: 1000, height: 600 }
  const line = { left: 300, top: 100, width: 400, height: 130 }
  const { left, right } = endsOf(line, within)
  expect(left.drawn.left + left.drawn.width).toBeLessThanOrEqual(300)
  expect(right.drawn.left).toBeGreaterThanOrEqual(700)
  const spot: DropSpot = { at: 'left', entries: [] }
  const placed = [
    { spot, ...left },
    { spot, ...right },
  ]
  expect(placedAt(placed, 480, 150)).toBe(placed[0])
  expect(placedAt(placed, 520, 150)).toBe(placed[1])
  expect(placedAt(placed, 520, 400)).toBeNull()
  // A full line leaves no room beside it: the ends lie over it, within the table.
  const full = endsOf({ ...line, left: 0, width: 1000 }, within)
  expect(full.left.drawn.left).toBe(0)
  expect(full.right.drawn.left + full.right.drawn.width).toBe(1000)
})

test('a place for several things is parted among them', () => {
  const box = { left: 100, top: 0, width: 300, height: 50 }
  const entries = [0, 1, 2].map((index) => ({ index, text: `${index}` }))
  const parts = parted({ spot: { at: 'middle', entries }, drawn: box, counts: box })
  expect(parts.map(({ spot }) => spot.entries)).toEqual(entries.map((entry) => [entry]))
  expect(placedAt(parts, 350, 10)).toBe(parts[2])
})
