/** Arrows over the table while something is chosen: faint ones to all that can be aimed at, a strong one to what is pointed at. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Aiming } from './aiming.ts'
import { type Arrow, arrowBetween } from './arrow.ts'
import { ForeseenLines } from './foreseen.tsx'
import type { Offered, Thing } from './picking.ts'

/** To more targets than this, faint arrows would be a thicket. */
const FEW = 7

/** Something that is pointed at, with the option that would be taken there. */
export interface Pointed {
  thing: Thing
  index: number
}

interface Props {
  root: RefObject<HTMLElement | null>
  offered: readonly Offered[]
  aiming: Aiming | null
  /** What is being dragged is over this. */
  over: { from: Thing; to: Pointed } | null
}

interface Drawn {
  faint: Arrow[]
  strong: Arrow | null
}

const NONE: Drawn = { faint: [], strong: null }

export function Arrows({ root, offered, aiming, over }: Props) {
  const pointed = usePointed(root, offered, aiming)
  const [drawn, setDrawn] = useState<Drawn>(NONE)
  const from = over?.from ?? pointed?.from ?? aiming?.from ?? null
  const to = over?.to ?? pointed?.to ?? null

  useLayoutEffect(() => {
    const element = root.current
    const boxOf = (thing: Thing): DOMRect | null =>
      element
        ?.querySelector(`.board [data-piece][data-thing="${CSS.escape(thing)}"]`)
        ?.getBoundingClientRect() ?? null
    const source = from === null ? null : boxOf(from)
    if (source === null) {
      setDrawn((before) => (before === NONE ? before : NONE))
      return
    }
    const arrowTo = (thing: Thing): Arrow[] => {
      const target = boxOf(thing)
      return target === null ? [] : [arrowBetween(source, target)]
    }
    const all = over === null && aiming !== null && aiming.at.size <= FEW ? [...aiming.at.keys()] : []
    setDrawn({
      faint: all.filter((thing) => thing !== to?.thing).flatMap(arrowTo),
      strong: to === null ? null : (arrowTo(to.thing)[0] ?? null),
    })
  }, [root, aiming, over, from, to])

  const { faint, strong } = drawn
  if (strong === null && faint.length === 0) return null
  return (
    <div className="arrows">
      <svg aria-hidden="true" focusable="false">
        {faint.map((arrow) => (
          <path key={arrow.path} className="arrow-faint" d={arrow.path} />
        ))}
        {strong !== null && <ArrowView arrow={strong} />}
      </svg>
      {strong !== null && to !== null && (
        <div
          className="arrow-says"
          role="status"
          style={{
            transform: `translate(clamp(${HALF}, ${strong.middle.x}px, 100vw - ${HALF}), ${strong.middle.y}px) translate(-50%, -50%)`,
          }}
        >
          <ForeseenLines key={to.index} index={to.index} />
        </div>
      )}
    </div>
  )
}

/** Half the room that what is foreseen takes at most: it stays on the page. */
const HALF = 'min(158px, 37vw)'

export function ArrowView({ arrow: { path, head } }: { arrow: Arrow }) {
  return (
    <g className="arrow-strong">
      <path className="arrow-edge" d={path} />
      <path d={path} />
      <g transform={`translate(${head.x} ${head.y}) rotate(${head.turn})`}>
        <path className="arrow-head" d="M8 0L-13 -11L-7 0L-13 11Z" />
      </g>
    </g>
  )
}

/** What the mouse or the focus is on: a thing that can be aimed at, or an option in a list that goes from card to card. */
function usePointed(
  root: RefObject<HTMLElement | null>,
  offered: readonly Offered[],
  aiming: Aiming | null,
): { from: Thing; to: Pointed } | null {
  const [on, setOn] = useState<string>('')
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const point = ({ target }: Event): void => {
      const found =
        target instanceof Element ? target.closest<HTMLElement>('[data-thing], [data-option]') : null
      setOn(found?.dataset.option ?? found?.dataset.thing ?? '')
    }
    element.addEventListener('pointerover', point)
    element.addEventListener('focusin', point)
    return () => {
      element.removeEventListener('pointerover', point)
      element.removeEventListener('focusin', point)
    }
  }, [root])
  return useMemo(() => {
    const option = offered[Number(on)]
    const [target] = option?.to ?? []
    const source = option?.from ?? aiming?.from
    if (on !== '' && option !== undefined)
      return target === undefined || source === undefined || source === target
        ? null
        : { from: source, to: { thing: target, index: option.index } }
    const index = aiming?.at.get(on as Thing)
    return aiming === null || index === undefined
      ? null
      : { from: aiming.from, to: { thing: on as Thing, index } }
  }, [on, offered, aiming])
}
