import { beforeEach, expect, test, vi } from 'vitest'
import { declineLessons, hasLearnt, isFirstVisit, noteLearnt } from './learnt.ts'

const items = new Map<string, string>()
beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('a guided game is offered until one has been played, something else has, or somebody says no', () => {
  expect(isFirstVisit()).toBe(true)
  declineLessons()
  expect(isFirstVisit()).toBe(false)
  items.clear()
  noteLearnt('lorcana')
  expect(isFirstVisit()).toBe(false)
  items.clear()
  items.set('regelwerk.games', '[]')
  expect(isFirstVisit()).toBe(false)
})

test('what has been learnt is remembered, whatever else is kept there', () => {
  expect(hasLearnt('l5r')).toBe(false)
  noteLearnt('l5r')
  noteLearnt('l5r')
  declineLessons()
  expect(hasLearnt('l5r')).toBe(true)
  expect(hasLearnt('lorcana')).toBe(false)
  items.set('regelwerk.lessons', '{"done": 7}')
  expect(hasLearnt('l5r')).toBe(false)
})
