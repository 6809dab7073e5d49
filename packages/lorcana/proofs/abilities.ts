/** Chapter 6, abilities, read wrongly: what they mean, whom they reach, how they resolve. */

import { refTo } from '@regelwerk/core'
import { isOpponent } from '../players.ts'
import { from, matching, reckoned } from '../reading.ts'
import { gameStateCheck, happen, payInk } from '../rules/01-concepts.ts'
import { goesOn, isAction, leftOut, resolveNext, unchecked, uncheckedPart } from '../rules/06-abilities.ts'
import { mayFail, mostOf, mustBeChosen, namesAKind, satisfying, withinLimits } from '../rules/06-choosing.ts'
import { whoDecides } from '../rules/06-resolving.ts'
import { entersInkwell, putIntoInkwells, wholeStack } from '../rules/06-sending.ts'
import { settle } from '../rules/07-zones.ts'
import { cardAt, definitionOf, NONE } from '../state.ts'
import { eachOne, evenWarded, inTurn, lastKnown, songInDiscard, thatSong, yourself } from '../targets.ts'
import {
  applyGrant,
  combine,
  hasKeyword,
  isReached,
  isSuspended,
  loreOf,
  rawLore,
  rawStrength,
  strengthOf,
} from '../values.ts'
import { moveThem } from '../words/verbs/characters.ts'
import { asModified } from '../words/verbs/damage.ts'
import { lasting } from '../words/verbs/doing.ts'
import { toDraw } from '../words/verbs/drawing.ts'
import { forAllLater, givenNow } from '../words/verbs/lasting.ts'

// Who and what is meant.

yourself.misread((s, you, f) => (f === null ? you : s.active))
eachOne.misread((opponents) => opponents.slice(0, 1))
inTurn.misread((order) => [...order].reverse())
whoDecides.misread((g) => g.state.active)
/** Another song, or any. */
thatSong.misread((s, ref, songs) => {
  const other = songs.find((id) => id !== ref.card)
  return other === undefined ? null : refTo(s, other)
})
songInDiscard.misread((s, ref, songs) => {
  const [first] = songs
  return songInDiscard.rightly(s, ref, songs) ?? (first === undefined ? null : refTo(s, first))
})
lastKnown.misread(() => undefined)
/** Once, however many there are. */
reckoned.misread((g, n, at) =>
  at.f !== null && ('each' in n || 'own' in n) ? (n.times ?? 1) : reckoned.rightly(g, n, at),
)
/** So many more, whatever one holds. */
toDraw.misread((wanted) => wanted)

// What may be chosen.

/** Any card of that type. */
withinLimits.misread((g, f, filter) => matching(g, { type: filter.type ?? [] }, from(f.you, NONE)))
/** Cards under others, too. */
satisfying.misread((g, f, filter) => {
  const all = satisfying.rightly(g, f, filter)
  return [...all, ...all.flatMap((id) => wholeStack(g.state, id).slice(1))]
})
mustBeChosen.misread(() => [])
/** Ward protects from everything. */
evenWarded.misread((g, { you }, ids) =>
  ids.filter((id) => !isOpponent(g.state, you, cardAt(g.state, id).holder) || !hasKeyword(g, id, 'ward')),
)
/** A public zone may be searched in vain, a private one not. */
mayFail.misread((filter) => filter.in === 'discard' && namesAKind(filter))
mostOf.misread(() => undefined)

// Resolving.

/** What cannot be done ends the effect. */
goesOn.misread((end) => end)
leftOut.misread((end) => end)
/** The effect of an action counts as one of an action, and so does any other. */
isAction.misread(() => true)
uncheckedPart.misread((g, f) => {
  gameStateCheck(g)
  uncheckedPart.rightly(g, f)
})
unchecked.misread((g, f) => {
  gameStateCheck(g)
  unchecked.rightly(g, f)
})
/** The bag comes between. */
resolveNext.misread((g, f) => {
  if (g.state.bag.length === 0) return resolveNext.rightly(g, f)
  g.again(f)
  g.call(settle, {})
})
/** The printed amount. */
asModified.misread((event, printed) => ({ ...event, amount: printed }))
moveThem.misread((g, seat, cards, location) => {
  payInk(g, seat, definitionOf(cardAt(g.state, location)).moveCost ?? 0)
  moveThem.rightly(g, seat, cards, location)
})
wholeStack.misread((_, id) => [id])
entersInkwell.misread(() => true)
putIntoInkwells.misread((g, seat, ids, exerted) => {
  happen(g, { kind: 'reveal', seat, cards: [...ids] })
  putIntoInkwells.rightly(g, seat, ids, exerted)
})

// What lasts, and values.

/** Also for those that come later. */
givenNow.misread((g, f, verb, grant, refs) =>
  typeof verb.to === 'object' && 'all' in verb.to
    ? [lasting(g, f, verb.for, { kind: 'grantAll', grant, filter: verb.to.all })]
    : givenNow.rightly(g, f, verb, grant, refs),
)
/** Only for those that are there. */
forAllLater.misread((grant, _, now) => ({ kind: 'grant', grant, to: now }))
applyGrant.misread(() => {})
isReached.misread(({ drying }) => !drying)
/** The last modifier counts. */
combine.misread((_, base, modifier) => base + modifier)
/** "Unless" as "while". */
isSuspended.misread((g, unless, reader) => !isSuspended.rightly(g, unless, reader))
strengthOf.misread(rawStrength)
loreOf.misread(rawLore)
