/** What is to be heard when the table has changed, without any sound: at most a few things at once, the weightiest first. */
import type { Outcome } from '@regelwerk/core'
import { changesSince, type Standing } from '../table/since.ts'

export const SOUNDS = ['won', 'lost', 'turn', 'gain', 'hit', 'card'] as const
export type Sound = (typeof SOUNDS)[number]

export interface Moment {
  standing: Standing
  /** The reader is asked something. */
  isAsked: boolean
  outcome: Outcome | null
}

/** More would be noise. */
const MOST = 2

export function soundsOf(before: Moment, now: Moment, seat: number): Sound[] {
  if (now.outcome !== null)
    return before.outcome !== null ? [] : [now.outcome.winners.includes(seat) ? 'won' : 'lost']
  const { things, counts } = changesSince(before.standing, now.standing)
  const heard = new Set<Sound>()
  if (now.isAsked && !before.isAsked) heard.add('turn')
  for (const [key, by] of counts)
    if (by > 0 && DECIDING.some((id) => key.endsWith(` ${id}`))) heard.add('gain')
  for (const change of things.values()) {
    if (change.kind !== 'changed') heard.add('card')
    else if (change.mark.id === 'damage' && typeof change.by === 'number' && change.by > 0) heard.add('hit')
  }
  return SOUNDS.filter((one) => heard.has(one)).slice(0, MOST)
}

/** What decides a game, when there is more of it. */
const DECIDING = ['lore', 'amber', 'keys', 'honor', 'dragons']
