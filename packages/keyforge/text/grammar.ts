/** What the languages share: what they must be able to say, in which pieces, and what a pronoun may stand for. */
import { type Clause, cannotSay, type Lead, many, nodeWith, type Sentence, same } from '@regelwerk/say'
import type {
  Ability,
  Amount,
  Bold,
  CardText,
  CardType,
  Condition,
  Constant,
  Duration,
  Filter,
  Happening,
  Loop,
  Scope,
  Target,
  Targets,
  Verb,
  Who,
  Zone,
} from '../abilities.ts'
import { factsById } from '../cards/facts.ts'

export type Lang = 'en' | 'de'

/** A card as far as its text needs it. */
export interface Sayable {
  type: CardType
  en: string
  de: string
  abilities: CardText
}

export type Noun = CardType | 'card' | 'neighbour'

/** What "it" or "that creature" stands for. */
export interface Referent {
  noun: Noun
  plural: boolean
  /** It belongs to "you": it goes to your hand. */
  yours?: boolean
  /** It is not in play. */
  outside?: boolean
  /** The creature being fought. */
  opposing?: true
}

/** What the last effect did, and to what: "for each card revealed this way". */
interface Done {
  do: Verb['do']
  noun: Noun
}

export interface Context {
  readonly card: Sayable
  /** The card that bears the ability. */
  readonly self: Referent
  /** Inside an ability that another card grants. */
  readonly granted?: true
  /** Whom "you" means: inside `each` another player. */
  readonly actor: Who
  readonly trigger?: Happening
  readonly triggering?: Referent
  /** What has been said so far. Saying moves it on, so a tree must be said in its own order. */
  readonly said: {
    it?: Referent
    /** It was spoken of in this sentence, so a mere pronoun will do. */
    near?: boolean
    /** So was the opponent. */
    opponent?: boolean
    /** And the player that `each` is about. */
    actor?: boolean
    /** A forged key was spoken of. */
    key?: boolean
    done?: Done
  }
}

export const contextOf = (card: Sayable): Context => ({
  card,
  self: bearer(card.type),
  actor: 'you',
  said: {},
})

/** Inside quotation marks: the ability of another card. */
export const grantedTo = ({ card }: Context, noun: Noun): Context => ({
  card,
  self: { noun, plural: false },
  granted: true,
  actor: 'you',
  said: {},
})

export const bearer = (type: CardType): Referent => ({
  noun: type === 'action' ? 'card' : type,
  plural: false,
  yours: true,
})

/** The verbs that are one clause; a lasting one holds an ability and is put together in say.ts. */
export type SimpleVerb = Exclude<Verb, { do: 'lasting' }>
export type Repeat = Extract<Loop, { do: 'repeat' }>
type WithEffect = Extract<Constant, { insteadOfDamage: unknown }>
export type SimpleConstant = Exclude<Constant, WithEffect>
export type ConstantOf<K extends string> = Extract<Constant, Record<K, unknown>>

export interface Language<C extends Clause> {
  keyword(ability: Extract<Ability, { kind: 'keyword' }>): string
  enhance(ability: Extract<Ability, { kind: 'enhance' }>): string
  bold: Readonly<Record<Bold, string>>
  verb(verb: SimpleVerb, context: Context): C
  /** The main clause with everything before it; without capital and full stop. */
  sentence(sentence: Sentence<C>): string
  /** `each`: every time, as long as the effect lasts. */
  when(happening: Happening, context: Context, each: boolean): Lead
  if(condition: Condition, context: Context): Lead
  while(condition: Condition, context: Context): Lead
  onlyIf(condition: Condition, context: Context): string
  ifYouDo(context: Context): Lead
  otherwise: Lead
  forEachPlayer: Lead
  chooseOne: string
  or: string
  duration(duration: Duration, context: Context, what: 'constant' | 'triggered'): Lead
  constant(constant: SimpleConstant, context: Context, quoted: Quote, lasting: boolean): C
  wouldDealDamage(context: Context): Lead
  times(loop: Extract<Loop, { do: 'times' }>, context: Context): Lead
  eachOf(loop: Extract<Loop, { do: 'eachOf' }>, context: Context): { first?: C; lead: Lead }
  repeat(loop: Repeat, context: Context): string
}

/** Says an ability that a card of this kind gains. */
export type Quote = (ability: Ability, noun: Noun) => string

export const nameOf = (id: string, lang: Lang): string => {
  const card = factsById.get(id)
  if (!card) throw cannotSay(id, lang, 'no card has this id')
  return card[lang]
}

// ---- filters

export const zonesOf = (filter: Filter): readonly Zone[] => many<Zone>(filter.in)
export const isOutside = (filter: Filter): boolean =>
  filter.in !== undefined && !zonesOf(filter).includes('play')

/** What a card of this filter is called. */
export function nounsOf(filter: Filter): readonly Noun[] {
  if (filter.neighbourOf === 'it' || filter.neighbourOf === 'host') return ['neighbour']
  if (filter.type !== undefined) return many<CardType>(filter.type)
  const known = filter.named !== undefined && factsById.get(filter.named)
  return [known && known.type !== 'action' ? known.type : 'card']
}

/** Its noun if it has only one, else just 'card'. */
export const nounOf = (filter: Filter): Noun => {
  const nouns = nounsOf(filter)
  return nouns.length > 1 ? 'card' : nouns[0]
}

/** Every card of a zone, by nothing but the zone: "your hand". */
export const isWholeZone = (filter: Filter): boolean =>
  filter.in !== undefined && Object.keys(filter).every((key) => key === 'in' || key === 'whose')

/** Any of the cards "it", whatever it is. */
export const isOneOfThem = (filter: Filter): boolean =>
  filter.amongIt === true && Object.keys(filter).every((key) => ['in', 'whose', 'amongIt'].includes(key))

/** Nothing is asked but whether it is of that house. */
export const isOnlyOfHouse = (filter: Filter): boolean =>
  Object.keys(filter).join() === 'house' && ['active', 'chosen', 'ofIt'].includes(filter.house ?? '')

/** What a card is called that this reaches. */
export function nounOfScope(to: Scope, context: Context): Noun {
  if (to === 'host') return 'creature'
  return typeof to === 'object' ? nounOf(to) : referentOf(to, context).noun
}

/** Of whom an ability speaks as "this": its card, or the one that is granted it. */
export function contextWithin(card: Sayable, ability: Ability | null): Context {
  const own = contextOf(card)
  const grant = nodeWith(card.abilities, 'gainsAbility', ability) as ConstantOf<'gainsAbility'> | undefined
  return grant ? grantedTo(own, nounOfScope(grant.to, own)) : own
}

// ---- targets

export const targetsOf = (targets: Targets): readonly Target[] => many<Target>(targets)

/** What a target leaves behind to be called "it". */
export function referentOf(target: Target, context: Context): Referent {
  if (target === 'it') return context.said.it ?? context.triggering ?? context.self
  if (target === 'self') return context.self
  if (target === 'triggering') return context.triggering ?? context.self
  if (target === 'granter') return { noun: bearer(context.card.type).noun, plural: false }
  if (target === 'opposing') return { noun: 'creature', plural: false, opposing: true }
  if (target === 'host' || target === 'attacked') return { noun: 'creature', plural: false }
  if ('neighboursOf' in target) return { noun: 'creature', plural: true }
  if ('top' in target) {
    const plural = target.top > 1 || target.of === 'each'
    return { noun: 'card', plural, yours: target.of === 'yours', outside: true }
  }
  const [filter, plural] =
    'choose' in target
      ? [target.choose, (target.n ?? 1) !== 1]
      : 'each' in target
        ? [target.each, true]
        : 'random' in target
          ? [target.random, (target.n ?? 1) > 1]
          : [target.of, ('most' in target ? target.most : target.least) > 1]
  const outside = isOutside(filter)
  const yours = filter.whose === 'friendly' || (outside && filter.whose === undefined)
  return { noun: nounOf(filter), plural, ...(yours && { yours }), ...(outside && { outside }) }
}

/** From now on "it" is this. */
export function remember(targets: Targets, context: Context): Referent {
  const list = targetsOf(targets).map((target) => referentOf(target, context))
  const [first] = list
  const { said } = context
  said.it =
    list.length === 1
      ? first
      : { noun: list.every(({ noun }) => noun === first.noun) ? first.noun : 'card', plural: true }
  said.near = true
  return said.it
}

/** Speaks of cards without making them "it": an amount only looks at them. */
export function aside<T>(context: Context, say: () => T): T {
  const { it, near } = context.said
  const result = say()
  Object.assign(context.said, { it, near })
  return result
}

/** What a verb is done to: the node that a following "it" takes up. */
export function objectOf(verb: Verb): Targets | undefined {
  if ('what' in verb && verb.do !== 'lasting') return verb.what
  if ('hits' in verb) return verb.hits.flatMap(({ to }) => targetsOf(to))
  if ('by' in verb) return verb.by
  if (verb.do === 'takeControl') return verb.of
  if (verb.do === 'addPower' || verb.do === 'addCounter' || verb.do === 'gainTextOfRevealed') return verb.to
  return undefined
}

/** Only the bearer was just spoken of. */
export const selfIsNear = ({ said, self }: Context): boolean => said.near === true && said.it === self

/** Done to each of several: "each of 2 creatures". */
export const isSeveral = (targets: Targets, context: Context): boolean => {
  const [target, ...more] = targetsOf(targets)
  if (more.length > 0) return false
  if (target === 'it') return referentOf(target, context).plural
  return typeof target === 'object' && 'choose' in target && typeof target.n === 'number' && target.n > 1
}

/** a + (a + a): three times the same. */
function summands(n: Amount): readonly Amount[] {
  return typeof n === 'object' && 'plus' in n ? n.plus.flatMap((part) => summands(part)) : [n]
}

export function sameSummand(n: Amount): { n: CountedAmount; times: number } | undefined {
  const parts = summands(n)
  const [first] = parts
  if (typeof first === 'number' || isWhole(first)) return undefined
  return parts.every((part) => same(part, first)) ? { n: first, times: parts.length } : undefined
}

/** "all but 5 of their Æmber", written as what they have less 5. */
export const allButOwn = (n: Amount): number | undefined => {
  if (typeof n !== 'object' || !('minus' in n)) return undefined
  const [from, kept] = n.minus
  const own = typeof from === 'object' && 'amber' in from && from.amber === 'yours' && !from.times
  return own && typeof kept === 'number' ? kept : undefined
}

type Has<K extends string> = Extract<Amount, Record<K, unknown>>
/** Amounts that are not so many of something: they cannot follow "for each". */
type WholeAmount = Has<'powerOf'> | Has<'ofEvent'> | Has<'allBut'> | Has<'half'> | Has<'minus'> | Has<'plus'>
export type CountedAmount = Exclude<Amount, number | WholeAmount>

export const isWhole = (n: Exclude<Amount, number>): n is WholeAmount =>
  ['powerOf', 'ofEvent', 'allBut', 'half', 'minus', 'plus'].some((key) => key in n)
