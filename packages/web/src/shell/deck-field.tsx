/** Chooses a deck: a ready one, a generated one, or a list that is checked while it is written. */
import type { Game, Lang } from '@regelwerk/core'
import { useId, useMemo } from 'react'
import { useDeckSync } from '../library/deck-sync.ts'
import { useOwnDecks } from '../library/own-decks.ts'
import { say } from '../messages/shell.ts'
import { type DeckPick, problemsOf } from './deck-pick.ts'
import { DeckSelect } from './deck-select.tsx'

interface Props {
  game: Game
  format: string
  pick: DeckPick
  lang: Lang
  onPick(pick: DeckPick): void
}

export function DeckField({ game, format, pick, lang, onPick }: Props) {
  useDeckSync()
  const own = useOwnDecks(game.id)
  return (
    <>
      <DeckSelect decks={game.decks} own={own} pick={pick} lang={lang} onPick={onPick}>
        {game.deckOfSeed !== undefined && <option value="generated">{say(lang, 'generated')}</option>}
        <option value="list">{say(lang, 'pasted')}</option>
      </DeckSelect>
      {pick.from === 'list' && (
        <label className="field">
          <span>{say(lang, 'list')}</span>
          <textarea
            rows={8}
            value={pick.text}
            placeholder={say(lang, 'listHint')}
            spellCheck={false}
            onChange={(event) => onPick({ from: 'list', text: event.target.value })}
          />
        </label>
      )}
      <DeckVerdict game={game} format={format} pick={pick} lang={lang} />
    </>
  )
}

function DeckVerdict({ game, format, pick, lang }: Omit<Props, 'onPick'>) {
  const id = useId()
  const problems = useMemo(() => problemsOf(game, pick, format), [game, pick, format])
  if (pick.from === 'list' && pick.text.trim() === '')
    return <p className="remark">{say(lang, 'listHint')}</p>
  if (problems.length === 0) {
    if (pick.from !== 'list') return null
    const n = game.parseDeck(pick.text).cards.reduce((sum, [count]) => sum + count, 0)
    return (
      <p className="remark good" role="status">
        {say(lang, 'listFine', { n })}
      </p>
    )
  }
  return (
    <div className="problems" role="status">
      <p id={id}>{say(lang, pick.from === 'ready' || pick.from === 'any' ? 'deckUnfit' : 'listWrong')}</p>
      <ul aria-labelledby={id}>
        {problems.slice(0, 8).map(({ rule, text }) => (
          <li key={`${rule} ${text}`}>
            {text} <a href={`#/rules/${game.id}/${rule}`}>{rule}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
