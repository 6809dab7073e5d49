/** A place in the menu of the page for what the room has to offer: it costs the table no height. */
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export const HEAD_SLOT = 'head-slot'

export function HeadSlot({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(HEAD_SLOT)), [])
  return place && createPortal(children, place)
}
