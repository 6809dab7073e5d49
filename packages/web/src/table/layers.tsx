/** What lies over the table and moves nothing below it: what is dragged and where to, and the arrows. */
import type { Foreseen } from '@regelwerk/protocol'
import { useEffect, useMemo, useState } from 'react'
import { aimingOf } from './aiming.ts'
import { Arrows, type Pointed } from './arrows.tsx'
import { useTable } from './context.ts'
import type { DropSpot } from './drops.ts'
import { Gestures } from './gestures.tsx'
import { type Aim, cardThing, type Offered, type Thing } from './picking.ts'

type GestureProps = React.ComponentProps<typeof Gestures>

interface Props extends Omit<GestureProps, 'onOver' | 'foresight'> {
  aim: Aim | null
  /** The card whose menu is open. */
  shown: Thing | null
  /** The card whose effect asks. */
  asking: Thing | null
}

export function Layers({ aim, shown, asking, ...gestures }: Props) {
  const { foresee } = useTable()
  const { offered, root } = gestures
  const [over, setOver] = useState<{ from: Thing; to: Pointed } | null>(null)
  const next = useNext(offered, shown)
  const aiming = useMemo(() => {
    const begun = aimingOf({ offered, aim, shown, asking })
    if (shown === null || next.size === 0) return begun
    return { from: shown, at: new Map([...next, ...(begun?.at ?? [])]) }
  }, [offered, aim, shown, asking, next])
  return (
    <>
      <Arrows root={root} offered={offered} aiming={aiming} over={over} />
      <Gestures
        {...gestures}
        foresight={foresee}
        onOver={(from, spot) => setOver(spot === null ? null : pointedAt(from, spot))}
      />
    </>
  )
}

function pointedAt(from: Thing, spot: DropSpot): { from: Thing; to: Pointed } | null {
  const [entry] = spot.entries
  return spot.at === 'thing' && entry !== undefined
    ? { from, to: { thing: spot.thing, index: entry.index } }
    : null
}

/** What the card whose menu is open could be aimed at after the next question: whom it could fight. */
function useNext(offered: readonly Offered[], shown: Thing | null): ReadonlyMap<Thing, number> {
  const { foresee } = useTable()
  const [next, setNext] = useState<ReadonlyMap<Thing, number>>(NOBODY)
  useEffect(() => {
    let isWanted = true
    setNext(NOBODY)
    if (shown === null) return
    const direct = offered.filter(({ from, to }) => from === shown && to.length === 0)
    void Promise.all(direct.map(async ({ index }) => [index, await foresee(index)] as const)).then(
      (known) => {
        const found = known.flatMap(([index, foreseen]) =>
          targetsOf(foreseen, shown).map((thing) => [thing, index] as const),
        )
        if (isWanted && found.length > 0) setNext(new Map(found))
      },
    )
    return () => {
      isWanted = false
    }
  }, [foresee, offered, shown])
  return next
}

const NOBODY: ReadonlyMap<Thing, number> = new Map()

const targetsOf = (foreseen: Foreseen | null, from: Thing): Thing[] =>
  (foreseen?.next ?? []).flatMap(({ source, target }) =>
    target === undefined || (source !== undefined && cardThing(source) !== from) ? [] : [cardThing(target)],
  )
