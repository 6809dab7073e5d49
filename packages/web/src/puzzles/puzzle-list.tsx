/** The puzzles of a game: from easy to hard, with what one has solved. */
import { type Game, type Lang, sayOfPuzzle } from '@regelwerk/core'
import { GameTabs } from '../library/game-tabs.tsx'
import { sayPuzzle } from '../messages/puzzles.ts'
import { titleOf } from '../shell/shelf.ts'
import { type Level, type LeveledPuzzle, progress, puzzleAddress } from './puzzles.ts'

interface Props {
  game: Game
  puzzles: readonly LeveledPuzzle[]
  lang: Lang
}

export function PuzzleList({ game, puzzles, lang }: Props) {
  const done = progress()
  const isSolved = ({ id }: LeveledPuzzle): boolean => done[`${game.id}/${id}`] === 'solved'
  const solved = puzzles.filter(isSolved).length
  const levels = [...new Set(puzzles.map(({ level }) => level))]
  return (
    <section className="sheet library puzzles" data-game={game.id}>
      <h1>{sayPuzzle(lang, 'puzzlesOf', { game: titleOf(game.id) })}</h1>
      <GameTabs room="puzzles" game={game.id} lang={lang} />
      <p className="aside">{sayPuzzle(lang, 'what')}</p>
      <div className="puzzle-progress">
        <progress max={puzzles.length} value={solved} aria-labelledby="puzzle-progress" />
        <span id="puzzle-progress">{sayPuzzle(lang, 'solvedOf', { n: solved, all: puzzles.length })}</span>
      </div>
      {levels.map((level) => (
        <LevelList key={level} game={game} level={level} puzzles={puzzles} lang={lang} />
      ))}
    </section>
  )
}

function LevelList({ game, level, puzzles, lang }: Props & { level: Level }) {
  const done = progress()
  return (
    <section className="puzzle-level">
      <h2>{sayPuzzle(lang, `level-${level}`)}</h2>
      <ol className="puzzle-list">
        {puzzles.map((puzzle, i) => {
          if (puzzle.level !== level) return null
          const how = done[`${game.id}/${puzzle.id}`]
          return (
            <li key={puzzle.id} data-how={how}>
              <a href={puzzleAddress(game.id, puzzle.id)}>
                <span className="puzzle-number" aria-hidden="true">
                  {how === 'solved' ? '✓' : i + 1}
                </span>
                <span className="puzzle-title">{sayOfPuzzle(game, puzzle.title, lang)}</span>
                <span className="puzzle-kind">
                  {how === undefined
                    ? sayPuzzle(lang, puzzle.kind === 'task' ? 'task' : 'ask')
                    : sayPuzzle(lang, how)}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
