/** Initiating and resolving abilities, limits, costs and targets, read wrongly. */

import { refTo } from '@regelwerk/core'
import { registered } from '../prepare.ts'
import { evenImmune } from '../rules/costs.ts'
import {
  endAtLimit,
  endCancelled,
  type InitiateLocals,
  isChosenByOpponent,
  isSelectedByOpponent,
  payAtOnce,
} from '../rules/initiating.ts'
import { eachCopy, eachPlayer, instanceOf, limitKey, maximumFor, maximumKey } from '../rules/limits.ts'
import { couldDo, couldFollow, together } from '../rules/possible.ts'
import { protects, whyNotTargeted } from '../rules/restrictions.ts'
import { eitherHalf } from '../rules/tasks.ts'
import { cardAt, type L5RState, NONE } from '../state.ts'
import { copiesInPlay, thisOne } from '../subjects.ts'
import { canBeAffected, isForbidden } from '../values.ts'
import { canBeSacrificed, discardedFrom } from '../words/costs/index.ts'
import { paidWith } from '../words/costs/with-card.ts'
import { isAboutAll, isCopyOf } from '../words/filters/kinds.ts'
import { cancels, lastReplacement, lastTarget } from '../words/verbs/answers.ts'

// Limits.

instanceOf.misread(() => 0)
eachPlayer.misread(() => 0)
eachCopy.misread(() => [''])
maximumFor.misread(() => '')

const forget = (s: L5RState, gone: string): void => {
  s.used = s.used.filter((key) => key !== gone)
}
const abilityOf = ({ ability }: InitiateLocals) => registered(ability)

/** What is cancelled has not been used. */
endAtLimit.misread((g, f) => {
  forget(g.state, limitKey(g, f.seat, f.card.card, abilityOf(f)))
  endAtLimit.rightly(g, f)
})
endCancelled.misread((g, f) => {
  forget(g.state, maximumKey(g, f.seat, f.card.card, abilityOf(f)))
  endCancelled.rightly(g, f)
})

// Costs.

evenImmune.misread((g, ids, c) => ids.filter((id) => canBeAffected(g, id, c.self)))
/** One after the other. */
payAtOnce.misread((g, f, batch) => {
  for (const event of batch.slice(0, -1)) g.happen([event])
  payAtOnce.rightly(g, f, batch.slice(-1))
})
/** With anybody's cards. */
paidWith.misread((filter) => filter)
discardedFrom.misread((filter) => ({ in: 'hand', ...filter, whose: 'any' }))

/** What cannot be discarded cannot be sacrificed. */
canBeSacrificed.misread((g, id) => canBeSacrificed.rightly(g, id) && !isForbidden(g, id, 'beDiscarded'))

// Targets and choices.

whyNotTargeted.misread(() => null)
/** An attachment is protected with its character. */
protects.misread((g, id) => {
  const { on: host } = cardAt(g.state, id)
  return host === NONE ? id : host
})
/** Each by itself. */
together.misread(() => [])
isSelectedByOpponent.misread((by) => by !== 'opponent')
isChosenByOpponent.misread((by) => by !== 'opponent')
/** All copies by name. */
thisOne.misread((s, self) => copiesInPlay(s, self).map((id) => refTo(s, id)))

// Effects.

couldFollow.misread(couldDo)
/** The first prevails. */
lastReplacement.misread((first, now) => first ?? now)
lastTarget.misread((first, now) => first ?? now)
/** The adjective is for the first term. */
isAboutAll.misread(({ trait }, traits) => typeof trait !== 'object' || traits.includes(trait[0] ?? ''))
isCopyOf.misread((a, b) => a !== b)

/** Both halves or none. */
eitherHalf.misread((batch) => (batch.length < 2 ? [] : batch))
cancels.misread(() => [])
