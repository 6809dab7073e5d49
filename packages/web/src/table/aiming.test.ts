import type { OptionOnScreen } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { aimingOf, type Begun } from './aiming.ts'
import { arrowBetween } from './arrow.ts'
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
const turn = offer(
  { verb: 'quest', source: 1 },
  { verb: 'challenge', source: 1, target: 8 },
  { verb: 'challenge', source: 1, target: 9 },
  { verb: 'move', source: 1, target: 5 },
  { verb: 'challenge', source: 2, target: 8 },
)
const aims = (begun: Partial<Begun>) => {
  const found = aimingOf({ offered: turn, aim: null, shown: null, asking: null, ...begun })
  return found && { from: found.from, at: [...found.at] }
}

describe('what is aimed at what', () => {
  test('nothing, until something has been begun', () => {
    expect(aims({})).toBeNull()
  })

  test('a card whose menu is open: all that it could be aimed at', () => {
    expect(aims({ shown: cardThing(1) })).toEqual({
      from: cardThing(1),
      at: [
        [cardThing(8), 1],
        [cardThing(9), 2],
        [cardThing(5), 3],
      ],
    })
  })

  test('a card that waits for its target: those of its verb', () => {
    const aim = { from: cardThing(1), verb: 'challenge' }
    expect(aims({ aim, shown: cardThing(2) })?.at).toEqual([
      [cardThing(8), 1],
      [cardThing(9), 2],
    ])
  })

  test('an effect that asks: from its card to what can be chosen; never to itself', () => {
    const offered = offer({ target: 7 }, { target: 8 }, { verb: 'decline' })
    expect(aims({ offered, asking: cardThing(7) })).toEqual({ from: cardThing(7), at: [[cardThing(8), 1]] })
    expect(aims({ offered })).toBeNull()
  })

  test('where only one card can act, it is that', () => {
    const offered = offer({ source: 3, target: 8 }, { source: 3, target: 9 })
    expect(aims({ offered })?.from).toBe(cardThing(3))
  })
})

test('an arrow begins at the edge of the one card and ends within the other, pointing into it', () => {
  const from = { left: 100, top: 400, width: 80, height: 100 }
  const to = { left: 300, top: 100, width: 80, height: 100 }
  const { path, head, middle } = arrowBetween(from, to)
  expect(path).toMatch(/^M[\d.]+ [\d.]+Q[\d.]+ [\d.]+ [\d.]+ [\d.]+$/)
  expect(head.x).toBeGreaterThan(300)
  expect(head.y).toBeLessThan(200)
  expect(head.turn).toBeLessThan(0)
  expect(middle.y).toBeGreaterThan(head.y)
  expect(middle.y).toBeLessThan(400)
})

test('an arrow from a card to itself has no way, and says so without breaking', () => {
  const box = { left: 0, top: 0, width: 10, height: 10 }
  expect(arrowBetween(box, box).path).toBe('M5 5Q5 5 5 5')
})
