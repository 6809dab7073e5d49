import { next32, seedRandom } from '@regelwerk/core'
import { describe, expect, it } from 'vitest'
import { drawTime, LONGEST, timesAfter } from './pass-times.ts'

const state = seedRandom('passing')
const random = (): number => next32(state) / 2 ** 32

/** How long somebody takes who could do something, and passes: mostly soon, at times after long thought. */
const byHand = (usual: number): number => usual * (0.4 + random() + 3 * random() ** 6)

/** How often somebody is right who has learned from many passes which times tell that there was nothing to do. */
function guessed(able: () => number, unable: () => number): number {
  const sample = (n: number) => Array.from({ length: n }, () => ({ able: able(), unable: unable() }))
  const learned = sample(1500)
  const rightBelow = (at: number, from: typeof learned): number =>
    from.reduce((n, one) => n + Number(one.unable < at) + Number(one.able >= at), 0) / (2 * from.length)
  const bounds = Array.from({ length: 80 }, (_, i) => i * 100)
  const best = bounds.map((at) => ({ at, right: rightBelow(at, learned) }))
  best.sort((a, b) => Math.abs(b.right - 0.5) - Math.abs(a.right - 0.5))
  const [{ at, right } = { at: 0, right: 0 }] = best
  const tested = rightBelow(at, sample(1500))
  return right > 0.5 ? tested : 1 - tested
}

describe('how soon is passed for somebody', () => {
  it.each([[1000], [1500], [3000]])(
    'tells nothing of what could be done, of who takes some %d ms',
    (usual) => {
      let times: number[] = []
      for (let i = 0; i < 40; i++) times = timesAfter(times, byHand(usual))
      const able = () => {
        const taken = byHand(usual)
        times = timesAfter(times, taken)
        return taken
      }
      expect(guessed(able, () => drawTime(times, random))).toBeLessThan(0.56)
      // Who guesses can: a time that is drawn without looking at how this player plays tells it.
      expect(guessed(able, () => 300 + 600 * random())).toBeGreaterThan(0.7)
    },
  )

  it('goes by what has been done lately, and never takes long', () => {
    const times = Array.from({ length: 60 }).reduce<number[]>((all, _, i) => timesAfter(all, i * 1000), [])
    expect(times).toHaveLength(16)
    for (let i = 0; i < 200; i++) expect(drawTime(times, random)).toBeLessThanOrEqual(LONGEST * 1.2)
  })
})
