/**
 * Dragging a card onto its target or into a zone. Everything it does can also be done by pointing, so only the pointer
 * drags here; the keyboard has its own ways. What can be dropped on is found under the pointer by its data.
 */
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { type ReactNode, useRef } from 'react'
import type { Thing } from './picking.ts'

export interface DroppedOn {
  thing: Thing | null
  zone: string | null
  seat: number | null
  element: HTMLElement
}

interface Props {
  onDrop(from: Thing, on: DroppedOn): void
  children: ReactNode
}

/** How far the pointer moves before a click becomes a drag, in pixels. */
const FAR = 8

/** A finger scrolls and reads; it chooses by tapping. */
const byMouse = PointerSensor.configure({ preventActivation: ({ pointerType }) => pointerType === 'touch' })

const held = (x: number, y: number, dragged: Element): HTMLElement | null =>
  document
    .elementsFromPoint(x, y)
    .filter((element) => element !== dragged && !dragged.contains(element) && !element.closest('.ghost'))
    .map((element) => element.closest<HTMLElement>('[data-thing], [data-zone], [data-seat]'))
    .find((element) => element !== null && element !== dragged) ?? null

function droppedOn(element: HTMLElement): DroppedOn {
  const zone = element.closest<HTMLElement>('[data-zone]')
  const side = element.closest<HTMLElement>('[data-seat]')
  return {
    thing: (element.dataset.thing as Thing | undefined) ?? null,
    zone: zone?.dataset.zone ?? (side === null ? null : ''),
    seat: side === null ? null : Number(side.dataset.seat),
    element,
  }
}

export function Dragging({ onDrop, children }: Props) {
  const ghost = useRef<HTMLElement | null>(null)
  const over = useRef<HTMLElement | null>(null)

  const lightUp = (element: HTMLElement | null): void => {
    if (element === over.current) return
    over.current?.removeAttribute('data-over')
    element?.setAttribute('data-over', '')
    over.current = element
  }

  return (
    <DragDropProvider
      sensors={[byMouse]}
      // Its own plugins write style elements into the page, which a strict policy forbids: we draw what is dragged.
      plugins={[]}
      onDragStart={({ operation }) => {
        const element = operation.source?.element
        if (!(element instanceof HTMLElement)) return
        const { left, top, width, height } = element.getBoundingClientRect()
        const copy = element.cloneNode(true) as HTMLElement
        for (const name of ['data-thing', 'data-piece', 'data-marked']) copy.removeAttribute(name)
        copy.inert = true
        copy.classList.add('ghost', 'ghost-dragged')
        Object.assign(copy.style, {
          left: `${left}px`,
          top: `${top}px`,
          width: `${width}px`,
          height: `${height}px`,
        })
        element.closest('.table-screen')?.append(copy)
        ghost.current = copy
      }}
      onDragMove={({ operation }) => {
        const { initial, current } = operation.position
        const element = operation.source?.element
        if (ghost.current)
          ghost.current.style.transform = `translate(${current.x - initial.x}px, ${current.y - initial.y}px) rotate(2deg)`
        if (element) lightUp(held(current.x, current.y, element))
      }}
      onDragEnd={({ operation, canceled }) => {
        ghost.current?.remove()
        ghost.current = null
        lightUp(null)
        const { source, position } = operation
        const { x, y } = position.current
        if (canceled || !source?.element || Math.hypot(x - position.initial.x, y - position.initial.y) < FAR)
          return
        const on = held(x, y, source.element)
        if (on !== null) onDrop(source.id as Thing, droppedOn(on))
      }}
    >
      {children}
    </DragDropProvider>
  )
}
