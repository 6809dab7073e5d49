/** Cards in and out of play, drawing, attachments, control, read wrongly. */
import { lay, show, zoneOf } from '@regelwerk/core'
import { keepsGained } from '../bearers.ts'
import { discardOf, removedTo, sacrificedTo } from '../destinations.ts'
import { prepared } from '../prepare.ts'
import {
  bow,
  changeAsItIs,
  changeBid,
  changeControl,
  changeSide,
  entersBowed,
  entersReady,
  goesBackTo,
  layUnseen,
  leavesWith,
  loseHonor,
  lostTo,
  participates,
  passChance,
  placeIn,
  put,
  putOpenly,
  sincerityOf,
  workAsOne,
} from '../reducers.ts'
import { allAllow, canBeAttached, misplaced, restrictedThree } from '../rules/attachments.ts'
import {
  atOnce,
  canDraw,
  drawsOn,
  happen,
  happenTogether,
  isFilledFaceup,
  rally,
  topOf,
  topOfDeck,
} from '../rules/cards.ts'
import { decksShuffled } from '../rules/digging.ts'
import { lessFor, takesOver } from '../rules/disguised.ts'
import { canJoin, isBarred, mayEnter } from '../rules/restrictions.ts'
import {
  ATTACHED,
  attachmentsOn,
  CONFLICT,
  CONFLICT_DISCARD,
  cardAt,
  DYNASTY,
  DYNASTY_DISCARD,
  faceAt,
  HAND,
  isInPlay,
  isProvinceInPlay,
  other,
  PROVINCE,
  REMOVED,
  zones,
} from '../state.ts'
import { entersTainted } from '../tokens.ts'
import { entersConflict, placedOnRing } from '../words/costs/index.ts'
import { isTheirs } from '../words/filters/which.ts'
import { getsToken } from '../words/verbs/characters.ts'
import { fromSupply } from '../words/verbs/fate.ts'
import {
  controlLasts,
  entersWithStatus,
  followInto,
  putIntoPlay,
  putUnplayed,
} from '../words/verbs/moving.ts'

// In play.

isProvinceInPlay.misread((card) => !card.faceup || isProvinceInPlay.rightly(card))
entersReady.misread(() => true)
entersBowed.misread(() => true)
entersConflict.misread((s) => s.conflict !== null)
/** Who enters play honored has been honored. */
entersWithStatus.misread((enters, status) => [
  enters,
  { kind: status === 'honored' ? 'honor' : 'dishonor', card: enters.card },
])
/** What is put into play is played, and paid for. */
putUnplayed.misread((g, seat, batch) => {
  putUnplayed.rightly(g, seat, batch)
  for (const e of batch)
    if (e.kind === 'enter')
      happen(g, { kind: 'played', card: e.card, seat, fromHand: e.from === HAND, spent: 0 })
})
putIntoPlay.misread((g, seat, batch) => {
  putIntoPlay.rightly(g, seat, batch)
  for (const e of batch)
    if (e.kind === 'enter') happen(g, { kind: 'lose fate', seat, n: faceAt(g.state, e.card).cost ?? 0 })
})
followInto.misread(() => {})
/** "Limited" also for what is put into play. */
mayEnter.misread((g, id, c, inConflict) => {
  const isSpent = g.state.limited[c.me as 0 | 1] > 0
  const isLimited = prepared(cardAt(g.state, id).def).keywords.includes('limited')
  return !(isSpent && isLimited) && mayEnter.rightly(g, id, c, inConflict)
})
/** Who was evaded stays out of the conflict. */
canJoin.misread((g, id, c) => !cardAt(g.state, id).evaded && canJoin.rightly(g, id, c))
participates.misread((moved) => !moved)
isBarred.misread(() => false)
entersTainted.misread(() => false)
getsToken.misread((card) => ({ kind: 'honor', card }))
/** A blank text box takes what is gained, too. */
keepsGained.misread((isBlank) => !isBlank)

// Leaving play.

sacrificedTo.misread(() => REMOVED)
removedTo.misread((card) => discardOf(card))
leavesWith.misread(() => [])
goesBackTo.misread((_, controller) => controller)
sincerityOf.misread(() => 0)
workAsOne.misread((instances) => instances)
placeIn.misread((to) => (to === DYNASTY_DISCARD || to === CONFLICT_DISCARD ? 'bottom' : 'top'))
putOpenly.misread((g, id, to, holder, place) => {
  putOpenly.rightly(g, id, to, holder, place)
  if (discardOf(cardAt(g.state, id)) === to) cardAt(g.state, id).known = 0
})
put.misread((g, id, to, holder, place) => {
  put.rightly(g, id, to, holder, place)
  if (to === REMOVED) cardAt(g.state, id).known = 0
})

// Attachments.

/** One on each. */
canBeAttached.misread(
  (g, attachment, host, seat, gone) =>
    attachmentsOn(g.state, host).every((id) => id === attachment) &&
    canBeAttached.rightly(g, attachment, host, seat, gone),
)
/** Whatever allows prevails. */
allAllow.misread((allowed) => allowed.includes(true))
misplaced.misread(() => [])
restrictedThree.misread(() => null)
bow.misread((s, id) => {
  bow.rightly(s, id)
  for (const one of attachmentsOn(s, id)) cardAt(s, one).bowed = true
})

// Disguise.

lessFor.misread(() => 0)
takesOver.misread((s, from, to) => [
  ...takesOver.rightly(s, from, to),
  ...(cardAt(s, from).bowed ? [{ kind: 'bow' as const, card: to, by: null, ring: false }] : []),
])

// Control.

/** Outside play it does not matter whose it is. */
isTheirs.misread((card, seat) => isTheirs.rightly(card, seat) || (!isInPlay(card) && card.zone !== PROVINCE))
changeSide.misread((s, id, seat) => {
  changeSide.rightly(s, id, seat)
  cardAt(s, id).participating = false
})
changeAsItIs.misread((s, id, seat) => {
  changeAsItIs.rightly(s, id, seat)
  cardAt(s, id).bowed = false
})
changeControl.misread((s, id, seat) => {
  changeControl.rightly(s, id, seat)
  for (const one of attachmentsOn(s, id)) lay(s, zones, one, ATTACHED, seat)
})
controlLasts.misread((period) => period ?? 'conflict')

// Decks and provinces.

/** One after the other. */
happenTogether.misread((g, batch) => {
  for (const event of batch) g.happen([event])
})
/** From the bottom. */
topOfDeck.misread((g, seat, n) => zoneOf(g.state, CONFLICT, seat).slice(0, n).reverse())
atOnce.misread(() => 1)
drawsOn.misread((g, f) => f.todo.some(({ seat }) => canDraw(g, seat, 1)))
/** All or nothing. */
topOf.misread((g, seat, n) => (zoneOf(g.state, CONFLICT, seat).length < n ? [] : topOf.rightly(g, seat, n)))
decksShuffled.misread(() => [CONFLICT, DYNASTY])
isFilledFaceup.misread((faceup) => !faceup || isFilledFaceup.rightly(faceup))
rally.misread(() => {})
layUnseen.misread((s, id) => {
  layUnseen.rightly(s, id)
  show(s, [id], 1 << cardAt(s, id).owner)
})

// Honor, fate and bids.

/** What one loses the other gains. */
loseHonor.misread((s, seat, n) => {
  loseHonor.rightly(s, seat, n)
  s.honor[other(seat) as 0 | 1] += n
})
lostTo.misread((card) => card.holder)
fromSupply.misread((seat, n, placed) => [{ kind: 'lose fate', seat, n }, ...placed])
placedOnRing.misread(() => 0)
/** A pass takes a military conflict. */
passChance.misread((chance) => {
  passChance.rightly(chance)
  chance.military--
})
/** The dial is turned. */
changeBid.misread((s, seat, n) => {
  changeBid.rightly(s, seat, n)
  s.dial[seat as 0 | 1] += n
})
