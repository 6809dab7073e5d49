/** Says where a deck of the reader's is kept, and what has become of those changed in two places. */
import type { Lang } from '@regelwerk/core'
import { say } from '../messages/library.ts'
import { useServer } from '../shell/server.ts'
import { keptWhere, useDeckSync } from './deck-sync.ts'
import { useOwnDecks } from './own-decks.ts'

export function KeptWhere({ game, id, lang }: { game: string; id: string; lang: Lang }) {
  const sync = useDeckSync()
  const server = useServer()
  useOwnDecks(game)
  const where = keptWhere(game, id, server === 'there', sync)
  return (
    <p className="aside" role="status" data-kept={where}>
      {say(lang, `kept-${where}`, { detail: sync.refused.get(id) ?? '' })}
    </p>
  )
}

export function Copies({ lang }: { lang: Lang }) {
  const { copies } = useDeckSync()
  return copies.map(({ name, copy }) => (
    <p key={copy} className="aside" role="status">
      {say(lang, 'deckCopied', { name, copy })}
    </p>
  ))
}
