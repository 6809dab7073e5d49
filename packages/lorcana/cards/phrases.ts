/** Turns of phrase that many cards share, made of words. */

import type {
  Amount,
  Condition,
  Cost,
  Effect,
  Filter,
  Range,
  Static,
  Target,
  Triggered,
  Verb,
} from '../abilities.ts'
import {
  allLooked,
  allOf,
  atEndOfTurn,
  banish,
  cant,
  character,
  discard,
  draw,
  gains,
  give,
  handAtLeast,
  inOrder,
  keyword,
  may,
  oneLooked,
  opposingCharacter,
  play,
  ready,
  revealTop,
  selfHas,
  selfIs,
  send,
  type Take,
  that,
  thisTurn,
  when,
  youHave,
  yourTurn,
} from './words.ts'

type TriggerDetails = Omit<Triggered, 'kind' | 'on' | 'effect'>

// ---- when

export const atStartOfYourTurn = (effect: Effect, details: TriggerDetails = {}): Triggered =>
  when('startOfTurn', effect, details)
export const atEndOfYourTurn = (effect: Effect, details: TriggerDetails = {}): Triggered =>
  when('endOfTurn', effect, details)
/** "During your turn, whenever a card is put into your inkwell" */
export const wheneverInked = (effect: Effect, details: TriggerDetails = {}): Triggered =>
  when('inked', effect, { while: yourTurn, ...details })
/** "During your turn, whenever one of these banishes another character in a challenge" */
export const wheneverTheyBanishInYourTurn = (
  what: Filter,
  effect: Effect,
  details: TriggerDetails = {},
): Triggered => when('banishes', effect, { what, while: yourTurn, ...details })
/** "Whenever an opponent plays ..." */
export const wheneverOpponentPlays = (
  what: Filter,
  effect: Effect,
  details: TriggerDetails = {},
): Triggered => when('play', effect, { what: { whose: 'opposing', ...what }, ...details })
/** "Once during your turn, whenever ..." */
export const onceDuringYourTurn = { once: true, while: yourTurn } as const

// ---- while

/** "While there's a card under this character" (5.1.1.5) */
export const cardUnder: Condition = selfIs({ over: true })
export const undamaged: Condition = selfIs({ damaged: false })
export const damaged: Condition = selfIs({ damaged: true })
export const atLocation: Condition = selfIs({ at: true })
export const shifted: Condition = { played: 'shifted' }
export const noCardsInHand: Condition = that({ own: 'hand' }, { atMost: 0 })
export const opponentHasMoreCards: Condition = { fewer: { own: 'hand' }, than: 'anyOpponent' }
export const opponentHas = (what: Filter, atLeast = 1): Condition => ({
  have: { whose: 'opposing', ...what },
  atLeast,
})

// ---- what

export const entersExerted: Static = { kind: 'static', enters: { exerted: true } }
export const entersWithDamage = (damage: number): Static => ({ kind: 'static', enters: { damage } })
/** The ability Stone by Day of the Gargoyles. */
export const stoneByDay: Static = selfHas(
  { cant: ['ready'] },
  { while: handAtLeast(3), named: 'Stone by Day' },
)
/** "Ready ... They can't quest for the rest of this turn." */
export const readyWithoutQuesting = (what: Target): Effect => inOrder(ready(what), cant('it', 'quest'))
/** "Draw a card, then choose and discard a card." */
export const drawThenDiscard = (drawn = 1, discarded = drawn): Effect =>
  inOrder(draw(drawn), discard(discarded))
export const putDamage = (damage: Amount, on: Target): Verb => ({ do: 'put', damage, on })
/** Of the cards looked at: "You may reveal one and put it into your hand." */
export const take = (filter: Filter, upTo: Take['upTo'] = 1): Take => ({ filter, upTo, reveal: true })
/** "If ..., you may play this for free." */
export const canBePlayedFree = (whileHolds: Condition): Static => ({
  kind: 'static',
  while: whileHolds,
  playFree: 'self',
})
/** "... takes no damage from the challenge." */
export const noChallengeDamage = (to: Target): Verb => ({ do: 'noChallengeDamage', to })
/** "Opponents can't play ... until the start of your next turn." */
export const opponentsCantPlay = (filter: Filter): Verb => ({
  do: 'forbidPlaying',
  who: 'opponents',
  filter,
  for: 'untilYourNextTurn',
})
export const opposingBanishedInChallenge: Condition = thisTurn('banished', {
  what: opposingCharacter(),
  inChallenge: true,
})
export const both = (one: Condition, other: Condition): Condition => allOf(one, other)
/** "... can't quest or challenge this turn." */
export const cantQuestOrChallenge = (to: Target): Verb => give(to, { cant: ['quest', 'challenge'] })
/** "While ..., opponents can't play ..." */
export const forbidsPlaying = (filter: Filter, whileHolds: Condition): Static => ({
  kind: 'static',
  while: whileHolds,
  opponentsCantPlay: filter,
})
/** "... with cost 1" */
export const exactly = (n: number): Range => ({ min: n, max: n })
/** "You may reveal the top card of your deck. If it's ..., you may play it for free. Otherwise, put it on the top of your deck." */
export const revealTopAndPlay = (filter: Filter): Verb =>
  revealTop(filter, may(play(allLooked(), { free: true })))
/** "{E} one of your ..." as a cost */
export const exertOne = (filter: Filter): Cost => ({ exertOne: filter })
/** "... count as having +n cost to sing songs." */
export const singAsIfCosting = (n: number, to: 'self' | Filter): Static => ({
  kind: 'static',
  to,
  singCost: n,
})
/** "If you've played ... this turn" */
export const youPlayedThisTurn = (what: Filter, atLeast: Amount = 1): Condition =>
  thisTurn('play', { what, by: 'you' }, atLeast)
/** "If so many cards were put into your discard this turn" */
export const putIntoYourDiscard = (atLeast: number): Condition =>
  thisTurn('goes', { to: 'discard', by: 'you' }, atLeast)
/** "Whenever you remove 1 or more damage from ..." */
export const wheneverYouHeal = (what: Filter, effect: Effect, details: TriggerDetails = {}): Triggered =>
  when('healed', effect, { what, by: 'you', ...details })
/** "When this leaves play" */
export const whenLeavesPlay = (effect: Effect): Triggered =>
  when('goes', effect, { what: 'self', from: 'play' })
/** "Whenever you put a card under this character" */
export const wheneverPutUnder = (effect: Effect, details: TriggerDetails = {}): Triggered =>
  when('putUnder', effect, { by: 'you', ...details })
/** Characters and locations of yours. */
export const yourCharactersAndLocations: Filter = { type: ['character', 'location'], whose: 'yours' }
/** Of the cards looked at: "You may reveal one and play it for free." */
export const playLooked = (filter: Filter, how: { exerted?: true } = {}): Effect =>
  may(play(oneLooked(filter, { upTo: 1 }), { free: true, ...how }))
/** Of the cards looked at: "You may reveal up to one of each kind and put them into your hand." */
export const takeBoth = (one: Filter, other: Filter): Effect =>
  may(
    inOrder(...[one, other].map((filter) => send(oneLooked(filter, { upTo: 1 }), 'hand', { reveal: true }))),
  )
/** "Play a character with cost so much or less for free. They gain Rush. At the end of the turn, banish them." */
export const summon = (max: number): Effect =>
  inOrder(
    play(character({ cost: { max } }), { free: true }),
    gains('it', keyword('rush')),
    atEndOfTurn(banish('it')),
  )
/** "Draw cards until you have the same number of cards in hand", as the chosen opponent. */
export const drawUntilAsMany: Verb = { do: 'drawUntil', n: { own: 'hand', who: 'chosenOpponent' } }
/** "You have a character in play with more {S} than each opposing character" */
export const strongest: Condition = youHave(character({ strongerThan: opposingCharacter() }))
/** "When this character is banished in a challenge, return this card to your hand." */
export const returnsWhenBanishedInChallenge: Triggered = when('banished', send('self', 'hand'), {
  inChallenge: true,
})
/** "All cards in your inkwell are exerted" */
export const allInkExerted: Condition = { every: { in: 'inkwell' }, are: { exerted: true } }
/** "... may move here for free." */
export const mayMoveHereFree = (who: Filter): Static => ({
  kind: 'static',
  moveLess: 'free',
  who,
  here: true,
})
