import { type GameEvent, Match } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { l5r } from './index.ts'
import { derived, keepDerived } from './values.ts'

const event = (fate: 'happened' | 'cancelled'): GameEvent => ({ kind: 'ready', card: 0, fate }) as GameEvent

/** What was collected before something has changed the state so often, and these events were applied. */
function isKept(changes: number, batch: readonly GameEvent[]): boolean {
  const [a, b] = l5r.decks.map(({ id }) => id) as [string, string]
  const { machine } = Match.start(l5r, { format: 'core', decks: [a, b], seed: 'kept' })
  const before = derived(machine)
  expect(before.isSteady).toBe(true)
  machine.revision += changes
  keepDerived(machine, batch)
  return derived(machine) === before
}

describe('what was collected of constant abilities', () => {
  test('is kept after events that neither bring nor take one', () => {
    expect(isKept(1, [event('happened')])).toBe(true)
    expect(isKept(1, [event('cancelled'), event('happened')])).toBe(true)
  })

  test('is collected anew where anything else has changed the state', () => {
    expect(isKept(2, [event('happened')])).toBe(false)
    expect(isKept(1, [event('cancelled')])).toBe(false)
    expect(isKept(2, [event('cancelled'), event('happened')])).toBe(false)
  })
})
