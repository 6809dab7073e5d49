/** The table itself: the others above, what belongs to nobody between, the own side and hand below. */
import { type Table, WATCHER } from '@regelwerk/core'
import type { ReactNode, RefObject } from 'react'
import { useTable } from './context.ts'
import { seatedAround } from './lookup.ts'
import { isArrow, keepOneStop, moveFocus } from './roving.ts'
import { SideView } from './side.tsx'
import { ContestView, Race } from './stage.tsx'
import { OpenZone, Pile } from './zone.tsx'

interface Props {
  board: RefObject<HTMLElement | null>
  table: Table
  /** Whose view it is. */
  viewer: number
  asked: readonly number[]
  /** What is asked, where it stands before the hand. */
  bar: ReactNode
}

export function Board({ board, table, viewer, asked, bar }: Props) {
  const { say } = useTable()
  const { own, others } = seatedAround(table, viewer)
  const isPlayer = viewer !== WATCHER
  const hand = isPlayer ? own.zones.filter(({ lie }) => lie === 'hand') : []
  const { contest, meters = [] } = table
  const race = meters.filter(({ form }) => form === 'race')
  const about = (seat: number) => ({
    isActive: table.active === seat,
    isAsked: asked.includes(seat),
    race: race[0]?.id ?? null,
    meter: meters.find((meter) => meter.seat === seat && meter.form !== 'race') ?? null,
  })
  return (
    <section
      ref={board}
      className="board"
      aria-label={say('table')}
      data-seats={table.sides.length}
      data-contest={contest?.id}
      onFocus={({ target, currentTarget }) => {
        if (target instanceof HTMLElement && target.dataset.piece !== undefined)
          keepOneStop(currentTarget, target)
      }}
      onKeyDown={(event) => {
        // A slider needs the arrows itself.
        if (event.target instanceof HTMLInputElement) return
        if (isArrow(event.key) && moveFocus(event.currentTarget, event.key)) event.preventDefault()
      }}
    >
      <div className="others">
        {others.map((side) => (
          <SideView key={side.seat} side={side} isOwn={false} isBelow={false} {...about(side.seat)} />
        ))}
      </div>
      <section
        className="middle"
        aria-label={say('middle')}
        data-empty={(table.middle.length === 0 && race.length === 0) || undefined}
      >
        {race.length > 0 && <Race meters={race} viewer={viewer} />}
        {contest !== undefined && <ContestView contest={contest} viewer={viewer} />}
        {table.middle.map((zone) =>
          zone.lie === 'pile' ? (
            <Pile key={zone.id} zone={zone} seat={null} owner={say('middle')} />
          ) : (
            <OpenZone key={zone.id} zone={zone} seat={null} />
          ),
        )}
      </section>
      <SideView side={own} isOwn={isPlayer} isBelow {...about(own.seat)} />
      {bar !== null && <div className="asking">{bar}</div>}
      {hand.map((zone) => (
        <div key={zone.id} className="hand">
          <OpenZone zone={zone} seat={own.seat} />
        </div>
      ))}
    </section>
  )
}
