/** A match in a few words: who plays, by which clock, why it ended. */
import type { Lang } from '@regelwerk/core'
import { type Clock, calledAt, type Ended, type MatchInfo } from '@regelwerk/protocol'
import { say } from '../messages/match.ts'

export function clockWords(clock: Clock, lang: Lang): string {
  switch (clock.kind) {
    case 'none':
      return say(lang, 'clockNone')
    case 'move':
      return say(lang, 'clockMove', { seconds: clock.seconds })
    case 'chess':
      return say(lang, 'clockChess', {
        minutes: Math.round((clock.seconds / 60) * 10) / 10,
        increment: clock.increment,
      })
  }
}

/** It is over before it began: there was never a table. */
export const neverBegan = ({ ended }: Pick<MatchInfo, 'ended'>): boolean =>
  ended === 'unrevealed' || ended === 'cancelled' || ended === 'expired'

export function endedWords(ended: Ended, lang: Lang): string {
  if (ended === 'conceded' || ended === 'unrevealed') return say(lang, ended)
  return say(lang, ended === 'clock' ? 'ranOut' : `ended-${ended}`)
}

export function namesOf(names: readonly (string | null)[], lang: Lang): string {
  const called = names.map((name) => (name === null ? null : calledAt(name, lang)))
  const [a, b, ...others] = called
  if (a && b && others.length === 0) return say(lang, 'against', { a, b })
  return called.map((name) => name ?? say(lang, 'free')).join(', ')
}

/** What is left of a clock: 4:05, and tenths when it matters. */
export function timeWords(ms: number): string {
  const left = Math.max(0, ms)
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
