/** The table itself: the others above, what belongs to nobody between, the own side and hand below. */
import { type Table, WATCHER } from '@regelwerk/core'
import { memo, type RefObject } from 'react'
import { useTable } from './context.ts'
import { seatedAround } from './lookup.ts'
import { isArrow, keepOneStop, moveFocus } from './roving.ts'
import { SideView } from './side.tsx'
import { OpenZone, Pile } from './zone.tsx'

interface Props {
  board: RefObject<HTMLElement | null>
  table: Table
  /** Whose view it is. */
  viewer: number
  asked: readonly number[]
  onLeave(): void
}

export const Board = memo(function Board({ board, table, viewer, asked, onLeave }: Props) {
  const { say } = useTable()
  const { own, others } = seatedAround(table, viewer)
  const isPlayer = viewer !== WATCHER
  const hand = isPlayer ? own.zones.filter(({ lie }) => lie === 'hand') : []
  const about = (seat: number) => ({ isActive: table.active === seat, isAsked: asked.includes(seat) })
  return (
    <section
      ref={board}
      className="board"
      aria-label={say('table')}
      data-seats={table.sides.length}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLeave()}
      onFocus={({ target, currentTarget }) => {
        if (target instanceof HTMLElement && target.dataset.piece !== undefined)
          keepOneStop(currentTarget, target)
      }}
      onKeyDown={(event) => {
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
        data-empty={table.middle.length === 0 || undefined}
      >
        {table.middle.map((zone) =>
          zone.lie === 'pile' ? (
            <Pile key={zone.id} zone={zone} seat={null} owner={say('middle')} />
          ) : (
            <OpenZone key={zone.id} zone={zone} seat={null} />
          ),
        )}
      </section>
      <SideView side={own} isOwn={isPlayer} isBelow {...about(own.seat)} />
      {hand.map((zone) => (
        <div key={zone.id} className="hand">
          <OpenZone zone={zone} seat={own.seat} />
        </div>
      ))}
    </section>
  )
})
