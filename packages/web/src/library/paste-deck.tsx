/** A deck list that somebody has: pasted or from a file, read by the game, looked at and kept. */
import { type Game, type Lang, type Problem, withPrinted } from '@regelwerk/core'
import { type FormEvent, useState } from 'react'
import { say } from '../messages/library.ts'
import type { LookedAt } from './deck-shelf.ts'
import { RuleLink } from './rule-links.tsx'

interface Props {
  game: Game
  lang: Lang
  onRead(deck: LookedAt): void
}

export function PasteDeck({ game, lang, onRead }: Props) {
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const read = (event: FormEvent): void => {
    event.preventDefault()
    const { cards, problems: found, notes = [] } = game.parseDeck(text)
    setProblems(found)
    void withPrinted(game, found).then(setProblems)
    if (found.length > 0 || cards.length === 0) return
    const [, written] = /^Name: (.*)$/m.exec(text) ?? []
    const said = notes.map((note) => note[lang])
    onRead({ id: null, name: name.trim() || written || say(lang, 'nameless'), entries: cards, notes: said })
  }
  return (
    <form className="deck paste" onSubmit={read}>
      <h2>{say(lang, 'pasteDeck')}</h2>
      <label className="field">
        <span>{say(lang, 'deckName')}</span>
        <input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </label>
      <label className="field">
        <span>{say(lang, 'deckList')}</span>
        <textarea
          rows={14}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <label className="field">
        <span>{say(lang, 'deckFile')}</span>
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
        />
      </label>
      {problems.length > 0 && (
        <div className="verdict" data-ok="false" role="alert">
          <p>{say(lang, 'deckWrong', { n: problems.length })}</p>
          <ul className="deck-problems">
            {problems.slice(0, 20).map((problem) => (
              <li key={problem.text}>
                <span lang="en">{problem.text}</span> <RuleLink game={game} id={problem.rule} lang={lang} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <button type="submit" className="strong" disabled={text.trim() === ''}>
        {say(lang, 'readDeck')}
      </button>
    </form>
  )
}
