/** Clocks between two messages of the server: what was left then, less what has passed since here. */
import type { MatchInfo } from '@regelwerk/protocol'
import { useEffect, useState } from 'react'

/** Milliseconds left to each seat; null: there is no clock. */
export function useTimeLeft({ clocks, state }: MatchInfo): readonly number[] | null {
  const [passed, setPassed] = useState(0)
  const runs = state === 'playing' && (clocks?.running.length ?? 0) > 0

  useEffect(() => {
    setPassed(0)
    if (clocks === undefined || !runs) return
    const since = performance.now()
    const timer = setInterval(() => setPassed(performance.now() - since), 200)
    return () => clearInterval(timer)
  }, [clocks, runs])

  if (clocks === undefined) return null
  return clocks.left.map((left, seat) => (runs && clocks.running.includes(seat) ? left - passed : left))
}
