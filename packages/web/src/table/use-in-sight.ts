/** On a phone the table scrolls: what is asked about comes into sight. */
import { type RefObject, useEffect } from 'react'

/** When another thing is asked and nothing that can be chosen is in sight, the table scrolls to the first of it. */
export function useInSight(root: RefObject<HTMLElement | null>, key: string, isOn: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever another thing is asked
  useEffect(() => {
    if (!isOn || root.current === null) return
    const hand = root.current.querySelector('.hand')
    const bottom = (hand ?? root.current.querySelector('.panel'))?.getBoundingClientRect().top ?? innerHeight
    const marked = [...root.current.querySelectorAll<HTMLElement>('.board [data-marked="may"]')]
    const isSeen = (piece: HTMLElement): boolean => {
      const { top, bottom: end } = piece.getBoundingClientRect()
      return hand?.contains(piece) || (top >= 0 && end <= bottom + 40)
    }
    if (marked.some(isSeen)) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    marked[0]?.scrollIntoView({ block: 'center', behavior })
  }, [key, isOn])
}
