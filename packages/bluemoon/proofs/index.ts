/**
 * How Blue Moon's rules would be read wrongly. `coverage --prove` puts these in place of what the rules say, one rule at a time, and a
 * position of that rule must fail. Nothing that is played loads this.
 */
import { cargoGoesTo } from '../events.ts'
import { hasText } from '../filter.ts'
import { addedBy, moonsOf, notReady } from '../formats.ts'
import { allowsIcon, isIgnored, isSheltered, isTextIgnored } from '../ignored.ts'
import { actOf, doing } from '../rules/acts.ts'
import { inOrder } from '../rules/dragons.ts'
import { mayTake } from '../rules/drawing.ts'
import { endsForLackOfCards, scoreOf, winnerOf } from '../rules/fights.ts'
import { isFree, isRetrievable, landedCargo, sources, whyNotBluff } from '../rules/playing.ts'
import { addUses, canAnnounce, lastUses, offerBeginning, offerLeadership } from '../rules/turn.ts'
import { areEnough } from '../series.ts'
import { defAt, HAND, other, pile } from '../state.ts'
import { atLeast, power, raisedAndDoubled, raisedBluff, shieldOf, valueToRaise, zeroed } from '../values.ts'

// Values.

/** The floor lies under the values of characters alone. */
atLeast.misread((floor, characters, others) => others + Math.max(characters, floor))

/** What acts on printed values acts on raised ones. */
raisedBluff.misread((g, id, printed, worth) => zeroed(g, id, Math.max(printed, worth)))
valueToRaise.misread((g, id, element) => defAt(g.state, id)[element] ?? 0)
/** "Double" before "rise to". */
raisedAndDoubled.misread((value, to, doubled) => Math.max(value * 2 ** doubled, ...to))

// What is ignored, and icons.

isIgnored.misread(() => false)
isTextIgnored.misread(() => false)
/** Icons are text. */
hasText.misread((d) => d.hasText || d.icons.length > 0)
allowsIcon.misread((g, id, icon) => allowsIcon.rightly(g, id, icon) && !isTextIgnored(g, id))
isRetrievable.misread(() => false)
isFree.misread(() => false)
shieldOf.misread(() => null)
isSheltered.misread(() => false)

// The turn.

offerBeginning.misread((_, f) => {
  f.act = actOf(doing('go on'))
})
/** Texts without a phase are for the booster phase. */
addUses.misread((g, seat, options) => {
  if (g.state.phase === 'booster') addUses.rightly(g, seat, options)
})
lastUses.misread(() => [])
/** Whoever opens a fight skips the leadership phase. */
offerLeadership.misread((g, f) => {
  if (f.opening) f.act = actOf(doing('go on'))
  else offerLeadership.rightly(g, f)
})
/** Whoever opens a fight needs some power. */
canAnnounce.misread((g, f) => {
  const hasPower = power(g, f.seat, 'fire') > 0 || power(g, f.seat, 'earth') > 0
  return canAnnounce.rightly(g, f) && (!f.opening || hasPower)
})
/** Cards that forbid taking cards forbid nothing. */
mayTake.misread(() => Number.POSITIVE_INFINITY)
whyNotBluff.misread(() => 'base/59')

// Ships.

/** From a ship that landed, and out of the hand as well. */
sources.misread(({ state }, seat) => [
  ...(state.landing.length > 0 ? landedCargo(state, seat) : []),
  ...pile(state, HAND, seat),
])
cargoGoesTo.misread(() => HAND)

// Dragons, and the end of the game.

/** "At most one" and -n before +n. */
inOrder.misread((base, more, fewer, most) => Math.max(0, Math.min(base, most) + fewer) + more)
endsForLackOfCards.misread(() => false)
/** Whoever has no cards loses, wherever the dragons are. */
winnerOf.misread((_, without) => other(without))
/** The dragons alone count. */
scoreOf.misread((g, winner) => g.state.dragons[winner as 0 | 1])
/** A single game is the match. */
areEnough.misread(() => true)

// Decks.

notReady.misread(() => [])
/** A mutant costs a moon. */
moonsOf.misread((card) => (card.people === 'mutant' ? 1 : card.moons))
/** The limits are the leader's. */
addedBy.misread(() => undefined)
