import { commitOf, commitTo, type Fairness, type MatchInfo, newSecret, seedFrom } from '@regelwerk/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { entropyAfter, entropyFor, haveAdded, judge, toReveal } from './fairness.ts'

const entropy = [newSecret(), newSecret()] as const

function promised(added: readonly string[] = entropy): { seed: string; fair: Fairness } {
  const secret = newSecret()
  const commits = added.map((one, seat) => commitOf(seat, one))
  return {
    seed: seedFrom(secret, added),
    fair: { commit: commitTo(secret), commits, entropy: added, secret },
  }
}

/** The match as it is shown when all have committed. */
const revealing = (id: string, { commit, commits }: Fairness): MatchInfo =>
  ({ id, state: 'revealing', fair: { commit, commits, entropy: [] } }) as unknown as MatchInfo

describe('the shuffle, checked from this side', () => {
  let refuses = false
  let tests = 0
  let id = ''
  beforeEach(() => {
    const items = new Map<string, string>()
    refuses = false
    // What is remembered while the page is open is remembered in all tests.
    id = `match ${tests++}`
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (refuses) throw new Error('not here')
        items.set(key, value)
      },
    })
    return () => vi.unstubAllGlobals()
  })

  it('is fair where everything was kept', () => {
    const { seed, fair } = promised()
    haveAdded(id, entropy[1])
    expect(toReveal(revealing(id, fair), 1)).toBe(entropy[1])
    expect(judge(id, seed, fair)).toBe('fair')
  })

  it('adds the same whenever it is asked, and something else in another match', () => {
    expect(entropyFor('a')).toMatch(/^[0-9a-f]{64}$/)
    expect(entropyFor('a')).toBe(entropyFor('a'))
    expect(entropyAfter('a')).toBe(entropyAfter('a'))
    expect(new Set([entropyFor('a'), entropyFor('b'), entropyAfter('a')]).size).toBe(3)
  })

  it('remembers as long as the page is open where the browser keeps nothing', () => {
    refuses = true
    expect(entropyFor('unkept')).toBe(entropyFor('unkept'))
  })

  it('reveals nothing where another commitment stands in our name, or ours is in another browser', () => {
    const { fair } = promised()
    haveAdded(id, newSecret())
    expect(toReveal(revealing(id, fair), 1)).toBeNull()
    expect(toReveal(revealing('unknown', fair), 1)).toBeNull()
  })

  it('is not where the server exchanged what it had committed to', () => {
    const [first, second] = [promised(), promised()]
    haveAdded(id, entropy[1])
    toReveal(revealing(id, first.fair), 1)
    toReveal(revealing(id, second.fair), 1)
    expect(judge(id, second.seed, second.fair)).toBe('other-commit')
  })

  it('is not where another player was let commit to something else, once ours was revealed', () => {
    const { fair } = promised()
    haveAdded(id, entropy[1])
    toReveal(revealing(id, fair), 1)
    const other = newSecret()
    const later = {
      ...fair,
      commits: [commitOf(0, other), fair.commits[1] as string],
      entropy: [other, entropy[1]],
    }
    expect(judge(id, seedFrom(fair.secret as string, later.entropy), later)).toBe('other-commit')
  })

  it('is not where our part was left out', () => {
    const { fair } = promised()
    haveAdded(id, entropy[1])
    toReveal(revealing(id, fair), 1)
    const without = { ...fair, entropy: [entropy[0], ''] }
    expect(judge(id, seedFrom(fair.secret as string, without.entropy), without)).toBe('left-out')
  })

  it('is not where the seed is another', () => {
    expect(judge(id, 'chosen', promised().fair)).toBe('broken')
  })

  it('of a match that never began: what was revealed is what had been committed to', () => {
    const { fair } = promised()
    const given = { ...fair, entropy: ['', entropy[1]] }
    expect(judge(id, null, given)).toBe('never-begun')
    expect(judge(id, null, { ...given, secret: newSecret() })).toBe('broken')
  })

  it('remembers a bounded number of matches', () => {
    const { seed, fair } = promised()
    const { fair: other } = promised()
    toReveal(revealing('first', other), 0)
    for (let i = 0; i < 40; i++) toReveal(revealing(`m${i}`, other), 0)
    expect(judge('first', seed, fair)).toBe('fair')
    expect(judge('m39', seed, fair)).toBe('other-commit')
  })
})
