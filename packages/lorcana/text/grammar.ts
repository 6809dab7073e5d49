/** What the languages share: what they must be able to say, in which pieces, and what a pronoun may stand for. */
import { type Clause, first, type Lead, many, type Sentence } from '@regelwerk/say'
import type {
  Ability,
  Activated,
  Amount,
  CardType,
  Condition,
  Count,
  Duration,
  Effect,
  Filter,
  Grant,
  Happens,
  KeywordAbility,
  Restriction,
  Static,
  Target,
  Triggered,
  Verb,
  Who,
  Zone,
} from '../abilities.ts'
import { conditionWord, eventWord, permissions } from '../vocabulary.ts'
import type { Permissions, PermissionWords } from '../words/permissions/index.ts'
import { type RestrictionWord, restrictions } from '../words/restrictions/index.ts'
import type { Tell } from '../words/word.ts'
import type { NounName } from './nouns.ts'

/** A card as far as its text needs it. */
export interface Sayable {
  type: CardType
  fullName: string
  abilities: readonly Ability[]
  effect?: Effect
}

/** What "it" or "that card" stands for. */
export interface Referent {
  noun: NounName
  plural: boolean
  /** 'named': of the player who has just been spoken of. */
  whose?: Filter['whose'] | 'named'
  /** It was chosen, so "if a Villain character is chosen" can ask about it. */
  chosen?: boolean
  /** It has just left play. */
  gone?: boolean
}

export interface Context {
  readonly card: Sayable
  /** Whom "you" means: inside `each` another player. */
  readonly actor: Who
  /** The card whose player they are, where that is said of them. */
  readonly ofWhom?: Referent
  /** That player has just been named: "they". */
  readonly isNamed?: true
  /** The triggered ability being said. */
  readonly trigger?: Triggered
  /** What is spoken of is yours, and so is its turn. */
  readonly yourTurn?: boolean
  /** Of what is waited for, only the next time is meant. */
  readonly next?: true
  /** "This card" is whoever gets what is spoken of. */
  readonly bearer?: true
  /** An effect in whole sentences. */
  readonly tell: (effect: Effect) => string
  /** An ability in quotation marks. */
  readonly quote: (ability: Triggered | Activated | string) => string
  /** Cards are being looked at: one, or several. */
  readonly looked?: { readonly one: boolean }
  /** What has been said so far. Saying moves it on, so a tree must be said in its own order. */
  readonly said: {
    it?: Referent
    /** What was chosen first. */
    first?: Referent
    /** Another card was spoken of since: a mere "them" would now mean that one. */
    far?: boolean
    /** With each of these something was done just now: "those characters". */
    each?: Filter
  }
}

export interface Language<C extends Clause> {
  keyword(keyword: KeywordAbility, context: Context): string
  /** One clause, or whole sentences of a verb that holds an effect. */
  verb(verb: Verb, context: Context, tell: Tell<C>): C | readonly Sentence<C>[]
  /** The main clause with everything before it; without capital and full stop. */
  sentence(sentence: Sentence<C>): string
  /** All that comes before the effect of a triggered ability; `lasting` if an effect made the ability. */
  when(trigger: Triggered, context: Context, lasting?: Duration): readonly Lead[]
  if(condition: Condition, context: Context): Lead
  ifYouDo(context: Context): Lead
  ifYouDont(context: Context): Lead
  /** "For each opponent", where you stay "you". */
  forEach(who: Who, context: Context): Lead
  /** So many times: "for each ..." */
  times(n: Amount, context: Context): Lead
  otherwise: Lead
  /** "choose one: • ... • ..." */
  chooseOne(parts: string, context: Context): C
  /** Before what comes after something else. */
  next: Lead
  static(ability: Static, context: Context): string
  /** What stands before the dash of an activated ability. */
  cost(ability: Activated, context: Context): string
}

/** What a card of this filter is called: in hands, decks and discards every card is a card. */
export const nounsOf = (filter: Filter, inPlay = !filter.in): readonly NounName[] => {
  const types = many<CardType | 'song'>(filter.type)
  if (types.length === 0) return ['card']
  return inPlay ? types : types.map((type) => `${type}Card` as const)
}

/** Its noun if it has only one, else just 'card'. */
export const nounOf = (filter: Filter): NounName => {
  const nouns = nounsOf(filter)
  return nouns.length === 1 ? first(nouns) : 'card'
}

export const eventsOf = (trigger: Triggered | undefined): readonly Happens[] => many<Happens>(trigger?.on)

/** Cards that have left play are spoken of as cards: "return this card to your hand". */
const leftPlay = (trigger: Triggered | undefined): boolean =>
  trigger !== undefined && (trigger.inZone !== undefined || eventsOf(trigger).includes('banished'))

export function selfReferent({ card, trigger }: Context): Referent {
  const left = leftPlay(trigger) && (trigger?.what ?? 'self') === 'self'
  const isCard = left || card.type === 'action'
  return { noun: isCard ? 'card' : card.type, plural: false, whose: 'yours' }
}

export function triggeringReferent(context: Context): Referent {
  const what = context.trigger?.what ?? 'self'
  if (what === 'self') return selfReferent(context)
  const noun = leftPlay(context.trigger) ? 'card' : nounOf(what)
  return { noun, plural: false, ...(what.whose && { whose: what.whose }) }
}

/** So much less. */
export const isNegated = (amount: Amount): amount is Exclude<Amount, number> =>
  typeof amount === 'object' && amount.times === -1 && 'of' in amount

/** More than one may be chosen. */
export const isSeveral = ({ n, upTo, allBut }: Count): boolean =>
  allBut !== undefined || (upTo ?? n ?? 1) !== 1

/** Of one of several kinds: each of them, with what is said of all. */
export function kindsOf({ any = [], ...rest }: Filter): readonly Filter[] {
  return any.map((one) => ({ ...rest, ...one }))
}

/** Cards outside play are spoken of as cards. */
export const isOfCards = (filter: Filter, { nouns }: { nouns?: readonly NounName[] }): boolean =>
  nouns ? nouns.every((name) => name === 'card' || name.endsWith('Card')) : filter.in !== undefined

/** Of the cards that have just been spoken of. */
export const isAmongThem = (filter: Filter, { looked }: Context): boolean =>
  filter.in === 'changed' || (filter.in === 'looked' && looked?.one !== true)

const said: ReadonlySet<Zone> = new Set<Zone>(['looked', 'changed', 'under', 'wasUnder'])
/** Zones that are said as a player's; of the others it is said in another way. */
export type PlayersZone = Exclude<Zone, 'looked' | 'changed' | 'under' | 'wasUnder'>
export const isInZone = (where: Zone | undefined): where is PlayersZone =>
  where !== undefined && !said.has(where)

/** Any of those that are looked at. */
export const isAnyLooked = (filter: Filter | null): boolean =>
  filter?.in === 'looked' && Object.keys(filter).length === 1

/** There is only one card that is looked at, and it is spoken of. */
export const isOnlyOne = (filter: Filter | null, { looked }: Context): boolean =>
  looked?.one === true && isAnyLooked(filter)

/** What the other party of an event is: what is sung, where somebody moves. */
const whomNoun = (trigger: Triggered | undefined): NounName => {
  const [event] = eventsOf(trigger)
  return event === undefined ? 'card' : eventWord(event).whom
}

/** What a target leaves behind to be called "it". */
export function referentOf(target: Target, context: Context): Referent {
  if (target === 'it') return context.said.it ?? triggeringReferent(context)
  if (target === 'self') return selfReferent(context)
  if (target === 'triggering') return triggeringReferent(context)
  if (target === 'challenger' || target === 'challenged') return { noun: 'character', plural: false }
  if (target === 'first' && context.said.first) return context.said.first
  if (target === 'first' || target === 'changed') return context.said.it ?? triggeringReferent(context)
  if (target === 'whom') return { noun: whomNoun(context.trigger), plural: false }
  if (target === 'there') return { noun: 'location', plural: false }
  if ('top' in target) {
    const own = target.of === undefined || target.of === 'you'
    const isEach = target.of === 'eachOpponent' || target.of === 'eachPlayer'
    const whose = own ? ({ whose: 'yours' } as const) : isEach ? {} : ({ whose: 'named' } as const)
    return { noun: 'card', plural: target.top !== 1, ...whose }
  }
  const filter = 'chosen' in target ? target.chosen : 'one' in target ? target.one : target.all
  const plural = 'all' in target || isSeveral(target)
  if (filter.in === 'looked') {
    const several = plural && context.looked?.one !== true
    return { noun: 'card', plural: several, ...(context.said.it?.whose && { whose: context.said.it.whose }) }
  }
  const isUnderOwn = filter.in === 'wasUnder' || (filter.in === 'under' && filter.beneath !== 'it')
  const isOwn = filter.in === 'hand' || filter.in === 'discard' || filter.in === 'inkwell' || isUnderOwn
  const whose = isOwn ? 'yours' : filter.of !== undefined ? 'named' : filter.whose
  return { noun: nounOf(filter), plural, chosen: 'chosen' in target, ...(whose && { whose }) }
}

/** Speaks of a card without making it "it": an amount only looks at one. */
export function aside<T>(context: Context, say: () => T): T {
  const { it, far } = context.said
  const said = say()
  Object.assign(context.said, { it, far })
  return said
}

/** The card that an amount looks at; one that is chosen for it is spoken of from then on. */
export const lookingAt = <T>(target: Target, context: Context, say: () => T): T =>
  typeof target === 'object' && ('chosen' in target || 'one' in target) ? say() : aside(context, say)

/** As "that character", not "them". */
export const farIn = (context: Context): Context => ({ ...context, said: { ...context.said, far: true } })

/** What is one of "them" is said as "one of their own". */
export const asTheirOwn = ({ of: _, ...filter }: Filter, context: Context): [Filter, Context] => [
  { ...filter, whose: 'yours' },
  { ...context, actor: 'them' },
]

/** All of those with each of which something was done just now. */
export function justEach(all: Filter, { said }: Context): Referent | undefined {
  if (JSON.stringify(said.each) !== JSON.stringify(all)) return undefined
  return { noun: nounOf(all), plural: true, ...(all.whose && { whose: all.whose }) }
}

/** From now on "it" is this. */
export function remember(target: Target, context: Context): Referent {
  const referent = referentOf(target, context)
  context.said.it = referent
  if (typeof target === 'object' && 'chosen' in target) context.said.first ??= referent
  context.said.far = false
  return referent
}

/** The conditions that must all hold, and whether one of them is whose turn it is: that one is said as a time. */
export function conjuncts(condition: Condition | undefined): {
  turn?: 'yours' | 'opponents'
  rest: readonly Condition[]
} {
  if (!condition) return { rest: [] }
  if ('turn' in condition && condition.turn !== 'yourFirst') return { turn: condition.turn, rest: [] }
  if (!('all' in condition)) return { rest: [condition] }
  const parts = condition.all.map(conjuncts)
  const turn = parts.find((part) => part.turn !== undefined)?.turn
  return { ...(turn && { turn }), rest: parts.flatMap(({ rest }) => rest) }
}

/** They only ask what has happened: "if", not "while". */
export const isPast = (conditions: readonly Condition[]): boolean =>
  conditions.length > 0 && conditions.every((one) => 'happened' in one)

/** Whether they are all about this card itself, so that a pronoun can follow: "while this character is exerted, they ...". */
const aboutSelf = (conditions: readonly Condition[]): boolean =>
  conditions.length > 0 && conditions.every((one) => conditionWord(one).aboutSelf?.(one) ?? false)

/** What says whom it reaches. */
export interface Reaching {
  to: 'self' | 'challenger' | Filter
  while?: Condition
}

/** This card, of which it has just been said when that is so: a pronoun follows. */
export const isSelfAgain = ({ to, while: test }: Reaching): boolean =>
  to === 'self' && aboutSelf(conjuncts(test).rest)

/** It is yours, whatever it reaches. */
export const reachesYours = ({ to }: Reaching): boolean =>
  to === 'self' || (typeof to === 'object' && to.whose === 'yours')

/** "While you have only 1 character here, that character ...": the only one that there is. */
export const onlyReached = ({ to, while: test }: Reaching): Referent | undefined => {
  if (typeof to !== 'object' || !test || !('have' in test) || test.atLeast !== 1 || test.atMost !== 1) return
  return JSON.stringify(test.have) === JSON.stringify(to) ? { noun: nounOf(to), plural: false } : undefined
}

/** What cannot be done at the start of a turn, and what never. */
export function atStartAndElse(cant: readonly Restriction[]): readonly (readonly RestrictionWord[])[] {
  const all = cant.map((what) => restrictions[what])
  return [all.filter(({ atStart }) => atStart), all.filter(({ atStart }) => !atStart)]
}

/** It only gives, so that it can be given. */
export const isGift = (grant: Grant): boolean => Object.keys(grant).every((key) => GIFTS.includes(key))
const GIFTS = ['strength', 'willpower', 'lore', 'keywords', 'abilities', 'classifications']

type Allowing = <K extends keyof Permissions>(one: PermissionWords[K], what: Permissions[K]) => string

/** What is allowed beyond the rules, each said. */
export function allowed({ can = {} }: Grant, say: Allowing): readonly string[] {
  const { challengeReady, questAtOnce } = can
  return [
    ...(challengeReady ? [say(permissions.challengeReady, challengeReady)] : []),
    ...(questAtOnce ? [say(permissions.questAtOnce, questAtOnce)] : []),
  ]
}

/** "When you play this card" has just been said, so "with Shift" needs no more of it. */
export const justPlayed = ({ trigger }: Context): boolean =>
  trigger !== undefined && (trigger.what ?? 'self') === 'self' && eventsOf(trigger).join() === 'play'

/** Whether a condition on a card only asks for values, so that it reads "has 6 strength or more". */
export const asksValues = (a: Filter): boolean =>
  Object.keys(a).some((key) => key !== 'type') &&
  Object.keys(a).every((key) => ['type', 'keyword', 'cost', 'strength', 'willpower', 'lore'].includes(key))
