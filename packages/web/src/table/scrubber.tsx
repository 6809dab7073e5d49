/** Going through a replay or a position: to any step, one at a time, or as a film. */
import { WATCHER } from '@regelwerk/core'
import { useEffect, useState } from 'react'
import type { Session } from '../session/session.ts'
import { useTable } from './context.ts'
import { TableIcon } from './icons.tsx'

/** Steps per second. */
const SPEEDS = [0.5, 1, 2, 4, 8] as const

interface Props {
  session: Session
  steps: { at: number; of: number }
  viewer: number
  seats: number
}

export function Scrubber({ session, steps: { at, of }, viewer, seats }: Props) {
  const { say, nameOf } = useTable()
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  const isAtEnd = at >= of

  useEffect(() => {
    if (!isPlaying) return
    if (isAtEnd) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => session.goTo?.(at + 1), 1000 / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, isAtEnd, at, speed, session])

  const go = (step: number): void => {
    setPlaying(false)
    session.goTo?.(step)
  }
  const play = (): void => {
    if (!isPlaying && isAtEnd) session.goTo?.(0)
    setPlaying(!isPlaying)
  }

  return (
    <section className="scrubber" aria-label={say('steps', { at, of })}>
      <button type="button" aria-label={say('stepBack')} disabled={at === 0} onClick={() => go(at - 1)}>
        <TableIcon name="left" />
      </button>
      <button type="button" aria-label={say(isPlaying ? 'pause' : 'playOn')} onClick={play}>
        <TableIcon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button type="button" aria-label={say('stepOn')} disabled={isAtEnd} onClick={() => go(at + 1)}>
        <TableIcon name="right" />
      </button>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={say('steps', { at, of })}
        aria-valuetext={say('steps', { at, of })}
        onChange={(event) => go(Number(event.target.value))}
      />
      <span className="scrubber-at" aria-hidden="true">
        {at} / {of}
      </span>
      <label>
        <span className="hidden-text">{say('speed')}</span>
        <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              ×{one}
            </option>
          ))}
        </select>
      </label>
      {session.look && (
        <label>
          <span className="hidden-text">{say('whoseView')}</span>
          <select value={viewer} onChange={(event) => session.look?.(Number(event.target.value))}>
            {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
              <option key={seat} value={seat}>
                {nameOf(seat)}
              </option>
            ))}
            <option value={WATCHER}>{say('everybody')}</option>
          </select>
        </label>
      )}
    </section>
  )
}
