/** English: which cards, whose, how many. */
import { listed, ranged, unsaid, words } from '@regelwerk/say'
import * as en from '@regelwerk/say/en'
import type { Bold, BonusIcon, Counter, Filter, Keyword, Target, Targets, Who, Zone } from '../abilities.ts'
import { houseNames } from '../houses.ts'
import {
  type Context,
  isOneOfThem,
  isOutside,
  isWholeZone,
  type Noun,
  nameOf,
  nounsOf,
  type Referent,
  referentOf,
  remember,
  selfIsNear,
  targetsOf,
  zonesOf,
} from './grammar.ts'
import { traitName } from './traits.ts'

type Phrase = en.Phrase
type Subject = en.Subject
const single = en.phrase

export const AMBER = 'Æmber'

const keywordNames: Readonly<Record<Keyword, string>> = {
  alpha: 'alpha',
  omega: 'omega',
  deploy: 'deploy',
  elusive: 'elusive',
  skirmish: 'skirmish',
  poison: 'poison',
  taunt: 'taunt',
  invulnerable: 'invulnerable',
  assault: 'assault',
  hazardous: 'hazardous',
}

export const boldWords: Readonly<Record<Bold, string>> = {
  play: 'Play',
  fight: 'Fight',
  reap: 'Reap',
  action: 'Action',
  omni: 'Omni',
  beforeFight: 'Before Fight',
  beforeReap: 'Before Reap',
  destroyed: 'Destroyed',
  leaves: 'Leaves Play',
}

export const iconNames: Readonly<Record<BonusIcon, string>> = {
  amber: AMBER,
  capture: 'capture',
  damage: 'damage',
  draw: 'draw',
}

export const counterNames: Readonly<Record<Counter, string>> = {
  wanted: 'wanted',
  scheme: 'scheme',
  fuse: 'fuse',
  glory: 'glory',
  disruption: 'disruption',
  doom: 'doom',
  growth: 'growth',
}

const nouns: Readonly<Record<Noun, en.Noun>> = {
  creature: en.noun('creature'),
  artifact: en.noun('artifact'),
  action: en.noun('action card'),
  upgrade: en.noun('upgrade'),
  card: en.noun('card'),
  neighbour: en.noun('neighbor'),
}

export const house = (name: keyof typeof houseNames): string => houseNames[name].en
export const keyword = (word: Keyword, n?: number): string =>
  words(keywordNames[word], n === undefined ? '' : `${n}`)

// ---- players

/** "they" of another player, or "you". */
export const you = ({ actor }: Context): string => (actor === 'you' ? 'you' : 'they')
export const your = ({ actor }: Context): string => (actor === 'you' ? 'your' : 'their')
/** "your opponent's", "their opponent's"; where the opponent does it, yours. */
export const opponents = ({ actor }: Context): string => {
  if (actor === 'opponent') return 'your'
  return actor === 'you' ? "your opponent's" : "their opponent's"
}
export const opponent = ({ actor }: Context): string =>
  actor === 'opponent' ? 'you' : actor === 'you' ? 'your opponent' : 'their opponent'

const its = ({ said, triggering, self }: Context): string =>
  (said.it ?? triggering ?? self).plural ? 'their' : 'its'

/** Somebody as a subject. "You" is not said: it is an instruction. */
export function player(who: Who, context: Context): Subject {
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
    default:
      return unsaid(who, 'en')
  }
}

/** The one who acts; of `each` the player named there. */
export const actorOf = (context: Context): Subject => {
  const { actor, said } = context
  if (actor === 'you') return 'you'
  if (said.actor) return en.they
  if (actor !== 'opponent') return player(actor, context)
  return said.opponent ? en.they : player('opponent', { ...context, actor: 'you' })
}

// ---- filters

const bounds = ['or higher', 'or lower', (min: number, max: number) => `from ${min} to ${max}`] as const

const zoneNames: Readonly<Record<Exclude<Zone, 'play' | 'under'>, string>> = {
  hand: 'hand',
  discard: 'discard pile',
  deck: 'deck',
  archives: 'archives',
}

function zone(where: Zone, whose: Filter['whose'], context: Context): string {
  if (where === 'play') return 'play'
  if (where === 'under') return `under ${this_(context)}`
  const owner = whose === 'enemy' ? opponents(context) : whose === 'any' ? 'any' : your(context)
  return `${owner} ${zoneNames[where]}`
}

/** "hand and discard pile", of one player. */
export const zoneList = (filter: Filter): string =>
  listed(
    zonesOf(filter).map((where) => (where === 'play' || where === 'under' ? where : zoneNames[where])),
    'and',
  )

/** "from your hand"; `lying`: "in your discard pile". */
function place(filter: Filter, context: Context, wording: Wording): string {
  const zones = zonesOf(filter)
  if (zones.length === 0) return ''
  const link = wording.plural || wording.every ? 'and' : 'or'
  const named = zones.map((where) => zone(where, filter.whose, context))
  if (wording.lying)
    return listed(
      named.map((one) => (one.startsWith('under') ? one : `in ${one}`)),
      link,
    )
  return listed(
    named.map((one) => `from ${one}`),
    link,
  )
}

export interface Wording {
  plural?: boolean
  every?: boolean
  /** A card is there, not taken from there. */
  lying?: boolean
  /** Its owner or place is said in another way. */
  unowned?: boolean
  unplaced?: boolean
  noun?: Noun
}

const ofCard = (which: 'it' | 'host', context: Context): string =>
  which === 'host' ? 'this creature' : thatOne(context)

const thatOne = (context: Context): string => demonstrative(referentOf('it', context), context)

/** The words of one property: before the noun or behind it. */
interface Words {
  before?: string | false
  behind?: string | false
}

/** In the order in which they stand before and behind the noun. */
const order: readonly (keyof Filter)[] = [
  'damaged',
  'ready',
  'stunned',
  'whose',
  'neighbourOf',
  'flank',
  'keyword',
  'notTrait',
  'house',
  'notHouse',
  'trait',
]
const values: readonly (keyof Filter)[] = [
  'power',
  'hasArmor',
  'hasAmber',
  'counter',
  'differentNameThanIt',
  'sharesTraitWithIt',
]

/** What each property of a filter says; type, name and "other" are said with the noun. */
function properties(filter: Filter, context: Context, wording: Wording): Record<keyof Filter, Words> {
  const { plural = false, unowned } = wording
  const { house: of, power, flank, damaged, ready, stunned, neighbourOf } = filter
  const owned = !isOutside(filter) && !unowned
  const next = neighbourOf === 'it' || neighbourOf === 'host'
  return {
    type: {},
    named: {},
    other: {},
    notChosen: {},
    whose: { before: owned && { friendly: 'friendly', enemy: 'enemy', any: '' }[filter.whose ?? 'any'] },
    house: ((): Words => {
      if (of === 'active') return { behind: 'of the active house' }
      if (of === 'chosen') return { behind: 'of that house' }
      if (of === 'ofIt') return { behind: "of that card's house" }
      return { before: of && house(of) }
    })(),
    notHouse: { before: filter.notHouse && `non-${house(filter.notHouse)}` },
    trait: { before: filter.trait && traitName(filter.trait, 'en') },
    notTrait: { before: filter.notTrait && `non-${traitName(filter.notTrait, 'en')}` },
    damaged: { before: damaged !== undefined && (damaged ? 'damaged' : 'undamaged') },
    flank: { before: flank !== undefined && (flank ? 'flank' : 'non-flank') },
    ready: { before: ready !== undefined && (ready ? 'ready' : 'exhausted') },
    stunned: { before: stunned !== undefined && (stunned ? 'stunned' : 'unstunned') },
    keyword: { before: filter.keyword && keywordNames[filter.keyword] },
    neighbourOf: next
      ? { behind: `of ${ofCard(neighbourOf, context)}` }
      : { before: neighbourOf && 'neighboring' },
    power: {
      behind:
        power === 'even'
          ? 'with even power'
          : power === 'chosen'
            ? 'with power equal to that number'
            : power && `with power ${ranged(power, bounds)}`,
    },
    hasArmor: { behind: filter.hasArmor && 'with armor' },
    hasAmber: { behind: filter.hasAmber && `with ${AMBER} on ${plural ? 'them' : 'it'}` },
    counter: { behind: filter.counter && `with a ${counterNames[filter.counter]} counter` },
    differentNameThanIt: { behind: filter.differentNameThanIt && 'with a different name' },
    sharesTraitWithIt: {
      behind:
        filter.sharesTraitWithIt && `that ${plural ? 'share' : 'shares'} a trait with ${thatOne(context)}`,
    },
    amongIt: { behind: filter.amongIt && 'among those cards' },
    in: { behind: !filter.amongIt && !wording.unplaced && place(filter, context, wording) },
  }
}

/** "damaged enemy Mars creature with power 3 or lower", without an article. */
export function kind(filter: Filter, context: Context, wording: Wording = {}): string {
  const { plural = false } = wording
  const said = properties(filter, context, wording)
  const noun = filter.named
    ? `${nameOf(filter.named, 'en')}${plural ? 's' : ''}`
    : listed(
        (wording.noun ? [wording.noun] : nounsOf(filter)).map((name) => nounOf(name, plural)),
        plural || wording.every ? 'and' : 'or',
      )
  const having = values.flatMap((key) => said[key].behind || [])
  return words(
    ...order.map((key) => said[key].before),
    noun,
    said.house.behind,
    said.neighbourOf.behind,
    listed(having, 'and'),
    said.amongIt.behind,
    said.in.behind,
  )
}

export const isAnother = ({ other, notChosen }: Filter): boolean => other === true || notChosen === true

/** "a creature", "another friendly creature" */
export const some = (filter: Filter, context: Context, wording?: Wording): string => {
  const said = kind(filter, context, wording)
  if (isOneOfThem(filter)) return 'one of those cards'
  if (filter.notChosen) return `a different ${said}`
  return en.an(filter.other ? `other ${said}` : said)
}

/** "creatures", "other friendly creatures" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): string =>
  words(isAnother(filter) && 'other', kind(filter, context, { ...wording, plural: true }))

/** "each other friendly creature" */
export const every = (filter: Filter, context: Context, wording: Wording = {}): string =>
  words('each', isAnother(filter) && 'other', kind(filter, context, { ...wording, every: true }))

// ---- targets

export const nounOf = (noun: Noun, plural: boolean): string => nouns[noun][plural ? 'more' : 'one']
export const nounIn = ({ noun, plural }: Referent): string => nounOf(noun, plural)
export const this_ = ({ self }: Context): string => `this ${nounIn(self)}`

export const demonstrative = (referent: Referent, context: Context): string =>
  referent === context.self ? this_(context) : `${referent.plural ? 'those' : 'that'} ${nounIn(referent)}`

/** "it" where it was just spoken of, else "that creature". */
function again(referent: Referent, context: Context): Phrase {
  const near = context.said.near && context.said.it === referent
  if (near) return referent.plural ? en.they : en.it
  return single(demonstrative(referent, context), referent.plural)
}

export function phrase(targets: Targets, context: Context): Phrase {
  const list = targetsOf(targets)
  if (list.length > 1) {
    const said = list.map((target) => phrase(target, context).acc)
    remember(targets, context)
    return single(listed(said, 'and'), true)
  }
  const [target] = list
  const referent = referentOf(target, context)
  const said = one(target, referent, context)
  remember(target, context)
  return said
}

function one(target: Target, referent: Referent, context: Context): Phrase {
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
  }
  if ('choose' in target) return chosen(target, context)
  if ('each' in target) {
    if (isWholeZone(target.each) && zonesOf(target.each).length === 1) {
      const [where] = zonesOf(target.each)
      if (where === 'hand') return single(zone(where, target.each.whose, context))
    }
    const except = target.sparing && `except the most powerful ${kind(target.each, context)}`
    return single(words(every(target.each, context), except))
  }
  if ('most' in target) return extreme('most', target.most, target.of, context)
  if ('least' in target) return extreme('least', target.least, target.of, context)
  if ('neighboursOf' in target) {
    const of = {
      self: () => this_(context),
      it: () => demonstrative(referentOf('it', context), context),
      host: () => 'this creature',
      opposing: () => fought(context),
      attacked: () => 'the attacked creature',
    }[target.neighboursOf]()
    return single(`each neighbor of ${of}`)
  }
  if ('random' in target) {
    const { random, n = 1 } = target
    return n === 1
      ? single(`a random ${kind(random, context)}`)
      : single(`${n} random ${kind(random, context, { plural: true })}`, true)
  }
  if ('top' in target) {
    const cards = target.top === 1 ? 'the top card' : `the top ${target.top} cards`
    const whose = {
      yours: your(context),
      opponents: opponents(context),
      itsController: `${its(context)} controller's`,
      each: "each player's",
    }[target.of]
    return single(`${cards} of ${whose} deck`, target.top > 1)
  }
  return unsaid(target, 'en')
}

/** "the creature this creature fights" */
function fought(context: Context): string {
  if (context.said.near && context.said.it?.opposing) return 'that creature'
  return `the creature ${selfIsNear(context) ? 'it' : this_(context)} fights`
}

const extreme = (how: 'most' | 'least', n: number, of: Filter, context: Context): Phrase =>
  single(words('the', n > 1 && `${n}`, `${how} powerful`, kind(of, context, { plural: n > 1 })), n > 1)

/** The one card under the bearer. */
const isUnder = (filter: Filter): boolean => isWholeZone(filter) && filter.in === 'under'

function chosen(target: Extract<Target, { choose: Filter }>, context: Context): Phrase {
  const { choose: filter, n = 1, upTo } = target
  if (n === 'any') return single(`any number of ${such(filter, context)}`, true)
  if (typeof n === 'object') return single(some(filter, context))
  if (isUnder(filter)) return single(`the card under ${this_(context)}`)
  if (n === 1) return single(upTo ? `up to 1 ${kind(filter, context)}` : some(filter, context))
  return single(words(upTo && 'up to', `${n}`, such(filter, context)), true)
}

/** Whose hand, deck or archives the card goes to. */
export function theirs(targets: Targets, context: Context, singular: string, plural: string): string {
  const list = targetsOf(targets)
  const referents = list.map((target) => referentOf(target, context))
  if (referents.every(({ yours }) => yours) && !context.granted) return `${your(context)} ${singular}`
  const one =
    list.length === 1 && (!referents[0].plural || (typeof list[0] === 'object' && 'each' in list[0]))
  return one ? `its owner's ${singular}` : `their owners' ${plural}`
}
