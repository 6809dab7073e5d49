/** English: which cards, whose, how many. */
import { first, listed, unsaid, words } from '@regelwerk/say'
import * as en from '@regelwerk/say/en'
import type { Filter, Ref, Scope, Target, Targets, Who, Zone } from '../../abilities.ts'
import {
  type Describing,
  doneBefore,
  isOneOfThem,
  isWholeZone,
  nameOf,
  nounsOf,
  placedOnce,
  propertiesOf,
  type Referent,
  referentOf,
  remember,
  seenIn,
  selfIsNear,
  type Telling,
  targetsOf,
  type Wording,
  zonesOf,
} from '../grammar.ts'
import { nounIn, nounOf } from './words.ts'

type Phrase = en.Phrase
type Subject = en.Subject
const single = en.phrase

// ---- players

/** "they" of another player, or "you". */
export const you = ({ actor }: Telling): string => (actor === 'you' ? 'you' : 'they')
export const your = ({ actor }: Telling): string => (actor === 'you' ? 'your' : 'their')
/** "your opponent's", "their opponent's"; where the opponent does it, yours. */
export const opponents = ({ actor }: Telling): string => {
  if (actor === 'opponent') return 'your'
  return actor === 'you' ? "your opponent's" : "their opponent's"
}
export const opponent = ({ actor }: Telling): string =>
  actor === 'opponent' ? 'you' : actor === 'you' ? 'your opponent' : 'their opponent'

const its = ({ said, triggering, self }: Telling): string =>
  (said.it ?? triggering ?? self).plural ? 'their' : 'its'

/** Somebody as a subject. "You" is not said: it is an instruction. */
export function player(who: Who, context: Telling): Subject {
  switch (who) {
    case 'you':
      return 'you'
    case 'opponent': {
      if (context.actor === 'opponent') return context.said.near ? 'you' : en.you
      if (context.said.opponent) return en.they
      context.said.opponent = true
      return en.phrase(opponent(context))
    }
    case 'eachPlayer':
      return en.phrase('each player')
    case 'itsController':
      return en.phrase(`${its(context)} controller`)
    case 'itsOwner':
      return en.phrase(`${its(context)} owner`)
    case 'itsOpponent':
      return en.phrase(`${its(context)} controller's opponent`)
    case 'active':
      return en.phrase('the active player')
    case 'any':
      return en.phrase('a player')
    default:
      return unsaid(who, 'en')
  }
}

/** The one who acts; of `each` the player named there. */
export const actorOf = (context: Telling): Subject => {
  const { actor, said } = context
  if (actor === 'you') return 'you'
  if (said.actor) return en.they
  if (actor !== 'opponent') return player(actor, context)
  return said.opponent ? en.they : player('opponent', { ...context, actor: 'you' })
}

// ---- filters

const zoneNames: Readonly<Record<Exclude<Zone, 'play' | 'under' | 'purged'>, string>> = {
  hand: 'hand',
  discard: 'discard pile',
  deck: 'deck',
  archives: 'archives',
}

function zone(where: Zone, whose: Filter['whose'], context: Telling, anyone = 'any'): string {
  if (where === 'play') return 'play'
  if (where === 'under') return `under ${this_(context)}`
  if (where === 'purged') return ''
  const owner = whose === 'enemy' ? opponents(context) : whose === 'any' ? anyone : your(context)
  return `${owner} ${zoneNames[where]}`
}

/** "hand and discard pile", of one player. */
export const zoneList = (filter: Filter): string =>
  listed(
    zonesOf(filter).map((where) =>
      where === 'play' || where === 'under' || where === 'purged' ? where : zoneNames[where],
    ),
    'and',
  )

/** "from your hand"; `lying`: "in your discard pile". */
export function place({ filter, telling, plural, every, lying }: Describing): string {
  const link = plural || every ? 'and' : 'or'
  const anyone = every ? "each player's" : 'any'
  const named = zonesOf(filter).map((where) => zone(where, filter.whose, telling, anyone))
  if (lying)
    return listed(
      named.map((one) => (one.startsWith('under') ? one : `in ${one}`)),
      link,
    )
  return listed(
    named.map((one) => `from ${one}`),
    link,
  )
}

/** The card that upgrades are on. */
export const upgraded = (which: 'self' | 'host' | 'it', context: Telling): string =>
  which === 'it' && context.said.near
    ? 'it'
    : which === 'host'
      ? 'this creature'
      : demonstrated(which, context)

export const ofCard = (which: 'it' | 'host', context: Telling): string =>
  which === 'host' ? 'this creature' : thatOne(context)

export const thatOne = (context: Telling): string => demonstrative(referentOf('it', context), context)

/** The words of one property: before the noun, right behind it, or among what it has: "with armor and with ..." */
export interface FilterWords {
  before?: string
  behind?: string | false
  having?: string
}

/** "damaged enemy Mars creature with power 3 or lower", without an article. */
export function kind(filter: Filter, context: Telling, wording: Wording = {}): string {
  const { plural = false } = wording
  const of: Describing = { ...wording, filter, telling: context }
  const said = propertiesOf(filter).map(([word, value]) => word.say.en(value, of))
  const noun =
    filter.named && filter.named !== 'chosen'
      ? `${nameOf(filter.named, 'en')}${plural ? ' cards' : ''}`
      : listed(
          (wording.noun ? [wording.noun] : nounsOf(filter)).map((name) => nounOf(name, plural)),
          plural || wording.every ? 'and' : 'or',
        )
  const first = said.findIndex(({ having }) => having)
  const behind = (list: readonly FilterWords[]): (string | false | undefined)[] =>
    list.map((one) => one.behind)
  return words(
    ...said.map(({ before }) => before),
    noun,
    ...behind(first < 0 ? said : said.slice(0, first)),
    listed(
      said.flatMap(({ having }) => having || []),
      'and',
    ),
    ...behind(first < 0 ? [] : said.slice(first)),
  )
}

const isAnother = ({ other, notAmong }: Filter): boolean => other !== undefined || notAmong !== undefined

/** "a creature", "another friendly creature" */
export const some = (filter: Filter, context: Telling, wording?: Wording): string => {
  const said = kind(filter, context, wording)
  if (isOneOfThem(filter)) return context.said.taken ? 'one of the others' : 'one of those cards'
  if (filter.notAmong) return `a different ${said}`
  return en.an(filter.other ? `other ${said}` : said)
}

/** "creatures", "other friendly creatures" */
export const such = (filter: Filter, context: Telling, wording: Wording = {}): string =>
  words(isAnother(filter) && 'other', kind(filter, context, { ...wording, plural: true }))

/** "each other friendly creature" */
export const every = (filter: Filter, context: Telling, wording: Wording = {}): string =>
  words('each', isAnother(filter) && 'other', kind(filter, context, { ...wording, every: true }))

// ---- targets

export const this_ = ({ self }: Telling): string => `this ${nounIn(self)}`

/** A card as it is counted on: "that creature". */
export const demonstrated = (ref: Ref, context: Telling): string =>
  ref === 'doneTo' ? doneCreature(context) : demonstrative(referentOf(ref, context), context)

export const demonstrative = (referent: Referent, context: Telling): string =>
  referent === context.self ? this_(context) : `${referent.plural ? 'those' : 'that'} ${nounIn(referent)}`

/** "it" where it was just spoken of, else "that creature". */
function again(referent: Referent, context: Telling): Phrase {
  const near = context.said.near && context.said.it === referent
  if (near) return referent.plural ? en.they : en.it
  return single(demonstrative(referent, context), referent.plural)
}

export function phrase(targets: Targets, context: Telling): Phrase {
  const list = targetsOf(targets)
  if (list.length > 1) {
    const said = placedOnce(list).map((target) => phrase(target, context).acc)
    remember(targets, context)
    return single(listed(said, 'and'), true)
  }
  const target = first(list)
  const referent = referentOf(target, context)
  const said = one(target, referent, context)
  remember(target, context)
  return said
}

function one(target: Target, referent: Referent, context: Telling): Phrase {
  switch (target) {
    case 'self':
      return referent === context.said.it ? again(referent, context) : single(this_(context))
    case 'it':
    case 'triggering':
      return again(referent, context)
    case 'host':
      return context.said.near && context.said.it?.noun === 'creature' ? en.it : single('this creature')
    case 'granter':
      return single(context.card.en)
    case 'opposing':
      return single(fought(context))
    case 'attacked':
      return single('the attacked creature')
    case 'firstChosen':
      return single('the chosen creature')
    case 'doneTo':
      return single(doneCreature(context))
    case 'candidate':
      return en.it
  }
  if ('choose' in target) return chosen(target, context)
  if ('each' in target) {
    if (isWholeZone(target.each) && zonesOf(target.each).length === 1) {
      const [where] = zonesOf(target.each)
      if (where === 'hand') return single(zone(where, target.each.whose, context))
    }
    if (isOneOfThem(target.each)) return single(context.said.taken ? 'the others' : 'those cards', true)
    const except = target.except && `except ${one(target.except, referent, context).acc}`
    return single(words(every(target.each, context), except))
  }
  if ('most' in target) return extreme('most', target.most, target.of, context)
  if ('least' in target) return extreme('least', target.least, target.of, context)
  if ('neighboursOf' in target) return single(`each neighbor of ${cardNamed(target.neighboursOf, context)}`)
  if ('random' in target) {
    const { random, n = 1 } = target
    return n === 1
      ? single(`a random ${kind(random, context)}`)
      : single(`${n} random ${kind(random, context, { plural: true })}`, true)
  }
  if ('top' in target) {
    const { top, of = 'you', in: pile } = target
    const where = pile ? 'discard pile' : 'deck'
    return single(
      `the top ${top === 1 ? 'card' : `${top} cards`} of ${theirDeck(of, context)} ${where}`,
      top > 1,
    )
  }
  return unsaid(target, 'en')
}

/** Whose: "your", "each player's". */
function theirDeck(who: Who, context: Telling): string {
  if (who === 'you') return your(context)
  if (who === 'opponent') return opponents(context)
  const subject = player(who, context)
  return subject === 'you' ? 'your' : subject.poss
}

/** A card where a pronoun would not say which. */
function cardNamed(ref: Ref, context: Telling): string {
  switch (ref) {
    case 'self':
      return this_(context)
    case 'host':
      return 'this creature'
    case 'opposing':
      return fought(context)
    case 'attacked':
      return 'the attacked creature'
    case 'firstChosen':
      return 'the chosen creature'
    case 'granter':
      return context.card.en
    default:
      return demonstrated(ref, context)
  }
}

/** "the archived creature" */
const doneCreature = (context: Telling): string => `the ${doneBefore(context, 'en').word.en} creature`

/** "the creature this creature fights" */
function fought(context: Telling): string {
  if (context.said.near && context.said.it?.opposing) return 'that creature'
  return `the creature ${selfIsNear(context) ? 'it' : this_(context)} fights`
}

const extreme = (how: 'most' | 'least', n: number, of: Filter, context: Telling): Phrase =>
  single(words('the', n > 1 && `${n}`, `${how} powerful`, kind(of, context, { plural: n > 1 })), n > 1)

/** The one card under the bearer. */
const isUnder = (filter: Filter): boolean => isWholeZone(filter) && filter.in === 'under'

function chosen(target: Extract<Target, { choose: Filter }>, context: Telling): Phrase {
  const { choose: filter, n = 1, upTo, perHouse, totalPower } = target
  if (perHouse) return single(`${some(filter, context)} of each house`)
  if (totalPower)
    return single(`any number of ${such(filter, context)} with total power ${totalPower} or higher`, true)
  if (n === 'any') return single(`any number of ${such(filter, context)}`, true)
  if (typeof n === 'object' && 'part' in n) {
    const share = n.part === 2 ? 'half' : 'one third'
    return single(`${share} of all ${such(filter, context)} (rounded ${n.up ? 'up' : 'down'})`, true)
  }
  if (typeof n === 'object') return single(some(filter, context))
  if (isUnder(filter)) return single(`the card under ${this_(context)}`)
  if (n === 1) return single(upTo ? `up to 1 ${kind(filter, context)}` : some(filter, context))
  return single(words(upTo && 'up to', `${n}`, such(filter, context)), true)
}

/** Whose hand, deck or archives the card goes to. */
export function theirs(targets: Targets, context: Telling, singular: string, plural: string): string {
  const list = targetsOf(targets)
  const referents = list.map((target) => referentOf(target, context))
  if (referents.every(({ yours }) => yours) && !context.granted) return `${your(context)} ${singular}`
  if (list.every(seenIn)) return `that ${singular}`
  const one =
    list.length === 1 && (!first(referents).plural || (typeof list[0] === 'object' && 'each' in list[0]))
  return one ? `its owner's ${singular}` : `their owners' ${plural}`
}

/** What is counted: "other friendly creatures in your discard pile". */
export const counting = (filter: Filter, context: Telling, plural: boolean): string =>
  words(isAnother(filter) && 'other', kind(filter, context, { plural, lying: true }))

/** Whom a constant ability is about. */
export const subjectOf = (to: Scope, context: Telling): Phrase =>
  typeof to === 'object' ? single(every(to, context)) : phrase(to, context)

export const opponentPhrase = (context: Telling): Phrase => {
  const they = player('opponent', context)
  return they === 'you' ? en.you : they
}

/** "one Untamed card", "up to 2 other Mars cards" */
export const limited = (filter: Filter, n: number, context: Telling): string =>
  n === 1
    ? words('one', isAnother(filter) && 'other', kind(filter, context))
    : `up to ${n} ${such(filter, context)}`
