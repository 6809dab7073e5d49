/** German: which cards, whose, how many; declined. */
import { listed, ranged, unsaid, words } from '@regelwerk/say'
import {
  type Adjective,
  before,
  behind,
  type Case,
  type Determiner,
  type Form,
  feminine,
  fixed,
  formOf,
  type Noun as GermanNoun,
  masculine,
  noun,
  oneOfThose,
  type Phrase,
  phraseOf,
  possessive,
  pronounOf,
  type Subject,
  together,
} from '@regelwerk/say/de'
import type { Filter, Target, Targets, Who, Zone } from '../abilities.ts'
import { houseNames } from '../houses.ts'
import { counterNames, formIn, housePrefix, keywordNames, nouns, simple } from './de-words.ts'
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
  targetsOf,
  zonesOf,
} from './grammar.ts'
import { traitName } from './traits.ts'

// ---- players

const person = (determiner: Determiner, name: string, adjectives: readonly string[] = []): Phrase =>
  phraseOf(determiner, masculine(name), { adjectives })

const itsForm = ({ said, triggering, self }: Context): Form => formIn(said.it ?? triggering ?? self)

const dein = ({ actor }: Context): Determiner => ({ ein: actor === 'you' ? 'dein' : 'sein' })
/** "dein", "deiner" ... before a noun of the given form. */
export const your = (context: Context, c: Case, form: Form): string => before(dein(context), [], c, form)
/** "du" or "er" as the subject of a subordinate clause. */
export const du = ({ actor }: Context): string => (actor === 'you' ? 'du' : 'er')

/** "dein Gegner"; of another player "sein Gegner", and of the opponent you. */
export const opponent = (context: Context): Phrase =>
  context.actor === 'opponent'
    ? { in: (c) => ({ nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner' })[c], form: 'm' }
    : person(dein(context), 'Gegner')

export function player(who: Who, context: Context): Subject {
  switch (who) {
    case 'you':
      return 'you'
    case 'opponent': {
      if (context.actor === 'opponent') return 'you'
      if (context.said.opponent) return pronounOf('m')
      context.said.opponent = true
      return opponent(context)
    }
    case 'eachPlayer':
      return person({ der: 'jed' }, 'Spieler')
    case 'itsController':
      return controller(context)
    case 'itsOwner':
      return person({ ein: possessive(itsForm(context)) }, 'Besitzer')
    case 'itsOpponent':
      return phraseOf({ der: 'der' }, masculine('Gegner'), { behind: controller(context).in('gen') })
    default:
      return unsaid(who, 'de')
  }
}

export const controller = (context: Context): Phrase =>
  person({ ein: possessive(itsForm(context)) }, 'Spieler', ['kontrollierend'])

export const actorOf = (context: Context): Subject => {
  const { actor, said } = context
  if (actor === 'you') return 'you'
  if (said.actor) return pronounOf('m')
  if (actor !== 'opponent') return player(actor, context)
  return said.opponent ? pronounOf('m') : player('opponent', { ...context, actor: 'you' })
}

// ---- filters

const bounds = ['oder mehr', 'oder weniger', (min: number, max: number) => `${min} bis ${max}`] as const

const zoneNouns: Readonly<Record<Exclude<Zone, 'play' | 'under'>, GermanNoun>> = {
  hand: noun('f', 'Hand', 'Hände'),
  discard: masculine('Ablagestapel'),
  deck: noun('n', 'Deck', 'Decks'),
  archives: noun('n', 'Archiv', 'Archive'),
}

/** "deine Hand", "dem Deck deines Gegners" */
export function zoneIn(
  where: keyof typeof zoneNouns,
  whose: Filter['whose'],
  context: Context,
  c: Case,
): string {
  const zone = zoneNouns[where]
  if (whose === 'any') return phraseOf({ ein: 'ein' }, zone, { adjectives: ['beliebig'] }).in(c)
  if (whose !== 'enemy') return phraseOf(dein(context), zone).in(c)
  if (context.actor === 'opponent') return phraseOf({ ein: 'dein' }, zone).in(c)
  return phraseOf({ der: 'der' }, zone, { behind: opponent(context).in('gen') }).in(c)
}

function placed(where: Zone, filter: Filter, context: Context, lying: boolean): string {
  if (where === 'play') return lying ? 'im Spiel' : 'aus dem Spiel'
  if (where === 'under') return `unter ${self(context).in('dat')}`
  const preposition = where === 'hand' ? (lying ? 'auf' : 'von') : lying ? 'in' : 'aus'
  return behind(preposition, zoneIn(where, filter.whose, context, 'dat'))
}

export interface Wording {
  plural?: boolean
  /** A card is there, not taken from there. */
  lying?: boolean
  /** Its owner or place is said in another way. */
  unowned?: boolean
  unplaced?: boolean
  /** Of several kinds, any one: "die nächste Kreatur oder das nächste Artefakt". */
  any?: boolean
  noun?: Noun
}

/** The words of one property: an adjective, a part of the noun, or behind it. */
interface Words {
  adjective?: string | false
  prefix?: string | false
  behind?: string | false
}

/** In the order in which they stand before, in and behind the noun. */
const order: readonly (keyof Filter)[] = [
  'other',
  'notChosen',
  'damaged',
  'ready',
  'stunned',
  'whose',
  'neighbourOf',
]
const prefixes: readonly (keyof Filter)[] = ['notTrait', 'notHouse', 'house', 'trait', 'flank']
const values: readonly (keyof Filter)[] = [
  'keyword',
  'power',
  'hasArmor',
  'hasAmber',
  'counter',
  'differentNameThanIt',
  'sharesTraitWithIt',
]

/** What each property of a filter says; the type is said with the noun. */
function properties(
  filter: Filter,
  context: Context,
  { unowned, unplaced, lying = false }: Wording,
  link: 'und' | 'oder',
): Record<keyof Filter, Words> {
  const { house: of, power, damaged, ready, stunned, neighbourOf } = filter
  const owned = !isOutside(filter) && !unowned
  const that = (): string => demonstrative(referentOf('it', context), context).in('gen')
  const zones = (): string =>
    listed(
      zonesOf(filter).map((where) => placed(where, filter, context, lying)),
      link,
    )
  return {
    type: {},
    named: { behind: filter.named && `namens ${nameOf(filter.named, 'de')}` },
    other: { adjective: filter.other && 'ander' },
    notChosen: { adjective: filter.notChosen && !filter.other && 'ander' },
    whose: {
      adjective: owned && { friendly: 'befreundet', enemy: 'feindlich', any: '' }[filter.whose ?? 'any'],
    },
    house: ((): Words => {
      if (of === 'active') return { behind: 'der aktiven Fraktion' }
      if (of === 'chosen') return { behind: 'jener Fraktion' }
      if (of === 'ofIt') return { behind: `der Fraktion ${that()}` }
      return { prefix: of && `${housePrefix[of]}-` }
    })(),
    notHouse: { prefix: filter.notHouse && `Nicht-${housePrefix[filter.notHouse]}-` },
    trait: { prefix: filter.trait && `${traitName(filter.trait, 'de')}-` },
    notTrait: { prefix: filter.notTrait && `Nicht-${traitName(filter.notTrait, 'de')}-` },
    // "Flankenkreatur" is one word: see below.
    flank: { prefix: filter.flank === false && 'Nicht-' },
    damaged: { adjective: damaged !== undefined && (damaged ? 'beschädigt' : 'unbeschädigt') },
    ready: { adjective: ready !== undefined && (ready ? 'spielbereit' : 'erschöpft') },
    stunned: { adjective: stunned !== undefined && (stunned ? 'betäubt' : 'nicht betäubt') },
    keyword: { behind: filter.keyword && `mit ${keywordNames[filter.keyword]}` },
    neighbourOf: ((): Words => {
      if (neighbourOf === 'self') return { adjective: 'benachbart' }
      return { behind: neighbourOf && (neighbourOf === 'host' ? 'dieser Kreatur' : that()) }
    })(),
    power: {
      behind:
        power === 'even'
          ? 'mit gerader Stärke'
          : power === 'chosen'
            ? 'mit Stärke in Höhe jener Zahl'
            : power && `mit Stärke ${ranged(power, bounds)}`,
    },
    hasArmor: { behind: filter.hasArmor && 'mit Rüstung' },
    hasAmber: { behind: filter.hasAmber && 'mit Æmber auf sich' },
    counter: { behind: filter.counter && `mit ${counterNames[filter.counter]}` },
    differentNameThanIt: { behind: filter.differentNameThanIt && 'mit einem anderen Namen' },
    sharesTraitWithIt: { behind: filter.sharesTraitWithIt && `mit mindestens einem Merkmal ${that()}` },
    amongIt: { behind: filter.amongIt && 'unter jenen Karten' },
    in: { behind: !filter.amongIt && !unplaced && zones() },
  }
}

/** The filter with a determiner: "eine beschädigte feindliche Mars-Kreatur mit Stärke 3 oder weniger". */
export function kind(
  filter: Filter,
  context: Context,
  determiner: Determiner,
  wording: Wording = {},
  more: readonly Adjective[] = [],
): Phrase {
  const { plural = false, any } = wording
  const all = !any && (plural || (typeof determiner === 'object' && 'der' in determiner))
  const link = all ? 'und' : 'oder'
  const names = wording.noun ? [wording.noun] : nounsOf(filter)
  const said = properties(filter, context, wording, link)
  const adjectives = [...more, ...order.flatMap((key) => said[key].adjective || [])]
  const prefix = prefixes.map((key) => said[key].prefix || '').join('')
  const having = values.flatMap((key) => said[key].behind || [])
  const tail = words(
    said.named.behind,
    said.house.behind,
    said.neighbourOf.behind,
    listed(having, 'und'),
    said.amongIt.behind,
    said.in.behind,
  )
  const named = names.map((name) =>
    filter.flank !== undefined && name === 'creature' ? feminine('Flankenkreatur') : nouns[name],
  )
  return phraseOf(determiner, named, { plural, adjectives, prefix, link, behind: tail })
}

/** "eine Kreatur", "1 Karte" */
export const some = (filter: Filter, context: Context, wording?: Wording): Phrase =>
  isOneOfThem(filter)
    ? oneOfThose('einer', nouns.card, simple({ der: 'jen' }, 'card', true))
    : kind(filter, context, { ein: 'ein' }, wording)

/** "Kreaturen", "andere befreundete Kreaturen" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  kind(filter, context, 'none', { ...wording, plural: true })

export const every = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  kind(filter, context, { der: 'jed' }, wording)

export const house = (name: keyof typeof houseNames): string => houseNames[name].de

// ---- targets

export const self = ({ self: { noun, plural } }: Context): Phrase => simple({ der: 'dies' }, noun, plural)

export const demonstrative = (referent: Referent, context: Context): Phrase =>
  referent === context.self ? self(context) : simple({ der: 'jen' }, referent.noun, referent.plural)

const again = (referent: Referent, context: Context): Phrase =>
  context.said.near && context.said.it === referent
    ? pronounOf(formIn(referent))
    : demonstrative(referent, context)

export function phrase(targets: Targets, context: Context): Phrase {
  const list = targetsOf(targets)
  if (list.length > 1) {
    const said = list.map((target) => phrase(target, context))
    remember(targets, context)
    return together(said, 'und')
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
      return referent === context.said.it ? again(referent, context) : self(context)
    case 'it':
    case 'triggering':
      return again(referent, context)
    case 'host': {
      const near = context.said.near && context.said.it?.noun === 'creature'
      return near ? pronounOf('f') : simple({ der: 'dies' }, 'creature')
    }
    case 'granter':
      return fixed(context.card.de, formIn(referent))
    case 'opposing':
      return opposing(context)
    case 'attacked':
      return adjective('angegriffen')
  }
  if ('choose' in target) return chosen(target, context)
  if ('each' in target) {
    const { each, sparing } = target
    if (isWholeZone(each) && zonesOf(each).join() === 'hand') {
      return { in: (c) => zoneIn('hand', each.whose, context, c), form: 'f' }
    }
    const all = every(each, context)
    if (!sparing) return all
    const strongest = kind(each, context, { der: 'der' }, {}, ['stärkst']).in('dat')
    return { ...all, in: (c) => `${all.in(c)} außer ${strongest}` }
  }
  if ('most' in target) return extreme('stärkst', target.most, target.of, context)
  if ('least' in target) return extreme('schwächst', target.least, target.of, context)
  if ('neighboursOf' in target) {
    const of = {
      self: () => self(context),
      it: () => demonstrative(referentOf('it', context), context),
      host: () => simple({ der: 'dies' }, 'creature'),
      opposing: () => (context.said.it?.opposing ? simple({ der: 'jen' }, 'creature') : opposing(context)),
      attacked: () => adjective('angegriffen'),
    }
      [target.neighboursOf]()
      .in('gen')
    return phraseOf({ der: 'jed' }, nouns.neighbour, { behind: of })
  }
  if ('random' in target) {
    const { random, n = 1 } = target
    return kind(random, context, n === 1 ? { ein: 'ein' } : { count: `${n}` }, { plural: n > 1 }, [
      'zufällig',
    ])
  }
  if ('top' in target) return topCards(target, context)
  return unsaid(target, 'de')
}

/** In a fight each calls the other so (glossary/gegnerisch). */
const opposing = (context: Context): Phrase =>
  context.said.near && context.said.it?.opposing ? pronounOf('f') : adjective('gegnerisch')

const adjective = (stem: string): Phrase => phraseOf({ der: 'der' }, nouns.creature, { adjectives: [stem] })

function topCards({ top, of }: Extract<Target, { top: number }>, context: Context): Phrase {
  const plural = top > 1
  const deck = {
    yours: `${your(context, 'gen', 'n')} Decks`,
    opponents: zoneIn('deck', 'enemy', context, 'gen'),
    itsController: `des Decks ${controller(context).in('gen')}`,
    each: 'des Decks jedes Spielers',
  }[of]
  const adjectives = plural ? ['oberst', top] : ['oberst']
  return phraseOf({ der: 'der' }, nouns.card, { plural, adjectives, behind: deck })
}

const extreme = (how: string, n: number, of: Filter, context: Context): Phrase =>
  kind(of, context, { der: 'der' }, { plural: n > 1 }, n > 1 ? [n, how] : [how])

/** The one card under the bearer. */
const isUnder = (filter: Filter): boolean => isWholeZone(filter) && filter.in === 'under'

function chosen(target: Extract<Target, { choose: Filter }>, context: Context): Phrase {
  const { choose: filter, n = 1, upTo } = target
  if (n === 'any') return kind(filter, context, 'any', { plural: true })
  if (typeof n === 'object') return some(filter, context)
  if (isUnder(filter)) return kind(filter, context, { der: 'der' })
  if (upTo) return kind(filter, context, { count: `bis zu ${n}` }, { plural: n > 1 })
  return n === 1 ? some(filter, context) : kind(filter, context, { count: `${n}` }, { plural: true })
}

/** Whose hand or deck the card goes to, in the accusative: "deine Hand", "die Hand ihres Besitzers". */
export function theirs(targets: Targets, context: Context, where: 'hand' | 'deck'): string {
  const list = targetsOf(targets)
  const referents = list.map((target) => referentOf(target, context))
  if (referents.every(({ yours }) => yours) && !context.granted)
    return zoneIn(where, undefined, context, 'acc')
  const [{ noun: what, plural }] = referents
  const single = list.length === 1 && (!plural || (typeof list[0] === 'object' && 'each' in list[0]))
  if (!single) return `die ${where === 'hand' ? 'Hand' : 'Decks'} ihrer Besitzer`
  const owner = person({ ein: possessive(formOf(nouns[what])) }, 'Besitzer').in('gen')
  return phraseOf({ der: 'der' }, zoneNouns[where], { behind: owner }).in('acc')
}

/** "jede jener Karten", "jedes jener Artefakte" */
export const eachOfThose = ({ noun: name }: Referent): Phrase =>
  oneOfThose('jed', nouns[name], simple({ der: 'jen' }, name, true))
