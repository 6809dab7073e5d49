/** The judge's answer to a puzzle: why it is so, with the rules that say it. */
import { type Game, type Lang, type Puzzle, sayOfPuzzle } from '@regelwerk/core'
import { RuleLines } from '../library/rule-links.tsx'
import { sayPuzzle } from '../messages/puzzles.ts'

export function JudgeAnswer({ game, puzzle, lang }: { game: Game; puzzle: Puzzle; lang: Lang }) {
  return (
    <section className="judge-answer">
      <h2>{sayPuzzle(lang, 'judge')}</h2>
      <p>{sayOfPuzzle(game, puzzle.because, lang)}</p>
      <details open>
        <summary>{sayPuzzle(lang, 'rules')}</summary>
        <RuleLines game={game} ids={puzzle.rules} lang={lang} />
      </details>
    </section>
  )
}
