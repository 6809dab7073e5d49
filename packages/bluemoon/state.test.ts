import { hashState } from '@regelwerk/core'
import { expect, test } from 'vitest'
import { begin } from './begin.ts'
import { bluemoon } from './index.ts'
import type { BlueMoonCard } from './state.ts'

test('every field of a card shows in the hash of the state', () => {
  const s = begin({ format: 'ready', decks: ['vulca', 'hoax'], seed: 'hash' })
  const before = hashState(bluemoon, s)
  const card = s.cards[7] as BlueMoonCard
  for (const [field, value] of Object.entries(card)) {
    Object.assign(card, { [field]: typeof value === 'boolean' ? !value : value + 1 })
    expect(hashState(bluemoon, s), field).not.toBe(before)
    Object.assign(card, { [field]: value })
  }
  expect(hashState(bluemoon, s)).toBe(before)
})
