/** Puzzles: the list of a game's, or one of them at the table. */
import { type Game, type Lang, sayOfPuzzle } from '@regelwerk/core'
import { isGame, loadGame } from '@regelwerk/protocol'
import { use, useEffect, useState } from 'react'
import { NoGame } from '../library/game-tabs.tsx'
import { sayPuzzle } from '../messages/puzzles.ts'
import { PuzzleList } from '../puzzles/puzzle-list.tsx'
import { type LeveledPuzzle, puzzleAddress, puzzlesOf } from '../puzzles/puzzles.ts'
import { QuestionView } from '../puzzles/question-view.tsx'
import { TaskView } from '../puzzles/task-view.tsx'
import { titleOf } from '../shell/shelf.ts'

interface Props {
  game: string
  id: string | undefined
  lang: Lang
}

export default function PuzzlesPage({ game: name, id, lang }: Props) {
  const game = isGame(name) ? use(loadGame(name)) : undefined
  const [puzzles, setPuzzles] = useState<LeveledPuzzle[] | string | null>(null)
  useEffect(() => {
    let here = true
    setPuzzles(null)
    puzzlesOf(name).then(
      (found) => here && setPuzzles(found),
      (wrong: unknown) => here && setPuzzles((wrong as Error).message),
    )
    return () => {
      here = false
    }
  }, [name])
  if (game === undefined) return <NoGame room="puzzles" lang={lang} />
  if (puzzles === null || typeof puzzles === 'string') {
    const text =
      puzzles === null ? sayPuzzle(lang, 'loading') : sayPuzzle(lang, 'cannotLoad', { detail: puzzles })
    return (
      <section className="sheet library">
        <h1>{sayPuzzle(lang, 'puzzlesOf', { game: titleOf(name) })}</h1>
        <p className="aside">{text}</p>
      </section>
    )
  }
  if (id === undefined) return <PuzzleList game={game} puzzles={puzzles} lang={lang} />
  const at = puzzles.findIndex((one) => one.id === id)
  if (at < 0) {
    return (
      <section className="sheet library">
        <h1>{sayPuzzle(lang, 'noPuzzle')}</h1>
        <a href={`#/puzzles/${game.id}`}>{sayPuzzle(lang, 'back', { game: titleOf(game.id) })}</a>
      </section>
    )
  }
  return <OnePuzzle key={`${name}/${id}`} game={game} puzzles={puzzles} at={at} lang={lang} />
}

interface OneProps {
  game: Game
  puzzles: readonly LeveledPuzzle[]
  at: number
  lang: Lang
}

function OnePuzzle({ game, puzzles, at, lang }: OneProps) {
  const puzzle = puzzles[at] as LeveledPuzzle
  const after = puzzles[at + 1]
  const next = (
    <a
      className="button strong"
      href={after === undefined ? `#/puzzles/${game.id}` : puzzleAddress(game.id, after.id)}
    >
      {after === undefined ? sayPuzzle(lang, 'back', { game: titleOf(game.id) }) : sayPuzzle(lang, 'next')}
    </a>
  )
  return (
    <article className="library show puzzle" data-game={game.id}>
      <header className="puzzle-head">
        <a className="back" href={`#/puzzles/${game.id}`}>
          {sayPuzzle(lang, 'back', { game: titleOf(game.id) })}
        </a>
        <p className="puzzle-where">
          {sayPuzzle(lang, 'number', { n: at + 1, all: puzzles.length })} ·{' '}
          {sayPuzzle(lang, `level-${puzzle.level}`)}
        </p>
        <h1>{sayOfPuzzle(game, puzzle.title, lang)}</h1>
        <p className="puzzle-question">{sayOfPuzzle(game, puzzle.question, lang)}</p>
      </header>
      {puzzle.kind === 'task' ? (
        <TaskView game={game} puzzle={puzzle} lang={lang} next={next} />
      ) : (
        <QuestionView game={game} puzzle={puzzle} lang={lang} next={next} />
      )}
    </article>
  )
}
