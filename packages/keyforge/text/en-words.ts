/** English: which cards, whose, how many. */
import type {
  Amount,
  Bold,
  BonusIcon,
  Counter,
  Filter,
  Keyword,
  Range,
  Target,
  Targets,
  Who,
  Zone,
} from '../abilities.ts'
import { houseNames } from '../houses.ts'
import {
  allButOwn,
  aside,
  type Context,
  type CountedAmount,
  cannotSay,
  isOutside,
  isWhole,
  isWholeZone,
  listed,
  type Noun,
  nameOf,
  nounsOf,
  type Referent,
  referentOf,
  remember,
  sameSummand,
  selfIsNear,
  targetsOf,
  unsaid,
  words,
  zonesOf,
} from './grammar.ts'
import { traitName } from './traits.ts'

export const AMBER = 'Æmber'

export const keywordNames: Readonly<Record<Keyword, string>> = {
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

const nouns: Readonly<Record<Noun, readonly [one: string, more: string]>> = {
  creature: ['creature', 'creatures'],
  artifact: ['artifact', 'artifacts'],
  action: ['action card', 'action cards'],
  upgrade: ['upgrade', 'upgrades'],
  card: ['card', 'cards'],
  neighbour: ['neighbor', 'neighbors'],
}

export const house = (name: keyof typeof houseNames): string => houseNames[name].en
export const counted = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`
export const withArticle = (text: string): string => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`
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
export const opponent = (context: Context): string =>
  context.actor === 'opponent' ? 'you' : opponents(context).replace("'s", '')

const its = ({ said, triggering, self }: Context): string =>
  (said.it ?? triggering ?? self).plural ? 'their' : 'its'

export interface Phrase {
  text: string
  plural: boolean
}

export type Subject = 'you' | Phrase

/** Somebody as a subject. "You" is not said: it is an instruction. */
export function player(who: Who, context: Context): Subject {
  switch (who) {
    case 'you':
      return 'you'
    case 'opponent': {
      if (context.actor === 'opponent') return context.said.near ? 'you' : { text: 'you', plural: true }
      if (context.said.opponent) return { text: 'they', plural: true }
      context.said.opponent = true
      return { text: opponent(context), plural: false }
    }
    case 'eachPlayer':
      return { text: 'each player', plural: false }
    case 'itsController':
      return { text: `${its(context)} controller`, plural: false }
    case 'itsOwner':
      return { text: `${its(context)} owner`, plural: false }
    case 'itsOpponent':
      return { text: `${its(context)} controller's opponent`, plural: false }
    default:
      return unsaid(who, 'en')
  }
}

/** The one who acts; of `each` the player named there. */
export const actorOf = (context: Context): Subject => {
  const { actor } = context
  if (context.said.actor) return { text: 'they', plural: true }
  if (actor !== 'opponent') return player(actor, context)
  return context.said.opponent
    ? { text: 'they', plural: true }
    : player('opponent', { ...context, actor: 'you' })
}

// ---- filters

const range = ({ min, max }: Range): string => {
  if (max === undefined) return `${min} or higher`
  if (min === undefined) return `${max} or lower`
  return min === max ? `${min}` : `from ${min} to ${max}`
}

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

/** "from your hand"; `lying`: "in your discard pile". */
export function place(filter: Filter, context: Context, wording: Wording = {}): string {
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

/** "damaged enemy Mars creature with power 3 or lower", without an article. */
export function kind(filter: Filter, context: Context, wording: Wording = {}): string {
  const { plural = false, unowned } = wording
  const names = wording.noun ? [wording.noun] : nounsOf(filter)
  const outside = isOutside(filter)
  const before = words(
    filter.damaged !== undefined && (filter.damaged ? 'damaged' : 'undamaged'),
    filter.ready !== undefined && (filter.ready ? 'ready' : 'exhausted'),
    filter.stunned !== undefined && (filter.stunned ? 'stunned' : 'unstunned'),
    !outside && !unowned && filter.whose === 'friendly' && 'friendly',
    !outside && !unowned && filter.whose === 'enemy' && 'enemy',
    filter.neighbourOf === 'self' && 'neighboring',
    filter.flank === true && 'flank',
    filter.flank === false && 'non-flank',
    filter.keyword && keywordNames[filter.keyword],
    filter.notTrait && `non-${traitName(filter.notTrait, 'en')}`,
    filter.house && !['active', 'chosen', 'ofIt'].includes(filter.house) && house(named(filter.house)),
    filter.notHouse && `non-${house(filter.notHouse)}`,
    filter.trait && traitName(filter.trait, 'en'),
  )
  const noun = filter.named
    ? `${nameOf(filter.named, 'en')}${plural ? 's' : ''}`
    : listed(
        names.map((name) => nouns[name][plural ? 1 : 0]),
        plural || wording.every ? 'and' : 'or',
      )
  const tail = words(
    filter.house === 'active' && 'of the active house',
    filter.house === 'chosen' && 'of that house',
    filter.house === 'ofIt' && "of that card's house",
    (filter.neighbourOf === 'it' || filter.neighbourOf === 'host') &&
      `of ${ofCard(filter.neighbourOf, context)}`,
    listed(having(filter, context, plural), 'and'),
    !wording.unplaced && place(filter, context, wording),
  )
  return words(before, noun, tail)
}

const named = (of: NonNullable<Filter['house']>): keyof typeof houseNames => {
  if (of === 'active' || of === 'chosen' || of === 'ofIt') throw cannotSay(of, 'en', 'not a house')
  return of
}

function having(filter: Filter, context: Context, plural: boolean): string[] {
  const { power } = filter
  const them = plural ? 'them' : 'it'
  return [
    power === 'even' && 'with even power',
    power === 'chosen' && 'with power equal to that number',
    typeof power === 'object' && `with power ${range(power)}`,
    filter.hasArmor && 'with armor',
    filter.hasAmber && `with ${AMBER} on ${them}`,
    filter.counter && `with a ${counterNames[filter.counter]} counter`,
    filter.differentNameThanIt && 'with a different name',
    filter.sharesTraitWithIt && `that ${plural ? 'share' : 'shares'} a trait with ${thatOne(context)}`,
  ].filter((one) => typeof one === 'string')
}

const isAnother = ({ other, notChosen }: Filter): boolean => other === true || notChosen === true

/** "a creature", "another friendly creature" */
export const some = (filter: Filter, context: Context, wording?: Wording): string => {
  const said = kind(filter, context, wording)
  if (filter.notChosen) return `a different ${said}`
  return filter.other ? `another ${said}` : withArticle(said)
}

/** "creatures", "other friendly creatures" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): string =>
  words(isAnother(filter) && 'other', kind(filter, context, { ...wording, plural: true }))

/** "each other friendly creature" */
export const every = (filter: Filter, context: Context, wording: Wording = {}): string =>
  words('each', isAnother(filter) && 'other', kind(filter, context, { ...wording, every: true }))

// ---- targets

export const nounIn = ({ noun, plural }: Referent): string => nouns[noun][plural ? 1 : 0]
export const this_ = ({ self }: Context): string => `this ${nounIn(self)}`

const demonstrative = (referent: Referent, context: Context): string =>
  referent === context.self ? this_(context) : `${referent.plural ? 'those' : 'that'} ${nounIn(referent)}`

/** "it" where it was just spoken of, else "that creature". */
function again(referent: Referent, context: Context, role: 'subject' | 'object'): Phrase {
  const { plural } = referent
  const near = context.said.near && context.said.it === referent
  const text = near
    ? plural
      ? role === 'subject'
        ? 'they'
        : 'them'
      : 'it'
    : demonstrative(referent, context)
  return { text, plural }
}

export function phrase(targets: Targets, context: Context, role: 'subject' | 'object' = 'object'): Phrase {
  const list = targetsOf(targets)
  if (list.length > 1) {
    const said = list.map((target) => phrase(target, context, role).text)
    remember(targets, context)
    return { text: listed(said, 'and'), plural: true }
  }
  const [target] = list
  const referent = referentOf(target, context)
  const said = one(target, referent, context, role)
  remember(target, context)
  return said
}

function one(target: Target, referent: Referent, context: Context, role: 'subject' | 'object'): Phrase {
  const single = (text: string): Phrase => ({ text, plural: false })
  switch (target) {
    case 'self':
      return referent === context.said.it ? again(referent, context, role) : single(this_(context))
    case 'it':
    case 'triggering':
      return again(referent, context, role)
    case 'host':
      return context.said.near && context.said.it?.noun === 'creature'
        ? single('it')
        : single('this creature')
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
      : { text: `${n} random ${kind(random, context, { plural: true })}`, plural: true }
  }
  if ('top' in target) {
    const cards = target.top === 1 ? 'the top card' : `the top ${target.top} cards`
    const whose = {
      yours: your(context),
      opponents: opponents(context),
      itsController: `${its(context)} controller's`,
      each: "each player's",
    }[target.of]
    return { text: `${cards} of ${whose} deck`, plural: target.top > 1 }
  }
  return unsaid(target, 'en')
}

/** "the creature this creature fights" */
function fought(context: Context): string {
  if (context.said.near && context.said.it?.opposing) return 'that creature'
  return `the creature ${selfIsNear(context) ? 'it' : this_(context)} fights`
}

const extreme = (how: 'most' | 'least', n: number, of: Filter, context: Context): Phrase => ({
  text: words('the', n > 1 && `${n}`, `${how} powerful`, kind(of, context, { plural: n > 1 })),
  plural: n > 1,
})

/** The one card under the bearer. */
const isUnder = (filter: Filter): boolean => isWholeZone(filter) && filter.in === 'under'

function chosen(target: Extract<Target, { choose: Filter }>, context: Context): Phrase {
  const { choose: filter, n = 1, upTo } = target
  if (n === 'any') return { text: `any number of ${such(filter, context)}`, plural: true }
  if (typeof n === 'object') {
    const { per, equal } = amount(n, context, '')
    context.said.per = `${per ?? equal ?? ''}${target.repeated ? '' : ', a different one each time'}`
    return { text: some(filter, context), plural: false }
  }
  if (isUnder(filter)) return { text: `the card under ${this_(context)}`, plural: false }
  if (n === 1)
    return {
      text: words(upTo && 'up to', upTo ? `1 ${kind(filter, context)}` : some(filter, context)),
      plural: false,
    }
  return { text: words(upTo && 'up to', `${n}`, such(filter, context)), plural: true }
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

// ---- amounts

interface Quantity {
  /** "2 Æmber": for a number, or for each of what `per` says. */
  n: string
  per?: string
  /** In place of both: "Æmber equal to ..." */
  equal?: string
}

const participles: Partial<Record<NonNullable<Context['said']['done']>['do'], string>> = {
  archive: 'archived',
  capture: 'captured',
  deal: 'dealt',
  destroy: 'destroyed',
  discard: 'discarded',
  draw: 'drawn',
  exhaust: 'exhausted',
  gain: 'gained',
  heal: 'healed',
  lose: 'lost',
  purge: 'purged',
  putOnDeck: 'put on the deck',
  return: 'returned',
  reveal: 'revealed',
  sacrifice: 'sacrificed',
  shuffleIntoDeck: 'shuffled into the deck',
  steal: 'stolen',
  stun: 'stunned',
}

/** "card revealed", "damage healed", "Æmber lost": what was done, as a noun with its participle. */
export function doneThing(context: Context, plural = false): [noun: string, participle: string] {
  const { done } = context.said
  const participle = done && participles[done.do]
  if (!done || !participle) throw cannotSay(done ?? 'done', 'en', 'nothing was done before')
  if (['lose', 'steal', 'gain', 'capture'].includes(done.do)) return [AMBER, participle]
  if (done.do === 'heal' || done.do === 'deal') return ['damage', participle]
  return [nouns[done.noun][plural ? 1 : 0], participle]
}

/** What is counted: "card in your hand", "creatures"; said once, for "for each" and "the number of". */
function counting(n: CountedAmount, context: Context, plural: boolean): string {
  const s = plural ? 's' : ''
  if ('each' in n) {
    return aside(context, () =>
      words(isAnother(n.each) && 'other', kind(n.each, context, { plural, lying: true })),
    )
  }
  if ('amber' in n) {
    switch (n.amber) {
      case 'yours':
        return `${AMBER} in ${your(context)} pool`
      case 'opponents':
        return `${AMBER} in ${opponents(context)} pool`
      case 'self':
        return `${AMBER} on ${selfIsNear(context) ? 'it' : this_(context)}`
      case 'it':
      case 'target':
        return `${AMBER} on it`
      default:
        return unsaid(n.amber, 'en')
    }
  }
  if ('keys' in n) {
    return n.keys === 'yoursUnforged'
      ? `unforged key${s} ${you(context)} have`
      : `key${s} ${opponent(context)} has forged`
  }
  if ('cardsIn' in n) return `card${s} in ${your(context)} ${n.cardsIn === 'yourHand' ? 'hand' : 'archives'}`
  if ('excess' in n) {
    return n.excess === 'yours'
      ? `creature${s} ${you(context)} control in excess of ${opponent(context)}`
      : `creature${s} ${opponent(context)} controls in excess of ${you(context)}`
  }
  if ('done' in n) return `${doneThing(context, plural).join(' ')} this way`
  if ('doneToYours' in n) {
    const [noun, participle] = doneThing(context, plural)
    const how = n.doneToYours === 'controlled' ? 'controlled' : 'own'
    return `${noun} ${you(context)} ${how} that ${plural ? 'were' : 'was'} ${participle} this way`
  }
  if ('traits' in n) return `trait${s} ${demonstrative(referentOf(n.traits, context), context)} has`
  if ('armorLost' in n) return `point${s} of armor it lost this way`
  if ('enemiesDestroyed' in n) {
    const where = n.enemiesDestroyed === 'thisTurn' ? 'this turn' : 'in a fight this turn'
    return `enemy creature${s} destroyed ${where}`
  }
  return unsaid(n, 'en')
}

/** So much of something; `unit` is '' where only "for each ..." is wanted. */
export function amount(n: Amount, context: Context, unit: string | ((n: number) => string)): Quantity {
  const of = (k: number): string => (typeof unit === 'string' ? words(`${k}`, unit) : unit(k))
  const bare = typeof unit === 'string' ? unit : ''
  if (typeof n === 'number') return { n: of(n) }
  if (!isWhole(n)) {
    const times = 'times' in n ? (n.times ?? 1) : 1
    return { n: of(times), per: `for each ${counting(n, context, false)}` }
  }
  if ('powerOf' in n) {
    const equal = `equal to the combined power of ${aside(context, () => such(n.powerOf, context))}`
    return { n: words(bare, equal), equal }
  }
  if ('ofEvent' in n) return { n: words('that much', bare), equal: 'equal to that amount' }
  if ('allBut' in n) return { n: `all but ${n.allBut} of ${opponents(context)} ${bare}` }
  if ('half' in n) return { n: `half of ${your(context)} ${bare}, rounded down` }
  const kept = allButOwn(n)
  if (kept !== undefined) return { n: `all but ${kept} of ${your(context)} ${bare}` }
  if ('minus' in n) {
    const [a, b] = n.minus.map((part) => amount(part, context, unit))
    return { n: words(a.n, a.per && `${a.per},`, 'less', b.n), ...(b.per && { per: b.per }) }
  }
  const repeated = sameSummand(n)
  if (repeated) return { ...amount(repeated.n, context, unit), n: of(repeated.times) }
  if ('plus' in n) {
    const [a, second] = n.plus
    const less = typeof second === 'object' && 'times' in second && (second.times ?? 1) < 0
    const b = amount(less ? { ...second, times: -(second.times ?? 1) } : second, context, unit)
    const first = amount(a, context, unit)
    return {
      n: `${words(first.n, first.per)}${less ? ', reduced by' : ' plus'} ${b.n}`,
      ...(b.per && { per: b.per }),
    }
  }
  return unsaid(n, 'en')
}

/** "3 Æmber", "1 Æmber for each friendly creature" */
export const quantity = (n: Amount, context: Context, unit: string | ((n: number) => string)): string => {
  const said = amount(n, context, unit)
  return words(said.n, said.per)
}

/** "damage equal to the number of cards revealed this way": all at once, where "for each" could be divided. */
export function equalTo(n: Amount, context: Context, unit: string): string {
  if (typeof n === 'number') return `${n} ${unit}`
  if (isWhole(n)) return quantity(n, context, unit)
  const said = counting(n, context, true)
  const times = ('times' in n && n.times) || 1
  const what = /^(damage|Æmber|armor)/.test(said) ? 'the amount of' : 'the number of'
  const factor = times === 1 ? '' : times === 2 ? 'twice ' : `${times} times `
  return `${unit} equal to ${factor}${what} ${said}`
}
