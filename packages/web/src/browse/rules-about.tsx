/** The rules about a card, with what they say: rulings of its own first. */
import type { CardEntry, Lang } from '@regelwerk/core'
import { useEffect, useState } from 'react'
import { RuleLines } from '../library/rule-links.tsx'
import { say } from '../messages/cards.ts'
import type { CardShelf } from './card-shelf.ts'
import { type Rulings, rulingsFor } from './rulings.ts'

export function RulesAbout({ shelf, card, lang }: { shelf: CardShelf; card: CardEntry; lang: Lang }) {
  const { game, properties } = shelf
  const [found, setFound] = useState<Rulings | null>(null)
  useEffect(() => {
    let here = true
    rulingsFor(game, properties, card).then(
      (rulings) => here && setFound(rulings),
      () => here && setFound({ own: [], general: [] }),
    )
    return () => {
      here = false
    }
  }, [game, properties, card])
  const ids = [...(found?.own ?? []), ...(found?.general ?? [])]
  if (found !== null && ids.length === 0) return null
  return (
    <section className="card-rulings" aria-busy={found === null}>
      <h2>{say(lang, 'rulings')}</h2>
      <RuleLines game={game} ids={ids} lang={lang} />
    </section>
  )
}
