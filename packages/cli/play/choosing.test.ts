import type { Offer } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { Choosing, type Item } from './choosing.ts'
import type { Key } from './keys.ts'
import { messages } from './messages.ts'

const m = messages.en

function choosing(offer: Partial<Offer>, names: readonly string[]): Choosing {
  const items = names.map(
    (full, option): Item => ({
      option,
      number: option + 1,
      heading: '',
      short: full,
      full,
      handles: [],
      must: false,
      plays: false,
    }),
  )
  const options = offer.options ?? names.map(() => ({ verb: 'choose' }))
  const whole = {
    seat: 0,
    rule: '1',
    kind: 'choose',
    prompt: 'x',
    min: 1,
    max: 1,
    ...offer,
    options,
  } as const
  return new Choosing(whole, items)
}

const char = (c: string): Key => ({ name: 'char', char: c, ctrl: false })
const key = (name: Key['name']): Key => ({ name, char: '', ctrl: false })
const press = (one: Choosing, ...keys: (string | Key)[]): void => {
  for (const k of keys) one.press(typeof k === 'string' ? char(k) : k, 2)
}

describe('one of several', () => {
  const names = Array.from({ length: 15 }, (_, i) => `Card ${String.fromCharCode(97 + i)}`)

  test('by number: two digits where there are so many, a new number where there are not', () => {
    const one = choosing({}, names)
    press(one, '1')
    expect(one.answer).toBe(0)
    press(one, '2')
    expect(one.answer).toBe(11)
    press(one, '9')
    expect(one.answer).toBe(8)
  })

  test('by arrows, round the edge', () => {
    const one = choosing({}, names)
    press(one, key('down'), key('right'))
    expect(one.answer).toBe(3)
    press(one, key('up'), key('up'))
    expect(one.answer).toBe(14)
  })

  test('a few have a line each', () => {
    expect(choosing({}, ['Yes', 'No']).rows(2)).toHaveLength(2)
    expect(choosing({}, names).rows(2)).toHaveLength(8)
  })

  test('by typing, without accents or case', () => {
    const one = choosing({}, ['Te Kā - Heartless', 'Tamatoa - So Shiny!', 'Tinker Bell'])
    press(one, '/', 'k', 'a')
    expect(one.answer).toBe(0)
  })

  test('many are searched at once', () => {
    const one = choosing(
      {},
      Array.from({ length: 60 }, (_, i) => `Name ${i} ${i === 7 ? 'Stitch' : ''}`),
    )
    press(one, 's', 't', 'i')
    expect(one.answer).toBe(7)
  })
})

describe('several', () => {
  const pick = (offer: Partial<Offer>, n = 4): Choosing =>
    choosing(
      { kind: 'pick', ...offer },
      Array.from({ length: n }, (_, i) => `Card ${i}`),
    )

  test('says what is missing or too much', () => {
    const one = pick({ min: 2, max: 2 })
    expect(one.problem(m)).toBe('choose at least 2')
    press(one, ' ', key('right'), ' ')
    expect(one.problem(m)).toBeNull()
    expect(one.answer).toEqual([0, 1])
    press(one, key('right'), ' ')
    expect(one.problem(m)).toBe('choose at most 2')
  })

  test('says how far the sum is', () => {
    const options = [2, 3, 4].map((weight) => ({ verb: 'choose', weight }))
    const one = pick({ min: 0, max: 3, options, constraint: { sumAtLeast: 5, noUseless: true } }, 3)
    press(one, ' ')
    expect(one.problem(m)).toBe('together they must reach 5, now 2')
    press(one, '2', ' ')
    expect(one.problem(m)).toBeNull()
    press(one, '3', ' ')
    expect(one.problem(m)).toBe('one of them is not needed')
  })

  test('says where the sum is too much', () => {
    const options = [2, 3, 4].map((weight) => ({ verb: 'choose', weight }))
    const one = pick({ min: 0, max: 3, options, constraint: { sumAtMost: 6 } }, 3)
    press(one, '2', ' ')
    expect(one.problem(m)).toBeNull()
    press(one, '3', ' ')
    expect(one.problem(m)).toBe('together they may not exceed 6, now 7')
  })

  test('where exactly one is wanted, Enter takes the one under the cursor', () => {
    const one = pick({ min: 1, max: 1 })
    press(one, '3')
    expect(one.answer).toEqual([2])
  })

  test('an order is as shown, or as marked; the last place goes without saying', () => {
    const one = pick({ kind: 'order', min: 3, max: 3 }, 3)
    expect(one.answer).toEqual([0, 1, 2])
    press(one, '3', ' ')
    expect(one.problem(m)).toBe('put all 3 in order')
    press(one, '1', ' ')
    expect(one.answer).toEqual([2, 0, 1])
    expect(one.problem(m)).toBeNull()
  })
})
