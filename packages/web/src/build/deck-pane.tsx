/** The deck that is being built: its cards by kind, whether it is legal, how it is spread, and what can be done with it. */
import type { Lang } from '@regelwerk/core'
import { useMemo } from 'react'
import type { CardShelf } from '../browse/card-shelf.ts'
import { byType, linesOf, sizeOf, textOf } from '../library/deck.ts'
import { FormatCheck } from '../library/deck-view.tsx'
import { KeptWhere } from '../library/kept-where.tsx'
import { say } from '../messages/build.ts'
import { say as sayLibrary } from '../messages/library.ts'
import { saveFile } from '../shell/save.ts'
import { DRAGGED } from './card-in-browser.tsx'
import { type Built, emptyDeck } from './deck.ts'
import { Faring } from './faring-view.tsx'
import { Spread } from './spread.tsx'
import { Stepper } from './stepper.tsx'
import { Compare, Odds, TestHand } from './trying.tsx'

interface Props {
  shelf: CardShelf
  deck: Built
  /** What was last done, in words. */
  done: string
  /** The deck as which it has just been kept; null: it has not. */
  kept: string | null
  lang: Lang
  onDeck(deck: Built): void
  onChange(entry: string, by: 1 | -1): void
  onDrop(card: string): void
  onKeep(): void
  onPlay(): void
}

/** How a deck of each game is spread: what its players look at first. */
const LOOKED_AT = ['ink', 'house', 'clan', 'people', 'cost', 'side', 'type', 'moons']

export function DeckPane({ shelf, deck, done, kept, lang, onDeck, onChange, onDrop, onKeep, onPlay }: Props) {
  const { game, properties } = shelf
  const { entries } = deck
  const lines = useMemo(() => linesOf(game, entries, lang), [game, entries, lang])
  const groups = useMemo(() => byType(game, lines, lang), [game, lines, lang])
  const cards = lines.flatMap(({ n, def }) => (def === undefined ? [] : [[n, game.faces.idOf(def)] as const]))
  return (
    <aside
      className="deck-pane"
      aria-label={say(lang, 'yourDeck')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [way, card = ''] = event.dataTransfer.getData(DRAGGED).split(/ (.*)/s)
        if (way === 'in') onDrop(card)
      }}
    >
      <label className="field">
        <span>{say(lang, 'deckName')}</span>
        <input
          value={deck.name}
          maxLength={60}
          placeholder={say(lang, 'unnamed')}
          onChange={(event) => onDeck({ ...deck, name: event.target.value })}
        />
      </label>
      <p className="deck-size" role="status">
        {say(lang, 'size', { n: sizeOf(entries) })}
        {done !== '' && <span> · {done}</span>}
      </p>
      {kept !== null && <KeptWhere game={game.id} id={kept} lang={lang} />}
      <div className="tools">
        <button type="button" className="strong" onClick={onKeep}>
          {say(lang, 'save')}
        </button>
        <button type="button" disabled={entries.length === 0} onClick={onPlay}>
          {say(lang, 'play')}
        </button>
        <button
          type="button"
          onClick={() => saveFile(`${deck.name || say(lang, 'unnamed')}.txt`, textOf(game, entries, lang))}
        >
          {say(lang, 'asText')}
        </button>
        <button type="button" onClick={() => onDeck(emptyDeck(game))}>
          {say(lang, 'clear')}
        </button>
      </div>
      <FormatCheck
        game={game}
        entries={entries}
        format={deck.format}
        lang={lang}
        onFormat={(format) => onDeck({ ...deck, format })}
      />
      {entries.length === 0 && <p className="aside">{say(lang, 'drop')}</p>}
      {groups.map(([type, group]) => (
        <section key={type} className="build-group">
          <h3>
            {type === '?' ? sayLibrary(lang, 'unknownCards') : type}{' '}
            <span>{group.reduce((sum, { n }) => sum + n, 0)}</span>
          </h3>
          <ul>
            {group.map(({ entry, n, name }) => (
              <li
                key={entry}
                draggable
                onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, `out ${entry}`)}
              >
                <Stepper n={n} name={name} lang={lang} onChange={(by) => onChange(entry, by)} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {properties
        .filter(({ id }) => LOOKED_AT.includes(id))
        .map((property) => (
          <Spread key={property.id} property={property} cards={cards} lang={lang} />
        ))}
      <TestHand game={game} format={deck.format} entries={entries} lang={lang} />
      <Odds entries={entries} lang={lang} />
      <Compare game={game} entries={entries} lang={lang} />
      <Faring game={game} format={deck.format} entries={entries} lang={lang} />
      <label className="field">
        <span>{say(lang, 'notes')}</span>
        <textarea
          rows={4}
          maxLength={4000}
          value={deck.notes}
          onChange={(event) => onDeck({ ...deck, notes: event.target.value })}
        />
      </label>
    </aside>
  )
}
