/** What builders count in a deck, each with its bounds and whether it is within them. */
import type { DeckCount, Game, Lang } from '@regelwerk/core'
import { useMemo } from 'react'
import { say } from '../messages/library.ts'
import type { Entry } from './deck.ts'

const isWithin = ({ n, least = 0, most = Number.POSITIVE_INFINITY }: DeckCount): boolean =>
  n >= least && n <= most

function boundsOf({ least, most }: DeckCount): string {
  if (least === undefined || least === 0) return most === undefined ? '' : ` / ${most}`
  if (most === undefined) return ` / ${least}+`
  return least === most ? ` / ${most}` : ` / ${least}–${most}`
}

interface Props {
  game: Game
  entries: readonly Entry[]
  format: string
  lang: Lang
}

export function DeckCounts({ game, entries, format, lang }: Props) {
  const counts = useMemo(() => game.countDeck?.(entries, format) ?? [], [game, entries, format])
  return (
    <ul className="deck-counts" aria-label={say(lang, 'counted')}>
      {counts.map((count) => (
        <li key={count.id} data-count={count.id} data-ok={isWithin(count)}>
          <span>{count.name[lang]}</span>
          <span className="deck-count-n">
            {count.n}
            {boundsOf(count)}
            {boundsOf(count) !== '' && <span aria-hidden="true">{isWithin(count) ? ' ✓' : ' ✗'}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
