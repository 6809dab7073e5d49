/** After a match: why it ended, playing on, the replay, and whether the shuffle was fair. */
import type { Lang } from '@regelwerk/core'
import { isBefore, type MatchInfo } from '@regelwerk/protocol'
import { useEffect, useState } from 'react'
import { say } from '../messages/match.ts'
import { goTo } from '../router.ts'
import type { Session } from '../session/session.ts'
import { FairCheck } from './fair-check.tsx'
import { endedWords, neverBegan } from './match-words.ts'
import { useSession } from './use-session.ts'

interface Props {
  session: Session
  match: MatchInfo
  lang: Lang
}

/** With the key of this match, which is the next one's too. */
const addressOf = (next: string): string => location.hash.replace(/^#\/match\/[^?]*/, `#/match/${next}`)

export function AfterMatch({ session, match, lang }: Props) {
  const { seat = -1, busy } = useSession(session)
  const [asked, setAsked] = useState(false)
  const { series, ended } = match

  const isDraft = isBefore(match.game) && ended === null
  const next = match.seats[seat]?.next ?? match.next
  const goesOn = Math.max(...series.wins) <= Math.floor(series.bestOf / 2)

  const again = (): void => {
    setAsked(true)
    session.rematch?.()
  }
  // As soon as there is a next match, who asked for it goes there; the others find it when they ask too.
  useEffect(() => {
    if (asked && !busy && next !== null) goTo(addressOf(next))
  }, [asked, busy, next])

  return (
    <div className="after">
      {match.ended !== null && <p>{endedWords(match.ended, lang)}</p>}
      {match.reason !== undefined && <p className="remark">{match.reason}</p>}
      {series.bestOf > 1 && !isDraft && (
        <p>
          {say(lang, 'series', {
            game: series.game,
            bestOf: series.bestOf,
            wins: series.wins.join('\u00a0:\u00a0'),
          })}
        </p>
      )}
      <div className="inline">
        {seat < 0 && match.next !== null && (
          <a className="button strong" href={addressOf(match.next)}>
            {say(lang, 'next')}
          </a>
        )}
        {seat >= 0 && !asked && ended !== 'cancelled' && ended !== 'expired' && (
          <button type="button" className="strong" onClick={again}>
            {say(lang, isDraft ? 'toMatch' : goesOn ? 'next' : 'rematch')}
          </button>
        )}
        {!neverBegan(match) && (
          <a className="button" href={`#/replay?match=${match.id}`}>
            {say(lang, 'watchReplay')}
          </a>
        )}
        <FairCheck match={match} lang={lang} />
      </div>
      {next !== null && !asked && seat >= 0 && <p role="status">{say(lang, 'rematchWanted')}</p>}
    </div>
  )
}
