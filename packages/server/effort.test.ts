import { expect, test } from 'vitest'
import { effort } from './effort.ts'

test('no more than the clock shows, whatever other threads do', () => {
  const began = performance.now()
  const { done, took } = effort(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20))
  expect(done).toBe('timed-out')
  expect(took).toBeLessThanOrEqual(performance.now() - began)
})

test('work is counted', () => {
  const { took } = effort(() => {
    const end = process.cpuUsage().user + 20_000
    while (process.cpuUsage().user < end);
  })
  expect(took).toBeGreaterThan(0)
})
