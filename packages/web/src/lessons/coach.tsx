/** What the guide says: what to do and why, what there is to say to what was done instead, and the ways out. */
import { type Game, type Lang, sayOfPuzzle } from '@regelwerk/core'
import type { ReactNode } from 'react'
import { sayLesson } from '../messages/lesson.ts'
import type { LessonSession } from '../session/lesson.ts'
import { useSession } from '../shell/use-session.ts'

interface Props {
  game: Game
  session: LessonSession
  lang: Lang
  /** Where to go when it is over. */
  doors: ReactNode
}

export function Coach({ game, session, lang, doors }: Props) {
  const { lesson } = useSession(session)
  if (lesson === undefined) return null
  const { at, of, say, remark, isReading } = lesson
  const isOver = at >= of
  return (
    <aside className="coach" aria-label={sayLesson(lang, 'coach')} data-over={isOver || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="coach-words" aria-live="polite" tabIndex={0}>
        {remark !== null && <p className="coach-remark">{sayOfPuzzle(game, remark, lang)}</p>}
        {isOver && <strong>{sayLesson(lang, 'done')}.</strong>}
        {/* Even while the other player acts, the room stays as it is. */}
        <p>{say === null ? '…' : sayOfPuzzle(game, say, lang)}</p>
      </div>
      <div className="coach-doors">
        {isOver ? (
          doors
        ) : (
          <>
            <progress max={of} value={at} aria-label={sayLesson(lang, 'step', { at: at + 1, of })} />
            {isReading && (
              <button type="button" className="strong" onClick={() => session.goOn()}>
                {sayLesson(lang, 'goOn')}
              </button>
            )}
            <a className="button" href="#/">
              {sayLesson(lang, 'skip')}
            </a>
          </>
        )}
      </div>
    </aside>
  )
}
