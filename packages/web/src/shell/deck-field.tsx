/** Chooses a deck: a ready one, a generated one, or a list that is checked while it is written. */
import { type Game, type Lang, type Problem, withPrinted } from '@regelwerk/core'
import { useEffect, useId, useMemo, useState } from 'react'
import { useDeckSync } from '../library/deck-sync.ts'
import { useOwnDecks } from '../library/own-decks.ts'
import { RuleLink } from '../library/rule-links.tsx'
import { say } from '../messages/shell.ts'
import { type DeckPick, isMade, problemsOf } from './deck-pick.ts'
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
  const found = useMemo(() => problemsOf(game, pick, format), [game, pick, format])
  const problems = usePrinted(game, found)
  if (pick.from === 'list' && pick.text.trim() === '')
    return <p className="remark">{say(lang, 'listHint')}</p>
  if (problems.length === 0) {
    if (isMade(game, pick, format)) return <p className="remark">{say(lang, 'deckMade')}</p>
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
            <span lang="en">{text}</span> <RuleLink game={game} id={rule} lang={lang} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is not there yet is told from what there is not at all, as soon as that is known. */
function usePrinted(game: Game, found: readonly Problem[]): readonly Problem[] {
  const [told, setTold] = useState({ found, problems: found })
  useEffect(() => {
    let here = true
    withPrinted(game, found).then(
      (problems) => here && setTold({ found, problems }),
      // Out of reach: they stay what they are.
      () => {},
    )
    return () => {
      here = false
    }
  }, [game, found])
  return told.found === found ? told.problems : found
}
