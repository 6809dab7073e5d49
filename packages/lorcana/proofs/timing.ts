/** Triggered abilities and the bag (6.2, 7.7), replacement effects (6.5), read wrongly. */
import { isOneOf } from '../happenings.ts'
import { bagOrder, lastHolder, passesFrom } from '../rules/07-zones.ts'
import {
  bind,
  bindInstance,
  hasHadItsChance,
  intoTheBag,
  isWaiting,
  mayFollow,
  named,
  prevents,
  putInPlace,
  seesThem,
  triggers,
  wholeEvent,
  whoPicks,
} from '../timing.ts'

// Triggered abilities.

/** Twice. */
triggers.misread((entries, entry) => {
  entries.push(entry, { ...entry })
})
/** Only the first condition. */
isOneOf.misread((conditions, what) => conditions[0] === what)
isWaiting.misread((next) => !next)
/** Who leaves sees nobody else leave. */
seesThem.misread((id, leaving, deeds) => !leaving.has(id) || deeds.some(({ card }) => card === id))

// The bag.

intoTheBag.misread(() => [])
bagOrder.misread((s, first) => bagOrder.rightly(s, first).reverse())
lastHolder.misread(() => null)
/** It always passes from the active player. */
passesFrom.misread((s) => s.active)

// Replacement effects.

/** Part by part. */
wholeEvent.misread((parts) => parts.slice(0, 1))
bind.misread(() => {})
/** It happens beside what was put in its place. */
putInPlace.misread((part, by) => {
  if (by.amount === 0) putInPlace.rightly(part, by)
})
prevents.misread(() => false)
/** The first may come round once more. */
hasHadItsChance.misread((had, name) => hasHadItsChance.rightly(had, name) && had.length > 2)
whoPicks.misread((s) => s.active)
/** One replacement, and no other. */
mayFollow.misread((had) => had === undefined)
/** Each instance is an effect of its own. */
named.misread(({ instance }) => instance)
bindInstance.misread(() => {})
