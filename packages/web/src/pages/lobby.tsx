/** The lobby: matches that wait for players, matches that can be watched, and making one. */
import type { Lang } from '@regelwerk/core'
import { bookOf, type LobbyEntry } from '@regelwerk/protocol'
import { say } from '../messages/match.ts'
import { sayFormat, say as sayShell } from '../messages/shell.ts'
import { useLobby } from '../session/lobby.ts'
import { MatchForm } from '../shell/match-form.tsx'
import { clockWords, namesOf } from '../shell/match-words.ts'
import { Motif } from '../shell/motifs.tsx'
import { Offline } from '../shell/offline.tsx'
import { useServer } from '../shell/server.ts'
import { titleOf } from '../shell/shelf.ts'

export default function LobbyPage({ lang }: { lang: Lang }) {
  const server = useServer()
  return (
    <div className="lobby">
      <h1>{say(lang, 'lobbyTitle')}</h1>
      {server === 'absent' && <Offline lang={lang} />}
      {server === 'asking' && <p className="note">{sayShell(lang, 'loading')}</p>}
      {server === 'there' && (
        <div className="lobby-halves">
          <Matches lang={lang} />
          <MatchForm lang={lang} />
        </div>
      )}
    </div>
  )
}

function Matches({ lang }: { lang: Lang }) {
  const entries = useLobby()
  if (entries === null) return <p className="note">{say(lang, 'connecting')}</p>
  const waiting = entries.filter(({ state }) => state === 'waiting')
  const running = entries.filter(({ state, spectators }) => state === 'playing' && spectators)
  return (
    <div>
      <section aria-labelledby="waiting">
        <h2 id="waiting">{say(lang, 'waiting')}</h2>
        {waiting.length === 0 ? (
          <p className="remark">{say(lang, 'none')}</p>
        ) : (
          <Entries entries={waiting} lang={lang} />
        )}
      </section>
      <section aria-labelledby="running">
        <h2 id="running">{say(lang, 'running')}</h2>
        {running.length === 0 ? (
          <p className="remark">{say(lang, 'noneRunning')}</p>
        ) : (
          <Entries entries={running} lang={lang} />
        )}
      </section>
    </div>
  )
}

function Entries({ entries, lang }: { entries: readonly LobbyEntry[]; lang: Lang }) {
  return (
    <ul className="entries">
      {entries.map((entry) => {
        const verb = entry.state === 'waiting' ? 'join' : 'watch'
        const names = namesOf(entry.names, lang)
        return (
          <li key={entry.id} data-tile={bookOf(entry.game)}>
            <Motif game={bookOf(entry.game)} />
            <div>
              <strong>{titleOf(entry.game)}</strong>
              <span>{names}</span>
              <span className="remark">
                {[
                  sayFormat(lang, entry.format),
                  clockWords(entry.clock, lang),
                  ...(entry.bestOf > 1 ? [say(lang, 'bestOfN', { n: entry.bestOf })] : []),
                ].join(' · ')}
              </span>
            </div>
            <a className="button" href={`#/match/${entry.id}`} aria-label={say(lang, `${verb}Of`, { names })}>
              {say(lang, verb)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
