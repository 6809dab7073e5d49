/** Words to write cards with. Each builds a piece of the trees of ../abilities.ts; nothing here does anything. */
import type {
  Ability,
  Activated,
  Amount,
  CardRef,
  Condition,
  Cost,
  Count,
  Duration,
  Effect,
  Filter,
  Grant,
  Happening,
  KeywordAbility,
  Restriction,
  Static,
  StaticDetails,
  Target,
  Triggered,
  Verb,
  Who,
} from '../abilities.ts'
import type { Place } from '../words/verbs/sending.ts'

// ---- filters

export const character = (filter: Filter = {}): Filter => ({ type: 'character', ...filter })
export const item = (filter: Filter = {}): Filter => ({ type: 'item', ...filter })
export const location = (filter: Filter = {}): Filter => ({ type: 'location', ...filter })
export const action = (filter: Filter = {}): Filter => ({ type: 'action', ...filter })
export const song = (filter: Filter = {}): Filter => ({ type: 'song', ...filter })
export const yourCharacter = (filter: Filter = {}): Filter => character({ whose: 'yours', ...filter })
export const opposingCharacter = (filter: Filter = {}): Filter => character({ whose: 'opposing', ...filter })
export const yourOtherCharacter = (filter: Filter = {}): Filter => yourCharacter({ other: true, ...filter })

// ---- targets

export const chosen = (filter: Filter, count: Count = {}): Target => ({ chosen: filter, ...count })
export const upTo = (n: Amount | 'any', filter: Filter): Target => ({ chosen: filter, upTo: n })
export const one = (filter: Filter, count: Count = {}): Target => ({ one: filter, ...count })
export const all = (filter: Filter): Target => ({ all: filter })
/** The top n cards of a deck, unseen. */
export const topOfDeck = (n: Amount = 1, of?: Who): Target => ({ top: n, ...(of && { of }) })

// ---- keywords

export const keyword = (
  word: 'bodyguard' | 'evasive' | 'reckless' | 'rush' | 'support' | 'ward' | 'alert' | 'vanish',
): KeywordAbility => ({ keyword: word })
export const challenger = (plus: Amount): KeywordAbility => ({ keyword: 'challenger', plus })
export const resist = (plus: Amount): KeywordAbility => ({ keyword: 'resist', plus })
export const singer = (n: number): KeywordAbility => ({ keyword: 'singer', n })
export const singTogether = (n: number): KeywordAbility => ({ keyword: 'singTogether', n })
export const boost = (n: number): KeywordAbility => ({ keyword: 'boost', n })
export const shift = (n: number, onto?: string | Filter): KeywordAbility => ({
  keyword: 'shift',
  n,
  ...(onto && { onto }),
})
/** "Shift: discard a song card" */
export const shiftFor = (...cost: readonly Cost[]): KeywordAbility => ({ keyword: 'shift', n: 0, cost })
/** Onto one of each of its names, if there are both, or always. */
export const comboShift = (n: number): KeywordAbility => ({ keyword: 'shift', n, with: 'combo' })
export const duoShift = (n: number): KeywordAbility => ({ keyword: 'shift', n, with: 'duo' })
/** At the end of the turn only this card returns to hand. */
export const temporaryShift = (n: number, onto?: string): KeywordAbility => ({
  keyword: 'shift',
  n,
  ...(onto && { onto }),
  temporary: true,
})
/** A keyword as an ability of the card itself. */
export const has = (word: KeywordAbility): Ability => ({ kind: 'keyword', ...word })

// ---- conditions

export const youHave = (what: Filter, atLeast: Amount = 1): Condition => ({
  have: { whose: 'yours', ...what },
  atLeast,
})
/** You have characters with all of these names. */
export const youHaveNamed = (...names: readonly string[]): Condition =>
  allOf(...names.map((named) => youHave(character({ named }))))
export const yourTurn: Condition = { turn: 'yours' }
export const opponentsTurn: Condition = { turn: 'opponents' }
/** In your first turn, if you are not the one who began. */
export const underdog: Condition = {
  all: [{ turn: 'yourFirst' }, { not: { firstPlayer: true } }],
}
/** That card is such: "this character is exerted", "it's a Villain". */
export const is = (ref: CardRef, a: Filter): Condition => ({ is: ref, a })
export const selfIs = (a: Filter): Condition => is('self', a)
export const itIs = (a: Filter): Condition => is('it', a)
export const exerted: Condition = selfIs({ exerted: true })
/** This character is challenging such a card. */
export const challenging = (whom: Filter): Condition => ({ challenging: whom })
export const beingChallenged: Condition = { beingChallenged: true }
/** It is at least, or at most, so much. */
export const that = (
  amount: Exclude<Amount, number>,
  bounds: { atLeast?: Amount; atMost?: Amount },
): Condition => ({ that: amount, ...bounds })
export const handAtLeast = (n: number): Condition => that({ own: 'hand' }, { atLeast: n })
export const inkwellAtLeast = (n: number): Condition => that({ own: 'inkwell' }, { atLeast: n })
export const selfDamageAtLeast = (n: number): Condition =>
  that({ of: 'self', value: 'damage' }, { atLeast: n })
/** It is so for some opponent, as if they were "you". */
export const anyOpponent = (condition: Condition): Condition => ({ anyOpponent: condition })
export const allOf = (...conditions: readonly Condition[]): Condition => ({ all: conditions })
export const anyOf = (...conditions: readonly Condition[]): Condition => ({ any: conditions })
export const not = (condition: Condition): Condition => ({ not: condition })
/** It has happened this turn, at least so often: "if you've played another character this turn". */
export const thisTurn = (
  on: Happening['on'],
  details: Omit<Happening, 'on'> = {},
  atLeast: Amount = 1,
): Condition => ({ happened: { on, ...details }, ...(atLeast !== 1 && { atLeast }) })

// ---- triggered abilities (6.2)

type TriggerDetails = Omit<Triggered, 'kind' | 'on' | 'effect'>
export const when = (on: Triggered['on'], effect: Effect, details: TriggerDetails = {}): Triggered => ({
  kind: 'triggered',
  on,
  ...details,
  effect,
})
/** When you play this card. */
export const whenPlayed = (effect: Effect, details: TriggerDetails = {}): Triggered =>
  when('play', effect, details)
export const wheneverQuests = (effect: Effect, details: TriggerDetails = {}): Triggered =>
  when('quest', effect, details)
/** When you play this character and whenever they quest (6.2.6). */
export const whenPlayedAndWheneverQuests = (effect: Effect, details: TriggerDetails = {}): Triggered =>
  when(['play', 'quest'], effect, details)
export const whenBanished = (effect: Effect, details: TriggerDetails = {}): Triggered =>
  when('banished', effect, details)
/** When this character is challenged and banished. */
export const whenChallengedAndBanished = (effect: Effect): Triggered =>
  when('banished', effect, { inChallenge: 'asChallenged' })
export const wheneverChallenged = (effect: Effect): Triggered => when('challenged', effect)
/** Whenever you play such a card. */
export const wheneverYouPlay = (what: Filter, effect: Effect, details: TriggerDetails = {}): Triggered =>
  when('play', effect, { what: { whose: 'yours', ...what }, ...details })
/** During your turn, whenever this character banishes another character in a challenge. */
export const wheneverBanishesInYourTurn = (effect: Effect): Triggered =>
  when('banishes', effect, { inChallenge: true, while: yourTurn })

// ---- activated abilities (6.3)

export const exertSelf: Cost = { exert: true }
export const payingInk = (n: number): Cost => ({ ink: n })
export const banishSelf: Cost = { banishSelf: true }
export const damagingSelf = (n: number): Cost => ({ damageSelf: n })
type Some = { n?: number; chosen?: true }
export const exerting = (filter: Filter, some: Some = {}): Cost => ({ exertOne: filter, ...some })
export const banishing = (filter: Filter, some: Some = {}): Cost => ({ banishOne: filter, ...some })
export const discarding = (filter: Filter = {}, some: Some = {}): Cost => ({ discardOne: filter, ...some })
export const bottoming = (filter: Filter, some: Some = {}): Cost => ({ bottomOne: filter, ...some })
/** `once`: per turn. */
export const activated = (
  cost: readonly Cost[],
  effect: Effect,
  details: Condition | { while?: Condition; once?: true } = {},
): Activated => ({ kind: 'activated', cost, ...(isDetails(details) ? details : { while: details }), effect })
const isDetails = (details: object): details is { while?: Condition; once?: true } =>
  Object.keys(details).every((key) => key === 'while' || key === 'once')

// ---- what cards get

/** "can challenge ready characters" */
export const challengeReady = (whom: Filter = character()): Grant => ({ can: { challengeReady: whom } })
/** An ability in quotation marks. */
export const quoted = (...abilities: readonly (Triggered | Activated)[]): Grant => ({ abilities })
/** "can't challenge and must quest if able" */
export const mustQuest: Grant = { cant: ['challenge'], mustQuest: true }

// ---- static abilities (6.4)

/** "This character gets / gains ..." */
export const selfHas = (grant: Grant, details: StaticDetails = {}): Static => ({
  kind: 'static',
  ...details,
  to: 'self',
  grant,
})
/** "Your other ... get / gain ..." */
export const theyHave = (to: Filter | 'challenger', grant: Grant, details: StaticDetails = {}): Static => ({
  kind: 'static',
  ...details,
  to,
  grant,
})
type Paying = Pick<Extract<Static, { payLess: unknown }>, 'how' | 'onto' | 'who'>
export const payLess = (
  n: Amount,
  forWhat: 'self' | Filter,
  details: StaticDetails & Paying = {},
): Static => ({
  kind: 'static',
  ...details,
  payLess: n,
  for: forWhat,
})
/** "... with cost 3 or less can't challenge this character." */
export const cantBeChallengedBy = (to: 'self' | Filter, by: Filter): Static => ({
  kind: 'static',
  to,
  cantBeChallengedBy: by,
})
/** You may play this card for free, for other costs than ink. */
export const playFreeFor = (cost: readonly Cost[], details: StaticDetails = {}): Static => ({
  kind: 'static',
  ...details,
  playFree: 'self',
  cost,
})
/** "You can't play this unless ..." */
export const cantPlayUnless = (unless: Condition): Static => ({ kind: 'static', unless, cantPlay: 'self' })
/** "This character may enter play exerted (to ...)." */
export const mayEnterExerted = (then?: Effect): Static => ({
  kind: 'static',
  enters: { exerted: 'may' },
  ...(then && { then }),
})
/** "Such cards enter play exerted." */
export const theyEnterExerted = (which: Filter, details: StaticDetails = {}): Static => ({
  kind: 'static',
  ...details,
  enters: { exerted: true },
  which,
})
/** You pay less to move them. */
export const moveLess = (
  n: Amount,
  who: 'self' | Filter,
  where: { here?: true; once?: true } = {},
  details: StaticDetails = {},
): Static => ({ kind: 'static', ...details, moveLess: n, who, ...where })
export const countsForShift = (name: string): Static => ({ kind: 'static', countsForShift: name })
export const deckLimit = (n: number): Static => ({ kind: 'static', deckLimit: n })
type PlayersCant = Extract<Static, { playersCant: unknown }>
export const playersCant = (
  who: PlayersCant['who'],
  what: PlayersCant['playersCant'],
  details: StaticDetails & Pick<PlayersCant, 'unlessThey'> = {},
): Static => ({ kind: 'static', ...details, playersCant: what, who })
type PlayersHave = Extract<Static, { playersHave: unknown }>
export const playersHave = (
  who: PlayersHave['who'],
  what: PlayersHave['playersHave'],
  details: StaticDetails = {},
): Static => ({ kind: 'static', ...details, playersHave: what, who })
/** "During your turn, you may ink an additional card" (4.2.3.1). */
export const additionalInk: Static = { kind: 'static', while: yourTurn, additionalInk: 1 }

// ---- effects

export const inOrder = (...parts: readonly Effect[]): Effect => ({ do: 'all', parts })
export const may = (effect: Effect): Effect => ({ do: 'may', effect })
export const ifSo = (condition: Condition, then: Effect, otherwise?: Effect): Effect => ({
  do: 'if',
  if: condition,
  then,
  ...(otherwise && { else: otherwise }),
})
/** "A to B" */
export const inOrderTo = (first: Effect, then: Effect): Effect => ({ do: 'ifYouDo', first, then, say: 'to' })
/** "A. If you do, B. If you don't, C" */
export const ifYouDo = (first: Effect, then: Effect, otherwise?: Effect): Effect => ({
  do: 'ifYouDo',
  first,
  then,
  say: 'ifYouDo',
  ...(otherwise && { else: otherwise }),
})
export const either = (...parts: readonly Effect[]): Effect => ({ do: 'either', parts })
export const instead = (effect: Verb, condition: Condition, then: Effect): Effect => ({
  do: 'instead',
  effect,
  if: condition,
  then,
})
export const each = (who: Who, effect: Effect): Effect => ({ do: 'each', who, effect })
/** You do it for each of them, who are "them". */
export const forEach = (who: Who, effect: Effect): Effect => ({ do: 'each', who, effect, stay: true })
export const times = (n: Amount, effect: Effect): Effect => ({ do: 'times', n, effect })

export const draw = (n: Amount = 1, who?: Who): Verb => ({ do: 'draw', n, ...(who && { who }) })
type Discard = Extract<Verb, { do: 'discard' }>
export const discard = (
  n: Discard['n'] = 1,
  who?: Who,
  details: Pick<Discard, 'what' | 'random' | 'by'> = {},
): Verb => ({ do: 'discard', n, ...(who && { who }), ...details })
export const gainLore = (n: Amount, who?: Who): Verb => ({ do: 'gainLore', n, ...(who && { who }) })
export const loseLore = (n: Amount, who: Who = 'eachOpponent'): Verb => ({ do: 'loseLore', n, who })
export const deal = (n: Amount, to: Target): Verb => ({ do: 'deal', n, to })
export const removeDamage = (max: Amount | 'all', from: Target): Verb => ({ do: 'remove', upTo: max, from })
/** "Remove 1 damage", not up to that much. */
export const removeExactly = (n: Amount, from: Target): Verb => ({ do: 'remove', n, from })
export const moveDamage = (max: Amount | 'all', from: Target, to: Target): Verb => ({
  do: 'moveDamage',
  upTo: max,
  from,
  to,
})
/** "Move 1 damage", not up to that much. */
export const moveDamageExactly = (n: Amount, from: Target, to: Target): Verb => ({
  do: 'moveDamage',
  n,
  from,
  to,
})
export const banish = (what: Target): Verb => ({ do: 'banish', what })
export const exert = (what: Target): Verb => ({ do: 'exert', what })
export const ready = (what: Target): Verb => ({ do: 'ready', what })
/** Cards go from where they are to another zone of their player. */
export const send = (what: Target, to: Place, details: { reveal?: true; order?: 'random' } = {}): Verb => ({
  do: 'send',
  what,
  to,
  ...details,
})
export const returnToHand = (what: Target): Verb => send(what, 'hand')
export const shuffleIntoDeck = (what: Target): Verb => send(what, 'shuffledIn')
export const toBottom = (what: Target): Verb => send(what, 'bottom')
export const toTop = (what: Target): Verb => send(what, 'top')
export const intoInkwell = (what: Target | 'topOfDeck', exerted?: 'exerted'): Verb =>
  send(what === 'topOfDeck' ? topOfDeck() : what, exerted ? 'inkwellExerted' : 'inkwell')
export const putUnder = (what: Target, under: Target): Verb => send(what, { under })
/** Moves characters to a location for free. */
export const move = (what: Target, to: Target): Verb => ({ do: 'move', what, to })
export const reveal = (what: Target): Verb => ({ do: 'reveal', what })
export const choose = (what: Target): Verb => ({ do: 'choose', what })
export const give = (to: Target, grant: Grant, duration: Duration = 'thisTurn'): Verb => ({
  do: 'give',
  to,
  grant,
  for: duration,
})
/** "... gets +n strength this turn" */
export const giveStrength = (to: Target, strength: Amount, duration: Duration = 'thisTurn'): Verb =>
  give(to, { strength }, duration)
export const gains = (to: Target, word: KeywordAbility, duration: Duration = 'thisTurn'): Verb =>
  give(to, { keywords: [word] }, duration)
export const cant = (to: Target, what: Restriction, duration: Duration = 'thisTurn'): Verb =>
  give(to, { cant: [what] }, duration)
export const payLessForNext = (n: Amount, filter: Filter, how?: 'shift'): Verb => ({
  do: 'payLessNext',
  n,
  filter,
  ...(how && { how }),
})
/** "The next such card you play this turn enters play exerted and gains ..." */
export const nextEntersExerted = (filter: Filter, gains: KeywordAbility, duration: Duration): Verb => ({
  do: 'nextEntersExerted',
  filter,
  gains,
  for: duration,
})
/** "Each opponent can't ready more than n of their characters at the start of their next turn." */
export const opponentsReadyAtMost = (n: number): Verb => ({ do: 'readyAtMost', n })
type Play = Omit<Extract<Verb, { do: 'play' }>, 'do' | 'what'>
/** Such a card from your hand, unless it is said from where; or a card that is spoken of. */
export const play = (what: Filter | Target, how: Play = {}): Verb => ({
  do: 'play',
  what: isTarget(what) ? what : one({ in: 'hand', ...what }),
  ...how,
})
const isTarget = (what: Filter | Target): what is Target =>
  typeof what === 'string' || ['chosen', 'one', 'all', 'top'].some((key) => key in what)
/** Shift such a card for free. */
export const shiftFree = (what: Filter): Verb => ({ do: 'shift', what: one(what) })
export const payInk = (n: number): Verb => ({ do: 'payInk', n })

const looked = (filter: Filter): Filter => ({ ...filter, in: 'looked' })
/** What to take of the cards looked at: 'any': as many as they like; 'each': all that match or none; `must`: exactly so many. */
export interface Take {
  filter: Filter
  upTo: number | 'any' | 'each'
  must?: true
  reveal?: true
}
const taking = ({ filter, upTo, must, reveal }: Take): Effect => {
  const shown = reveal ? { reveal } : {}
  if (upTo === 'each') return may(send(all(looked(filter)), 'hand', shown))
  if (must && upTo !== 'any') return send(one(looked(filter), { n: upTo }), 'hand', shown)
  return may(send(one(looked(filter), { upTo }), 'hand', shown))
}
type Look = Omit<Extract<Verb, { do: 'look' }>, 'do' | 'then'>
const looking = (how: Look, then?: Effect): Verb => ({ do: 'look', ...how, ...(then && { then }) })
/** Look at the top n cards of your deck, do something with them, and put the rest somewhere. */
export const lookAt = (
  n: Amount,
  rest: Place | 'topAndBottom' | 'topOrBottom',
  then?: Take | Effect,
  how: { reveal?: true; of?: Who } = {},
): Verb => {
  if (rest === 'topAndBottom') return looking({ n, ...how, rest: 'bottom' }, send(one(looked({})), 'top'))
  const place: Place = rest === 'topOrBottom' ? { either: ['top', 'bottom'] } : rest
  return looking({ n, ...how, rest: place }, then && ('do' in then ? then : taking(then)))
}
/** Of the cards looked at. */
export const oneLooked = (filter: Filter = {}, count: Count = {}): Target => one(looked(filter), count)
export const allLooked = (filter: Filter = {}): Target => all(looked(filter))
/** Reveal the top card of your deck: if it is such, this follows; otherwise it goes there. */
export const revealTop = (filter: Filter, then: Effect, rest: Place = 'top'): Verb =>
  looking({ n: 1, reveal: true, rest }, ifSo({ have: looked(filter) }, then))
/** Reveal the top card of decks, and do something with them while they lie there. */
export const revealTopOf = (who: Who, then: Effect): Verb =>
  looking({ n: 1, reveal: true, ...(who !== 'you' && { of: who }) }, then)
/** "Reveal the top card of your deck. You may play it. Otherwise, put it there." All costs are paid. */
export const revealTopAndPayFor = (rest: Place): Verb =>
  looking({ n: 1, reveal: true, rest }, may(play(all(looked({})))))
/** "Reveal cards from the top of your deck until there is such a card: it goes to your hand, the rest is shuffled in." */
export const revealUntil = (until: Filter): Verb =>
  looking({ n: { until }, reveal: true, rest: 'shuffledIn' }, send(all(looked(until)), 'hand'))
export const lookAtInkwell = (then: Effect): Verb => looking({ n: 'all', at: 'inkwell' }, then)
/** Search your deck for such a card, show it, and shuffle; on top: of the shuffled deck. */
export const search = (filter: Filter, to: 'hand' | 'top' = 'hand'): Verb => {
  const found = one(looked(filter), { upTo: 1 })
  // Of a card that may be any nothing needs to be shown.
  if (Object.keys(filter).length === 0)
    return looking({ n: 'all', rest: 'shuffledIn' }, send(one(looked({})), to))
  return to === 'top'
    ? looking({ n: 'all', rest: 'shuffledIn', onTop: true }, reveal(found))
    : looking({ n: 'all', rest: 'shuffledIn' }, may(send(found, to, { reveal: true })))
}
/** Look at the top cards of a deck and leave them there. */
export const lookAtTop = (n: Amount, of: Who): Verb => looking({ n, of })
export const lookAtHand = (of: Who): Verb => looking({ n: 'all', at: 'hand', of })
/** They reveal their hand, and may do something more. */
export const revealHand = (who: Who, ...more: readonly Effect[]): Effect =>
  each(who, inOrder(looking({ n: 'all', at: 'hand', reveal: true }), ...more))
/** They reveal their hand, and a card of your choice is discarded. */
export const revealHandAndDiscard = (what: Filter, who: Who): Effect =>
  revealHand(who, discard(1, undefined, { what, by: 'me' }))
export const nameACard: Verb = { do: 'name' }
/** Name a card, then reveal the top card of the deck: if it is the named card, it goes to hand. */
export const nameAndReveal = (then?: Effect): Effect => {
  const take = send(all(looked({})), 'hand')
  return inOrder(nameACard, revealTop({ named: 'theNamed' }, then ? inOrder(take, then) : take))
}
/** A triggered ability that lasts a while (6.2.7.1). */
export const whenever = (trigger: Triggered, duration: Duration = 'thisTurn', next?: 'next'): Verb => ({
  do: 'whenever',
  trigger,
  for: duration,
  ...(next && { next: true as const }),
})
/** A delayed triggered ability (6.2.7.2): at the end of your turn, do this to 'it'. */
export const atEndOfTurn = (effect: Effect): Verb => whenever(when('endOfTurn', effect), 'thisTurn', 'next')
/** "This turn, you may ink an additional card." */
export const inkMore = (n = 1): Verb => ({ do: 'inkMore', n })
/** "This turn, you may play such cards", which are not in your hand. */
export const mayPlayThisTurn = (filter: Filter): Verb => ({ do: 'mayPlay', filter })
/** "When you discard this card" */
export const whenDiscarded = (effect: Effect): Triggered =>
  when('discard', effect, { what: 'self', inZone: 'discard', while: yourTurn })
/** "Repeat this effect." */
export const repeatThis: Verb = { do: 'again' }
