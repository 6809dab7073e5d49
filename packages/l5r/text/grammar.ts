/** What the languages share: what they must be able to say, in which pieces, and what a pronoun may stand for. */
import { type Clause, first, type Lead, many, nodeWith, type Sentence, same } from '@regelwerk/say'
import type {
  Ability,
  Amount,
  CardTarget,
  CardText,
  CardType,
  Condition,
  Constant,
  Cost,
  Filter,
  Happening,
  Keyword,
  Limits,
  Period,
  Range,
  Scope,
  Stat,
  Subject,
  TargetSpec,
  Verb,
  Who,
  Zone,
} from '../abilities.ts'
import type { CountAmounts } from '../words/amounts/counts.ts'

export type Lang = 'en' | 'de' | 'it'

/** A card as far as its text needs it. */
export interface Sayable {
  type: CardType
  abilities: CardText
}

export type Noun = CardType | 'card' | 'ring'

/** What "it" or "that character" stands for. */
export interface Referent {
  /** Two subjects with the same key are the same cards. */
  key: string
  noun: Noun
  plural: boolean
}

/** A triggering condition stands before ("when") or after what happens ("after"), or before what then may not happen. */
export type Tense = 'after' | 'when' | 'would' | 'delayed'

export interface Context {
  /** What the bearer is called: "this character". */
  readonly self: Noun
  /** What it is attached to. */
  readonly host: Noun
  readonly trigger?: Happening
  readonly cost: readonly Cost[]
  readonly targets: readonly TargetSpec[]
  readonly from?: readonly Zone[]
  /** What has been said so far. Saying moves it on, so a tree must be said in its own order. */
  readonly said: {
    /** The cards last spoken of in this sentence, by their key: a mere pronoun will do. */
    near?: string
    /** What the effect last chose. */
    it?: Referent
    /** What it chose or did something to before: "a card among those cards". */
    those?: Referent
    /** From where the ability works. */
    from?: boolean
  }
}

export const contextOf = (self: Noun, host: Noun = 'character'): Context => ({
  self,
  host,
  cost: [],
  targets: [],
  said: {},
})

/** An attachment is for characters, unless it says that it is for provinces. */
export const hostNoun = (abilities: readonly Ability[]): Noun =>
  abilities.some((one) => one.kind === 'attachTo' && one.filter.type === 'province')
    ? 'province'
    : 'character'

/** What a card is called that this reaches. */
export const nounOfScope = (to: Scope): Noun =>
  typeof to === 'object' && to.type === 'province' ? 'province' : 'character'

/** Of whom an ability speaks as "this": its card, or the one that gains it. */
export function contextWithin(card: Sayable, ability: Ability | null): Context {
  const grant = nodeWith(card.abilities, 'gainsAbility', ability) as { to: Scope } | undefined
  return contextOf(grant ? nounOfScope(grant.to) : card.type, hostNoun(card.abilities))
}

/** A new sentence: what was spoken of is no longer near. */
export function afresh(context: Context): Context {
  context.said.near = undefined
  return context
}

/** What is said of a conflict; `host`: the card this attachment is on participates in it. */
export type ConflictSpec = Extract<Condition, { conflict: unknown }>['conflict'] & { host?: true }

/** What stands before the dash and tells one what to do. */
export interface Voice<C extends Clause> {
  heads: Readonly<Record<'action' | 'reaction' | 'interrupt', string>>
  forced(head: string): string
  keyword(keyword: Keyword): string
  composure: string
  dire: string
  disguised(ability: Extract<Ability, { kind: 'disguised' }>): string
  noAttachments(ability: Extract<Ability, { kind: 'noAttachments' }>): string
  attachTo(ability: Extract<Ability, { kind: 'attachTo' }>, context: Context): string
  playOnly(condition: Condition, context: Context): string
  playOnlyOn(filter: Filter, context: Context): string
  asAttachment(quoted: string, context: Context, cheaper: number): string
  deck(ability: Extract<Ability, { kind: 'deck' }>, context: Context): readonly string[]
  limits(limits: Limits): readonly string[]
  twice(costs: readonly C[], given?: Lead): string
  worksFrom(zones: readonly Zone[]): string

  when(triggers: readonly Happening[], context: Context, tense: Tense, conflict?: ConflictSpec): Lead
  endOf(period: Period): Lead
  /** For an ability: "during a conflict", "while ...", "if ...". */
  given(condition: Condition, context: Context): Lead
  /** For what holds all the time: "during military conflicts", "while ...". */
  holds(condition: Condition, context: Context): Lead
  if(condition: Condition, context: Context): Lead
  otherwise: Lead
  next: Lead
  ifYouDo: Lead
  until(period: Period): Lead
  /** "Each player does this:" */
  doesThis(who: Who, context: Context): string
  /** "For each of these cards, its controller does this:" */
  forEach(of: Filter | Record<Lang, string>, context: Context): string

  cost(cost: Cost, context: Context): C
  choose(targets: readonly TargetSpec[], context: Context): readonly C[]
  selectOne(by: Selector, context: Context): C
  verb(verb: Verb, context: Context): C
  constant(constant: Constant, context: Context, quoted: Quote, lasting?: Period): C
  /** The main clause with everything around it; without capital and full stop. */
  sentence(sentence: Sentence<C>): string
  /** What stands before a dash or a colon with no main clause of its own. */
  only(leads: readonly Lead[]): string
}

/** Who selects one of several options. */
type Selector = 'you' | 'opponent' | 'controller'
export const selector = (by: Selector): Who => (by === 'controller' ? { controllerOf: 'target' } : by)

/** A language, with what its sentences are put together by. */
export interface Language<C extends Clause> extends Voice<C> {
  /** What lasts as long as the other, in one sentence. */
  lasting(effects: readonly Extract<Verb, { do: 'lasting' }>[], context: Context): readonly Sentence<C>[]
}

/** Says an ability that a card of this kind gains. */
export type Quote = (ability: Ability, noun: Noun) => string

// ---- filters

export const zonesOf = (filter: Filter): readonly Zone[] => many<Zone>(filter.in)
export const isOutside = (filter: Filter): boolean =>
  filter.in !== undefined && !zonesOf(filter).includes('play')
export const nounsOf = (filter: Filter): readonly Noun[] =>
  filter.type === undefined ? ['card'] : many<CardType>(filter.type)

/** Its noun if it has only one, else just 'card'. */
const nounOf = (filter: Filter): Noun => {
  const nouns = nounsOf(filter)
  return nouns.length > 1 ? 'card' : first(nouns)
}

/** "A Monk character or a character with a Monk attachment": each alternative by itself. */
export const alternatives = ({ either, ...rest }: Filter): readonly Filter[] =>
  either === undefined ? [rest] : either.map((one) => ({ ...rest, ...one }))

/** There is only one of them: "the attacked province", "this character", "that character". */
export const isTheOne = (filter: Filter): boolean => filter.attacked === true || isThat(filter) !== undefined

/** The very card that is meant, where nothing else is said of it. */
export const isThat = ({ is, type: _, ...rest }: Filter): Subject | undefined =>
  is === 'self' || (is !== undefined && Object.keys(rest).length === 0) ? is : undefined

/** Whose they are is told by who controls a card that was spoken of. */
export const isOfController = ({ whose }: Filter): boolean =>
  typeof whose === 'object' && typeof whose.who === 'object' && 'controllerOf' in whose.who

// ---- targets

/** What the same player chooses is one clause. */
export function byChooser(
  targets: readonly TargetSpec[],
): readonly { by: 'opponent' | undefined; specs: readonly TargetSpec[] }[] {
  const groups: { by: 'opponent' | undefined; specs: TargetSpec[] }[] = []
  for (const spec of targets) {
    const by = 'by' in spec ? spec.by : undefined
    const group = groups.at(-1)
    if (group && group.by === by) group.specs.push(spec)
    else groups.push({ by, specs: [spec] })
  }
  return groups
}

/** How much honor whoever joins gives. */
export const joinsOf = (specs: readonly TargetSpec[]): number | undefined =>
  specs.flatMap((spec) => ('joins' in spec && spec.joins !== undefined ? [spec.joins] : []))[0]

// ---- what is spoken of

const isCardTarget = (target: TargetSpec): target is CardTarget => 'choose' in target

export function referentOf(subject: Subject, context: Context): Referent {
  const { said, targets } = context
  const one = (key: string, noun: Noun): Referent => ({ key, noun, plural: false })
  switch (subject) {
    case 'self':
      return one('self', context.self)
    case 'host':
      return one('host', context.host)
    case 'target':
      return targetReferent(targets[0], 'target', context)
    case 'second':
      return targetReferent(targets[1], 'second', context)
    case 'targets':
      return { key: 'targets', noun: commonNoun(context), plural: true }
    case 'it':
      return said.it ?? triggeringOf(context)
    case 'triggering':
      return triggeringOf(context)
    case 'paid':
      return { key: 'paid', noun: paidNoun(context), plural: paidWith(context).how === 'reveal' }
    case 'duelWinner':
    case 'duelLoser':
      return one(subject, 'character')
    case 'attackedProvince':
      return one('attackedProvince', 'province')
    case 'itself':
      return one('itself', 'character')
  }
  const key = JSON.stringify(subject)
  if ('provinceOf' in subject) return { key, noun: 'province', plural: false }
  if ('top' in subject) return { key, noun: 'card', plural: subject.n !== 1 }
  if ('hostOf' in subject) return one(key, 'character')
  if ('each' in subject) return { key, noun: nounOf(subject.each), plural: true }
  const { choose, n = 1 } = subject
  return { key, noun: nounOf(choose), plural: n !== 1 }
}

const targetNoun = (target: TargetSpec | undefined): Noun =>
  target === undefined || isCardTarget(target) ? nounOf(target?.choose ?? { type: 'character' }) : 'ring'

function commonNoun({ targets, self }: Context): Noun {
  const nouns = targets.map((one) => ('choose' in one && one.choose.is === 'self' ? self : targetNoun(one)))
  return nouns.every((noun) => noun === nouns[0]) ? first(nouns) : 'card'
}

function targetReferent(target: TargetSpec | undefined, key: string, context: Context): Referent {
  if (target && isCardTarget(target) && target.choose.is === 'self') {
    return { key: 'self', noun: context.self, plural: false }
  }
  return { key, noun: targetNoun(target), plural: (target && 'n' in target ? (target.n ?? 1) : 1) !== 1 }
}

/** More than one player may be chosen. */
export const areSeveralPlayers = ({ targets }: Context): boolean =>
  targets.filter((one) => 'player' in one).length > 1 ||
  targets.some((one) => 'player' in one && one.n === 'any')

/** Two of them are chosen, and one must be told from the other. */
export const isOneOfTwo = ({ targets }: Context): boolean => targets.length > 1

function triggeringOf({ trigger, self, host }: Context): Referent {
  const key = 'triggering'
  if (trigger === undefined) return { key: 'self', noun: self, plural: false }
  if (trigger.event === 'ringClaimed' || trigger.event === 'ringSelected') {
    return { key, noun: 'ring', plural: false }
  }
  if (trigger.event === 'effectsInitiate' && trigger.of.type === 'character')
    return { key, noun: 'character', plural: false }
  if (trigger.event === 'eventResolved' || trigger.event === 'effectsInitiate') {
    return { key, noun: 'event', plural: false }
  }
  if (trigger.event === 'evades') return { key, noun: 'character', plural: false }
  const what = 'what' in trigger ? trigger.what : 'self'
  if (what === 'self') return { key: 'self', noun: self, plural: false }
  if (what === 'host') return { key: 'host', noun: host, plural: false }
  if (what === 'target') return { key, noun: 'character', plural: false }
  return { key, noun: nounOf(what), plural: false }
}

/** The card a cost was paid with, and how. */
export function paidWith({ cost }: Context): {
  how: 'bow' | 'sacrifice' | 'dishonor' | 'reveal' | 'other'
  what: Filter
} {
  for (const one of cost) {
    if ('bow' in one && typeof one.bow === 'object') return { how: 'bow', what: one.bow }
    if ('sacrifice' in one && typeof one.sacrifice === 'object') {
      return { how: 'sacrifice', what: one.sacrifice }
    }
    if ('dishonor' in one && typeof one.dishonor === 'object') return { how: 'dishonor', what: one.dishonor }
    if ('removeFate' in one && typeof one.from === 'object') return { how: 'other', what: one.from }
    if ('discard' in one) return { how: 'other', what: one.discard }
    if ('reveal' in one) return { how: 'reveal', what: {} }
    if ('putUnder' in one) return { how: 'other', what: one.putUnder }
    if ('discardTop' in one) return { how: 'other', what: {} }
  }
  return { how: 'other', what: { type: 'character' } }
}

const paidNoun = (context: Context): Noun =>
  context.cost.some((one) => 'shuffleProvinceCard' in one) ? 'province' : nounOf(paidWith(context).what)

/** From now on this is near; what was chosen while the effect resolves is "it". */
export function remember(subject: Subject, context: Context): Referent {
  const referent = referentOf(subject, context)
  context.said.near = referent.key
  if (typeof subject === 'object' && context.said.it?.key !== referent.key) {
    context.said.those = context.said.it
    context.said.it = referent
  }
  return referent
}

/** Speaks of cards without making them near: a condition or an amount only looks at them. */
export function aside<T>(context: Context, say: () => T): T {
  const { near, it, those } = context.said
  const result = say()
  context.said.near = near
  context.said.it = it
  context.said.those = those
  return result
}

// ---- amounts

/** "1 more for each ...": so many of something. */
export type Counted = CountAmounts[keyof CountAmounts]
export const isCounted = (n: Amount): n is Counted =>
  typeof n === 'object' && ('count' in n || 'rings' in n || 'fateOnRings' in n)

/** All fate on the card it is taken from. */
export const isAllFate = (n: Amount, from: Subject): boolean =>
  typeof n === 'object' && 'stat' in n && n.stat === 'fate' && same(n.of, from)

export const isYou = (who: Who): boolean => who === 'you'

/** At least as much as any of these has, or at most: the most or the least that there is among them. */
export function superlativeOf(what: Stat, { min, max }: Range): { most: boolean; among: Filter } | null {
  if (typeof min === 'object' && 'highest' in min && min.highest === what)
    return { most: true, among: min.among }
  if (typeof max === 'object' && 'lowest' in max && max.lowest === what)
    return { most: false, among: max.among }
  return null
}
