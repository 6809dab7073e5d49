/** Not written yet. */
import type { Lang } from '@regelwerk/core'

export default function DecksPage({ game }: { game: string; lang: Lang }) {
  return <h1>decks {game}</h1>
}
