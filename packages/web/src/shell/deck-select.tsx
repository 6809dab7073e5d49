/** The list of decks to choose from: any, ready ones, one's own, and what else there is. */
import type { Lang } from '@regelwerk/core'
import type { ReactNode } from 'react'
import type { OwnDeck } from '../library/own-decks.ts'
import { say } from '../messages/shell.ts'
import type { DeckPick } from './deck-pick.ts'

/** A pick as the value of an option: `ready crab`, `own own:1a2b`, `any`. */
const coded = (pick: DeckPick): string => ('id' in pick ? `${pick.from} ${pick.id}` : pick.from)

function decoded(code: string): DeckPick {
  const [from, id = ''] = code.split(/ (.*)/s)
  if (from === 'ready' || from === 'own') return { from, id }
  return from === 'list' ? { from, text: '' } : { from: from === 'generated' ? from : 'any' }
}

interface Props {
  decks: readonly { id: string; name: string }[]
  own: readonly OwnDeck[]
  pick: DeckPick
  lang: Lang
  onPick(pick: DeckPick): void
  /** Further options. */
  children?: ReactNode
}

export function DeckSelect({ decks, own, pick, lang, onPick, children }: Props) {
  return (
    <label className="field">
      <span>{say(lang, 'deck')}</span>
      <select value={coded(pick)} onChange={(event) => onPick(decoded(event.target.value))}>
        <option value="any">{say(lang, 'anyDeck')}</option>
        <optgroup label={say(lang, 'readyDecks')}>
          {decks.map(({ id, name }) => (
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
        {children}
      </select>
    </label>
  )
}
