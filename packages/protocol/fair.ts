/**
 * Fair shuffles that anyone can check. The server and every person at the table commit to a piece of chance by its hash
 * before any of them is told; then the persons reveal theirs, and the seed of the match is made from all of them. The
 * server's is told when the match is over. Nobody could choose the seed, nor know it alone.
 */
import { type Seat, sha256Hex } from '@regelwerk/core'

export interface Fairness {
  /** The hash of the server's secret, told before anybody reveals anything. */
  commit: string
  /** What each seat has committed to, in seat order; '': nothing yet, or a bot. */
  commits: readonly string[]
  /** What each seat has revealed; '' for a bot. Told to all when the match begins, or is given up before. */
  entropy: readonly string[]
  /** Told when the match is over. */
  secret?: string
}

/** 256 bits that nobody can guess, in hex. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

export const commitTo = (secret: string): string => sha256Hex(`regelwerk server ${secret}`)

/** The seat is part of it: what another seat has committed to cannot be copied, since it could not be revealed here. */
export const commitOf = (seat: Seat, entropy: string): string =>
  sha256Hex(`regelwerk seat ${seat} ${entropy}`)

export const seedFrom = (secret: string, entropy: readonly string[]): string =>
  sha256Hex(JSON.stringify([secret, ...entropy]))

/** What is wrong with a revealed seed; null: all is as it was promised. Without a seed: of a match that never began. */
export function unfairness(
  seed: string | null,
  { commit, commits, entropy, secret }: Fairness,
): string | null {
  if (secret === undefined) return 'the secret has not been revealed'
  if (commitTo(secret) !== commit) return 'the secret is not the one committed to'
  if (commits.length !== entropy.length) return 'the players had not committed to what they added'
  const other = entropy.findIndex((added, seat) => {
    const isMissing = added === '' && (seed === null || commits[seat] === '')
    return !isMissing && commits[seat] !== commitOf(seat, added)
  })
  if (other >= 0) return `seat ${other} has not added what it had committed to`
  if (seed !== null && seedFrom(secret, entropy) !== seed)
    return 'the seed was not made from the secret and the entropy'
  return null
}
