/** Who plays by keyboard never loses their place. */
import { type RefObject, useEffect, useRef } from 'react'

/** When what had the focus is gone, the focus goes to what is asked now. */
export function useFocusKept(root: RefObject<HTMLElement | null>, key: string): void {
  const wasHere = useRef(false)
  useEffect(() => {
    const element = root.current
    const note = (): void => {
      wasHere.current = true
    }
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !element?.contains(event.relatedTarget))
        wasHere.current = false
    }
    element?.addEventListener('focusin', note)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', note)
      element?.removeEventListener('focusout', leave)
    }
  }, [root])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever another thing is asked
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.prompt-text')?.focus({ preventScroll: true })
  }, [key])
}
