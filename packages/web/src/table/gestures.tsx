/**
 * What a hand does to cards, by mouse and by finger alike: it takes one up and drops it where the table lights up, or
 * rests on one to read it. Everything that dragging does can also be done by pointing and by keys.
 */
import type { Table } from '@regelwerk/core'
import type { Foreseen } from '@regelwerk/protocol'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTable } from './context.ts'
import { type Placed, placedAt, placesOf } from './drop-places.ts'
import { type DropEntry, type DropSpot, lyingOf, spotsFor } from './drops.ts'
import { cardGhost } from './ghost.ts'
import type { Offered, Thing } from './picking.ts'
import type { Foresight } from './use-foresight.ts'
import { Words } from './words.tsx'

/** How far the pointer moves before a press becomes a drag, in pixels. */
const FAR = 8
/** How long a finger rests on a card to read it, in milliseconds. */
const LONG_PRESS = 450
/** So long what is foreseen is waited for before the spots light up; then they do without it. */
const PATIENCE = 160
/** A finger hides what is under it: what is dragged is held above it. */
const ABOVE_FINGER = 36

interface Props {
  root: RefObject<HTMLElement | null>
  table: Table
  seat: number
  offered: readonly Offered[]
  /** Nothing can be answered now. */
  isBusy: boolean
  foresight: Foresight
  onTakeUp(thing: Thing): void
  /** What is dragged is over a spot; null: over none. */
  onOver(from: Thing, spot: DropSpot | null): void
  onDrop(from: Thing, entries: readonly DropEntry[], at: HTMLElement): void
  onRead(thing: Thing): void
}

interface Held {
  pointer: number
  isFinger: boolean
  thing: Thing
  element: HTMLElement
  x: number
  y: number
  /** null: only pressed as yet. */
  ghost: HTMLElement | null
  timer: ReturnType<typeof setTimeout> | null
}

/** The click that a browser makes of a drag or a long press means nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60)
}

export function Gestures(props: Props) {
  const { game } = useTable()
  const { root } = props
  const latest = useRef(props)
  latest.current = props
  const lit = useRef<{ spots: readonly DropSpot[]; placed: readonly Placed[] }>({ spots: [], placed: [] })
  const [shown, setShown] = useState<readonly Placed[]>([])
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = root.current
    if (element === null) return
    let held: Held | null = null
    let over: Element | null = null
    /** The pointer that has rested on a card to read it, or was stopped by Escape: when it is let go, that is no click. */
    let spent: number | null = null

    const pointed = (found: Element | null, spot: DropSpot | null): void => {
      if (found === over) return
      if (held !== null) latest.current.onOver(held.thing, spot)
      over?.removeAttribute('data-over')
      found?.setAttribute('data-over', '')
      over = found
    }
    const lightUp = (spots: readonly DropSpot[]): void => {
      const { table, seat } = latest.current
      for (const one of element.querySelectorAll('[data-drop]')) one.removeAttribute('data-drop')
      const placed = placesOf(element, table, seat, spots)
      for (const spot of spots)
        if (spot.at === 'thing')
          element
            .querySelector(`[data-piece][data-thing="${CSS.escape(spot.thing)}"]`)
            ?.setAttribute('data-drop', '')
      lit.current = { spots, placed }
      setShown(placed)
    }
    const under = (x: number, y: number): { spot: DropSpot; at: HTMLElement } | null => {
      if (held === null) return null
      const { left, top, right, bottom } = held.element.getBoundingClientRect()
      if (x >= left && x <= right && y >= top && y <= bottom) return null
      const card = document
        .elementsFromPoint(x, y)
        .map((one) => one.closest<HTMLElement>('[data-drop]'))
        .find((one) => one !== null)
      const onCard = lit.current.spots.find(
        (spot) => spot.at === 'thing' && spot.thing === card?.dataset.thing,
      )
      if (onCard !== undefined && card) return { spot: onCard, at: card }
      const found = placedAt(lit.current.placed, x, y)
      const at = found && layer.current?.children[lit.current.placed.indexOf(found)]
      return found && at instanceof HTMLElement ? { spot: found.spot, at } : null
    }
    const foreseen = async (thing: Thing): Promise<Map<number, Foreseen | null>> => {
      const { offered, foresight } = latest.current
      const known = new Map<number, Foreseen | null>()
      const direct = offered.filter(({ from, to }) => from === thing && to.length === 0)
      const asked = direct.map(async ({ index }) => known.set(index, await foresight(index)))
      await Promise.race([Promise.all(asked), new Promise((done) => setTimeout(done, PATIENCE))])
      return known
    }
    const takeUp = async (now: Held): Promise<void> => {
      now.ghost = cardGhost(now.element)
      element.append(now.ghost)
      now.element.setAttribute('data-dragged', '')
      latest.current.onTakeUp(now.thing)
      const known = await foreseen(now.thing)
      if (held !== now) return
      const { offered, table, seat } = latest.current
      lightUp(spotsFor(offered, now.thing, lyingOf(table, seat, now.thing), known))
    }
    const letGo = (): void => {
      if (held?.timer) clearTimeout(held.timer)
      held?.element.removeAttribute('data-dragged')
      pointed(null, null)
      lightUp([])
      held = null
    }

    const down = (event: PointerEvent): void => {
      if (held !== null || !event.isPrimary || event.button !== 0) return
      const on = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-piece]') : null
      const thing = on?.dataset.thing as Thing | undefined
      if (on === null || thing === undefined) return
      const isFinger = event.pointerType !== 'mouse'
      const { clientX: x, clientY: y, pointerId: pointer } = event
      const now: Held = { pointer, isFinger, thing, element: on, x, y, ghost: null, timer: null }
      held = now
      spent = null
      if (isFinger)
        now.timer = setTimeout(() => {
          if (held !== now || now.ghost !== null) return
          letGo()
          spent = pointer
          latest.current.onRead(thing)
        }, LONG_PRESS)
      // What it would come to is wanted in a moment.
      if (on.dataset.drag !== undefined) void foreseen(thing)
    }
    const move = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.pointer) return
      const { clientX: x, clientY: y } = event
      if (held.ghost === null) {
        if (Math.hypot(x - held.x, y - held.y) < FAR) return
        if (held.timer) clearTimeout(held.timer)
        const canDrag = held.element.dataset.drag !== undefined && held.element.closest('dialog') === null
        if (!canDrag || latest.current.isBusy) {
          held = null
          return
        }
        void takeUp(held)
      }
      event.preventDefault()
      const lift = held.isFinger ? ABOVE_FINGER : 0
      if (held.ghost)
        held.ghost.style.transform = `translate(${x - held.x}px, ${y - held.y - lift}px) rotate(3deg)`
      const found = under(x, y)
      pointed(found?.at ?? null, found?.spot ?? null)
    }
    const up = (event: PointerEvent): void => {
      if (event.pointerId === spent) swallowClick()
      if (held === null || event.pointerId !== held.pointer) return
      const { ghost, thing } = held
      const found = ghost === null ? null : under(event.clientX, event.clientY)
      letGo()
      if (ghost === null) return
      swallowClick()
      if (found === null) {
        ghost.remove()
        return
      }
      // It stays until the table answers, so that the card goes on from where it was dropped.
      ghost.dataset.ghost = thing
      setTimeout(() => ghost.remove(), 600)
      // Once the browser is through with this event: letting go would close at once the menu that a drop opens.
      setTimeout(() => latest.current.onDrop(thing, found.spot.entries, found.at))
    }
    const cancel = (event: PointerEvent | KeyboardEvent): void => {
      if (held === null || ('key' in event && event.key !== 'Escape')) return
      if (held.ghost !== null && 'key' in event) {
        event.stopPropagation()
        spent = held.pointer
      }
      held.ghost?.remove()
      letGo()
    }
    const noMenu = (event: MouseEvent): void => {
      const on = event.target instanceof Element ? event.target.closest('[data-piece]') : null
      if (on !== null && (event as PointerEvent).pointerType !== 'mouse') event.preventDefault()
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('contextmenu', noMenu)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', cancel, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('contextmenu', noMenu)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', cancel, { capture: true })
    }
  }, [root])

  return (
    <div className="drops" ref={layer} aria-hidden="true">
      {shown.map(({ spot, drawn }, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are while something is dragged
          key={i}
          className="drop-spot"
          data-at={spot.at}
          style={{
            transform: `translate(${drawn.left}px, ${drawn.top}px)`,
            inlineSize: drawn.width,
            blockSize: drawn.height,
          }}
        >
          <span>
            <Words game={game.id} text={spot.entries[0]?.text ?? ''} />
          </span>
        </div>
      ))}
    </div>
  )
}
