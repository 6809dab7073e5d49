import { commitTo, newSecret, seedFrom } from '@regelwerk/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { judge, remember } from './fairness.ts'

async function promised(entropy: string[]) {
  const secret = newSecret()
  return { seed: await seedFrom(secret, entropy), fair: { commit: await commitTo(secret), entropy, secret } }
}

describe('the shuffle, checked from this side', () => {
  beforeEach(() => {
    const items = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    })
    return () => vi.unstubAllGlobals()
  })

  it('is fair where everything was kept', async () => {
    const { seed, fair } = await promised(['aa', 'bb'])
    remember('m', { commit: fair.commit })
    remember('m', { added: { seat: 1, entropy: 'bb' } })
    expect(await judge('m', seed, fair)).toBe('fair')
  })

  it('is not where the server exchanged what it had committed to', async () => {
    const first = await promised(['aa', 'bb'])
    const second = await promised(['aa', 'bb'])
    remember('m', { commit: first.fair.commit })
    remember('m', { commit: second.fair.commit })
    expect(await judge('m', second.seed, second.fair)).toBe('other-commit')
  })

  it('is not where our part was left out', async () => {
    const { seed, fair } = await promised(['aa', ''])
    remember('m', { added: { seat: 1, entropy: 'bb' } })
    expect(await judge('m', seed, fair)).toBe('left-out')
  })

  it('is not where the seed is another', async () => {
    const { fair } = await promised(['aa', 'bb'])
    expect(await judge('m', 'chosen', fair)).toBe('broken')
  })

  it('remembers a bounded number of matches', async () => {
    const { seed, fair } = await promised(['aa'])
    remember('first', { commit: 'other' })
    for (let i = 0; i < 40; i++) remember(`m${i}`, { commit: 'x' })
    expect(await judge('first', seed, fair)).toBe('fair')
    expect(await judge('m39', seed, fair)).toBe('other-commit')
  })
})
