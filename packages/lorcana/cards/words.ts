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
  Target,
  Triggered,
  Verb,
  Who,
} from '../abilities.ts'

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

// ---- keywords

export const keyword = (
  word: 'bodyguard' | 'evasive' | 'reckless' | 'rush' | 'support' | 'ward' | 'alert' | 'vanish',
): KeywordAbility => ({ keyword: word })
export const challenger = (plus: number): KeywordAbility => ({ keyword: 'challenger', plus })
export const resist = (plus: number): KeywordAbility => ({ keyword: 'resist', plus })
export const singer = (n: number): KeywordAbility => ({ keyword: 'singer', n })
export const singTogether = (n: number): KeywordAbility => ({ keyword: 'singTogether', n })
export const boost = (n: number): KeywordAbility => ({ keyword: 'boost', n })
export const shift = (n: number, onto?: string): KeywordAbility => ({
  keyword: 'shift',
  n,
  ...(onto && { onto }),
})
export const shiftByDiscarding = (discard: number): KeywordAbility => ({ keyword: 'shift', n: 0, discard })
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
/** That card is such: "this character is exerted", "it's a Villain". */
export const is = (ref: CardRef, a: Filter): Condition => ({ is: ref, a })
export const selfIs = (a: Filter): Condition => is('self', a)
export const itIs = (a: Filter): Condition => is('it', a)
export const exerted: Condition = selfIs({ exerted: true })
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
export const activated = (cost: readonly Cost[], effect: Effect, whileHolds?: Condition): Activated => ({
  kind: 'activated',
  cost,
  ...(whileHolds && { while: whileHolds }),
  effect,
})

// ---- static abilities (6.4)

type StaticDetails = { while?: Condition; unless?: Condition }
/** "This character gets / gains ..." */
export const selfHas = (grant: Grant, details: StaticDetails = {}): Static => ({
  kind: 'static',
  ...details,
  to: 'self',
  grant,
})
/** "Your other ... get / gain ..." */
export const theyHave = (to: Filter, grant: Grant, details: StaticDetails = {}): Static => ({
  kind: 'static',
  ...details,
  to,
  grant,
})
export const payLess = (n: Amount, forWhat: 'self' | Filter, details: StaticDetails = {}): Static => ({
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
export const times = (n: Amount, effect: Effect): Effect => ({ do: 'times', n, effect })

export const draw = (n: Amount = 1, who?: Who): Verb => ({ do: 'draw', n, ...(who && { who }) })
export const discard = (n: number | 'hand' = 1, who?: Who): Verb => ({
  do: 'discard',
  n,
  ...(who && { who }),
})
export const gainLore = (n: Amount): Verb => ({ do: 'gainLore', n })
export const loseLore = (n: Amount, who: Who = 'eachOpponent'): Verb => ({ do: 'loseLore', n, who })
export const deal = (n: Amount, to: Target): Verb => ({ do: 'deal', n, to })
export const removeDamage = (max: number | 'all', from: Target): Verb => ({ do: 'remove', upTo: max, from })
export const moveDamage = (max: number | 'all', from: Target, to: Target): Verb => ({
  do: 'moveDamage',
  upTo: max,
  from,
  to,
})
export const banish = (what: Target): Verb => ({ do: 'banish', what })
export const exert = (what: Target): Verb => ({ do: 'exert', what })
export const ready = (what: Target): Verb => ({ do: 'ready', what })
export const returnToHand = (what: Target): Verb => ({ do: 'return', what })
export const shuffleIntoDeck = (what: Target): Verb => ({ do: 'shuffle', what })
export const toBottom = (what: Target): Verb => ({ do: 'bottom', what })
export const intoInkwell = (what: Target | 'topOfDeck', exerted?: 'exerted'): Verb => ({
  do: 'ink',
  what,
  ...(exerted && { exerted: true as const }),
})
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
export const nameAndReveal = (then?: Effect): Verb => ({ do: 'nameAndReveal', ...(then && { then }) })
export const payLessForNext = (n: number, filter: Filter): Verb => ({ do: 'payLessNext', n, filter })
export const play = (filter: Filter, how: { free?: true; exerted?: true } = {}): Verb => ({
  do: 'play',
  filter,
  ...how,
})
export const payInk = (n: number): Verb => ({ do: 'payInk', n })
type Look = Extract<Verb, { do: 'look' }>
/** Look at the top n cards of your deck, take some of them into your hand, and put the rest somewhere. */
export const lookAt = (n: number, rest: Look['rest'], take?: Look['take']): Verb => ({
  do: 'look',
  n,
  ...(take && { take }),
  rest,
})
/** A triggered ability that lasts a while (6.2.7.1). */
export const whenever = (trigger: Triggered, duration: Duration = 'thisTurn'): Verb => ({
  do: 'whenever',
  trigger,
  for: duration,
})
