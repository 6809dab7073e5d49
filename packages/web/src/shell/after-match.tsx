/** After a match: why it ended, playing on, the replay, and whether the shuffle was fair. */
import type { Lang } from '@regelwerk/core'
import type { MatchInfo } from '@regelwerk/protocol'
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

  const goesOn = Math.max(...series.wins) <= Math.floor(series.bestOf / 2)

  const again = (): void => {
    setAsked(true)
    session.rematch?.()
  }
  // As soon as there is a next match, who asked for it goes there; the others find it when they ask too.
  useEffect(() => {
    if (asked && !busy && match.next !== null) goTo(addressOf(match.next))
  }, [asked, busy, match.next])

  return (
    <div className="after">
      {match.ended !== null && <p>{endedWords(match.ended, lang)}</p>}
      {match.reason !== undefined && <p className="remark">{match.reason}</p>}
      {series.bestOf > 1 && (
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
            {say(lang, goesOn ? 'next' : 'rematch')}
          </button>
        )}
        {!neverBegan(match) && (
          <a className="button" href={`#/replay?match=${match.id}`}>
            {say(lang, 'watchReplay')}
          </a>
        )}
        <FairCheck match={match} lang={lang} />
      </div>
      {match.next !== null && !asked && seat >= 0 && <p role="status">{say(lang, 'rematchWanted')}</p>}
    </div>
  )
}
