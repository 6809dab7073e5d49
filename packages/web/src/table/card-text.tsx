/** A card's text as it is read: what a line begins with stands out, a keyword by itself or when it works. */
import type { ReactNode } from 'react'
import { Words } from './words.tsx'

/** Up to a colon, or the whole of a line that is no sentence: a word or two, or without a full stop. */
const LEAD = /^(?:[^.:]{1,32}:|[^.]{1,28}$|\S+(?: \S+)?\.$)/u

/** What a line begins with, and the rest of it. */
export function leadOf(line: string): [lead: string, rest: string] {
  const lead = LEAD.exec(line)?.[0] ?? ''
  return [lead, line.slice(lead.length)]
}

interface Props {
  game: string
  line: string
  /** Another line follows in the same paragraph. */
  isRun?: boolean
}

export function CardLine({ game, line, isRun = false }: Props): ReactNode {
  const [lead, rest] = leadOf(line)
  const end = isRun && !/[.:!?)]$/u.test(line) ? '.' : ''
  return (
    <>
      {lead !== '' && (
        <b>
          <Words game={game} text={lead} />
          {rest === '' && end}
        </b>
      )}
      <Words game={game} text={rest} />
      {rest !== '' && end}
    </>
  )
}
