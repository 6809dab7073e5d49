/**
 * Motion that shows what moved where: places before and after a change are compared by thing, and each piece glides
 * from the one to the other (FLIP). What is played comes from its player's hand, what is drawn from the deck; what leaves
 * goes to the discard pile. What changed lights up shortly, what was hurt shakes. Only transforms and opacity move.
 */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { cardGhost } from './ghost.ts'
import { focusPrompt } from './use-focus-kept.ts'

export interface Place {
  rect: DOMRect
  signature: string | undefined
  element: HTMLElement
  /** Whose side it lies on; '': nobody's. */
  seat: string
  isInHand: boolean
}

export type Places = ReadonlyMap<string, Place>

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'
/** Shifts smaller than this are not worth a motion, in pixels. */
const STILL = 2
/** What was clicked and is there for one question only; who uses the keyboard keeps their place in it. */
const GOES_AWAY = ':is(.prompt, .menu-of-card) button:not(:focus-visible)'
/** How high a card rises on its way, in pixels. */
const ARC = 18

function placesIn(root: HTMLElement): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width === 0) continue
    places.set(element.dataset.thing as string, {
      rect,
      signature: element.dataset.signature,
      element,
      seat: element.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? '',
      isInHand: element.closest('.hand') !== null,
    })
  }
  // What was dropped goes on from where it was let go.
  for (const ghost of root.querySelectorAll<HTMLElement>(':scope > [data-ghost]')) {
    const place = places.get(ghost.dataset.ghost as string)
    if (place !== undefined) place.rect = ghost.getBoundingClientRect()
  }
  return places
}

/** The measure of time the style sheet gives; 0 where the reader wants no motion. */
function duration(root: HTMLElement): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const value = getComputedStyle(root).getPropertyValue('--move').trim()
  return value.endsWith('ms') ? Number.parseFloat(value) : Number.parseFloat(value) * 1000
}

/** A pile of a side, such as its deck. */
function pileOf(root: HTMLElement, seat: string, zone: string): DOMRect | null {
  const found = root.querySelector(`.pile[data-seat="${seat}"][data-zone$="${zone}" i]`)
  const rect = found?.getBoundingClientRect()
  return rect === undefined || rect.width === 0 ? null : rect
}

/** The way from the middle of one place to that of another, and how much larger the first is. */
function wayFrom(from: DOMRect, to: DOMRect): { x: number; y: number; scale: number } {
  return {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
    scale: Math.max(0.4, Math.min(2.5, from.height / to.height)),
  }
}

function glide({ element, rect }: Place, from: DOMRect, time: number): void {
  const { x, y, scale } = wayFrom(from, rect)
  if (Math.abs(x) < STILL && Math.abs(y) < STILL) return
  const rise = Math.hypot(x, y) > 3 * ARC ? ARC : 0
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      {
        transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${(1 + scale) / 2})`,
        zIndex: 5,
      },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: time, easing: EASE },
  )
}

const damageIn = (signature: string | undefined): number =>
  Number(/\["damage",(\d+)\]/.exec(signature ?? '')?.[1] ?? 0)

function change({ element, signature }: Place, before: string | undefined, time: number): void {
  if (damageIn(signature) > damageIn(before)) {
    const shaken = [0, -4, 4, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }))
    element.animate(shaken, { duration: time * 0.8 })
  }
  element.animate([{ filter: 'brightness(1.25)' }, { filter: 'none' }], { duration: time * 2 })
}

function leave(place: Place, pile: DOMRect | null, root: HTMLElement, time: number): void {
  const ghost = cardGhost(place.element, place.rect)
  root.append(ghost)
  const way = pile === null ? null : wayFrom(pile, place.rect)
  const motion = ghost.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0.9, transform: 'none', offset: 0.35 },
      {
        opacity: 0,
        transform: way === null ? 'scale(0.9)' : `translate(${way.x}px, ${way.y}px) scale(${way.scale})`,
      },
    ],
    { duration: time * 1.8, easing: 'ease-in' },
  )
  motion.onfinish = () => ghost.remove()
  motion.oncancel = () => ghost.remove()
}

/** The card that does something rises, as long as that is shown. */
export function rise({ element }: Place, stay: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const up = { translate: '0 -8px', scale: '1.1', zIndex: 6 }
  element.animate(
    [
      { translate: '0', scale: '1', zIndex: 6 },
      { ...up, offset: 0.18 },
      { ...up, offset: 0.75 },
      { zIndex: 6 },
    ],
    { duration: stay, easing: 'ease-out' },
  )
}

/** A card strikes another: it draws back, goes most of the way, and returns. */
const REACH = 0.62
export function strike({ element, rect }: Place, aim: DOMRect, time: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { x, y } = wayFrom(aim, rect)
  const at = (far: number): string => `${x * far}px ${y * far}px`
  element.animate(
    [
      { translate: '0 0', scale: '1', zIndex: 6, easing: 'ease-out' },
      {
        translate: at(-0.06),
        scale: '1.08',
        zIndex: 6,
        offset: 0.3,
        easing: 'cubic-bezier(0.7, 0, 0.9, 0.4)',
      },
      { translate: at(REACH), scale: '1.08', zIndex: 6, offset: 0.52, easing: 'ease-out' },
      { translate: '0 0', scale: '1', zIndex: 6 },
    ],
    { duration: time, id: 'strike' },
  )
}

/** A card that lies by itself, not the top of a pile. */
const isCard = (thing: string, { element }: Place): boolean =>
  thing.startsWith('card ') && !element.classList.contains('pile')

function move(root: HTMLElement, old: Places, now: Places, time: number): void {
  // Where things are is read before anything moves: in between, each look would have all of it reckoned anew.
  const came = [...now].flatMap(([thing, place]) =>
    old.has(thing) || !isCard(thing, place)
      ? []
      : [{ place, from: pileOf(root, place.seat, place.isInHand ? 'deck' : 'hand') }],
  )
  const left = [...old].flatMap(([thing, place]) =>
    now.has(thing) || !isCard(thing, place) ? [] : [{ place, pile: pileOf(root, place.seat, 'discard') }],
  )
  for (const [thing, place] of now) {
    const before = old.get(thing)
    if (before === undefined) continue
    glide(place, before.rect, time)
    if (before.signature !== place.signature) change(place, before.signature, time)
  }
  for (const { place, from } of came)
    if (from === null) place.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time })
    else glide(place, from, time * 1.3)
  for (const { place, pile } of left) leave(place, pile, root, time)
}

/** A button that goes away with the focus has the page laid out while half of it is changed: the question takes it first. */
function letGo(root: HTMLElement): void {
  const clicked = document.activeElement
  if (clicked !== null && root.contains(clicked) && clicked.matches(GOES_AWAY)) focusPrompt(root)
}

/**
 * Call what is returned just before the table changes; when `version` has changed, what moved glides.
 * `settle` runs first after each change, for whatever must be laid out before places are compared; `moved` is told them.
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  version: unknown,
  settle: () => void,
  moved: (old: Places, now: Places) => void,
): () => void {
  const before = useRef<Places | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: compares whenever the table is another one
  useLayoutEffect(() => {
    settle()
    const element = root.current
    const old = before.current
    before.current = null
    for (const ghost of element?.querySelectorAll(':scope > [data-ghost]') ?? []) ghost.remove()
    if (element === null || old === null || old.size === 0) return
    const now = placesIn(element)
    const time = duration(element)
    if (time > 0) move(element, old, now, time)
    moved(old, now)
  }, [version])

  return useCallback(() => {
    // Several changes may come in before one is drawn: the first counts.
    if (root.current === null || before.current !== null) return
    before.current = placesIn(root.current)
    letGo(root.current)
  }, [root])
}
