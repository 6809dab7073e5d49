import { Match } from '@regelwerk/core'
import { expect, test } from 'vitest'
import type { L5REvent } from './events.ts'
import { l5r } from './index.ts'
import { derived } from './values.ts'

/** Is what was collected of constant abilities still there after such events? */
function isKept(...events: L5REvent[]): boolean {
  const [a, b] = l5r.decks.map(({ id }) => id) as [string, string]
  const { machine } = Match.start(l5r, { format: 'core', decks: [a, b], seed: 'kept' })
  const before = derived(machine)
  expect(before.isSteady).toBe(true)
  machine.happen(events)
  return derived(machine) === before
}

test('constant abilities are collected anew where an event may bring one or take one away', () => {
  const gain: L5REvent = { kind: 'gain fate', seat: 0, n: 1 }
  expect(isKept(gain)).toBe(true)
  expect(isKept(gain, { kind: 'unlasting', ids: [] })).toBe(false)
})
