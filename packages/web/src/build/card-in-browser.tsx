/** A card that can go into the deck: a click or a drag adds it; below it how many are in, and the way to its page. */
import type { Lang } from '@regelwerk/core'
import { type CardShelf, cardAddress } from '../browse/card-shelf.ts'
import { say } from '../messages/build.ts'
import { CardFace } from '../table/card-face.tsx'
import { Stepper } from './stepper.tsx'

interface Props {
  shelf: CardShelf
  id: string
  n: number
  lang: Lang
  onChange(by: 1 | -1): void
}

/** What is dragged, for the two places to drop it at. */
export const DRAGGED = 'application/x-regelwerk-card'

export function CardInBrowser({ shelf, id, n, lang, onChange }: Props) {
  const { game } = shelf
  const name = shelf.cards.get(id)?.name
  const said = name?.[lang] ?? name?.en ?? id
  return (
    <>
      <button
        type="button"
        className="build-card"
        draggable
        onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, `in ${id}`)}
        onClick={() => onChange(1)}
      >
        <span className="hidden-text">{say(lang, 'add', { name: said })}</span>
        <span aria-hidden="true">
          <CardFace game={game.id} def={shelf.defOf(id)} lang={lang} size="small" />
        </span>
      </button>
      <div className="build-below">
        <Stepper n={n} name={said} lang={lang} onChange={onChange} />
        <a href={cardAddress(game.id, id)} aria-label={say(lang, 'read', { name: said })}>
          ?
        </a>
      </div>
    </>
  )
}
