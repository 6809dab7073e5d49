/** A card or a token on the table: a button with its face, what lies on it, and what is tucked under it. */
import type { Piece } from '@regelwerk/core'
import type { ReactNode } from 'react'
import { emblemOf } from '../emblems/index.tsx'
import { CardBack, CardFace } from './card-face.tsx'
import { ChangedTag } from './changed.tsx'
import { useTable } from './context.ts'
import { describePiece, nameOfPiece } from './describe.ts'
import { Makes } from './foreseen.tsx'
import { TableIcon } from './icons.tsx'
import { keyed } from './keyed.ts'
import { signature, thingOf, withAttached } from './lookup.ts'
import { MarkView } from './mark.tsx'

/** What a piece does when it is pointed at or activated; dragging and long presses: see gestures.tsx. */
function usePointing(piece: Piece) {
  const use = useTable()
  return {
    onPointerEnter: (event: React.PointerEvent) => {
      // While something is dragged, that is what is read.
      if (event.pointerType === 'mouse' && event.buttons === 0) use.inspect({ piece })
    },
    onFocus: () => use.inspect({ piece }),
    onClick: (event: React.MouseEvent<HTMLElement>) =>
      use.activate(thingOf(piece), piece, event.currentTarget),
  }
}

interface ButtonProps {
  piece: Piece
  className: string
  children: ReactNode
}

function PieceButton({ piece, className, children }: ButtonProps) {
  const use = useTable()
  const thing = thingOf(piece)
  const pointing = usePointing(piece)
  const marked = use.marked(thing)
  const place = use.placeOf(thing)
  const made = use.playedBy(thing)
  const change = use.changeOf(thing)
  return (
    <button
      type="button"
      className={className}
      tabIndex={-1}
      data-piece=""
      data-thing={thing ?? undefined}
      data-signature={signature(piece)}
      data-marked={marked ?? undefined}
      data-turned={piece.turned || undefined}
      data-dim={piece.dim || undefined}
      data-lifted={piece.lifted || undefined}
      data-changed={change?.kind}
      data-drag={use.canDrag(thing) || undefined}
      aria-pressed={marked === 'chosen' ? true : undefined}
      {...pointing}
    >
      <span className="hidden-text">{describePiece(use, piece)}</span>
      <span className="look" aria-hidden="true">
        {children}
      </span>
      {piece.turned && (
        <span className="turned-sign" aria-hidden="true">
          <TableIcon name="turned" />
        </span>
      )}
      {(marked === 'chosen' || place !== null) && (
        <span className="corner corner-chosen" aria-hidden="true">
          {place === null ? <TableIcon name="check" /> : place}
        </span>
      )}
      {change !== null && made === null && <ChangedTag change={change} />}
      {made !== null && <Makes key={made} index={made} />}
      {use.isAdvised(thing) && (
        <span className="corner corner-advised" aria-hidden="true">
          <TableIcon name="hint" />
        </span>
      )}
      {marked === 'target' && (
        <span className="corner corner-target" aria-hidden="true">
          <TableIcon name="target" />
        </span>
      )}
    </button>
  )
}

/** What lies on a piece or is true of it, as badges. */
function Badges({ piece }: { piece: Piece }) {
  const { game } = useTable()
  if (piece.marks.length === 0) return null
  return (
    <span className="badges" aria-hidden="true">
      {keyed(piece.marks, ({ id }) => id).map(({ key, item }) => (
        <MarkView key={key} game={game.id} mark={item} />
      ))}
    </span>
  )
}

/** A token: a ring, a dragon, a die. */
function Token({ piece }: { piece: Piece }) {
  const { game } = useTable()
  const emblem = emblemOf(game.id, piece.token ?? '')
  return (
    <PieceButton piece={piece} className="token">
      {emblem !== undefined && (
        <span className="token-emblem" aria-hidden="true">
          {emblem}
        </span>
      )}
      <span className="token-name">{piece.name ?? piece.token}</span>
      {piece.values.map((mark) => (
        <MarkView key={mark.id} game={game.id} mark={mark} long />
      ))}
      <Badges piece={piece} />
    </PieceButton>
  )
}

/** A card tucked under another: its name and what counts, on one line. */
function Tucked({ piece }: { piece: Piece }) {
  const use = useTable()
  const face = piece.def === undefined ? null : use.face(piece.def)
  const all = piece.values.length > 0 ? piece.values : (face?.values ?? [])
  const values = all.filter(({ value }) => value !== '+0')
  return (
    <PieceButton piece={piece} className="tucked">
      <span
        className="tucked-name"
        data-suit={face?.suits[0]}
        data-unknown={piece.def === undefined || undefined}
      >
        {nameOfPiece(use, piece)}
      </span>
      <span className="tucked-values">
        {keyed(values, ({ id }) => id).map(({ key, item }) => (
          <MarkView key={key} game={use.game.id} mark={item} />
        ))}
      </span>
      <Badges piece={piece} />
    </PieceButton>
  )
}

/** A card by itself, without what is attached to it. */
function CardPiece({ piece }: { piece: Piece }) {
  const { game, lang } = useTable()
  return (
    <PieceButton piece={piece} className={piece.facedown ? 'card card-facedown' : 'card'}>
      {piece.def !== undefined ? (
        <CardFace game={game.id} def={piece.def} lang={lang} size="small" values={piece.values}>
          <Badges piece={piece} />
        </CardFace>
      ) : (
        <>
          <CardBack />
          {piece.name && <span className="back-name">{piece.name}</span>}
          <Badges piece={piece} />
        </>
      )}
    </PieceButton>
  )
}

export function PieceView({ piece }: { piece: Piece }) {
  if (piece.token !== undefined && piece.def === undefined && piece.handle === undefined)
    return <Token piece={piece} />
  const attached = piece.attached.flatMap((one) => [...withAttached(one)])
  return (
    <div className="piece">
      {keyed(attached, (one) => thingOf(one) ?? signature(one)).map(({ key, item }) => (
        <Tucked key={key} piece={item} />
      ))}
      <CardPiece piece={piece} />
    </div>
  )
}
