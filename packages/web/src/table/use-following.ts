/** Shows what others have done, when the table has changed by it. */
import type { LogLine } from '@regelwerk/core'
import type { Screen } from '@regelwerk/protocol'
import { useRef } from 'react'
import { type Pace, settings } from '../settings.ts'
import { type Deed, deedOf } from './deed.ts'
import type { Shown } from './following.tsx'
import { type Place, type Places, rise, strike } from './motion.ts'
import type { Thing } from './picking.ts'

/** How long a deed is shown, in milliseconds. */
const STAY: Readonly<Record<Pace, number>> = { slow: 2400, usual: 1200, fast: 420, none: 0 }
/** Who jumps further than so many answers does not want to see each. */
const FAR = 3
/** How long a stroke is, in milliseconds: of one's own, which one expects, and of others. */
const OWN_STROKE = 380
const STROKE = 620

/** Whom a card on the table strikes: the one card of another player that it does something to. */
function struck({ actor, targets }: Deed, old: Places, now: Places): Place | undefined {
  const [target] = targets
  const from = old.get(actor)
  const to = target === undefined ? undefined : (now.get(target) ?? old.get(target))
  const isStroke =
    targets.length === 1 && from !== undefined && to !== undefined && !from.isInHand && !to.isInHand
  return isStroke && from.seat !== '' && to.seat !== '' && from.seat !== to.seat ? to : undefined
}

interface Following {
  show: React.RefObject<(shown: Shown) => void>
  /** The player has answered: what comes of it is no news. */
  acted(): void
  moved(old: Places, now: Places): void
}

export function useFollowing(screen: Screen, log: readonly LogLine[]): Following {
  const show = useRef<(shown: Shown) => void>(() => {})
  const seen = useRef({ seq: screen.seq, at: log.at(-1)?.at ?? -1 })
  const answered = useRef<number | null>(null)
  return {
    show,
    acted() {
      answered.current = screen.seq
    },
    moved(old, now) {
      const before = seen.current
      seen.current = { seq: screen.seq, at: log.at(-1)?.at ?? -1 }
      const isOwn = answered.current === screen.seq - 1
      const steps = screen.seq - before.seq
      const stay = STAY[settings().pace]
      if (steps < 1 || steps > FAR || stay === 0) return
      const lines = log.filter(({ at }) => at > before.at)
      // What comes into the own hand is seen there.
      const isSeen = (places: Places) => (thing: Thing) => places.get(thing)?.isInHand === false
      const deed = deedOf(lines, isSeen(old), isSeen(now))
      if (deed === null) return
      const actor = now.get(deed.actor)
      const aim = struck(deed, old, now)
      if (actor !== undefined && aim !== undefined) strike(actor, aim.rect, isOwn ? OWN_STROKE : STROKE)
      else if (actor !== undefined && !isOwn) rise(actor, stay)
      if (isOwn) return
      const boxOf = (thing: Thing) => (now.get(thing) ?? old.get(thing))?.rect ?? null
      show.current({ deed, boxOf, stay })
    },
  }
}
