/** What has changed since the player last acted: since the table stood as the last answer had left it. */
import type { LogLine, Table } from '@regelwerk/core'
import { WATCHER } from '@regelwerk/core'
import type { Screen } from '@regelwerk/protocol'
import { useMemo, useRef } from 'react'
import { type Changes, changesSince, NO_CHANGES, type Standing, standingOf } from './since.ts'

interface Since {
  changes: Changes
  /** Lines after this entry are new. */
  at: number
  /** The player acts now. */
  acted(): void
}

export function useSince(screen: Screen, table: Table, log: readonly LogLine[], isShown: boolean): Since {
  const { seq } = screen
  const now = useMemo(() => standingOf(table), [table])
  const last = log.at(-1)?.at ?? -1
  const left = useRef<{ standing: Standing; at: number; acted: number | null } | null>(null)
  const isAnswered = left.current !== null && left.current.acted !== null && seq > left.current.acted
  if (left.current === null || isAnswered) left.current = { standing: now, at: last, acted: null }
  const { standing, at } = left.current
  const changes = useMemo(
    () => (isShown && screen.seat !== WATCHER ? changesSince(standing, now) : NO_CHANGES),
    [standing, now, isShown, screen.seat],
  )
  return {
    changes,
    at: isShown && screen.seat !== WATCHER ? at : Number.POSITIVE_INFINITY,
    acted() {
      if (left.current !== null) left.current.acted = seq
    },
  }
}
