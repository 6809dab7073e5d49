/** Putting things in an order: a list whose entries go up and down by buttons or by dragging. */
import type { DecisionOnScreen } from '@regelwerk/protocol'
import { useState } from 'react'
import { useTable } from './context.ts'
import { TableIcon } from './icons.tsx'
import { moved } from './ordering.ts'
import { Words } from './words.tsx'

interface Props {
  decision: DecisionOnScreen
  order: readonly number[]
  onOrder(order: number[]): void
  onPoint(index: number): void
  onConfirm(): void
}

export function Order({ decision, order, onOrder, onPoint, onConfirm }: Props) {
  const { say, game } = useTable()
  const [dragged, setDragged] = useState<number | null>(null)
  const textOf = (index: number): string => decision.options[index]?.text ?? ''
  return (
    <div className="order">
      <p className="soft">{say('putInOrder')}</p>
      <ol>
        {order.map((index, place) => (
          <li
            key={index}
            draggable
            data-dragged={dragged === place || undefined}
            onPointerEnter={() => onPoint(index)}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault()
              if (dragged === null || dragged === place) return
              onOrder(moved(order, dragged, place))
              setDragged(place)
            }}
          >
            <span className="order-place">{place + 1}</span>
            <span className="order-text">
              <Words game={game.id} text={textOf(index)} />
            </span>
            <button
              type="button"
              className="quiet"
              disabled={place === 0}
              aria-label={say('moveUp', { name: textOf(index) })}
              onFocus={() => onPoint(index)}
              onClick={() => onOrder(moved(order, place, place - 1))}
            >
              <TableIcon name="up" />
            </button>
            <button
              type="button"
              className="quiet"
              disabled={place === order.length - 1}
              aria-label={say('moveDown', { name: textOf(index) })}
              onFocus={() => onPoint(index)}
              onClick={() => onOrder(moved(order, place, place + 1))}
            >
              <TableIcon name="down" />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="primary" data-choice="" onClick={onConfirm}>
        {say('confirm')}
      </button>
    </div>
  )
}
