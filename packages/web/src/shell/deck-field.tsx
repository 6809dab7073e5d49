/** Chooses a deck: a ready one, a generated one, or a list that is checked while it is written. */
import type { Game, Lang } from '@regelwerk/core'
import { useId, useMemo } from 'react'
import { ownDecks } from '../library/own-decks.ts'
import { say } from '../messages/shell.ts'
import { type DeckPick, problemsOf } from './deck-pick.ts'

interface Props {
  game: Game
  format: string
  pick: DeckPick
  lang: Lang
  onPick(pick: DeckPick): void
}

/** A pick as the value of an option: `ready crab`, `own own:1a2b`, `any`. */
const coded = (pick: DeckPick): string => ('id' in pick ? `${pick.from} ${pick.id}` : pick.from)

function decoded(code: string): DeckPick {
  const [from, id = ''] = code.split(/ (.*)/s)
  if (from === 'ready' || from === 'own') return { from, id }
  return from === 'list' ? { from, text: '' } : { from: from === 'generated' ? from : 'any' }
}

export function DeckField({ game, format, pick, lang, onPick }: Props) {
  const own = useMemo(() => ownDecks(game.id), [game.id])
  return (
    <>
      <label className="field">
        <span>{say(lang, 'deck')}</span>
        <select value={coded(pick)} onChange={(event) => onPick(decoded(event.target.value))}>
          <option value="any">{say(lang, 'anyDeck')}</option>
          {game.deckOfSeed !== undefined && <option value="generated">{say(lang, 'generated')}</option>}
          <optgroup label={say(lang, 'readyDecks')}>
            {game.decks.map(({ id, name }) => (
              <option key={id} value={`ready ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
          {own.length > 0 && (
            <optgroup label={say(lang, 'ownDecks')}>
              {own.map(({ id, name }) => (
                <option key={id} value={`own ${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <option value="list">{say(lang, 'pasted')}</option>
        </select>
      </label>
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
