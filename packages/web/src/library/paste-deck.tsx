/** A deck list that somebody has: pasted or from a file, read by the game, looked at and kept. */
import { type Game, type Lang, type Problem, withPrinted } from '@regelwerk/core'
import { type FormEvent, useState } from 'react'
import { say } from '../messages/library.ts'
import { type LookedAt, readList } from './deck-shelf.ts'
import { RuleLink } from './rule-links.tsx'

interface Props {
  game: Game
  lang: Lang
  /** A list that came with the address and could not be read. */
  begun: string
  onRead(deck: LookedAt): void
}

export function PasteDeck({ game, lang, begun, onRead }: Props) {
  const [text, setText] = useState(begun)
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const read = (event: FormEvent): void => {
    event.preventDefault()
    const { deck, problems: found } = readList(game, text, lang)
    setProblems(found)
    void withPrinted(game, found).then(setProblems)
    if (found.length > 0 || deck.entries.length === 0) return
    onRead({ ...deck, name: name.trim() || deck.name || say(lang, 'nameless') })
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
          accept=".txt,.json,text/plain,application/json"
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
