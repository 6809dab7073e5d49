/** A question about the table: one of some answers is what the engine makes happen, as can be seen afterwards. */
import { type Game, type Lang, type Question, sayOfPuzzle } from '@regelwerk/core'
import { type ReactNode, useMemo, useState } from 'react'
import { sayPuzzle } from '../messages/puzzles.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { JudgeAnswer } from './judge-answer.tsx'
import { Moves, useShown } from './moves.tsx'
import { noteProgress } from './puzzles.ts'

interface Props {
  game: Game
  puzzle: Question
  lang: Lang
  /** The way to the next puzzle. */
  next: ReactNode
}

export function QuestionView({ game, puzzle, lang, next }: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  // Before it is answered only the beginning is to be seen.
  const still = useMemo(() => ({ ...puzzle, when: [] }), [puzzle])
  const before = useShown(game, still, lang)
  const session = useShown(game, puzzle, lang)
  const choose = (i: number): void => {
    noteProgress(game.id, puzzle.id, i === puzzle.right ? 'solved' : 'seen')
    setChosen(i)
  }
  const isRight = chosen === puzzle.right
  return (
    <>
      <div className="puzzle-side">
        <section>
          <h2>{sayPuzzle(lang, 'yourQuestion')}</h2>
          <ul className="puzzle-answers">
            {puzzle.answers.map(({ says }, i) => (
              <li key={says.en}>
                <button
                  type="button"
                  aria-pressed={chosen === i}
                  data-right={chosen === null ? undefined : i === puzzle.right}
                  disabled={chosen !== null && chosen !== i && i !== puzzle.right}
                  onClick={() => chosen === null && choose(i)}
                >
                  {sayOfPuzzle(game, says, lang)}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <div className="puzzle-verdict" role="status">
          {chosen !== null && (
            <div className="verdict" data-ok={isRight}>
              <p>{sayPuzzle(lang, isRight ? 'right' : 'wrong')}</p>
            </div>
          )}
        </div>
        {chosen !== null && (
          <>
            <JudgeAnswer game={game} puzzle={puzzle} lang={lang} />
            <Moves
              game={game}
              puzzle={puzzle}
              session={session}
              title={sayPuzzle(lang, 'happens')}
              lang={lang}
            />
            <div className="inline">{next}</div>
          </>
        )}
      </div>
      <div className="show-table">
        <TableScreen
          key={chosen === null ? 'before' : 'after'}
          session={chosen === null ? before : session}
          lang={lang}
        />
      </div>
    </>
  )
}
