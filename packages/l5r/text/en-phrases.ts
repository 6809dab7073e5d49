/** English: nouns, cards, numbers, players and conditions. */
import { adverb, clause, type Lead, listed, unsaid, words } from '@regelwerk/say'
import {
  an,
  counted,
  type Subject as Doer,
  type EnglishClause,
  finite,
  it,
  order,
  type Phrase,
  phrase as simple,
  they,
} from '@regelwerk/say/en'
import type {
  Amount,
  Clan,
  Condition,
  DuelValue,
  Element,
  Filter,
  Period,
  Phase,
  Range,
  RingFilter,
  RingSubject,
  Stat,
  Subject,
  Who,
  Zone,
} from '../abilities.ts'
import { clanNames } from '../clans.ts'
import { elementNames } from '../elements.ts'
import { amountWord, conditionWord, propertiesOf } from '../words/known.ts'
import {
  afresh,
  alternatives,
  areSeveralPlayers,
  aside,
  type Context,
  type Counted,
  isCounted,
  isOfController,
  isOneOfTwo,
  isThat,
  isTheOne,
  isYou,
  type Noun,
  nounsOf,
  paidWith,
  type Referent,
  referentOf,
  remember,
  superlativeOf,
  zonesOf,
} from './grammar.ts'
import type { EnglishPart, Wording } from './parts.ts'
import { traitName } from './traits.ts'

const statNames: Readonly<Record<Stat, string>> = {
  military: 'military skill',
  political: 'political skill',
  printedPolitical: 'printed political skill',
  glory: 'glory',
  cost: 'printed cost',
  strength: 'strength',
  fate: 'fate',
  attachments: 'attachments',
  tokens: 'honor tokens',
}
export const statName = (stat: Stat): string => statNames[stat]
export const elementName = (element: Element): string => elementNames[element].en.toLowerCase()
export const clanName = (clan: Clan): string => clanNames[clan].en
export const trait = (name: string): string => traitName(name, 'en')
export const phaseName = (phase: Phase): string => `the ${phase} phase`
export const periodName = (period: Period): string => `the ${period}`

// ---- where

const zoneNames: Readonly<Record<Exclude<Zone, 'play' | 'provinces'>, string>> = {
  hand: 'hand',
  dynastyDiscard: 'dynasty discard pile',
  conflictDiscard: 'conflict discard pile',
  dynastyDeck: 'dynasty deck',
  conflictDeck: 'conflict deck',
  removed: 'cards removed from the game',
}

/** "in your hand", "from one of your opponent's discard piles" */
export function whereabouts(
  filter: Filter,
  plural: boolean,
  owner?: 'their' | 'your',
  way: 'in' | 'from' = 'in',
): string {
  const zones = zonesOf(filter)
  const whose =
    typeof filter.whose === 'object'
      ? isOfController(filter)
        ? "its controller's"
        : "that player's"
      : filter.whose === 'opponents'
        ? (owner ?? "your opponent's")
        : filter.whose === 'any'
          ? "a player's"
          : 'your'
  const among = (several: string): string =>
    plural
      ? `${way} ${filter.whose === 'any' ? "all players'" : whose} ${several}`
      : `${way} one of ${whose} ${several}`
  if (zones.length === 2 && zones.every((zone) => zone.endsWith('Discard'))) return among('discard piles')
  const placed = zones.map((zone) => {
    if (zone === 'play') return 'in play'
    if (zone !== 'provinces') return `${way} ${whose} ${zoneNames[zone]}`
    if (filter.heldBy === 'targets') return `${way} those provinces`
    if (filter.heldBy)
      return `${way} ${filter.heldBy === 'attackedProvince' ? 'the attacked' : filter.heldBy === 'self' ? 'this' : filter.heldBy === 'host' ? 'attached' : 'that'} province`
    if (!filter.adjacent) return among(filter.stronghold === false ? 'non-stronghold provinces' : 'provinces')
    return `${way} ${plural ? 'adjacent provinces' : 'an adjacent province'}`
  })
  return listed(placed, 'or')
}

/** "military duel" */
export const duelName = (value: DuelValue): string =>
  value === 'baseMilitary'
    ? 'military duel of base skill'
    : value === 'bareMilitary'
      ? 'military duel that ignores the skill modifiers of attachments'
      : `${value} duel`

// ---- numbers

/** What an amount is, as a noun. */
export const value = (n: Amount, context: Context): string =>
  typeof n === 'number' ? `${n}` : amountWord(n).say.en(n, context)

export const times = (what: string, by = 1): string =>
  by === 1 ? what : by === 2 ? `twice ${what}` : `${by} times ${what}`

/** "for each holding you control" */
export const perEach = (n: Counted, context: Context): string => amountWord(n).per?.en(n, context) ?? ''

/** "2 fate", "that much fate", "1 fate for each ..." */
export function quantity(n: Amount, context: Context, what: string): string {
  if (typeof n === 'number') return `${n} ${what}`
  if (isCounted(n)) return `${n.times ?? 1} ${what} ${perEach(n, context)}`
  return 'done' in n ? `that much ${what}` : `${what} equal to ${value(n, context)}`
}

/** "2 cards", "1 card for each ..." */
export function cards(n: Amount, context: Context, noun = 'card'): string {
  if (typeof n === 'number') return counted(n, noun)
  if (isCounted(n)) return `${counted(n.times ?? 1, noun)} ${perEach(n, context)}`
  return 'done' in n ? `that many ${noun}s` : `a number of ${noun}s equal to ${value(n, context)}`
}

/** "the top card", "the top 3 cards" */
export const top = (n: Amount, context: Context): string =>
  n === 1
    ? 'the top card'
    : typeof n === 'number'
      ? `the top ${n} cards`
      : `the top X cards (where X is ${value(n, context)})`

/** "military skill 2 or lower", "glory lower than that of this character" */
export function range(what: Stat, of: Range, context: Context): string {
  const { min, max, below, above } = of
  const name = statName(what)
  const extreme = superlativeOf(what, of)
  if (extreme) return superlative(what, extreme.among, extreme.most ? 'highest' : 'lowest', context)
  if (above !== undefined) return `${name} higher than ${compared(what, above, context)}`
  if (below !== undefined) return `${name} lower than ${compared(what, below, context)}`
  if (typeof max === 'number' && typeof min === 'number')
    return min === max ? `${name} ${min}` : `${name} ${min} to ${max}`
  if (max === 0) return `${name} 0`
  if (typeof max === 'number') return `${name} ${max} or lower`
  if (typeof min === 'number') return `${name} ${min} or higher`
  if (max !== undefined) return `${name} equal to or lower than ${compared(what, max, context)}`
  return `${name} equal to or higher than ${compared(what, min ?? 0, context)}`
}

/** "the highest printed cost among characters you control" */
export const superlative = (what: Stat, among: Filter, how: string, context: Context): string =>
  `the ${how} ${statName(what)} among ${such(among, afresh(context))}`

/** Of the same skill one says only whose it is: "lower than that of this character". */
function compared(what: Stat, n: Amount, context: Context): string {
  if (typeof n === 'object' && 'stat' in n && n.stat === what)
    return aside(context, () => `that of ${phrase(n.of, afresh(context)).acc}`)
  if (typeof n === 'object' && 'highest' in n && n.highest === what)
    return `that of ${some(n.among, context)}`
  return value(n, context)
}

/** "1 or more fate", "exactly 2 attachments" */
export function numberOf({ min, max, below }: Range, context: Context, what: (n: number) => string): string {
  if (typeof below === 'object' && 'stat' in below)
    return `fewer ${what(2)} than ${aside(context, () => phrase(below.of, afresh(context)).acc)}`
  if (typeof min === 'number' && max === undefined) return `${min} or more ${what(2)}`
  if (typeof max === 'number' && min === undefined) return `${max} or fewer ${what(2)}`
  if (typeof max === 'number' && max === min) return `exactly ${max} ${what(max)}`
  const least = min === undefined ? [] : [`at least ${value(min, context)}`]
  const most = max === undefined ? [] : [`at most ${value(max, context)}`]
  return `${listed([...least, ...most], 'and')} ${what(2)}`
}

// ---- cards that match

const partsOf = (filter: Filter, context: Context, wording: Wording): EnglishPart[] =>
  [...propertiesOf(filter)].map(([, word, value_]) => word.say.en(value_, filter, context, wording))

const nounName = (noun: Noun, plural: boolean): string => `${noun}${plural ? 's' : ''}`

const said = (parts: readonly EnglishPart[], key: keyof EnglishPart): string[] =>
  parts.flatMap((part) => part[key] || [])

/** The filter without an article: "participating Bushi character you control". */
export function kind(filter: Filter, context: Context, wording: Wording = {}): string {
  const parts = partsOf(filter, context, wording)
  const nouns = nounsOf(filter).map((noun) => nounName(noun, wording.plural ?? false))
  const having = [...said(parts, 'with'), ...(wording.total ? [wording.total] : [])]
  return words(
    wording.first,
    ...said(parts, 'before'),
    ...said(parts, 'kind'),
    listed(nouns, 'or'),
    ...said(parts, 'behind'),
    ...said(parts, 'without').map((none) => `without ${none}`),
    having.length > 0 && `with ${listed(having, 'and')}`,
    ...said(parts, 'place'),
  )
}

/** The very card that an alternative means. */
function very(filter: Filter, context: Context): string | undefined {
  const that = isThat(filter)
  return that && aside(context, () => phrase(that, afresh(context)).acc)
}

const theOne = (filter: Filter, context: Context): string =>
  aside(context, () => {
    const that = isThat(filter)
    return that === undefined ? `the ${kind(filter, context, {})}` : phrase(that, context).acc
  })

/** "a character you control" */
export const some = (filter: Filter, context: Context, wording: Wording = {}): string =>
  isTheOne(filter)
    ? theOne(filter, context)
    : alternatives(filter)
        .map((one) => very(one, context) ?? an(kind(one, context, wording)))
        .join(' or ')

/** "characters you control" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): string =>
  isTheOne(filter)
    ? theOne(filter, context)
    : alternatives(filter)
        .map((one) => very(one, context) ?? kind(one, context, { ...wording, plural: true }))
        .join(' and ')

/** "each character you control" */
export const every = (filter: Filter, context: Context, wording: Wording = {}): string =>
  isTheOne(filter)
    ? theOne(filter, context)
    : alternatives(filter)
        .map((one) => very(one, context) ?? `each ${kind(one, context, { ...wording, every: true })}`)
        .join(' and ')

interface Several {
  n?: Amount | 'any' | undefined
  upTo?: true | undefined
  totalCost?: number | undefined
}

/** "a card", "2 cards", "up to 2 cards", "any number of cards" */
export function several(
  filter: Filter,
  context: Context,
  { n = 1, upTo, totalCost }: Several,
  wording: Wording = {},
): string {
  const total = totalCost !== undefined && { total: `total printed cost ${totalCost} or lower` }
  const told: Wording = { ...wording, ...total }
  if (n === 'any') return `any number of ${such(filter, context, told)}`
  if (typeof n === 'object' && 'done' in n) return `that many ${such(filter, context, told)}`
  if (typeof n === 'object')
    return words(upTo && 'up to', `X ${such(filter, context, told)} (where X is ${value(n, context)})`)
  if ((n === 1 && !upTo) || isTheOne(filter)) return some(filter, context, told)
  const what = n === 1 ? kind(filter, context, told) : such(filter, context, told)
  return words(upTo && 'up to', `${n}`, what)
}

// ---- what a card is

/** "is attacking alone", "has 2 or more attachments" */
export function predicate(filter: Filter, noun: Phrase, context: Context, negated = false): string {
  const { type: _, whose, ...rest } = filter
  const parts = partsOf(rest, context, {})
  const is = parts.flatMap((part) => part.is || part.before || [])
  const kinds = said(parts, 'kind')
  const behind = parts.flatMap((part) => (part.is ? [] : part.behind || []))
  const kindly = [...behind, ...said(parts, 'place')]
  if (kinds.length > 0 || whose !== undefined)
    is.push(
      an(words(...kinds, nounsOf({ type: 'character', ...filter })[0], ...partsOfWhose(filter, context))),
    )
  else if (kindly.length > 0 && is.length === 0) is.push(kindly.join(' '))
  const none = said(parts, 'without')
  const has = [...said(parts, 'with'), ...none.map((what) => `no ${what}`)]
  // Nothing is said of it but what it is: "is a character".
  if (is.length + has.length === 0) is.push(an(nounsOf(filter)[0] ?? 'card'))
  const be = noun.plural ? 'are' : 'is'
  // "has no fate" turned round is "does have fate".
  const without = negated && none.length > 0
  const have = negated ? words(finite(noun, 'do'), !without && 'not', 'have') : finite(noun, 'have')
  return words(
    is.length > 0 && `${be} ${negated ? 'not ' : ''}${listed(is, 'and')}`,
    is.length > 0 && has.length > 0 && 'and',
    has.length > 0 && `${have} ${without ? none[0] : listed(has, 'and')}`,
  )
}

const partsOfWhose = ({ whose }: Filter, context: Context): string[] =>
  whose === undefined ? [] : said(partsOf({ whose }, context, {}), 'behind')

// ---- conditions

/** What holds, as a clause: "you are the first player". */
export const condition = (test: Condition, context: Context, negated = false): string =>
  conditionWord(test).say.en(test, context, negated)

/** For an ability: "during a conflict", "while this character is attacking", "if ...". */
export function given(test: Condition, context: Context): Lead {
  const { during, lasts } = conditionWord(test)
  const when = during?.en(test, context, false)
  if (when !== undefined) return when.startsWith('while ') ? clause(when) : adverb(when)
  return clause(`${lasts && !context.trigger ? 'while' : 'if'} ${condition(test, context)}`)
}

/** For what holds all the time: "during military conflicts", "while ...". */
export function holds(test: Condition, context: Context): Lead {
  const when = conditionWord(test).during?.en(test, context, true)
  if (when === undefined) return clause(`while ${condition(test, context)}`)
  return when.startsWith('while ') ? clause(when) : { text: when, kind: 'duration' }
}

// ---- rings

/** "unclaimed ring", "rings in your claimed ring pool" */
export function rings(filter: RingFilter, plural: boolean): string {
  const { state, element, ofRole, ofProvince, hasFate, type } = filter
  const pool = { yours: 'your', opponents: "your opponent's" }[state as 'yours']
  return words(
    pool === undefined && state,
    type,
    element && elementName(element),
    plural ? 'rings' : 'ring',
    ofRole && 'of the element of your role',
    pool && `in ${pool} claimed ring pool`,
    ofProvince && "of the attacked province's element",
    hasFate !== undefined && `${hasFate ? 'with fate' : 'with no fate'} on ${plural ? 'them' : 'it'}`,
  )
}

/** "the contested ring", "that ring", "up to 2 unclaimed rings" */
export function ring(subject: RingSubject): string {
  if (subject === 'contested') return 'the contested ring'
  if (typeof subject === 'string') return 'that ring'
  if ('elementOf' in subject)
    return `the ring of ${subject.elementOf === 'triggering' ? 'that' : 'the attacked'} province's element`
  if ('each' in subject) return `each ${rings(subject.each, false)}`
  const { choose, n = 1, upTo } = subject
  if (choose.isNot) return `another ${rings(choose, false)}`
  return n === 1 && !upTo ? an(rings(choose, false)) : words(upTo && 'up to', `${n}`, rings(choose, n > 1))
}

// ---- clauses

/** It tells what one can do, and is no order. */
export const stated = (base: string): EnglishClause => ({ ...order(base), stated: true })

// ---- players

export const opponent = simple('your opponent')

export function player(who: Who, context: Context): Doer {
  switch (who) {
    case 'you':
      return 'you'
    case 'opponent':
      return opponent
    case 'eachPlayer':
      return simple('each player')
    case 'attacker':
      return simple('the attacking player')
    case 'defender':
      return simple('the defending player')
    case 'firstPlayer':
      return simple('the first player')
    case 'loser':
      return simple('the player who lost the conflict')
    case 'chosen':
    case 'triggering':
      return simple(areSeveralPlayers(context) ? 'each chosen player' : 'that player')
  }
  const [of, subject] = 'controllerOf' in who ? ['controller', who.controllerOf] : ['owner', who.ownerOf]
  const whose = aside(context, () => phrase(subject, afresh(context)))
  return subject === 'duelLoser' || subject === 'duelWinner'
    ? simple(`the ${subject === 'duelLoser' ? "loser's" : "winner's"} ${of}`)
    : simple(`the ${of} of ${whose.acc}`)
}

export const their = (who: Who): string => (isYou(who) ? 'your' : 'their')

// ---- subjects

const that = ({ noun, plural }: Referent): Phrase =>
  simple(`${plural ? 'those' : 'that'} ${nounName(noun, plural)}`, plural)

/** A card or cards an effect is about; from now on a pronoun will do. */
export function phrase(subject: Subject, context: Context, wording: Wording = {}): Phrase {
  const referent = referentOf(subject, context)
  const near = context.said.near === referent.key
  // What is chosen among "those cards" is spoken of only after them.
  const said = near ? (referent.plural ? they : it) : one(subject, referent, context, wording)
  remember(subject, context)
  return said
}

function one(subject: Subject, referent: Referent, context: Context, wording: Wording): Phrase {
  if (referent.key === 'self') return simple(`this ${nounName(referent.noun, false)}`)
  switch (subject) {
    case 'self':
    case 'triggering':
    case 'it':
    case 'targets':
      return referent.key === 'host' ? simple(`attached ${context.host}`) : that(referent)
    case 'host':
      return simple(`attached ${context.host}`)
    case 'itself':
      return it
    case 'target':
    case 'second': {
      if (!isOneOfTwo(context)) return that(referent)
      return simple(`the ${subject === 'target' ? 'first' : 'second'} chosen ${referent.noun}`)
    }
    case 'paid': {
      const how = {
        bow: 'bowed',
        sacrifice: 'sacrificed',
        dishonor: 'dishonored',
        reveal: 'revealed',
        other: undefined,
      }[paidWith(context).how]
      return how
        ? simple(`the ${how} ${nounName(referent.noun, referent.plural)}`, referent.plural)
        : that(referent)
    }
    case 'duelWinner':
      return simple('the winner of the duel')
    case 'duelLoser':
      return simple('the loser of the duel')
    case 'attackedProvince':
      return simple('the attacked province')
  }
  if ('each' in subject) return simple(every(subject.each, context, wording))
  if ('provinceOf' in subject) {
    const of = subject.provinceOf === 'paid' ? 'self' : subject.provinceOf
    const { noun } = referentOf(of, context)
    return simple(`${of === 'self' ? 'this' : 'that'} ${nounName(noun, false)}'s province`)
  }
  if ('top' in subject)
    return simple(
      `${subject.n === 'all' ? 'all cards' : top(subject.n, context)} of ${subject.whose ? "your opponent's" : 'your'} ${subject.top} deck`,
      subject.n !== 1,
    )
  if ('hostOf' in subject && subject.hostOf === 'paid') return simple(`attached ${context.host}`)
  if ('hostOf' in subject)
    return simple(`the character with ${aside(context, () => phrase(subject.hostOf, context).acc)}`)
  if ('choose' in subject) {
    const by = subject.by ? { by: subject.by } : {}
    return simple(several(subject.choose, context, subject, { ...by, ...wording }), referent.plural)
  }
  return unsaid(subject, 'en')
}

/** "its owner's hand"; the bearer's owner is you. */
export function ownersOf(what: Subject, context: Context, where: string): string {
  const { key, plural } = referentOf(what, context)
  if (key === 'self') return `your ${where}`
  return plural ? `their owners' ${where}s` : `its owner's ${where}`
}
