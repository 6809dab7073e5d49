/** Who sits at a match, whether they are connected, and how much time they have left. */
import type { Lang, Seat } from '@regelwerk/core'
import { calledAt, type MatchInfo, type SeatInfo } from '@regelwerk/protocol'
import { say } from '../messages/match.ts'
import { Icon } from './icons.tsx'
import { timeWords } from './match-words.ts'
import { useTimeLeft } from './use-time-left.ts'

/** From here on a clock warns. */
const HURRY = 30_000

interface Props {
  match: MatchInfo
  /** The reader's own seat; -1 or absent: only watches. */
  own: Seat | undefined
  lang: Lang
}

export function Presence({ match, own, lang }: Props) {
  const left = useTimeLeft(match)
  const hurried = match.clocks?.running.find((seat) => (left?.[seat] ?? HURRY) < HURRY)
  return (
    <>
      <ul className="presence" aria-label={say(lang, 'players')}>
        {match.seats.map((one, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is what it is.
          <li key={seat} data-running={match.clocks?.running.includes(seat) ?? false}>
            <Sitter one={one} own={seat === own} lang={lang} />
            {left !== null && (
              <span className="clock" data-hurry={(left[seat] ?? HURRY) < HURRY}>
                <Icon name="clock" />
                <span className="unseen">{say(lang, 'clock')}: </span>
                {timeWords(left[seat] ?? 0)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <span className="unseen" role="status">
        {hurried !== undefined && say(lang, 'hurry', { name: match.seats[hurried]?.name ?? '' })}
      </span>
    </>
  )
}

function Sitter({ one, own, lang }: { one: SeatInfo; own: boolean; lang: Lang }) {
  if (one.name === null) return <em>{say(lang, 'free')}</em>
  const sign = one.bot !== undefined || one.connected ? 'there' : 'away'
  return (
    <span className="sitter" data-sign={sign}>
      <Icon name={sign} />
      <strong>{calledAt(one.name, lang)}</strong>
      {own && <span className="tag">{say(lang, 'isYou')}</span>}
      {one.bot === undefined ? (
        <span className="unseen">{say(lang, sign)}</span>
      ) : (
        <span className="tag">{say(lang, 'isBot')}</span>
      )}
    </span>
  )
}
