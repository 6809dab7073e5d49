import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { realTime } from './time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const LONG = 2 ** 31 + 5

test('what is to be in a month is not at once', () => {
  const call = vi.fn()
  realTime.after(LONG, call)
  vi.advanceTimersByTime(LONG - 1)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledOnce()
})

test('it can be called off, also after the first piece of the wait', () => {
  const call = vi.fn()
  const callOff = realTime.after(LONG, call)
  vi.advanceTimersByTime(LONG - 1)
  callOff()
  vi.advanceTimersByTime(LONG)
  expect(call).not.toHaveBeenCalled()
})
