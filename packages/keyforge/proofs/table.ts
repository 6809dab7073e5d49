/** What lies on the table, damage, Æmber, control and leaving play, read wrongly. */

import { neighboursThen } from '../filter.ts'
import { fallWith, isHalf } from '../reducers.ts'
import { asMuchAsPossible, capturesFromSupply, stealable } from '../rules/amber.ts'
import { controllerFor } from '../rules/control.ts'
import { addedOnce, alsoDealt, dealDamage, dealing, splashed, takersOf } from '../rules/damage.ts'
import { send } from '../rules/doing.ts'
import { amberFreed, beaten, destroyedGoTo, goesBackTo, opponentIn } from '../rules/leaving.ts'
import { cardAt, DISCARD, definitionOf, LINE, lineOf, PURGED, refersTo } from '../state.ts'
import {
  armorSpent,
  houseOfAnomaly,
  houseOfMaverick,
  isActiveThough,
  isCentre,
  isCurrent,
  isFlank,
  neighboursOf,
  powerByCounters,
  powerCounters,
  reaching,
  together,
  undefinedX,
} from '../values.ts'
import { amberOf } from '../words/amounts/pools.ts'
import { dealAtOnce, destroyThem, moveDamage } from '../words/verbs/damage.ts'
import { purgedGoTo } from '../words/verbs/moving.ts'

// The battleline.

/** All others are neighbours. */
neighboursOf.misread((g, id) => {
  const { zone, holder } = cardAt(g.state, id)
  return zone === LINE ? lineOf(g.state, holder).filter((other) => other !== id) : []
})
neighboursThen.misread(() => [])
/** The only creature is on no flank. */
isFlank.misread((g, id) => lineOf(g.state, cardAt(g.state, id).holder).length !== 1 && isFlank.rightly(g, id))
/** Of an even number, one of both in the middle. */
isCentre.misread((g, id) => {
  const { zone, holder } = cardAt(g.state, id)
  const line = lineOf(g.state, holder)
  return zone === LINE && line.indexOf(id) === Math.floor((line.length - 1) / 2)
})

// Values.

undefinedX.misread(() => 1)
powerCounters.misread(() => 0)
/** Any counter makes strong. */
powerByCounters.misread((counters) => {
  const { power: _, ...others } = counters
  return powerByCounters.rightly(counters) + (Object.keys(others).length > 0 ? 1 : 0)
})
/** Armor prevents as much each time. */
armorSpent.misread(() => 0)
/** The highest counts. */
together.assault.misread((parts) => Math.max(0, ...parts))
together.hazardous.misread((parts) => Math.max(0, ...parts))
/** The house where such a card is usually found. */
houseOfAnomaly.misread((s, def) => definitionOf(s, def).house)
houseOfMaverick.misread((s, def) => definitionOf(s, def).house)
/** Exhausted cards say nothing. */
isActiveThough.misread((card) => !card.exhausted)
/** What a card has begun ends when it leaves. */
isCurrent.misread((g, lasting) => {
  const { source } = lasting
  const isThere = source === null || refersTo(g.state, source, source.card)
  return isThere && isCurrent.rightly(g, lasting)
})

// Damage.

takersOf.misread(() => [])
/** What is also dealt is dealt on. */
alsoDealt.misread((g, hits) => {
  const also = alsoDealt.rightly(g, hits)
  return [...also, ...alsoDealt.rightly(g, also)]
})
/** Each effect adds to what the others have added. */
addedOnce.misread((each) => addedOnce.rightly(each) * each.length)
splashed.misread(() => [])
/** One after the other. */
dealAtOnce.misread((g, hits, seat) => {
  for (const hit of [...hits].reverse()) dealAtOnce.rightly(g, [hit], seat)
})
/** Moved damage is dealt anew. */
moveDamage.misread((g, n, _, to, f) => {
  g.call(dealDamage, dealing([{ card: to, n, source: f.self, fight: false, ignoreArmor: false }], f.you))
})

// Æmber.

/** All or nothing. */
asMuchAsPossible.misread((wanted, there) => (there >= wanted ? wanted : 0))
/** More than there is. */
stealable.misread((_g, _from, n) => n)
/** Captured Æmber comes from the supply. */
capturesFromSupply.misread(() => true)
/** Æmber on cards counts. */
amberOf.misread((g, seat) =>
  lineOf(g.state, seat).reduce((sum, id) => sum + cardAt(g.state, id).amber, amberOf.rightly(g, seat)),
)
amberFreed.misread(() => 0)

// Control and leaving play.

/** The oldest effect wins. */
controllerFor.misread((g, id) => reaching(g, 'youControl', id)[0]?.me ?? cardAt(g.state, id).owner)
goesBackTo.misread((card) => card.holder)
beaten.misread(() => [])
opponentIn.misread(() => null)
destroyedGoTo.misread(() => PURGED)
purgedGoTo.misread(() => DISCARD)
/** What is sacrificed is only put away. */
destroyThem.misread((g, refs, sacrificed) => {
  if (sacrificed) send(g, refs, DISCARD)
  else destroyThem.rightly(g, refs, sacrificed)
})
fallWith.misread(() => [])
/** What is grafted goes where its card goes. */
isHalf.misread(() => true)
