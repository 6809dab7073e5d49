/** A guided first game: the table, the guide above it, and a hand that points. */
import type { Game, Lang, Lesson } from '@regelwerk/core'
import { gameOf, isGame, loadGame, type Screen } from '@regelwerk/protocol'
import { use, useEffect, useMemo, useState } from 'react'
import { Coach } from '../lessons/coach.tsx'
import { noteLearnt } from '../lessons/learnt.ts'
import { lessonOf } from '../lessons/lessons.ts'
import { type Meant, Pointer } from '../lessons/pointer.tsx'
import { sayLesson } from '../messages/lesson.ts'
import { LessonSession } from '../session/lesson.ts'
import type { Hint } from '../session/session.ts'
import { playNow } from '../shell/quick.ts'
import { shelf, titleOf } from '../shell/shelf.ts'
import { useAtTable } from '../shell/use-at-table.ts'
import { useSession } from '../shell/use-session.ts'
import { useTitle } from '../shell/use-title.ts'
import { tokensOf } from '../table/lookup.ts'
import { offeredBy } from '../table/picking.ts'
import { TableScreen } from '../table/table-screen.tsx'

export default function FirstPage({ game: id, lang }: { game: string; lang: Lang }) {
  const game = isGame(id) ? use(loadGame(id)) : undefined
  const [lesson, setLesson] = useState<Lesson | null | undefined>(undefined)
  const [fault, setFault] = useState<Error | null>(null)
  useEffect(() => {
    let here = true
    lessonOf(id).then((found) => here && setLesson(found), setFault)
    return () => {
      here = false
    }
  }, [id])
  if (fault !== null) throw fault
  if (game === undefined || lesson === null || lesson === undefined) {
    const isLoading = game !== undefined && lesson === undefined
    return (
      <section className="sheet">
        <h1>{sayLesson(lang, isLoading ? 'loading' : 'none')}</h1>
        <a href="#/">{sayLesson(lang, 'skip')}</a>
      </section>
    )
  }
  return <FirstGame game={game} lesson={lesson} lang={lang} />
}

function FirstGame({ game, lesson, lang }: { game: Game; lesson: Lesson; lang: Lang }) {
  const [first] = useState(lang)
  const [session, setSession] = useState(() => new LessonSession(game, lesson, first))
  const { lesson: standing, screen, hint } = useSession(session)
  const meant = useMemo(() => meantBy(screen, hint), [screen, hint])
  const title = sayLesson(lang, 'title', { game: titleOf(game.id) })
  useTitle(title)
  useAtTable()
  useEffect(() => () => session.leave(), [session])
  const isOver = standing !== undefined && standing.at >= standing.of
  useEffect(() => {
    if (isOver) noteLearnt(game.id)
  }, [isOver, game])
  const [fault, setFault] = useState<Error | null>(null)
  if (fault !== null) throw fault
  const next = shelf[(shelf.findIndex(({ id }) => id === game.id) + 1) % shelf.length]?.id ?? game.id
  return (
    <div className="around lesson" data-game={game.id}>
      <h1 className="unseen">{title}</h1>
      <Coach
        game={game}
        session={session}
        lang={lang}
        doors={
          <>
            <button type="button" className="strong" onClick={() => playNow(game.id, lang).catch(setFault)}>
              {sayLesson(lang, 'playReal')}
            </button>
            <a className="button" href={`#/puzzles/${game.id}`}>
              {sayLesson(lang, 'puzzles')}
            </a>
            <a className="button" href={`#/first/${next}`}>
              {sayLesson(lang, 'another', { game: titleOf(next) })}
            </a>
            <button type="button" onClick={() => setSession(new LessonSession(game, lesson, lang))}>
              {sayLesson(lang, 'again')}
            </button>
          </>
        }
      />
      <TableScreen session={session} lang={lang} />
      {meant !== null && <Pointer meant={meant} />}
    </div>
  )
}

/** What is meant, as things on the table; null: there is nothing to point at. */
function meantBy(screen: Screen | null, hint: Hint | null): Meant | null {
  const choice = hint?.answers?.[0]?.choice
  if (screen?.decision == null || choice === undefined || hint?.seq !== screen.seq) return null
  const table = gameOf(screen.game).layOut(screen.table, 'en')
  const all = offeredBy(screen.decision, tokensOf(table))
  const offered = [choice].flat().flatMap((index) => all[index] ?? [])
  return {
    from: offered.flatMap(({ from }) => from ?? []),
    to: offered.flatMap(({ to }) => to),
  }
}
