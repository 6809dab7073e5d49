/** What is aimed from where, and at what: while a card is chosen, while it shows what it can do, while its effect asks. */
import { type Aim, aimedBy, hasOneSource, type Offered, type Thing } from './picking.ts'

export interface Aiming {
  from: Thing
  /** What it can be aimed at, with the option that would be. */
  at: ReadonlyMap<Thing, number>
}

export interface Begun {
  offered: readonly Offered[]
  aim: Aim | null
  /** The card whose menu is open. */
  shown: Thing | null
  /** The card whose effect asks. */
  asking: Thing | null
}

const targets = (offered: readonly Offered[], from: Thing): Map<Thing, number> => {
  const at = new Map<Thing, number>()
  for (const { index, to } of offered) for (const thing of to) if (thing !== from) at.set(thing, index)
  return at
}

export function aimingOf({ offered, aim, shown, asking }: Begun): Aiming | null {
  const aiming = (from: Thing, among: readonly Offered[]): Aiming | null => {
    const at = targets(among, from)
    return at.size === 0 ? null : { from, at }
  }
  if (aim !== null) return aiming(aim.from, aimedBy(offered, aim))
  if (shown !== null)
    return aiming(
      shown,
      offered.filter(({ from }) => from === shown),
    )
  const only = hasOneSource(offered) ? (offered.find(({ from }) => from !== null)?.from ?? asking) : asking
  if (only === null) return null
  return aiming(
    only,
    offered.filter(({ from }) => from === null || from === only),
  )
}
