/** One player's part of the table: who it is, what they have, their rows from the middle outwards, their piles. */
import type { Meter, Side, Zone } from '@regelwerk/core'
import { memo } from 'react'
import { CountChange } from './changed.tsx'
import { useTable } from './context.ts'
import { keyed } from './keyed.ts'
import { rowsOf } from './lookup.ts'
import { MarkView } from './mark.tsx'
import { seatThing } from './picking.ts'
import { Pool, Scale } from './stage.tsx'
import { OpenZone, Pile } from './zone.tsx'

/** More counters than this are shown without their words. */
const FEW = 4

interface Props {
  side: Side
  /** The side of who looks at it. */
  isOwn: boolean
  /** The middle of the table is above it. */
  isBelow: boolean
  isActive: boolean
  isAsked: boolean
  /** What decides the game for this side; and what is shown between the sides for all. */
  meter: Meter | null
  race: string | null
}

function SeatBar({ side, isOwn, isActive, isAsked, meter, race }: Props) {
  const use = useTable()
  const { say, game } = use
  const thing = seatThing(side.seat)
  const marked = use.marked(thing)
  const name = use.nameOf(side.seat)
  // What a meter shows is not said twice.
  const shown = meter?.form === 'pool' ? meter.shows : [race]
  const counters = side.counters.filter(({ id }) => !shown.includes(id))
  const valued = counters.filter(({ value }) => value !== undefined).length
  const state = [
    ...(isActive ? [say('onTurn')] : []),
    ...(isAsked && !isOwn ? [say('isAsked')] : []),
    ...(side.gone ? [say('gone')] : []),
  ]
  const head = (
    <>
      <span className="seat-disc" aria-hidden="true">
        {[...name][0]}
      </span>
      <span className="seat-name">{name}</span>
      <span className="seat-state">{state.join(', ')}</span>
    </>
  )
  return (
    <div className="seat" data-active={isActive || undefined} data-asked={isAsked || undefined}>
      {marked === null ? (
        <h3 className="seat-head">{head}</h3>
      ) : (
        <h3 className="seat-head">
          <button
            type="button"
            className="seat-button"
            data-piece=""
            data-thing={thing}
            data-marked={marked}
            tabIndex={-1}
            onClick={(event) => use.activate(thing, null, event.currentTarget)}
          >
            {head}
            <span className="hidden-text">, {say(marked === 'chosen' ? 'chosen' : 'mayUse')}</span>
          </button>
        </h3>
      )}
      {meter?.form === 'pool' && <Pool meter={meter} />}
      {meter?.form === 'scale' && <Scale meter={meter} />}
      <ul className="counters" data-many={valued > FEW || undefined}>
        {keyed(counters, ({ id }) => id).map(({ key, item }) => (
          <li key={key}>
            <MarkView game={game.id} mark={item} long={item.value !== undefined} />
            <CountChange seat={side.seat} id={item.id} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A hand lies open once all its cards are known, as where a replay is seen with everybody's eyes. */
const openedIfKnown = (zone: Zone): Zone =>
  zone.lie === 'hand' &&
  zone.count > 0 &&
  zone.pieces.filter(({ def }) => def !== undefined).length === zone.count
    ? { ...zone, lie: 'open' }
    : zone

/** Drawn anew only when its side, or what everybody is given, is another: not whenever a card is pointed at. */
export const SideView = memo(function SideView(props: Props) {
  const { side, isOwn, isBelow } = props
  const { say, nameOf } = useTable()
  const name = nameOf(side.seat)
  const zones = isOwn ? side.zones : side.zones.map(openedIfKnown)
  const rows = rowsOf(zones.filter(({ aside }) => !aside))
  const piles = zones.filter(({ lie }) => lie === 'pile' || (lie === 'hand' && !isOwn))
  return (
    <section
      className="side"
      data-own={isOwn || undefined}
      data-below={isBelow || undefined}
      data-seat={side.seat}
      data-gone={side.gone || undefined}
      aria-label={isOwn ? say('yourSide') : say('sideOf', { name })}
    >
      <div className="strip">
        <SeatBar {...props} />
        <div className="aside">
          {zones
            .filter(({ aside }) => aside)
            .map((zone) => (
              <OpenZone key={zone.id} zone={zone} seat={side.seat} />
            ))}
        </div>
        <div className="piles">
          {piles.map((zone) => (
            <Pile key={zone.id} zone={zone} seat={side.seat} owner={name} />
          ))}
        </div>
      </div>
      <div className="rows">
        {(isBelow ? rows : rows.toReversed()).map((row) => (
          <div
            key={row[0]?.id}
            className="row"
            data-empty={row.every(({ count }) => count === 0) || undefined}
          >
            {row.map((zone) => (
              <OpenZone key={zone.id} zone={zone} seat={side.seat} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
})
