/** What happens at the table is heard, if the reader wants it. */
import type { Table } from '@regelwerk/core'
import type { Screen } from '@regelwerk/protocol'
import { useEffect, useRef } from 'react'
import { settings } from '../settings.ts'
import { type Moment, momentOf, soundsOf } from './heard.ts'
import { playSounds } from './synth.ts'

export function useSound(screen: Screen, table: Table): void {
  const last = useRef<Moment | null>(null)
  useEffect(() => {
    if (!settings().sound) {
      last.current = null
      return
    }
    const now = momentOf(table, screen.decision !== null, screen.outcome)
    const before = last.current
    last.current = now
    if (before !== null) playSounds(soundsOf(before, now, screen.seat))
  }, [screen, table])
}
