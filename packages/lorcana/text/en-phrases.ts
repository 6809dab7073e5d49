/** English: which cards, whose, how many, for how long. */
import { cannotSay, first, listed, unsaid, words } from '@regelwerk/say'
import * as en from '@regelwerk/say/en'
import type { Amount, Count, Duration, Filter, Range, Target, Who } from '../abilities.ts'
import { filterOf } from '../prepare.ts'
import { amountWord, eventWord, properties } from '../vocabulary.ts'
import type { EnglishPiece, Phrasing } from '../words/word.ts'
import {
  asTheirOwn,
  type Context,
  eventsOf,
  farIn,
  isAmongThem,
  isAnyLooked,
  isInZone,
  isOfCards,
  isOnlyOne,
  isSelfAgain,
  isSeveral,
  justEach,
  kindsOf,
  lookingAt,
  nounsOf,
  onlyReached,
  type PlayersZone,
  type Reaching,
  type Referent,
  referentOf,
  remember,
  selfReferent,
  triggeringReferent,
} from './grammar.ts'
import { englishNouns, type NounName } from './nouns.ts'

type Phrase = en.Phrase

export const your = ({ actor }: Context): string => (actor === 'you' ? 'your' : 'their')
export const you = ({ actor }: Context): string => (actor === 'you' ? 'you' : 'they')
/** "you have", "they have" */
export const have = (context: Context): string => `${you(context)} have`

const noun = (name: NounName, plural = false): string => englishNouns[name][plural ? 'more' : 'one']
export const this_ = (context: Context): string =>
  context.bearer ? 'that character' : `this ${noun(selfReferent(context).noun)}`
const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`)

// ---- cards that match

/** "cost 2 or less", "3 {S} or more", "cost equal to or less than the cost of that card": `of` says one number. */
export function ranged({ min, max }: Range, context: Context, of: (n: string) => string): string {
  const said = (bound: Amount): string => of(exactly(bound, context))
  if (max === undefined)
    return min === undefined ? '' : isFixed(min) ? `${said(min)} or more` : over(min, 'more')
  if (min === undefined) {
    if (!isFixed(max)) return over(max, 'less')
    return max === 0 ? said(0) : `${said(max)} or less`
  }
  if (min === max) return said(min)
  if (!isFixed(min) || !isFixed(max)) return `${over(min, 'more')} and ${over(max, 'less')}`
  return of(`${min} to ${max}`)

  function over(bound: Amount, than: 'more' | 'less'): string {
    return `${of('').trim()} equal to or ${than} than ${exactly(bound, context)}`
  }
}

const isFixed = (n: Amount): n is number => typeof n === 'number'

/** A number as such: "3", "the {S} of this character". */
export function exactly(amount: Amount, context: Context): string {
  if (isFixed(amount)) return `${amount}`
  return counted({ ...amount, plus: amount.plus ?? 0 }, context).equal ?? ''
}

/** The pieces of a filter, with the words that put them together. */
function pieces(filter: Filter, context: Context, how: Phrasing): readonly EnglishPiece[] {
  const said: EnglishPiece[] = []
  for (const [key, word] of properties) {
    const wanted = filter[key]
    if (wanted !== undefined && word.say !== 'noun phrase') said.push(word.say.en(wanted, context, how))
  }
  return said
}

const isText = (text: string | undefined): text is string => text !== undefined && text !== ''

/** What stands after "with" or "has": "cost 2 or less and Evasive". */
export const values = (filter: Filter, context: Context): string =>
  listed(
    pieces(filter, context, singular)
      .map(({ having }) => having)
      .filter(isText),
    'and',
  )

/** What a card is in, behind "is": "exerted", "at a location". */
export const stateOf = (filter: Filter, context: Context): string =>
  words(...pieces(filter, context, singular).map(({ adjective, behind }) => adjective ?? behind))

const singular: Phrasing = { plural: false, and: 'or', cards: false, another: false, agree: (stem) => stem }

interface Wording {
  plural?: boolean
  /** Its owner is said in another way: "one of your ...", "you have ... in play". */
  unowned?: boolean
  nouns?: readonly NounName[]
  /** A card is there, not taken from there. */
  lying?: boolean
  /** Of several, any one: "one of your Hero or Ally characters". */
  any?: boolean
  /** Where they are is said of another kind. */
  nowhere?: boolean
  /** "of yours" */
  owner?: string
}

/** The filter without any article: "damaged Princess character named Elsa with cost 2 or less". */
export function kind(filter: Filter, context: Context, wording: Wording = {}): string {
  if (filter.any)
    return listed(
      kindsOf(filter).map((one, i) =>
        kind(one, context, { ...wording, nowhere: i < kindsOf(filter).length - 1 }),
      ),
      wording.plural && !wording.any ? 'and' : 'or',
    )
  const { plural = false, unowned, lying, nouns } = wording
  const and = plural && !wording.any ? 'and' : 'or'
  const said = pieces(filter, context, {
    plural,
    and,
    cards: isOfCards(filter, wording),
    another: filter.other === true,
    agree: (stem) => stem,
  })
  const tail = listed(said.map(({ having }) => having).filter(isText), 'and')
  return words(
    filter.whose === 'opposing' && !unowned && 'opposing',
    ...said.map(({ adjective }) => adjective),
    ...said.map(({ classification }) => classification),
    listed(
      (nouns ?? nounsOf(filter)).map((name) => noun(name, plural)),
      and,
    ),
    tail ? '' : wording.owner,
    ...said.map(({ behind }) => behind),
    tail && `with ${tail}`,
    tail ? wording.owner : '',
    !wording.nowhere && isAmongThem(filter, context) && 'among them',
    filter.in === 'wasUnder' && `that were under ${this_(context)}`,
    !wording.nowhere &&
      isInZone(filter.in) &&
      `${lying ? 'in' : 'from'} ${zone(filter.in, filter.of, context)}`,
  )
}

const zone = (where: PlayersZone, of: Who | undefined, context: Context): string => {
  if (where !== 'anyDiscard') return `${your(context)} ${where}`
  return of === undefined ? 'any discard' : `${player(of, context).poss} discard`
}

/** "a character", "another character" */
export function some(filter: Filter, context: Context, wording: Wording = {}): string {
  if (filter.any) {
    const kinds = kindsOf(filter)
    return listed(
      kinds.map((one, i) => some(one, context, { ...wording, nowhere: i < kinds.length - 1 })),
      'or',
    )
  }
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
  filter.same
    ? `that ${noun(first(nounsOf(filter)))}`
    : filter.of === 'them'
      ? oneOf(...asTheirOwn(filter, context))
      : isAnyLooked(filter)
        ? 'one of them'
        : filter.whose === 'yours' && !filter.in
          ? `one of ${such(filter, context, { any: true })}`
          : some(filter, context)

const subjects = (to: 'self' | 'challenger' | Filter, context: Context): Phrase =>
  to === 'challenger'
    ? phrase('challenger', { ...context, said: {} })
    : to === 'self'
      ? en.phrase(this_(context))
      : en.phrase(such(to, context), true)

/** Whom a static ability reaches. */
export function reached(ability: Reaching, context: Context): Phrase {
  const only = onlyReached(ability)
  if (only) return pronoun(only, farIn(context))
  return isSelfAgain(ability) ? pronoun(selfReferent(context), context) : subjects(ability.to, context)
}

/** This card, or such cards whose player goes without saying. */
export const thisOrSuch = (what: 'self' | Filter, context: Context): string =>
  what === 'self' ? this_(context) : such(what, context, { unowned: true })

export { aside } from './grammar.ts'

// ---- targets

export const them = ({ noun, plural }: Referent): boolean => plural || noun === 'character'

export function pronoun(referent: Referent, context: Context): Phrase {
  if (context.said.far) {
    const what = noun(referent.noun, referent.plural)
    const the = referent.chosen ? 'the chosen' : referent.plural ? 'those' : 'that'
    return en.phrase(`${the} ${what}`, referent.plural)
  }
  return them(referent) ? en.they : en.it
}

/** "up to 2", "any number of", "3" */
function soMany({ n, upTo, random, allBut }: Count, context: Context): string {
  if (allBut !== undefined) return `all but ${allBut} random`
  if (random) return `${exactly(n ?? 1, context)} random`
  if (upTo === 'any') return 'any number of'
  if (upTo !== undefined) return `up to ${exactly(upTo, context)}`
  return n === undefined ? '' : exactly(n, context)
}

/**
 * `each`: what is done to several is done to each of them: "deal 2 damage to each ...". `now`: what lasts is given to
 * those only that are in play (6.4.2.2); `these`: without "all", since "all can't" could mean "not all can".
 */
export function phrase(target: Target, context: Context, how?: 'each' | 'now' | 'these'): Phrase {
  const referent = referentOf(target, context)
  const said = ((): Phrase => {
    if (typeof target === 'string') return named(target, referent, context)
    if ('top' in target) return topOf(target, context)
    const filter = filterOf(target)
    if (isOnlyOne(filter, context)) return en.it
    if ('all' in target) {
      const each = how !== 'each' && justEach(target.all, context)
      return each ? pronoun(each, farIn(context)) : allOf(target.all, context, how)
    }
    const plural = isSeveral(target)
    const count = soMany(target, context)
    if ('one' in target) {
      // "You may reveal a character card among them": that it may be none is said already.
      if (count === '' || (target.one.in === 'looked' && target.upTo === 1))
        return en.phrase(oneOf(target.one, context))
      if (isAnyLooked(target.one))
        return en.phrase(target.upTo === 'any' ? 'any number of them' : `${count} of them`, plural)
      const of = target.one.whose === 'yours' && !target.one.in && target.upTo !== 'any'
      return en.phrase(words(count, of && 'of', such(target.one, context, { any: true })), plural)
    }
    const { chosen } = target
    const other = chosen.other && (plural ? 'other' : 'another')
    const owner = chosen.whose === 'yours' ? { owner: `of ${your(context)}s` } : {}
    const total = target.total !== undefined && `with total {S} ${target.total} or less`
    return en.phrase(
      words(count, other, 'chosen', kind(chosen, context, { plural, any: true, ...owner }), total),
      plural,
    )
  })()
  remember(target, context)
  return said
}

/** "the top card of your deck" */
function topOf({ top, of }: Extract<Target, { top: unknown }>, context: Context): Phrase {
  const whose = of === undefined ? your(context) : player(of, context).poss
  if (top === 1) return en.phrase(`the top card of ${whose} deck`)
  if (isFixed(top)) return en.phrase(`the top ${top} cards of ${whose} deck`, true)
  return en.phrase(`a number of cards from the top of ${whose} deck equal to ${exactly(top, context)}`, true)
}

/** A card to choose, behind "choose": "an opposing character". */
export function chosenOne(target: Target, context: Context): string {
  const filter = filterOf(target)
  if (filter === null || 'all' in (target as object)) return phrase(target, context).acc
  const count = soMany(target as Count, context)
  const said = count === '' ? oneOf(filter, context) : words(count, such(filter, context, { any: true }))
  remember(target, context)
  return said
}

/** A card to play: whose it is goes without saying, and one from a hand needs no place. */
export function played(target: Target, context: Context): string {
  const filter = filterOf(target)
  if (target === 'self' && context.trigger?.inZone) return 'it'
  if (target === 'self') return `this card from ${your(context)} discard`
  if (target === 'whom') return `that song again from ${your(context)} discard`
  if (filter === null || filter.in === 'looked' || typeof target === 'string' || !('one' in target))
    return phrase(target, context).acc
  const { in: zone, ...rest } = filter
  // Its own text still speaks of what was there before; from now on it is what it is in play.
  const said = some(zone === 'hand' ? rest : filter, context, { unowned: filter.whose === 'yours' })
  remember({ ...target, one: { whose: 'yours', ...rest } }, context)
  return said
}

function named(target: Extract<Target, string>, referent: Referent, context: Context): Phrase {
  switch (target) {
    case 'self':
      return en.phrase(this_(context))
    case 'it':
      return pronoun(referent, context)
    case 'first':
    case 'changed':
      return pronoun(referent, { ...context, said: { ...context.said, far: true } })
    case 'triggering':
      return en.phrase(triggering(context))
    case 'whom':
      return en.phrase(`that ${noun(referent.noun)}`)
    case 'there':
      return en.phrase('that location')
    case 'challenger':
      return en.phrase('the challenging character')
    case 'challenged':
      return en.phrase('the challenged character')
    default:
      return unsaid(target, 'en')
  }
}

function allOf(all: Filter, context: Context, how?: 'each' | 'now' | 'these'): Phrase {
  if (how !== 'each') {
    const lasting = how !== undefined && !all.here && 'in play'
    const every = all.whose !== 'yours' && how !== 'these' && 'all'
    return en.phrase(words(every, such(all, context, { lying: all.in === 'inkwell' }), lasting), true)
  }
  if (all.whose === 'yours') return en.phrase(`each of ${such(all, context, { any: true })}`)
  return en.phrase(words('each', all.other && 'other', kind(all, context)))
}

function triggering(context: Context): string {
  if ((context.trigger?.what ?? 'self') === 'self') return this_(context)
  return `that ${noun(triggeringReferent(context).noun)}`
}

/** The triggering card where "that character" could mean another one: "the moved character". */
export function theTriggering(context: Context): string {
  const [event] = eventsOf(context.trigger)
  const how = event && eventWord(event).say.en.the
  if ((context.trigger?.what ?? 'self') === 'self' || !how) return triggering(context)
  return `the ${how} ${noun(triggeringReferent(context).noun)}`
}

/** "their player's hand", "your hand"; several belong to several players. */
export function theirs(target: Target, context: Context, what: string, several: string): string {
  const referent = referentOf(target, context)
  if (referent.whose === 'yours') return `${your(context)} ${what}`
  if (referent.whose === 'named') return `their ${what}`
  if (referent.plural) return `their players' ${several}`
  return `${them(referent) ? 'their' : 'its'} player's ${what}`
}

/** Who does something that is spoken of: "you", "an opponent". */
export const somePlayer = (by: 'you' | 'opponent' | 'anyone'): Phrase =>
  by === 'you' ? en.you : en.phrase(by === 'opponent' ? 'an opponent' : 'a player')
export const aCard = en.phrase('a card')
export const damage = en.phrase('damage')

const ownings = { lore: 'lore', hand: 'cards in their hand', inkwell: 'cards in their inkwell' }

export function player(who: Who, context: Context): Phrase {
  if (typeof who === 'object')
    return 'more' in who
      ? en.phrase(`each opponent with more ${ownings[who.more]} than you`)
      : en.phrase(`the player or players with the most ${ownings[who.most]}`)
  switch (who) {
    case 'you':
    case 'me':
      return en.you
    case 'eachOpponent':
      return en.phrase('each opponent')
    case 'eachPlayer':
      return en.phrase('each player')
    case 'itsPlayer': {
      const referent = context.ofWhom ?? referentOf('it', context)
      if (referent.plural) throw cannotSay(who, 'en', 'of several cards')
      return en.phrase(`that ${noun(referent.noun)}'s player`)
    }
    case 'thatPlayer':
    case 'them':
      return en.phrase('that player')
    case 'chosenOpponent':
      return en.phrase('chosen opponent')
    case 'chosenPlayer':
      return en.phrase('chosen player')
    case 'anotherPlayer':
      return en.phrase('another chosen player')
    case 'chosenPlayers':
      return en.phrase('each of any number of chosen players')
    case 'challengingPlayer':
      return en.phrase('the challenging player')
    default:
      return unsaid(who, 'en')
  }
}

// ---- amounts

/** A number and what it is counted for; or what it is equal to. */
export interface Counted {
  n: number
  /** "for each card in your hand" */
  per?: string
  /** "the {S} of this character" */
  equal?: string
}

export function counted(amount: Amount, context: Context): Counted {
  if (isFixed(amount)) return { n: amount }
  const { per, equal } = amountWord(amount).say.en.counted(amount, context)
  const { times = 1, plus, upTo } = amount
  const most = upTo === undefined ? '' : `, to a maximum of ${upTo}`
  if (per !== undefined && plus === undefined) return { n: times, per: `${per}${most}` }
  return { n: 0, equal: `${words(times !== 1 && `${times} times`, equal, added(plus))}${most}` }
}

const added = (n = 0): string => (n === 0 ? '' : n < 0 ? `minus ${-n}` : `plus ${n}`)

/** "other Villain character you have in play" */
export function inPlay(filter: Filter, context: Context): string {
  const what = words(filter.other && 'other', kind(filter, context, { lying: true }))
  const place = !filter.here && !filter.sang && 'in play'
  if (filter.in || filter.whose === 'opposing') return what
  return filter.whose === 'yours' ? words(what, you(context), 'have', place) : words(what, place)
}

const valueNames = { strength: '{S}', willpower: '{W}', lore: '{L}', damage: 'damage', cost: 'cost' }

/** "the {S} of this character", "their {S}" */
export function cardValue(of: Target, value: keyof typeof valueNames, context: Context): string {
  const name = valueNames[value]
  if (of === 'it' && !context.said.far) return `${them(referentOf('it', context)) ? 'their' : 'its'} ${name}`
  const on = value === 'damage' ? 'on' : 'of'
  return lookingAt(of, context, () => `the ${name} ${on} ${phrase(of, context).acc}`)
}

/** "2 cards", "a card for each ...", "cards equal to ...": `of` says one counted thing. */
export function amountOf(
  amount: Amount,
  context: Context,
  of: (n: number) => string,
  uncounted: string,
): string {
  const { n, per, equal } = counted(amount, context)
  return equal === undefined ? words(of(n), per) : `${uncounted} equal to ${equal}`
}

export const cardsOf = (amount: Amount, context: Context): string => amountOf(amount, context, cards, 'cards')

/** "3 or more", "fewer than 3", "no": how many there are of something. */
export function bounded(
  { atLeast, atMost }: { atLeast?: Amount; atMost?: Amount },
  not: boolean,
  context: Context,
  less: 'fewer' | 'less' = 'fewer',
): string {
  const said = (n: Amount): string => exactly(n, context)
  if (atMost === undefined) {
    const least = atLeast ?? 1
    return not ? `${less} than ${said(least)}` : `${said(least)} or more`
  }
  if (atLeast !== undefined) return `${said(atLeast)} to ${said(atMost)}`
  if (atMost === 0) return not ? 'any' : 'no'
  return not ? `more than ${said(atMost)}` : `${said(atMost)} or ${less}`
}

// ---- what a card gets, and for how long

export function during(duration: Duration, { noun, plural }: Referent): string {
  switch (duration) {
    case 'thisTurn':
      return 'this turn'
    case 'untilYourNextTurn':
      return 'until the start of your next turn'
    case 'theirNextTurn':
      return `during ${them({ noun, plural }) ? 'their' : 'its'} next turn`
    case 'whileInPlay':
      return 'while this card is in play'
    case 'thisChallenge':
      return 'during this challenge'
    default:
      return unsaid(duration, 'en')
  }
}
