/** What others do, shown where it happens: an arrow from the card that does it to the others, and what is told of it. */
import { type RefObject, useEffect, useState } from 'react'
import { type Arrow, arrowBetween } from './arrow.ts'
import { ArrowView } from './arrows.tsx'
import { useTable } from './context.ts'
import type { Deed } from './deed.ts'
import type { Box } from './drop-places.ts'
import type { Thing } from './picking.ts'
import { Words } from './words.tsx'

export interface Shown {
  deed: Deed
  /** Where a thing is, or was before it went. */
  boxOf(thing: Thing): Box | null
  /** How long it is shown, in milliseconds. */
  stay: number
}

interface Drawn {
  key: number
  text: string
  arrows: Arrow[]
  at: { x: number; y: number }
  stay: number
}

/** Room that a few words need to the edges of the window, in pixels. */
const EDGE = 130

function draw({ deed, boxOf, stay }: Shown, key: number): Drawn | null {
  const from = boxOf(deed.actor)
  if (from === null) return null
  const arrows = deed.targets.flatMap((thing) => {
    const to = boxOf(thing)
    return to === null ? [] : [arrowBetween(from, to)]
  })
  const x = arrows[0]?.middle.x ?? from.left + from.width / 2
  return {
    key,
    text: deed.text,
    arrows,
    stay,
    at: {
      x: Math.max(EDGE, Math.min(x, innerWidth - EDGE)),
      y: arrows[0]?.middle.y ?? Math.min(from.top + from.height + 8, innerHeight - 40),
    },
  }
}

interface Props {
  root: RefObject<HTMLElement | null>
  /** Is filled with what shows a deed. */
  show: RefObject<(shown: Shown) => void>
  /** A click on the cloth, while others act; null: they do not, or nobody waits. */
  onSkip: (() => void) | null
}

export function Following({ root, show, onSkip }: Props) {
  const { game, named } = useTable()
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    const element = root.current
    if (onSkip === null) return
    const skip = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('button, a, input, dialog, .panel') === null) onSkip()
    }
    element?.addEventListener('click', skip)
    return () => element?.removeEventListener('click', skip)
  }, [root, onSkip])
  show.current = (shown) => setDrawn((before) => draw(shown, (before?.key ?? 0) + 1))
  if (drawn === null) return null
  const { key, text, arrows, at, stay } = drawn
  return (
    <div
      key={key}
      className="arrows following"
      aria-hidden="true"
      style={{ animationDuration: `${stay}ms` }}
      onAnimationEnd={() => setDrawn((now) => (now?.key === key ? null : now))}
    >
      <svg aria-hidden="true" focusable="false">
        {arrows.map((arrow) => (
          <ArrowView key={arrow.path} arrow={arrow} />
        ))}
      </svg>
      <p
        className="following-says"
        style={{
          transform: `translate(${at.x}px, ${at.y}px) translate(-50%, ${arrows.length > 0 ? '-50%' : '0'})`,
        }}
      >
        <Words game={game.id} text={named(text)} />
      </p>
    </div>
  )
}
