/** The first page: choose a game, play. */
import type { Lang } from '@regelwerk/core'
import { useEffect, useState } from 'react'
import { say } from '../messages/shell.ts'
import { useSettings } from '../settings.ts'
import { Friend } from '../shell/friend.tsx'
import { GameTile } from '../shell/game-tile.tsx'
import { Offline } from '../shell/offline.tsx'
import { useServer } from '../shell/server.ts'
import { shelf, titleOf } from '../shell/shelf.ts'

const doors = ['lobby', 'rules', 'decks', 'replay'] as const

export function HomePage({ lang }: { lang: Lang }) {
  const server = useServer()
  const { game } = useSettings()
  return (
    <div className="home">
      <div className="hero">
        <h1>{say(lang, 'motto')}</h1>
        <p>{say(lang, 'invitation')}</p>
      </div>
      <GoOn lang={lang} />
      <ul className="tiles">
        {shelf.map((on) => (
          <GameTile key={on.id} on={on} lang={lang} />
        ))}
      </ul>
      {server === 'there' && <Friend lang={lang} />}
      {server === 'absent' && <Offline lang={lang} />}
      <section className="doors" aria-labelledby="doors">
        <h2 id="doors">{say(lang, 'more')}</h2>
        <ul>
          {doors
            .filter((door) => door !== 'lobby' || server === 'there')
            .map((door) => (
              <li key={door}>
                <a href={door === 'rules' || door === 'decks' ? `#/${door}/${game}` : `#/${door}`}>
                  {say(lang, door)}
                </a>
                <p>{say(lang, `more-${door}`)}</p>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}

/** Offers to go on with a game that was not finished. Looking for one also fetches the games, so that play begins at once. */
function GoOn({ lang }: { lang: Lang }) {
  const [game, setGame] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    void import('../session/local.ts').then(({ keptLocal }) => {
      const record = keptLocal()
      if (here && record !== null && !record.over) setGame(record.plan.game)
    })
    return () => {
      here = false
    }
  }, [])
  if (game === null) return null
  return (
    <section className="go-on" data-game={game} aria-labelledby="go-on">
      <div>
        <h2 id="go-on">{say(lang, 'goOn', { game: titleOf(game) })}</h2>
        <p>{say(lang, 'goOnWhat')}</p>
      </div>
      <a className="button strong" href="#/here">
        {say(lang, 'goOnButton')}
      </a>
    </section>
  )
}
