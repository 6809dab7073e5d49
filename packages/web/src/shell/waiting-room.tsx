/** Where a match has not begun: who sits where, the link for others, a free seat to take, for whom all wait. */
import { type DeckList, type Game, isDealt, type Lang, type Seat } from '@regelwerk/core'
import { bookOf, loadGame, type MatchInfo } from '@regelwerk/protocol'
import { type FormEvent, use, useState } from 'react'
import { say, sayRefusal } from '../messages/match.ts'
import { sayFormat } from '../messages/shell.ts'
import { Refusal } from '../session/connection.ts'
import { joinMatch } from '../session/lobby.ts'
import type { Session } from '../session/session.ts'
import { AfterMatch } from './after-match.tsx'
import { Chat } from './chat.tsx'
import { DeckField } from './deck-field.tsx'
import { ANY, type DeckPick, deckOf, problemsOf } from './deck-pick.ts'
import { LinkToCopy } from './link-to-copy.tsx'
import { clockWords } from './match-words.ts'
import { Motif } from './motifs.tsx'
import { NameField } from './name-field.tsx'
import { Presence } from './presence.tsx'
import { titleOf } from './shelf.ts'
import { useSession } from './use-session.ts'

interface Props {
  session: Session
  match: MatchInfo
  matchKey: string | undefined
  lang: Lang
}

export function WaitingRoom({ session, match, matchKey, lang }: Props) {
  const { seat, kept, problem } = useSession(session)
  const game = use(loadGame(match.game))
  const free = kept ?? match.seats.findIndex(({ name }) => name === null)
  const sits = seat !== undefined && seat >= 0
  return (
    <div className="lobby">
      <section className="sheet" data-tile={bookOf(match.game)} data-game={bookOf(match.game)}>
        <div className="sheet-head">
          <Motif game={bookOf(match.game)} />
          <div>
            <h1>{say(lang, 'room', { game: titleOf(match.game) })}</h1>
            <p>
              {[sayFormat(lang, match.format), clockWords(match.clock, lang)].join(' · ')}
              {match.opened && ` · ${openedWords(game, match.opened)}`}
              {match.series.bestOf > 1 && ` · ${say(lang, 'bestOfN', { n: match.series.bestOf })}`}
            </p>
          </div>
        </div>
        <Presence match={match} own={seat} lang={lang} />
        {match.state === 'waiting' && <p className="remark">{say(lang, 'roomWhat')}</p>}
        {match.state === 'revealing' && (
          <p role="status">{problem ?? say(lang, 'revealing', { names: missingAt(match) })}</p>
        )}
        {match.state === 'over' && <AfterMatch session={session} match={match} lang={lang} />}
        <LinkToCopy lang={lang} />
        {match.state === 'waiting' && !sits && free >= 0 && (
          <Sit game={game} match={match} matchKey={matchKey} seat={free} lang={lang} />
        )}
        {match.state !== 'over' && sits && match.maker === seat && (
          <button type="button" onClick={() => session.cancel?.()}>
            {say(lang, 'cancelMatch')}
          </button>
        )}
        {sits && <Chat session={session} lang={lang} />}
      </section>
    </div>
  )
}

/** What each opens: '4 × 5 · Shimmering Skies'. */
const openedWords = ({ products = [] }: Game, opened: DeckList): string =>
  opened.map(([n, id]) => `${n} × ${products.find((one) => one.id === id)?.name ?? id}`).join(', ')

/** Who has not revealed yet what they add to the seed. */
const missingAt = (match: MatchInfo): string =>
  match.seats
    .filter(({ ready }) => !ready)
    .map(({ name }) => name ?? '')
    .join(', ')

function Sit(props: { game: Game; match: MatchInfo; matchKey: string | undefined; seat: Seat; lang: Lang }) {
  const { game, match, matchKey, seat, lang } = props
  const [pick, setPick] = useState<DeckPick>(ANY)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const deals = isDealt(game, match.format)
  const wrong = !deals && problemsOf(game, pick, match.format).length > 0

  const sit = (event: FormEvent): void => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    joinMatch(match.id, matchKey, seat, deals ? null : deckOf(game, pick, match.format))
      .catch((refused: unknown) =>
        setProblem(refused instanceof Refusal ? sayRefusal(lang, refused) : String(refused)),
      )
      .finally(() => setBusy(false))
  }

  return (
    <form className="sit" onSubmit={sit} aria-labelledby="sit">
      <h2 id="sit">{say(lang, 'sitTitle')}</h2>
      <div className="fields">
        <NameField lang={lang} />
        {!deals && <DeckField game={game} format={match.format} pick={pick} lang={lang} onPick={setPick} />}
      </div>
      {problem !== null && (
        <p className="problems" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="strong" disabled={busy || wrong}>
        {say(lang, 'sitHere')}
      </button>
    </form>
  )
}
