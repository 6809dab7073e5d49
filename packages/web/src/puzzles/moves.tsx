/** What is done in a puzzle as a list to go through: a click shows the table after it. */
import { caseOf, type Game, type Lang, type Puzzle } from '@regelwerk/core'
import { useEffect, useMemo, useState } from 'react'
import { sayPuzzle } from '../messages/puzzles.ts'
import { showPosition } from '../session/position.ts'
import type { ShownSession } from '../session/shown.ts'
import { useSession } from '../shell/use-session.ts'
import { withNames } from '../table/names.ts'
import { sayMoves } from './puzzles.ts'

/** The solution, or what a question is about, to be shown step by step. */
export function useShown(game: Game, puzzle: Puzzle, lang: Lang): ShownSession {
  // The language it begins in; another is spoken by the session itself.
  const [first] = useState(lang)
  const shown = useMemo(() => showPosition(game, caseOf(puzzle), first), [game, puzzle, first])
  useEffect(() => shown.session.speak(lang), [shown, lang])
  return shown.session
}

interface Props {
  game: Game
  puzzle: Puzzle
  session: ShownSession
  title: string
  lang: Lang
}

export function Moves({ game, puzzle, session, title, lang }: Props) {
  const { steps } = useSession(session)
  const at = steps?.at ?? 0
  const moves = useMemo(() => {
    const names = [sayPuzzle(lang, 'you'), sayPuzzle(lang, 'opponent')]
    return sayMoves(game, puzzle, lang).map((move) => ({ ...move, text: withNames(move.text, names) }))
  }, [game, puzzle, lang])
  const lines = [
    sayPuzzle(lang, 'setUp'),
    ...moves.map(({ seat, text }) => (seat === 0 ? text : sayPuzzle(lang, 'byOpponent', { move: text }))),
  ]
  return (
    <section className="moves">
      <h2>{title}</h2>
      <ol className="script-steps">
        {lines.map((line, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <li key={step}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              data-done={step < at}
              onClick={() => session.goTo(step)}
            >
              <span className="script-number">{step === 0 ? '' : step}</span>
              <span>{line}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
