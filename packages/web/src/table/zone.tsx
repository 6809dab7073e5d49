/** A part of the table: cards side by side, a pile, or a hand. */
import type { Piece, Zone } from '@regelwerk/core'
import { type CSSProperties, memo } from 'react'
import { emblemOf } from '../emblems/index.tsx'
import { CardBack, CardFace } from './card-face.tsx'
import { useTable } from './context.ts'
import { keyed } from './keyed.ts'
import { signature, thingOf, withAttached } from './lookup.ts'
import type { Marked } from './picking.ts'
import { PieceView } from './piece.tsx'

const keyOf = (piece: Piece): string => thingOf(piece) ?? signature(piece)

/** Cards that can only be counted: nobody can point at them. */
const isCounted = ({ pieces }: Zone): boolean =>
  pieces.length > 0 && pieces.every((piece) => thingOf(piece) === null && piece.def === undefined)

function Counted({ zone }: { zone: Zone }) {
  const { game } = useTable()
  const drawn = emblemOf(game.id, zone.id)
  const turned = zone.pieces.filter((piece) => piece.turned).length
  return (
    <div className="counted" data-drawn={drawn !== undefined || undefined} data-flip={`zone ${zone.id}`}>
      {keyed(zone.pieces, (piece) => (piece.turned ? 'turned' : 'ready')).map(({ key, item }) => (
        <span key={key} className="counted-card" data-turned={item.turned || undefined}>
          {drawn ?? <CardBack />}
        </span>
      ))}
      <span className="counted-number">
        {turned === 0 ? zone.count : `${zone.count - turned}/${zone.count}`}
      </span>
    </div>
  )
}

interface Props {
  zone: Zone
  seat: number | null
}

export const OpenZone = memo(function OpenZone({ zone, seat }: Props) {
  return (
    <section
      className="zone"
      data-zone={zone.id}
      data-seat={seat ?? undefined}
      data-empty={zone.pieces.length === 0 || undefined}
      aria-label={zone.label}
      style={{ '--n': zone.pieces.length } as CSSProperties}
    >
      <h4 className="zone-label">{zone.label}</h4>
      {isCounted(zone) ? (
        <Counted zone={zone} />
      ) : (
        <ul className="pieces">
          {keyed(zone.pieces, keyOf).map(({ key, item }) => (
            <li key={key}>
              <PieceView piece={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

/** A pile: how many cards, the top one if it can be seen, and a way to look through those that are known. */
export function Pile({ zone, seat, owner }: Props & { owner: string }) {
  const use = useTable()
  const top = zone.pieces[0]
  const all = zone.pieces.flatMap((piece) => [...withAttached(piece)])
  const marks = all.map((piece) => use.marked(thingOf(piece)))
  const marked = (['chosen', 'target', 'may', 'aimed'] as Marked[]).find((mark) => marks.includes(mark))
  const isSeen = top?.def !== undefined && !top.facedown && zone.lie === 'pile'
  const title = `${zone.label} (${owner})`
  const thing = top === undefined ? null : thingOf(top)
  return (
    <button
      type="button"
      className="pile"
      tabIndex={-1}
      data-piece=""
      data-thing={isSeen ? (thing ?? undefined) : undefined}
      data-zone={zone.id}
      data-lie={zone.lie}
      data-seat={seat ?? undefined}
      data-marked={marked ?? undefined}
      data-empty={zone.count === 0 || undefined}
      aria-haspopup="dialog"
      onPointerEnter={() => isSeen && top && use.inspect({ piece: top })}
      onFocus={() => isSeen && top && use.inspect({ piece: top })}
      onClick={() => use.lookThrough(zone, title)}
    >
      <span className="hidden-text">
        {title}: {use.say('cards', { n: zone.count })}
        {marked && `, ${use.say('mayUse')}`}
      </span>
      <span className="pile-card" aria-hidden="true">
        {isSeen ? (
          <CardFace game={use.game.id} def={top.def as number} lang={use.lang} size="small" />
        ) : zone.count > 0 ? (
          <CardBack />
        ) : null}
        <span className="pile-count">{zone.count}</span>
      </span>
      <span className="pile-label" aria-hidden="true">
        {zone.label}
      </span>
    </button>
  )
}
