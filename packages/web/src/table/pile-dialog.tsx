/** Looking through a pile: every card of it that is known, and the one pointed at to be read. */
import type { Zone } from '@regelwerk/core'
import { useEffect, useRef } from 'react'
import { type Inspected, useTable } from './context.ts'
import { Inspect } from './inspect.tsx'
import { keyed } from './keyed.ts'
import { signature, thingOf } from './lookup.ts'
import { PieceView } from './piece.tsx'
import { Refusal, type Refused } from './refusal.tsx'

interface Props {
  zone: Zone
  inspected: Inspected | null
  refused: Refused | null
}

export function PileCards({ zone, inspected, refused }: Props) {
  const { say } = useTable()
  const list = useRef<HTMLUListElement>(null)
  const known = zone.pieces.filter(({ def }) => def !== undefined).length
  const isHere =
    inspected !== null && zone.pieces.some((piece) => thingOf(piece) === thingOf(inspected.piece))

  // Here every card is a stop for Tab: there are no others.
  useEffect(() => {
    for (const piece of list.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) piece.tabIndex = 0
  }, [])

  return (
    <div className="pile-dialog">
      <div>
        <p className="soft">
          {say('cards', { n: zone.count })}. {known < zone.count && say('knownCards', { n: known })}
        </p>
        {refused !== null && <Refusal refused={refused} />}
        <ul className="pieces pile-cards" ref={list}>
          {keyed(zone.pieces, (piece) => thingOf(piece) ?? signature(piece)).map(({ key, item }) => (
            <li key={key}>
              <PieceView piece={item} />
            </li>
          ))}
        </ul>
      </div>
      {isHere && <Inspect {...inspected} />}
    </div>
  )
}
