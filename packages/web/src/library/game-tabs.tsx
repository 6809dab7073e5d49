/** From one game to the same room of another. */
import type { Lang } from '@regelwerk/core'
import { say } from '../messages/library.ts'
import { shelf, titleOf } from '../shell/shelf.ts'

export function GameTabs({
  room,
  game,
  lang,
}: {
  room: 'rules' | 'cards' | 'decks' | 'build' | 'puzzles'
  game: string
  lang: Lang
}) {
  return (
    <nav className="game-tabs" aria-label={say(lang, 'games')}>
      {shelf.map(({ id }) => (
        <a key={id} href={`#/${room}/${id}`} aria-current={id === game ? 'page' : undefined}>
          {titleOf(id)}
        </a>
      ))}
    </nav>
  )
}

export function NoGame({
  room,
  lang,
}: {
  room: 'rules' | 'cards' | 'decks' | 'build' | 'puzzles'
  lang: Lang
}) {
  return (
    <section className="sheet library">
      <h1>{say(lang, 'noGame')}</h1>
      <GameTabs room={room} game="" lang={lang} />
    </section>
  )
}
