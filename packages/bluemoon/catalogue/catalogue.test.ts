import type { CatalogueItem } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { catalogue } from './index.ts'

const items = new Map<string, CatalogueItem>(Object.entries(catalogue))
const followed = (id: string): readonly string[] => items.get(id)?.follows ?? []

describe('the catalogue', () => {
  test('has every item of the rulebook and the 68 base rules', () => {
    const kinds: Record<string, number> = {}
    for (const { kind } of items.values()) kinds[kind] = (kinds[kind] ?? 0) + 1
    expect(kinds).toEqual({ rule: 68, entry: 150, ruling: 746 })
    const base = [...items.keys()].filter((id) => id.startsWith('base/'))
    expect(base).toEqual(Array.from({ length: 68 }, (_, i) => `base/${i + 1}`))
  })

  test('numbers the rulings of an entry without a gap', () => {
    const rulings = [...items].filter(([, { kind }]) => kind === 'ruling').map(([id]) => id)
    const lonely = rulings.filter((id) => {
      const [, entry, n] = /^(.+)\/(\d+)$/.exec(id) as unknown as [string, string, string]
      return !items.has(n === '1' ? entry : `${entry}/${Number(n) - 1}`)
    })
    expect(lonely).toEqual([])
  })

  test('follows only what is there and executable', () => {
    const wrong = [...items.keys()].flatMap((id) =>
      followed(id)
        .filter((other) => items.get(other) === undefined || items.get(other)?.informative !== undefined)
        .map((other) => `${id} -> ${other}`),
    )
    expect(wrong).toEqual([])
  })

  test('never follows itself', () => {
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      followed(from).some((next) => {
        if (next === to) return true
        if (seen.has(next)) return false
        return reaches(next, to, seen.add(next))
      })
    expect([...items.keys()].filter((id) => reaches(id, id))).toEqual([])
  })

  test('is at most a fifth informative, and what is informative follows nothing', () => {
    const informative = [...items].filter(([, { informative }]) => informative !== undefined)
    expect(informative.length).toBeLessThanOrEqual(items.size / 5)
    expect(informative.filter(([id]) => followed(id).length > 0)).toEqual([])
  })

  test('says something about every item', () => {
    expect([...items].filter(([, { summary }]) => summary.trim() === '').map(([id]) => id)).toEqual([])
  })
})
