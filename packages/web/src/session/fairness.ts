/**
 * The shuffle of a match on a server, checked from this side: what this browser adds is made before the server or
 * anybody else reveals anything, and revealed when all have committed; what all had committed to then is remembered
 * and compared with what is told in the end.
 */
import type { Seat } from '@regelwerk/core'
import { commitOf, type Fairness, type MatchInfo, newSecret, unfairness } from '@regelwerk/protocol'
import { keep, kept } from '../settings.ts'

/** What is kept of a match until it can be checked. */
interface Memory {
  id: string
  /** What we add to its seed. */
  entropy?: string
  /** What we add to the seed of the match after it. */
  next?: string
  /** What was committed to when we were to reveal, and which seat was ours. */
  seen?: { commit: string; commits: readonly string[]; seat: Seat }
}

const KEY = 'regelwerk.fair'
/** So many matches are remembered. */
const MOST = 40

/** Where the browser keeps nothing, it is remembered as long as the page is open. */
let here: Memory[] = []

function memories(): Memory[] {
  const list = kept(KEY)
  return Array.isArray(list) ? (list as Memory[]) : here
}

const memoryOf = (id: string): Memory | undefined => memories().find((one) => one.id === id)

/** Remembers of a match what is not yet known of it; what was seen first stays. */
function remember(id: string, fact: Omit<Memory, 'id'>): Memory {
  const list = memories()
  const before = list.find((one) => one.id === id)
  const memory = { ...fact, ...before, id }
  here = [...list.filter((one) => one.id !== id), memory].slice(-MOST)
  if (JSON.stringify(memory) !== JSON.stringify(before)) keep(KEY, here)
  return memory
}

/** What we add to the seed of a match: made when it is first needed, and always the same. */
export const entropyFor = (id: string): string => remember(id, { entropy: newSecret() }).entropy as string

/** The same for the match after one. */
export const entropyAfter = (id: string): string => remember(id, { next: newSecret() }).next as string

/** A match has been made: this is what we have committed to. */
export const haveAdded = (id: string, entropy: string): void => void remember(id, { entropy })

/** What to reveal, once all have committed; null: this browser does not have what was committed to in our name. */
export function toReveal({ id, fair: { commit, commits } }: MatchInfo, seat: Seat): string | null {
  const { entropy } = remember(id, { seen: { commit, commits, seat } })
  return entropy !== undefined && commits[seat] === commitOf(seat, entropy) ? entropy : null
}

export type Verdict = 'fair' | 'never-begun' | 'other-commit' | 'left-out' | 'broken'

/** Whether all is as it was promised: by what is revealed, and by what we remember ourselves. No seed: it never began. */
export function judge(id: string, seed: string | null, fair: Fairness): Verdict {
  const { seen, entropy } = memoryOf(id) ?? {}
  if (seen !== undefined) {
    const { commit, commits, seat } = seen
    if (JSON.stringify([commit, commits]) !== JSON.stringify([fair.commit, fair.commits]))
      return 'other-commit'
    if (seed !== null && entropy !== undefined && fair.entropy[seat] !== entropy) return 'left-out'
  }
  if (unfairness(seed, fair) !== null) return 'broken'
  return seed === null ? 'never-begun' : 'fair'
}
