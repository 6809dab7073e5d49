/** Phases, conflicts, duels, windows and the end of the game, read wrongly; and what comes before a game. */

import type { Option } from '@regelwerk/core'
import { favorAtFirst } from '../begin.ts'
import { conflictsLeft } from '../chances.ts'
import type { L5REvent } from '../events.ts'
import {
  belongs,
  eachCopy as copiesPaid,
  fewerCopies,
  fitAny,
  moreCopies,
  wrongClansOnly,
  wrongProvinces,
  wrongRoleOnly,
} from '../formats.ts'
import { mayPlayFrom } from '../rules/actions.ts'
import { ofBoth } from '../rules/check.ts'
import { firstInConflict, isUnopposed, pride, whereNobodyCan, whoseCovert } from '../rules/conflict.ts'
import { effectOf, run, whoSaysWhich } from '../rules/delayed.ts'
import { wholeSide } from '../rules/duel.ts'
import { firstInDynasty, mulliganOrder } from '../rules/phases.ts'
import { fateCost, mayPlayIntoConflict, placesFor } from '../rules/playable.ts'
import { duplicates, isSameCharacter, refillsFaceup } from '../rules/playing.ts'
import { breaker } from '../rules/restrictions.ts'
import { offersOf } from '../rules/rings.ts'
import { firstOrders, mayPass, nextInTurn, stageAt, whoOrders, windowOrder } from '../rules/windows.ts'
import {
  cardAt,
  charactersOf,
  definitionOf,
  inOrder,
  NONE,
  other,
  provinceIn,
  strongholdOf,
} from '../state.ts'
import { goAhead, opensWithin, stillComing } from '../timing.ts'
import { elementsGained, staysContested } from '../values.ts'
import { discardsFavor, whoseToChallenge } from '../words/costs/index.ts'
import { switchRings, whoResolves } from '../words/verbs/conflicts.ts'
import { inPriority } from '../words/verbs/hands.ts'
import { canBeClaimed } from '../words/verbs/players.ts'

const nothing = (): Option[] => []

// Decks.

belongs.misread(
  (card, clan) => belongs.rightly(card, clan) || (card.clan !== 'neutral' && card.clan !== clan),
)
/** Once for all copies. */
copiesPaid.misread(() => 1)
fewerCopies.misread(() => 3)
moreCopies.misread(() => 3)
wrongRoleOnly.misread(() => [])
wrongClansOnly.misread(() => [])
wrongProvinces.misread(() => [])
fitAny.misread(() => 0)

// Who comes first.

favorAtFirst.misread(() => ({ seat: 0, side: 'military' }))
inOrder.misread((s) => [1 - s.first, s.first])
mulliganOrder.misread((s) => inOrder(s).reverse())
firstInDynasty.misread((s) => other(s.first))
firstInConflict.misread((attacker) => attacker)
windowOrder.misread((s) => inOrder(s).reverse())
inPriority.misread((todo) => [...todo].reverse())
/** Whoever's it is. */
firstOrders.misread((_, all) => all[0]?.seat ?? 0)
whoOrders.misread((_, all) => all[0]?.seat ?? 0)
whoSaysWhich.misread((s, waiting) => waiting[0]?.seat ?? s.first)
nextInTurn.misread(() => 0)
/** What is not forced comes first. */
stageAt.misread((stages, n) => stageAt.rightly([...stages].reverse(), n))

// Windows.

/** Only where there is nothing to trigger. */
mayPass.misread((usable) => usable.length === 0)
stillComing.misread((batch) => [...batch])
/** Nothing happens. */
goAhead.misread((f) => {
  for (const event of f.batch) if (event.fate === undefined) event.fate = 'cancelled'
  goAhead.rightly(f)
})
opensWithin.misread((frame) => frame?.procedure !== 'initiate')

// Delayed effects.

effectOf.misread(() => null)
/** An ability is initiated. */
run.misread((g, effect, about) => {
  run.rightly(g, effect, about)
  const { seat, ability, source, it } = effect
  const initiates: L5REvent = {
    kind: 'initiate',
    card: source?.card ?? NONE,
    seat,
    ability,
    targets: it ?? [],
  }
  g.happen([initiates])
})

// The dynasty phase.

/** Not from broken provinces. */
mayPlayFrom.misread((g, seat, id) => {
  const { faceup, slot } = cardAt(g.state, id)
  return faceup && !cardAt(g.state, provinceIn(g.state, seat, slot)).broken
})
fateCost.misread((g, _, id) => definitionOf(cardAt(g.state, id)).cost ?? 0)
/** On a stronghold, too. */
placesFor.misread((s, seat) => [...placesFor.rightly(s, seat), strongholdOf(s, seat)])
mayPlayIntoConflict.misread(() => false)
duplicates.misread(() => [])
/** Only the same version. */
isSameCharacter.misread((a, b) => a.index === b.index)
refillsFaceup.misread(() => true)

// Conflicts, rings and duels.

conflictsLeft.misread((total, used) => Math.min(total, 1 - used))
/** Covert of all characters. */
whoseCovert.misread((s, { seat }) => charactersOf(s, seat))
whereNobodyCan.misread((attacker) => attacker)
/** Unopposed by skill. */
isUnopposed.misread((_, total) => total === 0)
pride.misread(() => [])
/** Whoever controls the province breaks it. */
breaker.misread((controller) => controller)
canBeClaimed.misread(({ favor }) => favor === null)
discardsFavor.misread(() => ({ events: [], paid: [] }))
offersOf.air.misread(nothing)
offersOf.earth.misread(nothing)
offersOf.fire.misread(nothing)
offersOf.water.misread(nothing)
offersOf.void.misread(nothing)
whoResolves.misread((_, you) => you)
switchRings.misread(() => {})
staysContested.misread((s, ring) => s.rings[ring].claimed < 0)
elementsGained.misread(() => [])
/** One of them fights for the others. */
wholeSide.misread((side) => side.slice(0, 1))
/** Anybody. */
whoseToChallenge.misread(() => 'any')

// The end of the game.

ofBoth.misread(({ first }) => 1 - first)
