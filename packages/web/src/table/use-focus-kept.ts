/** Who plays by keyboard never loses their place. */
import { type RefObject, useEffect, useRef } from 'react'

/** The focus begins on what is asked; when what had it is gone, it goes to what is asked now. */
export function useFocusKept(root: RefObject<HTMLElement | null>, key: string): void {
  const wasHere = useRef(true)
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
