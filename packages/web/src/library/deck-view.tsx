/** A deck: its cards by kind with their faces, and what a format says of it. */
import type { Game, Lang } from '@regelwerk/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { say } from '../messages/library.ts'
import { FormatField } from '../shell/fields.tsx'
import { CardFace } from '../table/card-face.tsx'
import { Dialog } from '../table/dialog.tsx'
import { byType, type DeckLine, type Entry, linesOf, sizeOf } from './deck.ts'
import { DeckCounts } from './deck-counts.tsx'
import { RuleLink } from './rule-links.tsx'

// It knows Blue Moon's cards, which no other game needs.
const MoonCounter = lazy(() => import('./moon-counter.tsx'))

interface Props {
  game: Game
  entries: readonly Entry[]
  lang: Lang
}

export function DeckCards({ game, entries, lang }: Props) {
  const groups = useMemo(() => byType(game, linesOf(game, entries, lang), lang), [game, entries, lang])
  const [open, setOpen] = useState<DeckLine | null>(null)
  return (
    <div className="deck-cards">
      {groups.map(([type, lines]) => (
        <section key={type}>
          <h3>
            {type === '?' ? say(lang, 'unknownCards') : type}{' '}
            <span>{lines.reduce((sum, { n }) => sum + n, 0)}</span>
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line.entry}>
                {line.def === undefined ? (
                  <span className="deck-unknown">
                    {line.n} {line.name}
                  </span>
                ) : (
                  <button
                    type="button"
                    className="deck-card"
                    aria-haspopup="dialog"
                    onClick={() => setOpen(line)}
                  >
                    <CardFace game={game.id} def={line.def} lang={lang} size="small" />
                    {line.n > 1 && <span className="deck-count">×{line.n}</span>}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {open?.def !== undefined && (
        <Dialog title={open.name} closeLabel={say(lang, 'close')} onClose={() => setOpen(null)}>
          <div className="deck-large" data-game={game.id}>
            <CardFace game={game.id} def={open.def} lang={lang} size="large" />
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** Whether a format allows the deck, and why not: at first one that does, if there is one. */
export function DeckCheck({ game, entries, lang }: Props) {
  const fitting = useMemo(
    () => game.formats.find((format) => game.checkDeck(entries, format).length === 0),
    [game, entries],
  )
  const [chosen, setFormat] = useState<string | null>(null)
  const format = chosen ?? fitting ?? (game.formats[0] as string)
  return <FormatCheck game={game} entries={entries} format={format} lang={lang} onFormat={setFormat} />
}

interface CheckProps extends Props {
  format: string
  onFormat(format: string): void
}

export function FormatCheck({ game, entries, format, lang, onFormat }: CheckProps) {
  const problems = useMemo(() => game.checkDeck(entries, format), [game, entries, format])
  return (
    <div className="deck-check">
      <FormatField formats={game.formats} value={format} lang={lang} onChange={onFormat} />
      <div className="verdict" data-ok={problems.length === 0} role="status">
        <p>
          {problems.length === 0
            ? say(lang, 'deckFine', { n: sizeOf(entries) })
            : say(lang, 'deckWrong', { n: problems.length })}
        </p>
        {problems.length > 0 && (
          <ul className="deck-problems">
            {problems.slice(0, 20).map(({ rule, text }) => (
              <li key={`${rule} ${text}`}>
                <span lang="en">{text}</span> <RuleLink game={game} id={rule} lang={lang} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <DeckCounts game={game} entries={entries} format={format} lang={lang} />
      {game.id === 'bluemoon' && (
        <Suspense fallback={null}>
          <MoonCounter entries={entries} lang={lang} />
        </Suspense>
      )}
    </div>
  )
}
