/** What is to be heard when the table has changed, without any sound: at most a few things at once, the weightiest first. */
import type { Outcome, Table } from '@regelwerk/core'
import { changesSince, type Standing, standingOf } from '../table/since.ts'

export const SOUNDS = ['won', 'lost', 'call', 'turn', 'contest', 'gain', 'loss', 'hit', 'card'] as const
export type Sound = (typeof SOUNDS)[number]

export interface Moment {
  standing: Standing
  /** The reader is asked something. */
  isAsked: boolean
  outcome: Outcome | null
  /** What is fought now: a conflict, a fight. */
  contest: string | null
  /** How many call out that they are about to reach what decides the game. */
  calls: number
}

export const momentOf = (table: Table, isAsked: boolean, outcome: Outcome | null): Moment => ({
  standing: standingOf(table),
  isAsked,
  outcome,
  contest: table.contest?.title ?? null,
  calls: (table.meters ?? []).filter(({ call }) => call !== undefined).length,
})

/** More would be noise. */
const MOST = 2

export function soundsOf(before: Moment, now: Moment, seat: number): Sound[] {
  if (now.outcome !== null)
    return before.outcome !== null ? [] : [now.outcome.winners.includes(seat) ? 'won' : 'lost']
  const { things, counts } = changesSince(before.standing, now.standing)
  const heard = new Set<Sound>()
  if (now.isAsked && !before.isAsked) heard.add('turn')
  if (now.contest !== null && now.contest !== before.contest) heard.add('contest')
  if (now.calls > before.calls) heard.add('call')
  const deciding = [...counts].filter(([key]) => DECIDING.some((id) => key.endsWith(` ${id}`)))
  const own = deciding.filter(([key]) => key.startsWith(`${seat} `))
  if (deciding.some(([, by]) => by > 0)) heard.add('gain')
  // What is paid for something better, as Æmber for a key, is no loss.
  if (own.length > 0 && own.every(([, by]) => by < 0)) heard.add('loss')
  for (const change of things.values()) {
    if (change.kind !== 'changed') heard.add('card')
    else if (change.mark.id === 'damage' && typeof change.by === 'number' && change.by > 0) heard.add('hit')
  }
  return SOUNDS.filter((one) => heard.has(one)).slice(0, MOST)
}

/** What decides a game, when there is more of it. */
const DECIDING = ['lore', 'amber', 'keys', 'honor', 'dragons']
