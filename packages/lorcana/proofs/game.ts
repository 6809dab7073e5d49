/** Concepts, gameplay, turns and turn actions (chapters 1 to 4, 9 and 10), read wrongly. */

import { type LorcanaEvent, payingInk, takeDamage } from '../events.ts'
import { copiesOf, inksOf, loserChooses, minimumOf, theOtherStarts } from '../formats.ts'
import { activeSeats, isActive, isOpponent, playersLeft, toTheLeft, turnOrder } from '../players.ts'
import { from, matches } from '../reading.ts'
import {
  asMuchAsPossible,
  atOnce,
  cardsToCome,
  checkOnce,
  comesIntoHand,
  deckInUse,
  draw,
  fromTop,
  gameStateCheck,
  howDealt,
  losable,
  movedAsItIs,
  putAsItIs,
  removableFrom,
  withoutResist,
} from '../rules/01-concepts.ts'
import { nextInOrder } from '../rules/02-gameplay.ts'
import { whoActs } from '../rules/03-turn-structure.ts'
import { enter, isAboutItself, isAction, waitsToResolve, waysToPlay } from '../rules/04-play.ts'
import {
  additionalInk,
  addUses,
  canBeChallenged,
  challengeStrength,
  mayEnd,
  mustBeExerted,
  questLore,
  turnActions,
  whereToMove,
  whyProtected,
  withOwnUses,
  withUsesInPlay,
} from '../rules/04-turn-actions.ts'
import { settle } from '../rules/07-zones.ts'
import { leaving } from '../rules/09-multiplayer.ts'
import {
  cardAt,
  definitionOf,
  discardOf,
  HAND,
  handOf,
  inPlay,
  isCharacter,
  type LorcanaState,
} from '../state.ts'
import { rawLore, resistOf } from '../values.ts'
import { mayPlayNow } from '../words/verbs/playing.ts'

const inPlayOfOthers = (s: LorcanaState, seat: number): number[] =>
  turnOrder(s, seat)
    .slice(1)
    .flatMap((other) => inPlay(s, other))

// 1: concepts.

/** All or nothing. */
asMuchAsPossible.misread((wanted, there) => (there >= wanted ? wanted : 0))
isOpponent.misread(() => false)
/** What has been paid cannot be taken back. */
payingInk.misread((g, e) => {
  g.news = true
  payingInk.rightly(g, e)
})
/** One check. */
gameStateCheck.misread((g) => {
  if (g.state.outcome === null) checkOnce(g)
})
atOnce.misread((found) => found.slice(0, 1))
howDealt.misread(() => 'put')
putAsItIs.misread((g, id, amount) => amount - resistOf(g, id))
movedAsItIs.misread((g, id, amount) => amount - resistOf(g, id))
/** Only what is dealt. */
takeDamage.misread((card, damage) => {
  if (damage.how === 'dealt') takeDamage.rightly(card, damage)
})
withoutResist.misread((g, id, amount) => amount - resistOf(g, id))
removableFrom.misread((_, amount) => amount)
losable.misread((_s, _seat, amount) => amount)
fromTop.misread((place) => place !== 'top')
/** All at once: one draw, and more cards. */
draw.misread((g, seat, n, place = 'top') => {
  if (asMuchAsPossible(n, cardsToCome(g.state, seat)) === 0) return 0
  const deck = deckInUse(g, seat)
  const cards = fromTop(place) ? deck.slice(-n).reverse() : deck.slice(0, n)
  const batch = cards.map(
    (card, i): LorcanaEvent => (i === 0 ? { kind: 'draw', seat, card } : { kind: 'put', card, to: HAND }),
  )
  if (batch.length > 0) g.happen(batch)
  return batch.length
})
comesIntoHand.misread((s, card) => ({ kind: 'draw', seat: cardAt(s, card).owner, card }))

// 2: gameplay.

toTheLeft.misread((s) => s.seats - 1)
nextInOrder.misread((s, seat) => (seat + s.seats - 1) % s.seats)
theOtherStarts.misread(({ starter }) => starter)
loserChooses.misread((starter) => starter)
inksOf.misread(({ inks }) => inks.slice(0, 1))
/** As many as of any card. */
copiesOf.misread(() => 4)
/** Pack Rush as sealed. */
minimumOf.misread((format) => minimumOf.rightly(format === 'pack rush' ? 'sealed' : format))

// 4: turn actions.

whoActs.misread(playersLeft)
/** Only in the own turn. */
mayPlayNow.misread(isActive)
/** Only when nothing else can be done. */
mayEnd.misread((left) => left.length === 0)
/** Triggered abilities come at once. */
waitsToResolve.misread((g) => g.call(settle, {}))
additionalInk.misread(() => 0)
/** Also from the discard. */
turnActions.misread((g, seat) => [
  ...turnActions.rightly(g, seat),
  ...discardOf(g.state, seat).flatMap((id) => waysToPlay(g, seat, id)),
])
/** Abilities of everybody's cards. */
withOwnUses.misread((g, seat) => {
  const options = withOwnUses.rightly(g, seat)
  for (const id of inPlayOfOthers(g.state, seat)) addUses(g, seat, id, options)
  return options
})
/** Abilities of cards in hand. */
withUsesInPlay.misread((g, seat) => {
  const options = withUsesInPlay.rightly(g, seat)
  for (const id of handOf(g.state, seat)) addUses(g, seat, id, options)
  return options
})
whereToMove.misread(inPlayOfOthers)
/** What it says of other cards it says in the hand, too. */
isAboutItself.misread((g, seat, id, to) => to === 'self' || matches(g, to, id, from(seat, id)))
/** Only actions do anything when they are played. */
enter.misread((g, f) => {
  if (isAction(g, f)) enter.rightly(g, f)
})
/** A negative lore value is lost. */
questLore.misread(rawLore)
canBeChallenged.misread((type) => type === 'character')
mustBeExerted.misread(() => true)
whyProtected.misread(() => null)
/** A location deals its willpower. */
challengeStrength.misread((g, id) => {
  const card = cardAt(g.state, id)
  return isCharacter(card) ? challengeStrength.rightly(g, id) : (definitionOf(card).willpower ?? 0)
})

// 9: three and more players.

/** Whoever loses leaves the cards behind. */
leaving.misread((s, seat) => {
  s.gone[seat] = true
  return []
})
activeSeats.misread((s) => [s.active])
