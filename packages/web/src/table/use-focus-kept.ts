/** Who plays by keyboard never loses their place. */
import { type RefObject, useEffect, useRef } from 'react'

export const focusPrompt = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('.prompt-text')?.focus({ preventScroll: true })

/** The focus begins on what is asked; when what had it is gone, it goes to what is asked now. */
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
    // The page has said its title by then: the focus goes on to what is asked.
    const begin = setTimeout(() => {
      const at = document.activeElement
      if (at === document.body || at instanceof HTMLHeadingElement) focusPrompt(element)
    })
    element?.addEventListener('focusin', note)
    element?.addEventListener('focusout', leave)
    return () => {
      clearTimeout(begin)
      element?.removeEventListener('focusin', note)
      element?.removeEventListener('focusout', leave)
    }
  }, [root])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever another thing is asked
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body) focusPrompt(root.current)
  }, [key])
}
