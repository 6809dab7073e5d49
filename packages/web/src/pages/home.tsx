/** The first page: choose a game, play. */
import type { Lang } from '@regelwerk/core'
import { bookOf } from '@regelwerk/protocol/games'
import { useEffect, useState } from 'react'
import { LessonOffer } from '../lessons/offer.tsx'
import { say } from '../messages/shell.ts'
import type { LocalRecord } from '../session/local-table.ts'
import { useSettings } from '../settings.ts'
import { Friend } from '../shell/friend.tsx'
import { GameTile } from '../shell/game-tile.tsx'
import { Offline } from '../shell/offline.tsx'
import { useServer } from '../shell/server.ts'
import { shelf, titleOf } from '../shell/shelf.ts'

const doors = ['lobby', 'puzzles', 'rules', 'decks', 'replay'] as const
/** Those that each game has its own of. */
const ofGame: readonly string[] = ['puzzles', 'rules', 'decks']

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
      <LessonOffer lang={lang} />
      {server === 'there' && <Friend lang={lang} />}
      {server === 'absent' && <Offline lang={lang} />}
      <section className="doors" aria-labelledby="doors">
        <h2 id="doors">{say(lang, 'more')}</h2>
        <ul>
          {doors
            .filter((door) => door !== 'lobby' || server === 'there')
            .map((door) => (
              <li key={door}>
                <a href={ofGame.includes(door) ? `#/${door}/${game}` : `#/${door}`}>{say(lang, door)}</a>
                <p>{say(lang, `more-${door}`)}</p>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}

/** Offers to go on with games that were not finished. Looking for them also fetches the games, so that play begins at once. */
function GoOn({ lang }: { lang: Lang }) {
  const [games, setGames] = useState<readonly LocalRecord[]>([])
  useEffect(() => {
    let here = true
    void Promise.all([import('../session/kept-games.ts'), import('../session/local.ts')]).then(
      ([{ keptGames }]) => here && setGames(keptGames().filter(({ over }) => !over)),
    )
    return () => {
      here = false
    }
  }, [])
  const drop = async (seed: string): Promise<void> => {
    const { dropGame } = await import('../session/kept-games.ts')
    dropGame(seed)
    setGames(games.filter(({ plan }) => plan.seed !== seed))
  }
  if (games.length === 0) return null
  return (
    <ul className="go-ons">
      {games.map(({ plan, answers }) => (
        <li key={plan.seed} className="go-on" data-game={bookOf(plan.game)}>
          <div>
            <h2>{say(lang, 'goOn', { game: titleOf(plan.game) })}</h2>
            <p>{say(lang, 'goOnWhat', { n: answers.length })}</p>
          </div>
          <div className="inline">
            <button
              type="button"
              aria-label={say(lang, 'dropGame', { game: titleOf(plan.game) })}
              onClick={() => void drop(plan.seed)}
            >
              {say(lang, 'drop')}
            </button>
            <a className="button strong" href={`#/here?seed=${encodeURIComponent(plan.seed)}`}>
              {say(lang, 'goOnButton')}
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
