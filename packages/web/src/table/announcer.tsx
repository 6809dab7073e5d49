/**
 * Says aloud what happened and what is asked, to those who listen. Lines are added and never replaced, so that a screen reader
 * that is still speaking says all of them, in order.
 */
import type { LogLine } from '@regelwerk/core'
import { useEffect, useRef, useState } from 'react'
import { useTable } from './context.ts'
import { toAnnounce } from './log-lines.ts'

/** Lines that come within this time are added together, in milliseconds. */
const BATCH = 500
/** What was said stays a while: taking it away is not said. */
const KEPT = 40

/** A game of so few lines is told from its first; in one that is gone on with, only what happens from now on. */
const BEGINNING = 40

interface Props {
  lines: readonly LogLine[]
  /** What is asked, or who is being waited for. */
  prompt: string
  /** Whether it is who listens that is asked: then it is said again after everything that happened. */
  isAsked: boolean
}

export function Announcer({ lines, prompt, isAsked }: Props) {
  const { say, named } = useTable()
  const heard = useRef(lines.length <= BEGINNING ? -1 : (lines[lines.length - 1]?.at ?? -1))
  const asked = useRef('')
  const [said, setSaid] = useState<readonly { id: number; text: string }[]>([])

  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = toAnnounce(lines, heard.current).map(named)
      heard.current = lines[lines.length - 1]?.at ?? -1
      const isNews = prompt !== asked.current || (isAsked && fresh.length > 0)
      asked.current = prompt
      const news = isNews ? [...fresh, named(prompt)] : fresh
      if (news.length === 0) return
      setSaid((before) => {
        const first = (before[before.length - 1]?.id ?? 0) + 1
        const all = [...before, ...news.map((text, i) => ({ id: first + i, text }))]
        return all.slice(-Math.max(KEPT, news.length))
      })
    }, BATCH)
    return () => clearTimeout(timer)
  }, [lines, prompt, isAsked, named])

  return (
    <div className="hidden-text announced" role="log" aria-live="polite" aria-label={say('announced')}>
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
