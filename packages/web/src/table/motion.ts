/**
 * Motion that shows what moved where: places before and after a change are compared by thing, and each piece glides
 * from the one to the other (FLIP). What is new fades in, what is gone fades out, what changed lights up shortly.
 */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

interface Place {
  rect: DOMRect
  signature: string | undefined
  element: HTMLElement
}

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'
/** Shifts smaller than this are not worth a motion, in pixels. */
const STILL = 2

function placesIn(root: HTMLElement): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width === 0) continue
    places.set(element.dataset.thing as string, { rect, signature: element.dataset.signature, element })
  }
  return places
}

/** The measure of time the style sheet gives; 0 where the reader wants no motion. */
function duration(root: HTMLElement): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const value = getComputedStyle(root).getPropertyValue('--move').trim()
  return value.endsWith('ms') ? Number.parseFloat(value) : Number.parseFloat(value) * 1000
}

function glide({ element, rect }: Place, from: DOMRect, time: number): void {
  const x = from.left + from.width / 2 - rect.left - rect.width / 2
  const y = from.top + from.height / 2 - rect.top - rect.height / 2
  if (Math.abs(x) < STILL && Math.abs(y) < STILL) return
  const scale = Math.max(0.4, Math.min(2.5, from.height / rect.height))
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: time, easing: EASE },
  )
}

function lightUp(element: HTMLElement, time: number): void {
  element.animate([{ filter: 'brightness(1.2)' }, { filter: 'none' }], { duration: time * 2.5 })
}

function fadeOut({ element, rect }: Place, root: HTMLElement, time: number): void {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const name of ['data-thing', 'data-piece', 'data-marked']) ghost.removeAttribute(name)
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('ghost')
  Object.assign(ghost.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  })
  root.append(ghost)
  const motion = ghost.animate([{ opacity: 0.8 }, { opacity: 0 }], { duration: time })
  motion.onfinish = () => ghost.remove()
  motion.oncancel = () => ghost.remove()
}

/**
 * Call what is returned just before the table changes; when `version` has changed, what moved glides.
 * `settle` runs first after each change, for whatever must be laid out before places are compared.
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  version: unknown,
  settle: () => void,
): () => void {
  const before = useRef<Map<string, Place> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: compares whenever the table is another one
  useLayoutEffect(() => {
    settle()
    const element = root.current
    const old = before.current
    before.current = null
    if (element === null || old === null || old.size === 0) return
    const time = duration(element)
    if (!(time > 0)) return
    const now = placesIn(element)
    for (const [thing, place] of now) {
      const from = old.get(thing)
      if (from === undefined) place.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time })
      else {
        glide(place, from.rect, time)
        if (from.signature !== place.signature) lightUp(place.element, time)
      }
    }
    for (const [thing, place] of old) if (!now.has(thing)) fadeOut(place, element, time)
  }, [version])

  return useCallback(() => {
    // Several changes may come in before one is drawn: the first counts.
    if (root.current !== null && before.current === null) before.current = placesIn(root.current)
  }, [root])
}
