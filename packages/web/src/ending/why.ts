/** Why a game is over: which of the ways to end it was, whose doing, and the numbers in it. */
import type { Outcome, Seat } from '@regelwerk/core'
import type { Moment, Story } from '@regelwerk/protocol'

export type Reason =
  | 'lore'
  | 'deck'
  | 'conceded'
  | 'keys'
  | 'stronghold'
  | 'honor'
  | 'dishonor'
  | 'fourth'
  | 'cards'
  | 'out'
  | 'short'

export interface Why {
  reason: Reason
  /** Whom the sentence is about. */
  seat: Seat
  turn: number
  /** How much of what counts they had. */
  n: number
}

/** By the rule that ended a game: what it was, and whether it is said of who won or of who lost. */
const byRule: Readonly<Record<string, { reason: Reason; of: 'winner' | 'loser'; count: string }>> = {
  'keyforge rules/ziel-des-spiels': { reason: 'keys', of: 'winner', count: 'keys' },
  'l5r glossary/gewinnen-das-spiel-gewinnen/1': { reason: 'stronghold', of: 'winner', count: 'provinces' },
  'l5r glossary/gewinnen-das-spiel-gewinnen/3': { reason: 'honor', of: 'winner', count: 'honor' },
  'l5r glossary/gewinnen-das-spiel-gewinnen/4': { reason: 'dishonor', of: 'loser', count: 'honor' },
  'bluemoon base/34': { reason: 'fourth', of: 'winner', count: 'crystals' },
  'bluemoon base/36': { reason: 'cards', of: 'winner', count: 'crystals' },
  'bluemoon base/41': { reason: 'short', of: 'loser', count: 'crystals' },
}

/** null: some other way, of which only the rule tells. */
export function whyOver(game: string, { winners, rule }: Outcome, { moments, conceded }: Story): Why | null {
  const { turn, progress } = moments.at(-1) as Moment
  const winner = winners[0]
  const loser = progress.findIndex((_, seat) => !winners.includes(seat))
  const countOf = (seat: Seat, count: string): number => progress[seat]?.[count] ?? 0
  if (conceded !== null) return { reason: 'conceded', seat: conceded, turn, n: 0 }
  if (winner === undefined) return null
  if (game === 'lorcana') {
    const n = countOf(winner, 'lore')
    // Who is left over has won because the others' decks were empty.
    return rule === '1.8.1.3'
      ? { reason: 'deck', seat: loser, turn, n }
      : { reason: 'lore', seat: winner, turn, n }
  }
  const found = byRule[`${game} ${rule}`]
  if (found === undefined) return null
  if (found.reason === 'cards' && countOf(winner, 'dragons') === 0)
    return { reason: 'out', seat: loser, turn, n: 0 }
  const seat = found.of === 'winner' ? winner : loser
  return { reason: found.reason, seat, turn, n: countOf(seat, found.count) }
}

/** On which turn a seat came to have so much of something; null: never. */
export const turnOf = ({ moments }: Story, seat: Seat, count: string, n: number): number | null =>
  moments.find(({ progress }) => (progress[seat]?.[count] ?? 0) >= n)?.turn ?? null

/** A place from which a seat can try again: the first thing it was asked in a turn. */
export interface Retry {
  turn: number
  at: number
}

export function retriesOf({ moments }: Story, seat: Seat): Retry[] {
  const retries = new Map<number, Retry>()
  for (const { turn, at, asked } of moments)
    if (turn > 0 && asked.includes(seat) && !retries.has(turn)) retries.set(turn, { turn, at })
  return [...retries.values()]
}

/** Where it is best tried again: the seat's last turn before most was lost, or else its last one. */
export function bestRetry({ points }: Story, retries: readonly Retry[], seat: Seat): Retry | undefined {
  const worst = points
    .filter((point) => point.seat !== seat)
    .reduce<(typeof points)[number] | null>(
      (a, b) => (a === null || b.after - b.before > a.after - a.before ? b : a),
      null,
    )
  return (worst === null ? undefined : retries.findLast(({ at }) => at <= worst.at)) ?? retries.at(-1)
}
