/** A task at the table: it is played until the goal is reached or out of reach; the solution is shown if wanted. */
import { type Game, type Lang, sayOfPuzzle, type Task } from '@regelwerk/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sayPuzzle } from '../messages/puzzles.ts'
import { PuzzleSession } from '../session/puzzle.ts'
import type { SessionState } from '../session/session.ts'
import { useSession } from '../shell/use-session.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { JudgeAnswer } from './judge-answer.tsx'
import { Moves, useShown } from './moves.tsx'
import { noteProgress } from './puzzles.ts'

interface Props {
  game: Game
  puzzle: Task
  lang: Lang
  /** The way to the next puzzle. */
  next: ReactNode
}

export function TaskView({ game, puzzle, lang, next }: Props) {
  const [session, setSession] = useState<PuzzleSession | null>(null)
  const [isShown, setShown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is spoken by the session itself.
  useEffect(() => {
    const begun = new PuzzleSession(game.id, puzzle, lang)
    setSession(begun)
    return () => begun.leave()
  }, [game, puzzle])
  if (session === null) return null
  const show = (): void => {
    noteProgress(game.id, puzzle.id, 'seen')
    setShown(true)
  }
  const props = { game, puzzle, lang, next }
  if (isShown) return <Solution {...props} onBack={() => setShown(false)} />
  return <Solve {...props} session={session} onShow={show} />
}

function Solve({
  game,
  puzzle,
  lang,
  next,
  session,
  onShow,
}: Props & { session: PuzzleSession; onShow(): void }) {
  const { puzzle: standing = 'open' } = useSession(session)
  const [hasHint, setHint] = useState(false)
  useEffect(() => {
    if (standing === 'reached') noteProgress(game.id, puzzle.id, 'solved')
  }, [standing, game, puzzle])
  return (
    <>
      <div className="puzzle-side">
        <Verdict standing={standing} lang={lang} />
        <div className="inline">
          {(standing === 'missed' || standing === 'lost') && (
            <button type="button" className="strong" onClick={() => session.undo()}>
              {sayPuzzle(lang, 'takeBack')}
            </button>
          )}
          {standing === 'reached' && next}
          <button type="button" onClick={() => session.again()}>
            {sayPuzzle(lang, 'tryAgain')}
          </button>
          {standing !== 'reached' && (
            <button type="button" aria-expanded={hasHint} onClick={() => setHint(!hasHint)}>
              {sayPuzzle(lang, 'hint')}
            </button>
          )}
          <button type="button" onClick={onShow}>
            {sayPuzzle(lang, 'showSolution')}
          </button>
        </div>
        {hasHint && standing !== 'reached' && (
          <p className="puzzle-hint">{sayOfPuzzle(game, puzzle.hint, lang)}</p>
        )}
        {standing === 'reached' && <JudgeAnswer game={game} puzzle={puzzle} lang={lang} />}
      </div>
      <div className="show-table" data-standing={standing}>
        <TableScreen session={session} lang={lang} />
      </div>
    </>
  )
}

function Verdict({ standing, lang }: { standing: NonNullable<SessionState['puzzle']>; lang: Lang }) {
  const ok = standing === 'open' ? 'open' : standing === 'reached'
  const box = useRef<HTMLDivElement>(null)
  // On a phone the table fills the screen, and what is said stands above it.
  useEffect(() => {
    if (standing !== 'open') box.current?.scrollIntoView({ block: 'nearest' })
  }, [standing])
  return (
    <div className="puzzle-verdict" role="status" ref={box}>
      {standing !== 'open' && (
        <div className="verdict" data-ok={ok}>
          <p>{sayPuzzle(lang, standing)}</p>
        </div>
      )}
    </div>
  )
}

function Solution({ game, puzzle, lang, next, onBack }: Props & { onBack(): void }) {
  const session = useShown(game, puzzle, lang)
  return (
    <>
      <div className="puzzle-side">
        <Moves
          game={game}
          puzzle={puzzle}
          session={session}
          title={sayPuzzle(lang, 'solution')}
          lang={lang}
        />
        <JudgeAnswer game={game} puzzle={puzzle} lang={lang} />
        <div className="inline">
          <button type="button" className="strong" onClick={onBack}>
            {sayPuzzle(lang, 'tryYourself')}
          </button>
          {next}
        </div>
      </div>
      <div className="show-table">
        <TableScreen session={session} lang={lang} />
      </div>
    </>
  )
}
