/**
 * The shuffle of a match on a server, checked from this side: the server must have kept to what it first committed
 * to, and what this browser added must have gone into the seed.
 */
import { type Fairness, unfairness } from '@regelwerk/protocol'
import { keep, kept } from '../settings.ts'

/** What is kept of a match until it can be checked. */
interface Memory {
  id: string
  /** What the server committed to when we first saw the match. */
  commit?: string
  /** What we added, and in which seat. */
  added?: { seat: number; entropy: string }
}

const KEY = 'regelwerk.fair'
/** So many matches are remembered. */
const MOST = 40

function memories(): Memory[] {
  const list = kept(KEY)
  return Array.isArray(list) ? (list as Memory[]) : []
}

/** Remembers of a match what is not yet known of it; what was seen first stays. */
export function remember(id: string, fact: Omit<Memory, 'id'>): void {
  const list = memories()
  const before = list.find((one) => one.id === id)
  const memory = { ...fact, ...before, id }
  if (JSON.stringify(memory) === JSON.stringify(before)) return
  keep(KEY, [...list.filter((one) => one.id !== id), memory].slice(-MOST))
}

/** What we add to the shuffle: 128 bits of chance in hex. */
export const newEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

export type Verdict = 'fair' | 'other-commit' | 'left-out' | 'broken'

/** Whether all is as it was promised: by what is revealed, and by what we remember ourselves. */
export async function judge(id: string, seed: string, fair: Fairness): Promise<Verdict> {
  const memory = memories().find((one) => one.id === id)
  if (memory?.commit !== undefined && memory.commit !== fair.commit) return 'other-commit'
  const added = memory?.added
  if (added !== undefined && fair.entropy[added.seat] !== added.entropy) return 'left-out'
  return (await unfairness(seed, fair)) === null ? 'fair' : 'broken'
}
