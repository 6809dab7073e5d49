/** Says aloud what happened and what is asked, to those who listen: several lines at once, not each by itself. */
import type { LogLine } from '@regelwerk/core'
import { useEffect, useRef, useState } from 'react'
import { toAnnounce } from './log-lines.ts'

/** Lines that come within this time are said together, in milliseconds. */
const BATCH = 500

interface Props {
  lines: readonly LogLine[]
  /** What is asked, or who is being waited for. */
  prompt: string
  named(text: string): string
}

export function Announcer({ lines, prompt, named }: Props) {
  const heard = useRef(lines[lines.length - 1]?.at ?? -1)
  const [said, setSaid] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = toAnnounce(lines, heard.current)
      heard.current = lines[lines.length - 1]?.at ?? -1
      setSaid([...fresh, prompt].join(' '))
    }, BATCH)
    return () => clearTimeout(timer)
  }, [lines, prompt])

  return (
    <div className="hidden-text" role="status" aria-live="polite">
      {named(said)}
    </div>
  )
}
