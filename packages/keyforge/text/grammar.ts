/** What the languages share: what they must be able to say, in which pieces, and what a pronoun may stand for. */

import { type Clause, cannotSay, first, type Lead, many, nodeWith, type Sentence, same } from '@regelwerk/say'
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
import { amountWord, type FilterValue, filterWords, verbWord } from '../reading.ts'
import type { AmountNode, DoneWord, FilterWord, Stating } from '../words/types.ts'

export type Lang = 'en' | 'de' | 'it'

/** A card as far as its text needs it. */
export interface Sayable {
  type: CardType
  en: string
  de: string
  it?: string
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

export interface Telling {
  readonly card: Sayable
  /** The card that bears the ability. */
  readonly self: Referent
  /** Inside an ability that another card grants. */
  readonly granted?: true
  /** Whom "you" means: inside `each` another player. */
  readonly actor: Who
  readonly trigger?: Happening
  /** The card lies in the discard pile. */
  readonly inDiscard?: true
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
    /** Of the cards looked at, some have been taken: what is left are "the others". */
    taken?: boolean
    /** A forged key was spoken of. */
    key?: boolean
    /** For what as many cards are chosen has been said: "for each friendly creature, ...". */
    led?: boolean
    done?: Done
  }
}

export const contextOf = (card: Sayable): Telling => ({
  card,
  self: bearer(card.type),
  actor: 'you',
  said: {},
})

/** What the last effect did, and to what. */
export function doneBefore({ said }: Telling, lang: Lang): { word: DoneWord; noun: Noun } {
  const word = said.done && verbWord(said.done).done
  if (!said.done || !word) throw cannotSay(said.done ?? 'done', lang, 'nothing was done before')
  return { word, noun: said.done.noun }
}

/** Inside quotation marks: the ability of another card. */
export const grantedTo = ({ card }: Telling, noun: Noun): Telling => ({
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
  verb(verb: SimpleVerb, context: Telling): C
  /** The main clause with everything before it; without capital and full stop. */
  sentence(sentence: Sentence<C>): string
  /** `each`: every time, as long as the effect lasts. */
  when(happening: Happening, context: Telling, each: boolean): Lead
  if(condition: Condition, context: Telling): Lead
  while(condition: Condition, context: Telling): Lead
  onlyIf(condition: Condition, context: Telling): string
  /** Whose turn it is can be taken up by a pronoun. */
  takesUpTurn?: true
  /** For each of what as many cards are chosen. */
  forEachChosen(n: AmountNode, context: Telling): Lead
  /** `sought`: what it was done for. */
  ifYouDo(context: Telling, sought?: Filter): Lead
  otherwise: Lead
  forEachPlayer: Lead
  chooseOne: string
  or: string
  duration(duration: Duration, context: Telling, what: 'constant' | 'triggered'): Lead
  constant(constant: SimpleConstant, of: Stating): C
  wouldDealDamage(context: Telling): Lead
  whenItLeaves(context: Telling): Lead
  times(loop: Extract<Loop, { do: 'times' }>, context: Telling): Lead
  eachOf(loop: Extract<Loop, { do: 'eachOf' }>, context: Telling): { first?: C; lead: Lead }
  repeat(loop: Repeat, context: Telling): string
}

/** Says an ability that a card of this kind gains. */
export type Quote = (ability: Ability, noun: Noun) => string

export const nameOf = (id: string, lang: Lang): string => {
  const card = factsById.get(id)
  if (!card) throw cannotSay(id, lang, 'no card has this id')
  return card[lang] ?? card.en
}

// ---- filters

/** How the cards of a filter are told of. */
export interface Wording {
  plural?: boolean
  /** Each of them: "and" between several kinds. */
  every?: boolean
  /** A card is there, not taken from there. */
  lying?: boolean
  /** Its owner or place is said in another way. */
  unowned?: boolean
  unplaced?: boolean
  /** Of several kinds, any one: "die nächste Kreatur oder das nächste Artefakt". */
  any?: boolean
  noun?: Noun
}

/** A filter that is being said. */
export interface Describing extends Wording {
  filter: Filter
  telling: Telling
}

/** What each property of a filter says, in the order of the words. */
export function propertiesOf(filter: Filter): [word: FilterWord<FilterValue>, value: FilterValue][] {
  const found: [FilterWord<FilterValue>, FilterValue][] = []
  for (const [key, word] of filterWords) {
    const value = filter[key as keyof Filter]
    if (value !== undefined) found.push([word, value])
  }
  return found
}

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
  return nouns.length > 1 ? 'card' : first(nouns)
}

/** Every card of a zone, by nothing but the zone: "your hand". */
export const isWholeZone = (filter: Filter): boolean =>
  filter.in !== undefined && Object.keys(filter).every((key) => key === 'in' || key === 'whose')

/** Any of the cards "it", whatever it is. */
export const isOneOfThem = (filter: Filter): boolean =>
  filter.among !== undefined && Object.keys(filter).every((key) => ['in', 'whose', 'among'].includes(key))

/** Nothing is asked but whether it is of that house. */
export const isOnlyOfHouse = (filter: Filter): boolean =>
  Object.keys(filter).join() === 'house' &&
  (filter.house === 'active' || filter.house === 'chosen' || filter.house === 'ofIt')

/** What a card is called that this reaches. */
export function nounOfScope(to: Scope, context: Telling): Noun {
  if (to === 'host') return 'creature'
  return typeof to === 'object' ? nounOf(to) : referentOf(to, context).noun
}

/** Of whom an ability speaks as "this": its card, or the one that is granted it. */
export function contextWithin(card: Sayable, ability: Ability | null): Telling {
  const own = contextOf(card)
  const grant = nodeWith(card.abilities, 'gainsAbility', ability) as ConstantOf<'gainsAbility'> | undefined
  return grant ? grantedTo(own, nounOfScope(grant.to, own)) : own
}

// ---- targets

export const targetsOf = (targets: Targets): readonly Target[] => many<Target>(targets)

/** "An action card, an artifact and a creature from your discard pile": the place of them all is said once, behind. */
export function placedOnce(list: readonly Target[]): readonly Target[] {
  const placeOf = (target: Target | undefined): unknown =>
    typeof target === 'object' && 'choose' in target && target.choose.whose === undefined
      ? target.choose.in
      : undefined
  const place = placeOf(list[0])
  if (place === undefined || list.some((target) => placeOf(target) !== place)) return list
  return list.map((target, i) => {
    if (i === list.length - 1 || typeof target !== 'object' || !('choose' in target)) return target
    const { in: _, ...anywhere } = target.choose
    return { ...target, choose: anywhere }
  })
}

/** What a target leaves behind to be called "it". */
export function referentOf(target: Target, context: Telling): Referent {
  if (target === 'it') return context.said.it ?? context.triggering ?? context.self
  if (target === 'self') return context.self
  if (target === 'triggering') return context.triggering ?? context.self
  if (target === 'granter') return { noun: bearer(context.card.type).noun, plural: false }
  if (target === 'opposing') return { noun: 'creature', plural: false, opposing: true }
  if (target === 'host' || target === 'attacked' || target === 'candidate')
    return { noun: 'creature', plural: false }
  if (target === 'firstChosen' || target === 'doneTo') return { noun: 'creature', plural: false }
  if ('neighboursOf' in target) return { noun: 'creature', plural: true }
  if ('top' in target) {
    const { top, of = 'you' } = target
    return { noun: 'card', plural: top > 1 || of === 'eachPlayer', yours: of === 'you', outside: true }
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

/** The filter of a target that speaks of the cards just looked at. */
export function seenIn(target: Target): Filter | undefined {
  if (typeof target !== 'object') return undefined
  const filter = 'choose' in target ? target.choose : 'each' in target ? target.each : undefined
  return filter?.among === 'seen' ? filter : undefined
}

/** From now on "it" is this. */
export function remember(targets: Targets, context: Telling): Referent {
  const list = targetsOf(targets).map((target) => referentOf(target, context))
  const one = first(list)
  const { said } = context
  for (const target of targetsOf(targets)) if (seenIn(target) !== undefined) said.taken = true
  said.it =
    list.length === 1
      ? one
      : { noun: list.every(({ noun }) => noun === one.noun) ? one.noun : 'card', plural: true }
  said.near = true
  return said.it
}

/** Speaks of cards without making them "it": an amount only looks at them. */
export function aside<T>(context: Telling, say: () => T): T {
  const { it, near } = context.said
  const result = say()
  Object.assign(context.said, { it, near })
  return result
}

/** What a verb is done to: the node that a following "it" takes up. */
export function objectOf(verb: Verb): Targets | undefined {
  const { object, targets } = verbWord(verb)
  if (object) return object(verb)
  const [first, ...more] = targets(verb)
  return first === undefined || more.length > 0 ? targets(verb).slice() : first
}

/** As many are chosen as there are of something, the same ones again if wanted. */
export function chosenAgain(verb: Verb): AmountNode | undefined {
  const [target] = targetsOf(objectOf(verb) ?? [])
  if (typeof target !== 'object' || !('choose' in target) || !target.repeated) return undefined
  return typeof target.n === 'object' && !('part' in target.n) ? target.n : undefined
}

/** Only the bearer was just spoken of. */
export const selfIsNear = ({ said, self }: Telling): boolean => said.near === true && said.it === self

/** Done to each of several: "each of 2 creatures". */
export const isSeveral = (targets: Targets, context: Telling): boolean => {
  const [target, ...more] = targetsOf(targets)
  if (more.length > 0) return false
  if (target === 'it') return referentOf(target, context).plural
  return typeof target === 'object' && 'choose' in target && typeof target.n === 'number' && target.n > 1
}

/** Amounts that are so many of something: they can follow "for each". */
export const isCounted = (n: Amount): n is AmountNode => typeof n === 'object' && 'counts' in amountWord(n)

/** a + (a + a): three times the same. */
const summands = (n: Amount): readonly Amount[] =>
  typeof n === 'object' && 'plus' in n ? n.plus.flatMap((part) => summands(part)) : [n]

export function sameSummand(n: Amount): { n: AmountNode; times: number } | undefined {
  const parts = summands(n)
  const [first] = parts
  if (first === undefined || !isCounted(first)) return undefined
  return parts.every((part) => same(part, first)) ? { n: first, times: parts.length } : undefined
}

/** "all but 5 of their Æmber", written as what they have less 5. */
export function allBut(n: Amount): { whose: 'you' | 'opponent'; kept: number } | undefined {
  if (typeof n !== 'object' || !('minus' in n)) return undefined
  const [from, kept] = n.minus
  if (typeof from !== 'object' || !('amber' in from) || from.times || typeof kept !== 'number')
    return undefined
  return from.amber === 'you' || from.amber === 'opponent' ? { whose: from.amber, kept } : undefined
}

/** "creatures you control in excess of your opponent", written as yours less theirs. */
export interface Excess {
  whose: 'you' | 'opponent'
  of: Filter
  /** The bearer does not count. */
  uncounted: boolean
}
export function excess(n: Amount): Excess | undefined {
  if (typeof n !== 'object' || !('minus' in n)) return undefined
  const [more, less] = n.minus
  if (typeof more !== 'object' || typeof less !== 'object' || !('each' in more) || !('each' in less))
    return undefined
  const { whose, ...of } = more.each
  const { whose: theirs, other, ...others } = less.each
  if (!same(of, others) || !whose || !theirs || whose === theirs || whose === 'any') return undefined
  return { whose: whose === 'friendly' ? 'you' : 'opponent', of, uncounted: other === true }
}

/** Times so many; 1 where nothing is said. */
export const timesOf = (n: AmountNode): number => ('times' in n && n.times) || 1

/** Of whom an amount is, where "more than you" can be said of it. */
export function holderOf(n: Amount): 'you' | 'opponent' | undefined {
  if (typeof n !== 'object') return undefined
  const who = 'amber' in n ? n.amber : 'keys' in n ? n.keys : undefined
  if (who === 'you' || who === 'opponent') return who
  const whose = 'each' in n ? n.each.whose : undefined
  return whose === 'friendly' ? 'you' : whose === 'enemy' ? 'opponent' : undefined
}
