/** Something small that opens beside what was clicked and closes by Escape or a click elsewhere. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface Props {
  at: HTMLElement
  label: string
  onClose(): void
  children: ReactNode
}

/** Room kept to the edges of the window, in pixels. */
const EDGE = 8

/** Below what it belongs to where there is room, else above; always within the window. */
function placeAt(float: HTMLElement, at: HTMLElement): void {
  const from = at.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = float
  const below = from.bottom + EDGE
  const top = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, from.top - height - EDGE)
  const left = Math.max(EDGE, Math.min(from.left, innerWidth - width - EDGE))
  float.style.top = `${top}px`
  float.style.left = `${left}px`
}

export function Float({ at, label, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useLayoutEffect(() => {
    const float = box.current
    if (float === null) return
    float.showPopover()
    placeAt(float, at)
    const first = float.querySelector<HTMLElement>('button, a[href], input')
    ;(first ?? float).focus()
    // What it shows may come in later.
    const observer = new ResizeObserver(() => placeAt(float, at))
    observer.observe(float)
    return () => {
      observer.disconnect()
      if (at.isConnected && float.contains(document.activeElement)) at.focus()
    }
  }, [at])

  useEffect(() => {
    const float = box.current
    const toggled = (event: Event): void => {
      if ((event as ToggleEvent).newState !== 'closed') return
      if (
        at.isConnected &&
        (document.activeElement === document.body || float?.contains(document.activeElement))
      )
        at.focus()
      close.current()
    }
    float?.addEventListener('toggle', toggled)
    return () => float?.removeEventListener('toggle', toggled)
  }, [at])

  return (
    <div ref={box} className="float" popover="auto" role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  )
}
