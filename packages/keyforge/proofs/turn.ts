/** The turn, keys, chains, playing and using cards, read wrongly; and what comes before a game. */
import { chainsOf } from '../auction.ts'
import { noAnomaly, noLegacy, wrongHalves, wrongHouses, wrongIcons } from '../formats.ts'
import { keyCost, ordinaryCost, spendableCards } from '../rules/keys.ts'
import { entersAsPrinted, hostsFor, iconsPlayed, places } from '../rules/playing.ts'
import { discardCards, flanksFor } from '../rules/tasks.ts'
import { choosable, fewer, fillHand, forgeOne, whoStarts, withoutForbidden } from '../rules/turn.ts'
import { comesBefore, haveFought, isActive, usesOfArtifact, waysInTurn } from '../rules/using.ts'
import { afterGame, starterAfter } from '../series.ts'
import { faceAt, handOf, lineOf, upgradesOn } from '../state.ts'
import { isOfHouse, reaching } from '../values.ts'
import { waysByEffect } from '../words/verbs/playing.ts'

// Before a game.

chainsOf.misread(() => 0)
afterGame.misread((series, winner) => ({ ...series, winners: [...series.winners, winner] }))
starterAfter.misread(() => 'random')
whoStarts.misread((starter) => (typeof starter === 'number' ? starter : 'random'))
wrongHouses.misread(() => [])
wrongIcons.misread(() => [])
wrongHalves.misread(() => [])
noAnomaly.misread(() => [])
noLegacy.misread(() => [])

// Step 1: keys.

ordinaryCost.misread(() => 5)
/** Abilities do not change the cost. */
keyCost.misread(() => ordinaryCost())
spendableCards.misread(() => [])
/** As many keys as one can pay. */
forgeOne.misread((g, seat) => {
  if ((g.state.amber[seat] as number) >= 2 * keyCost(g, seat)) forgeOne.rightly(g, seat)
  forgeOne.rightly(g, seat)
})

// Step 2: the house.

/** A house that must be chosen is open by that. */
choosable.misread((open, musts) => [...new Set([...open, ...musts])])
/** "Must" before "cannot". */
withoutForbidden.misread((open, nots, musts) => {
  const must = open.filter((house) => musts.includes(house))
  return must.length > 0 ? must : withoutForbidden.rightly(open, nots, musts)
})

// Step 3: playing and using cards.

/** The houses of its upgrades count. */
isActive.misread((g, id) => {
  const { house } = g.state
  const isUpgraded = house !== null && upgradesOn(g.state, id).some((up) => isOfHouse(g, up, house))
  return isActive.rightly(g, id) || isUpgraded
})
/** Artifacts reap. */
usesOfArtifact.misread((g, me, id) => ['reap', ...usesOfArtifact.rightly(g, me, id)])
/** Only what may be used anyway. */
waysByEffect.misread((g, _, id) => waysInTurn(g, id))
comesBefore.misread(() => [])
/** Who is attacked does not fight. */
haveFought.misread((f) => [f.attacker])
/** Between others. */
places.misread((g, id, seat, played) => {
  const line = lineOf(g.state, seat)
  const options = places.rightly(g, id, seat, played)
  if (line.length > 1) options.splice(-1, 0, { verb: 'between', cards: line.slice(0, 1), value: 1 })
  return options
})
/** It must move. */
flanksFor.misread((line, card) => flanksFor.rightly(line, card).slice(line[0] === card ? 1 : 0))
/** Upgrades are for friendly creatures. */
hostsFor.misread((s, seat) => [...lineOf(s, seat)])
/** What is blank in play says nothing before. */
entersAsPrinted.misread((g, id) =>
  reaching(g, 'blank', id).length > 0 ? [] : entersAsPrinted.rightly(g, id),
)
/** The icons that a card adds are on it. */
iconsPlayed.misread((g, ref) => [
  ...iconsPlayed.rightly(g, ref),
  ...(faceAt(g.state, ref.card).enhance ?? []),
])

// Step 5: drawing.

fewer.upTo6.misread(() => 0)
fewer.upTo12.misread(() => 1)
fewer.upTo18.misread(() => 2)
fewer.above.misread(() => 3)
/** Whoever holds too many cards discards. */
fillHand.misread((g, seat, size) => {
  g.call(discardCards, { cards: handOf(g.state, seat).slice(size), seat })
  fillHand.rightly(g, seat, size)
})
