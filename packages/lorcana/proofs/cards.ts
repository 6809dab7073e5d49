/** Cards, zones and keywords (chapters 5, 7 and 8), read wrongly. */

import { handlesOf, lay, zoneOf } from '@regelwerk/core'
import {
  becomeNew,
  dries,
  driesNoItem,
  driesNoItemUsed,
  entersWith,
  freshen,
  goesAlong,
  keepEffects,
  leavePlay,
  putAway,
} from '../events.ts'
import { answersTo, answersToEach, hasName } from '../names.ts'
import { turnOrder } from '../players.ts'
import { prepared } from '../prepare.ts'
import { allInPlay, countsAs } from '../reading.ts'
import {
  entersExerted,
  isOntoAny,
  isOntoClass,
  sharesName,
  shiftsExerted,
  shiftTargets,
  singersNeeded,
  whoSang,
} from '../rules/04-play.ts'
import { isEvasive } from '../rules/04-turn-actions.ts'
import { cardAt, DECK, DISCARD, definitionOf, HAND, INKWELL, PLAY, refersTo, UNDER, zones } from '../state.ts'
import { atWork, countsToSing, derived, hasKeyword, isChallenging, onTop } from '../values.ts'
import { inkwellOf, isFacedown, isFacedownUnder, isHidden, isPublic } from '../view.ts'
import { isAction } from '../words/filters/facts.ts'
import { canBeDamaged, canBeExerted } from '../words/filters/states.ts'
import { costFor, costToShift, costToSing } from '../words/filters/values.ts'
import { summed } from '../words/keywords/index.ts'

// Who sees what.

isFacedown.misread(() => false)
isFacedownUnder.misread(() => false)
isHidden.misread(() => true)
isPublic.misread((whose, viewer) => whose === viewer)
inkwellOf.misread((s, seat, viewer) => {
  const handles = handlesOf(s, viewer)
  const cards = zoneOf(s, INKWELL, seat).map((id) => ({ handle: handles[id], def: cardAt(s, id).def }))
  const seen = inkwellOf.rightly(s, seat, viewer)
  return seat === viewer ? Object.assign(seen, { cards }) : seen
})

// Names.

hasName.misread((card, name) => card.definition.fullName.toLowerCase().includes(name.toLowerCase()))
answersToEach.misread((card, name) => card.names[0] === name)
answersTo.misread((card, name) =>
  card.definition.name.en.includes("'n'") ? card.names[0] === name : answersTo.rightly(card, name),
)
countsAs.misread((s, id) => prepared(cardAt(s, id).def).names.length)

// States of cards.

driesNoItem.misread((card) => driesNoItem.rightly(card) || definitionOf(card).type === 'item')
driesNoItemUsed.misread((card) => driesNoItemUsed.rightly(card) || definitionOf(card).type === 'item')
dries.misread((card) => dries.rightly(card) || definitionOf(card).type === 'location')
entersExerted.character.misread(() => true)
entersExerted.item.misread(() => true)
entersExerted.location.misread(() => true)
canBeDamaged.misread((type) => canBeDamaged.rightly(type) || type === 'item')
canBeExerted.misread((type) => canBeExerted.rightly(type) || type === 'location')
/** Damage stays on a card wherever it goes. */
entersWith.misread((card, damage) => card.damage + damage)

// Zones.

/** Cards in play, under others and in discards. */
allInPlay.misread((s) =>
  turnOrder(s, 0).flatMap((seat) => [PLAY, UNDER, DISCARD].flatMap((zone) => zoneOf(s, zone, seat))),
)
/** Cards under a character work. */
onTop.misread((s, seat) => onTop.rightly(s, seat).concat(zoneOf(s, UNDER, seat)))
/** Cards in hands work. */
atWork.misread((s, seat) => atWork.rightly(s, seat).concat(zoneOf(s, HAND, seat)))
goesAlong.misread(() => [])
/** It is the same card wherever it goes. */
becomeNew.misread((card) => {
  const { life } = card
  freshen(card)
  card.life = life
})
/** It stays in play as well. */
leavePlay.misread((g, id, to, place, exerted) => {
  leavePlay.rightly(g, id, to, place, exerted)
  lay(g.state, zones, id, PLAY, cardAt(g.state, id).owner)
})
putAway.misread((g, id, to, place, exerted) => {
  putAway.rightly(g, id, to, place, exerted)
  const card = cardAt(g.state, id)
  if (to === DECK) card.known &= 1 << card.owner
})

/** A song is none. */
isAction.misread((definition) => isAction.rightly(definition) && definition.song !== true)

// Costs.

costFor.misread((g, p) => p.definition.cost - derived(g).payLess.length)
costToShift.misread((g, p, shifted) =>
  shifted ? (p.shift?.n ?? p.definition.cost) : costToShift.rightly(g, p, shifted),
)
costToSing.misread((_, p) => Math.max(p.singer, p.definition.cost))

// Keywords.

/** The highest counts. */
summed.misread((is, plus) => Math.max(is, plus))
/** Alert evades. */
isEvasive.misread((g, id) => isEvasive.rightly(g, id) || hasKeyword(g, id, 'alert'))
/** Challenger also for whoever is challenged. */
isChallenging.misread(
  (s, challenge, id) => isChallenging.rightly(s, challenge, id) || refersTo(s, challenge.defender, id),
)
shiftTargets.misread(() => [])
isOntoAny.misread((card, target) => sharesName(card, target))
isOntoClass.misread((card, target) => sharesName(card, target))
shiftsExerted.misread(() => false)
keepEffects.misread(() => {})
singersNeeded.misread(() => 0)
whoSang.misread(({ singers = [] }) => singers.slice(0, 1))
countsToSing.misread((base, more, cost) => (more > 0 ? Math.max(base, cost + more) : base + more))
