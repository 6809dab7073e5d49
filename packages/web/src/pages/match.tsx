/** A match on the server: the waiting room until all sit, then the table with what is around it. */
import type { Lang } from '@regelwerk/core'
import { useEffect, useState } from 'react'
import { say } from '../messages/match.ts'
import { say as sayShell } from '../messages/shell.ts'
import { connection } from '../session/connection.ts'
import { RemoteSession } from '../session/remote.ts'
import { MatchTable } from '../shell/match-table.tsx'
import { namesOf, neverBegan } from '../shell/match-words.ts'
import { Offline } from '../shell/offline.tsx'
import { useServer } from '../shell/server.ts'
import { titleOf } from '../shell/shelf.ts'
import { useSession } from '../shell/use-session.ts'
import { useTitle } from '../shell/use-title.ts'
import { WaitingRoom } from '../shell/waiting-room.tsx'

interface Props {
  id: string
  matchKey: string | undefined
  lang: Lang
}

export default function MatchPage({ id, matchKey, lang }: Props) {
  const server = useServer()
  const [session, setSession] = useState<RemoteSession | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is told to the session, which stays.
  useEffect(() => {
    const opened = new RemoteSession(connection, id, matchKey, lang)
    setSession(opened)
    return () => opened.leave()
  }, [id, matchKey])
  useEffect(() => session?.speak(lang), [session, lang])

  if (server === 'absent' && session?.state().match === undefined) {
    return (
      <div className="lobby">
        <h1>{say(lang, 'closed')}</h1>
        <Offline lang={lang} />
      </div>
    )
  }
  return session && <Match session={session} matchKey={matchKey} lang={lang} />
}

function Match(props: { session: RemoteSession; matchKey: string | undefined; lang: Lang }) {
  const { session, matchKey, lang } = props
  const { match, problem } = useSession(session)
  const title =
    match &&
    say(lang, 'matchOf', {
      game: titleOf(match.game),
      names: namesOf(
        match.seats.map(({ name }) => name),
        lang,
      ),
    })
  useTitle(title)

  if (match === undefined) {
    return (
      <section className="sheet">
        <h1>{problem === null ? say(lang, 'connecting') : say(lang, 'closed')}</h1>
        <p role="status">{problem ?? sayShell(lang, 'loading')}</p>
        <a href="#/lobby">{say(lang, 'toLobby')}</a>
      </section>
    )
  }
  const hasBegun = match.state === 'playing' || (match.state === 'over' && !neverBegan(match))
  return !hasBegun ? (
    <WaitingRoom session={session} match={match} matchKey={matchKey} lang={lang} />
  ) : (
    <MatchTable session={session} match={match} title={title ?? ''} lang={lang} />
  )
}
