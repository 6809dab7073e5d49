/** Words to write cards with. Each builds a piece of the trees of ../abilities.ts; nothing here does anything. */
import type {
  Ability,
  Amount,
  Bold,
  BoldAbility,
  BonusIcon,
  Condition,
  Constant,
  Duration,
  Effect,
  Filter,
  Happening,
  Hit,
  House,
  Keyword,
  Loop,
  Scope,
  Target,
  Targets,
  Triggered,
  Verb,
  Who,
} from '../abilities.ts'

// ---- filters

export const creature = (filter: Filter = {}): Filter => ({ type: 'creature', ...filter })
export const friendly = (filter: Filter = {}): Filter => creature({ whose: 'friendly', ...filter })
export const enemy = (filter: Filter = {}): Filter => creature({ whose: 'enemy', ...filter })
export const otherFriendly = (filter: Filter = {}): Filter => friendly({ other: true, ...filter })
export const creatureOrArtifact = (filter: Filter = {}): Filter => ({
  type: ['creature', 'artifact'],
  ...filter,
})
export const artifact = (filter: Filter = {}): Filter => ({ type: 'artifact', ...filter })
/** Creatures of exactly this power. */
export const ofPower = (n: number): Filter => creature({ power: { min: n, max: n } })
/** Of the cards last looked at or revealed those that are still on the deck. */
export const seen = (filter: Filter = {}): Filter => ({ in: 'deck', among: 'seen', ...filter })
/** Cards in your hand. */
export const inHand = (filter: Filter = {}): Filter => ({ in: 'hand', ...filter })
export const inDiscard = (filter: Filter = {}): Filter => ({ in: 'discard', ...filter })

// ---- targets

export const choose = (filter: Filter, n?: Amount): Target => ({
  choose: filter,
  ...(n !== undefined && { n }),
})
export const upTo = (n: number, filter: Filter): Target => ({ choose: filter, n, upTo: true })
export const anyNumber = (filter: Filter): Target => ({ choose: filter, n: 'any' })
/** "For each ...": one of these each time, the same one again if wanted (glossary/fuer-jeden-fuer-jede-fuer-jedes). */
export const repeatedly = (n: Amount, filter: Filter): Target => ({ choose: filter, n, repeated: true })
export const each = (filter: Filter): Target => ({ each: filter })
export const random = (filter: Filter, n?: number): Target => ({
  random: filter,
  ...(n !== undefined && { n }),
})
export const top = (n: number, of?: Who): Target => ({ top: n, ...(of && { of }) })

// ---- keywords

/** A keyword as an ability of the card itself. */
export const keyword = (word: Keyword, n?: number): Ability => ({
  kind: 'keyword',
  keyword: word,
  ...(n !== undefined && { n }),
})
export const elusive = keyword('elusive')
export const skirmish = keyword('skirmish')
export const taunt = keyword('taunt')
export const poison = keyword('poison')

/** Bonus icons for cards of the deck. */
export const enhance = (...icons: readonly BonusIcon[]): Ability => ({ kind: 'enhance', icons })

// ---- the bold words

const bold = (on: readonly Bold[], effect: Effect): BoldAbility => ({ kind: 'bold', on, effect })
export const play = (effect: Effect): BoldAbility => bold(['play'], effect)
export const fight = (effect: Effect): BoldAbility => bold(['fight'], effect)
export const reap = (effect: Effect): BoldAbility => bold(['reap'], effect)
export const fightReap = (effect: Effect): BoldAbility => bold(['fight', 'reap'], effect)
export const playReap = (effect: Effect): BoldAbility => bold(['play', 'reap'], effect)
export const playFightReap = (effect: Effect): BoldAbility => bold(['play', 'fight', 'reap'], effect)
export const beforeFight = (effect: Effect): BoldAbility => bold(['beforeFight'], effect)
export const destroyed = (effect: Effect): BoldAbility => bold(['destroyed'], effect)
export const leaves = (effect: Effect): BoldAbility => bold(['leaves'], effect)
export const action = (effect: Effect): BoldAbility => bold(['action'], effect)
export const omni = (effect: Effect): BoldAbility => bold(['omni'], effect)
/** "Omni: Sacrifice this card. ..." */
export const sacrificeOmni = (effect: Effect): BoldAbility => omni(all(sacrifice('self'), effect))

// ---- triggered and constant abilities

export const when = (happening: Happening, effect: Effect, condition?: Condition): Triggered => ({
  kind: 'triggered',
  when: happening,
  ...(condition && { if: condition }),
  effect,
})
export const endOfYourTurn = (effect: Effect, condition?: Condition): Triggered =>
  when({ at: 'endOfTurn', of: 'you' }, effect, condition)
export const startOfYourTurn = (effect: Effect): Triggered => when({ at: 'startOfTurn', of: 'you' }, effect)
/** "After an enemy creature is destroyed fighting this creature": it is the triggering card. */
export const destroyedFighting = (effect: Effect): Triggered =>
  when({ after: 'destroyed', what: enemy(), against: 'self' }, effect)

type Rule<C = Constant> = C extends Constant ? Omit<C, 'kind'> : never
/** As long as the card is in play. */
export const constant = (rule: Rule): Constant => ({ kind: 'constant', ...rule })
export const power = (to: Scope, n: Amount, condition?: Condition): Constant => ({
  kind: 'constant',
  ...(condition && { if: condition }),
  to,
  power: n,
})
export const armor = (to: Scope, n: Amount, condition?: Condition): Constant => ({
  kind: 'constant',
  ...(condition && { if: condition }),
  to,
  armor: n,
})
export const gains = (to: Scope, word: Keyword, n?: number): Constant => ({
  kind: 'constant',
  to,
  gains: word,
  ...(n !== undefined && { n }),
})
export const gainsAbility = (to: Scope, ability: Ability): Constant => ({
  kind: 'constant',
  to,
  gainsAbility: ability,
})
/** "May be used as if it belonged to the active house." */
export const asActiveHouse = (to: Scope): Constant => ({ kind: 'constant', to, activeHouse: true })

// ---- conditions

export const there = (filter: Filter, atLeast?: number): Condition => ({
  there: filter,
  ...(atLeast !== undefined && { atLeast }),
})
export const opponentHas = (atLeast: number): Condition => ({ compare: { amber: 'opponent' }, atLeast })
export const youHave = (atLeast: number): Condition => ({ compare: { amber: 'you' }, atLeast })
export const opponentHasMore: Condition = { compare: { amber: 'opponent' }, moreThan: { amber: 'you' } }
export const youHaveMore: Condition = { compare: { amber: 'you' }, moreThan: { amber: 'opponent' } }
export const youControlMore: Condition = { compare: { each: friendly() }, moreThan: { each: enemy() } }
export const opponentControlsMore: Condition = { compare: { each: enemy() }, moreThan: { each: friendly() } }
/** "While this creature is on a flank" */
export const onFlank: Condition = { is: 'self', a: { flank: true } }
export const itIs = (a: Filter): Condition => ({ is: 'it', a })
/** "If this damage destroys that creature" */
export const itIsDestroyed: Condition = { destroyed: 'it' }
export const not = (condition: Condition): Condition => ({ not: condition })

// ---- control

export const all = (...parts: readonly Effect[]): Effect => ({ do: 'all', parts })
export const may = (effect: Effect): Effect => ({ do: 'may', effect })
export const either = (...parts: readonly Effect[]): Effect => ({ do: 'either', parts })
export const ifSo = (condition: Condition, then: Effect, otherwise?: Effect): Effect => ({
  do: 'if',
  if: condition,
  then,
  ...(otherwise && { else: otherwise }),
})
/** "A to B" */
export const inOrderTo = (first: Effect, then: Effect): Effect => ({ do: 'ifYouDo', first, then, say: 'to' })
/** "A. If you do, B. Otherwise, C" */
export const ifYouDo = (first: Effect, then: Effect, otherwise?: Effect): Effect => ({
  do: 'ifYouDo',
  first,
  then,
  ...(otherwise && { else: otherwise }),
  say: 'ifYouDo',
})
/** "A. If ..., B instead" */
export const instead = (effect: Verb | Loop, condition: Condition, then: Effect): Effect => ({
  do: 'instead',
  effect,
  if: condition,
  then,
})
export const eachPlayer = (effect: Effect): Effect => ({ do: 'each', who: 'eachPlayer', effect })
/** That player does it: inside, "you" is that player. */
export const doneBy = (who: Who, effect: Effect): Effect => ({ do: 'each', who, effect })
export const times = (n: Amount, effect: Effect): Effect => ({ do: 'times', n, effect })
export const eachOf = (what: Target, effect: Effect): Effect => ({ do: 'eachOf', what, effect })

// ---- Æmber and chains

export const gain = (n: Amount, who?: Who): Verb => ({ do: 'gain', n, ...(who && { who }) })
export const lose = (n: Amount | 'all', who?: Who): Verb => ({ do: 'lose', n, ...(who && { who }) })
export const opponentLoses = (n: Amount | 'all'): Verb => lose(n, 'opponent')
export const steal = (n: Amount | 'all'): Verb => ({ do: 'steal', n })
/** "Capture": onto this creature unless said otherwise. */
export const capture = (n: Amount | 'all', by: Targets = 'self'): Verb => ({ do: 'capture', n, by })
/** "An enemy creature captures from its own side." */
export const captureFromOwnSide = (n: Amount, by: Targets): Verb => ({
  do: 'capture',
  n,
  by,
  from: 'ownSide',
})
export const gainChains = (n: number): Verb => ({ do: 'gainChains', n })

// ---- damage and status

export const hit = (n: Amount, to: Targets): Hit => ({ n, to })
export const deal = (n: Amount, to: Targets, splash?: number): Verb => ({
  do: 'deal',
  hits: [{ n, to, ...(splash !== undefined && { splash }) }],
})
/** Different damage to several, at the same time. */
export const dealHits = (...hits: readonly Hit[]): Verb => ({ do: 'deal', hits })
export const heal = (n: Amount | 'all', what: Targets): Verb => ({ do: 'heal', n, what })
export const healUpTo = (n: Amount, what: Targets): Verb => ({ do: 'heal', n, what, upTo: true })
export const destroy = (what: Targets): Verb => ({ do: 'destroy', what })
export const sacrifice = (what: Targets): Verb => ({ do: 'sacrifice', what })
export const stun = (what: Targets): Verb => ({ do: 'stun', what })
export const unstun = (what: Targets): Verb => ({ do: 'unstun', what })
export const ward = (what: Targets): Verb => ({ do: 'ward', what })
export const ready = (what: Targets): Verb => ({ do: 'ready', what })
export const exhaust = (what: Targets): Verb => ({ do: 'exhaust', what })
export const addPower = (n: Amount, to: Targets): Verb => ({
  do: 'addCounter',
  counter: 'power',
  n,
  to,
})

// ---- where cards go

export const returnToHand = (what: Targets): Verb => ({ do: 'return', what })
export const archive = (what: Targets): Verb => ({ do: 'archive', what })
/** "Put into your archives", whoever owns it. */
export const abduct = (what: Targets): Verb => ({ do: 'archive', what, where: 'yours' })
export const purge = (what: Targets): Verb => ({ do: 'purge', what })
export const discard = (what: Targets): Verb => ({ do: 'discard', what })
/** "Your opponent discards n random cards from their hand." */
export const opponentDiscardsRandom = (n?: number): Verb => discard(random({ whose: 'enemy', in: 'hand' }, n))
export const putOnDeck = (what: Targets, place?: 'bottom'): Verb => ({
  do: 'putOnDeck',
  what,
  ...(place && { place }),
})
export const shuffleIntoDeck = (what: Targets): Verb => ({ do: 'shuffleIntoDeck', what })
export const draw = (n: Amount): Verb => ({ do: 'draw', n })
export const reveal = (what: Targets): Verb => ({ do: 'reveal', what })

// ---- playing, using, lasting

export const playCard = (what: Target): Verb => ({ do: 'play', what })
export const use = (what: Target, how?: 'fight' | 'reap'): Verb => ({ do: 'use', what, ...(how && { how }) })
/** "Ready and fight with / reap with / use ...": "it" is that creature. */
export const readyAndFight = (what: Target): Effect => all(ready(what), use('it', 'fight'))
export const readyAndUse = (what: Target): Effect => all(ready(what), use('it'))
export const chooseCard = (what: Target): Verb => ({ do: 'chooseCard', what })
export const nameHouse: Verb = { do: 'name', what: 'house' }
export const lasting = (duration: Duration, what: Constant | Triggered): Verb => ({
  do: 'lasting',
  for: duration,
  what,
})
/** "For the remainder of the turn, ..." */
export const thisTurn = (what: Constant | Triggered): Verb => lasting('turn', what)
/** "During your opponent's next turn, ..." */
export const opponentsNextTurn = (what: Constant | Triggered): Verb => lasting('opponentsNextTurn', what)

/** Houses as a condition on cards. */
export const ofHouse = (house: House | 'active' | 'chosen' | 'ofIt', filter: Filter = {}): Filter => ({
  house,
  ...filter,
})
