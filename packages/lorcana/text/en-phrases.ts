/** English: which cards, whose, how many, for how long. */
import { cannotSay, listed, many, ranged, signed, unsaid, words } from '@regelwerk/say'
import * as en from '@regelwerk/say/en'
import type {
  Amount,
  Duration,
  Filter,
  Grant,
  KeywordAbility,
  Restriction,
  Target,
  TriggerEvent,
  Who,
} from '../abilities.ts'
import {
  aside,
  type Context,
  eventsOf,
  nounsOf,
  type Referent,
  referentOf,
  remember,
  selfReferent,
  triggeringReferent,
} from './grammar.ts'
import { classificationIn, englishNouns, keywordNames, type NounName } from './nouns.ts'

type Phrase = en.Phrase

export const your = ({ actor }: Context): string => (actor === 'you' ? 'your' : 'their')
export const you = ({ actor }: Context): string => (actor === 'you' ? 'you' : 'they')

const noun = (name: NounName, plural = false): string => englishNouns[name][plural ? 'more' : 'one']
export const this_ = (context: Context): string => `this ${noun(selfReferent(context).noun)}`
const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`)

// ---- cards that match

const bounds = ['or more', 'or less', (min: number, max: number) => `${min} to ${max}`] as const

/** "cost 2 or less", "3 strength or more", "Evasive": what stands after "with" or "has". */
export const values = ({ keyword, cost, strength }: Filter): string =>
  listed(
    [
      keyword && keywordNames[keyword].en,
      cost && ranged(cost, bounds, (n) => `cost ${n}`),
      strength && ranged(strength, bounds, (n) => `${n} {S}`),
    ].filter((value) => typeof value === 'string'),
    'and',
  )

interface Wording {
  plural?: boolean
  /** Its owner is said in another way: "one of your ...", "you have ... in play". */
  unowned?: boolean
  nouns?: readonly NounName[]
  /** A card is there, not taken from there. */
  lying?: boolean
  /** Of several, any one: "one of your Hero or Ally characters". */
  any?: boolean
}

/** The filter without any article: "damaged Princess character named Elsa with cost 2 or less". */
export function kind(filter: Filter, context: Context, wording: Wording = {}): string {
  const { plural, unowned, lying, nouns } = wording
  const and = plural && !wording.any ? 'and' : 'or'
  const classifications = many(filter.classification).map((name) => classificationIn(name, 'en'))
  const tail = values(filter)
  return words(
    filter.whose === 'opposing' && !unowned && 'opposing',
    filter.damaged !== undefined && (filter.damaged ? 'damaged' : 'undamaged'),
    filter.exerted !== undefined && (filter.exerted ? 'exerted' : 'ready'),
    listed(classifications, and),
    listed(
      (nouns ?? nounsOf(filter)).map((name) => noun(name, plural)),
      and,
    ),
    filter.named && `named ${filter.named}`,
    filter.here && 'here',
    tail && `with ${tail}`,
    filter.in && `${lying ? 'in' : 'from'} ${zone(filter.in, context)}`,
  )
}

const zone = (where: NonNullable<Filter['in']>, context: Context): string =>
  where === 'anyDiscard' ? 'any discard' : `${your(context)} ${where}`

/** "a character", "another character" */
export function some(filter: Filter, context: Context, wording: Wording = {}): string {
  const said = kind(filter, context, wording)
  return en.an(filter.other ? `other ${said}` : said)
}

/** "characters", "your other characters" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): string =>
  words(
    filter.whose === 'yours' && !wording.unowned && your(context),
    filter.other && 'other',
    kind(filter, context, { ...wording, plural: true }),
  )

/** "one of your other characters", "an opposing character" */
export const oneOf = (filter: Filter, context: Context): string =>
  filter.whose === 'yours' && !filter.in
    ? `one of ${such(filter, context, { any: true })}`
    : some(filter, context)

export const subjects = (to: 'self' | Filter, context: Context): Phrase =>
  to === 'self' ? en.phrase(this_(context)) : en.phrase(such(to, context), true)

// ---- targets

const them = ({ noun, plural }: Referent): boolean => plural || noun === 'character'

export function pronoun(referent: Referent, context: Context): Phrase {
  if (context.said.far) {
    const what = noun(referent.noun, referent.plural)
    const the = referent.chosen ? 'the chosen' : referent.plural ? 'those' : 'that'
    return en.phrase(`${the} ${what}`, referent.plural)
  }
  return them(referent) ? en.they : en.it
}

/**
 * `each`: what is done to several is done to each of them: "deal 2 damage to each ...". `now`: what lasts is given to
 * those only that are in play (6.4.2.2); `these`: without "all", since "all can't" could mean "not all can".
 */
export function phrase(target: Target, context: Context, how?: 'each' | 'now' | 'these'): Phrase {
  const referent = referentOf(target, context)
  const said = ((): Phrase => {
    if (target === 'it') return pronoun(referent, context)
    if (target === 'self') return en.phrase(this_(context))
    if (target === 'triggering') return en.phrase(triggering(context))
    if (target === 'challenger') return en.phrase('the challenging character')
    if (target === 'challenged') return en.phrase('the challenged character')
    if ('one' in target) return en.phrase(oneOf(target.one, context))
    if ('chosen' in target) {
      const { chosen, upTo } = target
      const plural = (upTo ?? 1) > 1
      const other = chosen.other && (plural ? 'other' : 'another')
      const kind_ = kind(chosen, context, { plural, any: true })
      const yours = chosen.whose === 'yours' && `of ${your(context)}s`
      return en.phrase(words(upTo !== undefined && `up to ${upTo}`, other, 'chosen', kind_, yours), plural)
    }
    const { all } = target
    if (how !== 'each') {
      const lasting = how !== undefined && !all.here && 'in play'
      const every = all.whose !== 'yours' && how !== 'these' && 'all'
      return en.phrase(words(every, such(all, context), lasting), true)
    }
    if (all.whose === 'yours') return en.phrase(`each of ${such(all, context, { any: true })}`)
    return en.phrase(words('each', all.other && 'other', kind(all, context)))
  })()
  remember(target, context)
  return said
}

function triggering(context: Context): string {
  if ((context.trigger?.what ?? 'self') === 'self') return this_(context)
  return `that ${noun(triggeringReferent(context).noun)}`
}

const doing: Partial<Record<TriggerEvent, string>> = {
  play: 'played',
  quest: 'questing',
  challenge: 'challenging',
  challenged: 'challenged',
  banished: 'banished',
  sing: 'singing',
  move: 'moved',
}

/** The triggering card where "that character" could mean another one: "the moved character". */
export function theTriggering(context: Context): string {
  const [event] = eventsOf(context.trigger)
  const how = doing[event]
  if ((context.trigger?.what ?? 'self') === 'self' || !how) return triggering(context)
  return `the ${how} ${noun(triggeringReferent(context).noun)}`
}

/** "their player's hand", "your hand"; several belong to several players. */
export function theirs(target: Target, context: Context, what: string, several: string): string {
  const referent = referentOf(target, context)
  if (referent.whose === 'yours') return `${your(context)} ${what}`
  if (referent.plural) return `their players' ${several}`
  return `${them(referent) ? 'their' : 'its'} player's ${what}`
}

export function player(who: Who, context: Context): Phrase {
  switch (who) {
    case 'you':
      return en.you
    case 'eachOpponent':
      return en.phrase('each opponent')
    case 'eachPlayer':
      return en.phrase('each player')
    case 'itsPlayer': {
      const referent = referentOf('it', context)
      if (referent.plural) throw cannotSay(who, 'en', 'of several cards')
      return en.phrase(`that ${noun(referent.noun)}'s player`)
    }
    case 'thatPlayer':
      return en.phrase('that player')
    case 'challengingPlayer':
      return en.phrase('the challenging player')
    default:
      return unsaid(who, 'en')
  }
}

// ---- amounts

/** A number, and what it is counted for. */
export interface Counted {
  n: number
  /** "for each card in your hand" */
  per?: string
}

const done = {
  damageRemoved: '1 damage removed this way',
  loreLost: '1 lore lost this way',
  cardsDiscarded: 'card discarded this way',
}

/** Undefined where the amount is not counted but equal to something: see `equalTo`. */
export function counted(amount: Amount, context: Context): Counted | undefined {
  if (typeof amount === 'number') return { n: amount }
  if ('of' in amount) return undefined
  const n = amount.times ?? 1
  if ('each' in amount) return { n, per: `for each ${inPlay(amount.each, context)}` }
  if ('done' in amount) return { n, per: `for each ${done[amount.done]}` }
  if ('cardsUnder' in amount) return { n, per: `for each card under ${this_(context)}` }
  if ('cardsInHand' in amount) {
    const hands =
      amount.cardsInHand === 'yours' ? `${your(context)} hand` : `${your(context)} opponents' hands`
    return { n, per: `for each card in ${hands}` }
  }
  return unsaid(amount, 'en')
}

/** "other Villain character you have in play" */
function inPlay(filter: Filter, context: Context): string {
  const what = words(filter.other && 'other', kind(filter, context, { lying: true }))
  const place = !filter.here && 'in play'
  if (filter.in || filter.whose === 'opposing') return what
  return filter.whose === 'yours' ? words(what, you(context), 'have', place) : words(what, place)
}

const valueNames = { strength: '{S}', lore: '{L}', damage: 'damage' }

/** "equal to the {S} of this character" */
export function equalTo(amount: Amount, context: Context): string {
  if (typeof amount === 'number' || !('of' in amount)) throw cannotSay(amount, 'en')
  const value = valueNames[amount.value]
  if (amount.of === 'it' && !context.said.far) {
    return `equal to ${them(referentOf('it', context)) ? 'their' : 'its'} ${value}`
  }
  return aside(context, () => `equal to the ${value} of ${phrase(amount.of, context).acc}`)
}

/** "2 cards", "a card for each ...", "cards equal to ...": `of` says one counted thing. */
export function amountOf(
  amount: Amount,
  context: Context,
  of: (n: number) => string,
  uncounted: string,
): string {
  const count = counted(amount, context)
  return count ? words(of(count.n), count.per) : `${uncounted} ${equalTo(amount, context)}`
}

export const cardsOf = (amount: Amount, context: Context): string => amountOf(amount, context, cards, 'cards')

// ---- what a card gets, and for how long

export function during(duration: Duration, { noun, plural }: Referent): string {
  switch (duration) {
    case 'thisTurn':
      return 'this turn'
    case 'untilYourNextTurn':
      return 'until the start of your next turn'
    case 'theirNextTurn':
      return `during ${them({ noun, plural }) ? 'their' : 'its'} next turn`
    case 'thisChallenge':
      return 'during this challenge'
    default:
      return unsaid(duration, 'en')
  }
}

const restrictions: Readonly<Record<Exclude<Restriction, 'readyAtStart'>, string>> = {
  quest: 'quest',
  challenge: 'challenge',
  ready: 'ready',
  beChallenged: 'be challenged',
  sing: 'sing songs',
}

/** "can't quest or challenge this turn", "can't ready at the start of their next turn" */
function forbidden(cant: readonly Restriction[], lasting?: { for: Duration; of: Referent }): string {
  const when = lasting && during(lasting.for, lasting.of)
  const their = !lasting || them(lasting.of) ? 'their' : 'its'
  const [turn, rest] = lasting?.for === 'theirNextTurn' ? ['next turn', undefined] : ['turn', when]
  const ready = cant.includes('readyAtStart') && words(`ready at the start of ${their} ${turn}`, rest)
  const others = listed(
    cant.flatMap((what) => (what === 'readyAtStart' ? [] : [restrictions[what]])),
    'or',
  )
  const said = [others && words(others, when), ready].filter((one) => typeof one === 'string' && one !== '')
  return said.length > 0 ? `can't ${said.join(' or ')}` : ''
}

export function keyword(word: KeywordAbility): string {
  const name = keywordNames[word.keyword].en
  if ('plus' in word) return `${name} +${word.plus}`
  if (word.keyword !== 'shift') return 'n' in word ? `${name} ${word.n}` : name
  if (word.discard !== undefined) return `${name}: discard ${cards(word.discard)}`
  const onto = word.onto === 'any' ? 'Universal' : word.onto && classificationIn(word.onto, 'en')
  return words(onto, name, `${word.n}`)
}

/** "+2 {S} and +1 {L} this turn for each ..." */
function stats({ strength, willpower, lore }: Grant, context: Context, when: string): string {
  const entries = [
    [strength, '{S}'],
    [willpower, '{W}'],
    [lore, '{L}'],
  ] as const
  const said = entries.flatMap(([amount, symbol]) => {
    if (amount === undefined) return []
    const count = counted(amount, context)
    return [
      count
        ? { value: `${signed(count.n)} ${symbol}`, per: count.per }
        : { value: `additional ${symbol} ${equalTo(amount, context)}`, per: undefined },
    ]
  })
  if (said.length === 0) return ''
  const [{ per }] = said
  if (said.every((one) => one.per === per)) {
    return words(
      listed(
        said.map(({ value }) => value),
        'and',
      ),
      when,
      per,
    )
  }
  return words(
    listed(
      said.map((one) => words(one.value, one.per)),
      'and',
    ),
    when,
  )
}

/** "gets +2 {S} this turn", "gain Evasive and can't quest"; `lasting` of whom it is said, and how long. */
export function granted(
  grant: Grant,
  context: Context,
  plural: boolean,
  lasting?: { for: Duration; of: Referent },
): string {
  const when = lasting ? during(lasting.for, lasting.of) : ''
  const gained = listed((grant.keywords ?? []).map(keyword), 'and')
  const cant = forbidden(grant.cant ?? [], lasting)
  const values = stats(grant, context, gained || cant ? '' : when)
  const gets = values && `${plural ? 'get' : 'gets'} ${values}`
  const gains = gained && words(plural ? 'gain' : 'gains', gained, when)
  return listed([gets, gains, cant].filter(Boolean), 'and')
}

/** What follows "give chosen character": nothing where it takes something away. */
export function gift(grant: Grant, context: Context, when: string): string | undefined {
  if (grant.cant?.length) return undefined
  const gained = (grant.keywords ?? []).map(keyword)
  if (gained.length === 0) return stats(grant, context, when)
  const values = stats(grant, context, '')
  return words(listed([...(values ? [values] : []), ...gained], 'and'), when)
}
