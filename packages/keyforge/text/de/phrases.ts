/** German: which cards, whose, how many; declined. */
import { first, listed, unsaid, words } from '@regelwerk/say'
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
import type { Filter, Ref, Scope, Target, Targets, Who, Zone } from '../../abilities.ts'
import { houseNames } from '../../houses.ts'
import {
  type Describing,
  doneBefore,
  isOneOfThem,
  isWholeZone,
  nounsOf,
  placedOnce,
  propertiesOf,
  type Referent,
  referentOf,
  remember,
  seenIn,
  type Telling,
  targetsOf,
  type Wording,
  zonesOf,
} from '../grammar.ts'
import { formIn, nouns, simple } from './words.ts'

// ---- players

const person = (determiner: Determiner, name: string, adjectives: readonly string[] = []): Phrase =>
  phraseOf(determiner, masculine(name), { adjectives })

const itsForm = ({ said, triggering, self }: Telling): Form => formIn(said.it ?? triggering ?? self)

const dein = ({ actor }: Telling): Determiner => ({ ein: actor === 'you' ? 'dein' : 'sein' })
/** "dein", "deiner" ... before a noun of the given form. */
export const your = (context: Telling, c: Case, form: Form): string => before(dein(context), [], c, form)
/** "du" or "er" as the subject of a subordinate clause. */
export const du = ({ actor }: Telling): string => (actor === 'you' ? 'du' : 'er')

/** "dein Gegner"; of another player "sein Gegner", and of the opponent you. */
export const opponent = (context: Telling): Phrase =>
  context.actor === 'opponent'
    ? { in: (c) => ({ nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner' })[c], form: 'm' }
    : person(dein(context), 'Gegner')

export function player(who: Who, context: Telling): Subject {
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
    case 'active':
      return person({ der: 'der' }, 'Spieler', ['aktiv'])
    case 'any':
      return person({ ein: 'ein' }, 'Spieler')
    default:
      return unsaid(who, 'de')
  }
}

export const controller = (context: Telling): Phrase =>
  person({ ein: possessive(itsForm(context)) }, 'Spieler', ['kontrollierend'])

export const actorOf = (context: Telling): Subject => {
  const { actor, said } = context
  if (actor === 'you') return 'you'
  if (said.actor) return pronounOf('m')
  if (actor !== 'opponent') return player(actor, context)
  return said.opponent ? pronounOf('m') : player('opponent', { ...context, actor: 'you' })
}

// ---- filters

const zoneNouns: Readonly<Record<Exclude<Zone, 'play' | 'under' | 'purged'>, GermanNoun>> = {
  hand: noun('f', 'Hand', 'Hände'),
  discard: masculine('Ablagestapel'),
  deck: noun('n', 'Deck', 'Decks'),
  archives: noun('n', 'Archiv', 'Archive'),
}

const DIE_ANDEREN: Phrase = {
  in: (c) => `${{ nom: 'die', acc: 'die', dat: 'den', gen: 'der' }[c]} anderen`,
  form: 'pl',
}

/** "deine Hand", "dem Deck deines Gegners" */
export function zoneIn(
  where: keyof typeof zoneNouns,
  whose: Filter['whose'],
  context: Telling,
  c: Case,
  every = false,
): string {
  const zone = zoneNouns[where]
  if (whose === 'any' && every) return phraseOf({ der: 'der' }, zone, { behind: 'jedes Spielers' }).in(c)
  if (whose === 'any') return phraseOf({ ein: 'ein' }, zone, { adjectives: ['beliebig'] }).in(c)
  if (whose !== 'enemy') return phraseOf(dein(context), zone).in(c)
  if (context.actor === 'opponent') return phraseOf({ ein: 'dein' }, zone).in(c)
  return phraseOf({ der: 'der' }, zone, { behind: opponent(context).in('gen') }).in(c)
}

function placed(where: Zone, filter: Filter, context: Telling, lying: boolean, all: boolean): string {
  if (where === 'play') return lying ? 'im Spiel' : 'aus dem Spiel'
  if (where === 'under') return `unter ${self(context).in('dat')}`
  if (where === 'purged') return ''
  const preposition = where === 'hand' ? (lying ? 'auf' : 'von') : lying ? 'in' : 'aus'
  return behind(preposition, zoneIn(where, filter.whose, context, 'dat', all))
}

/** "aus deiner Hand und aus deinem Archiv"; `lying`: "in deinem Ablagestapel". */
export function place({ filter, telling, lying = false, ...wording }: Describing): string {
  const link = wording.plural || wording.every ? 'und' : 'oder'
  return listed(
    zonesOf(filter).map((where) => placed(where, filter, telling, lying, wording.every === true)),
    link,
  )
}

/** The words of one property: an adjective, a part of the noun, behind it, or among what it has. */
export interface FilterWords {
  adjective?: string | false
  prefix?: string
  /** A prefix right before the noun. */
  compound?: string | false
  behind?: string | false
  having?: string
}

/** The filter with a determiner: "eine beschädigte feindliche Mars-Kreatur mit Stärke 3 oder weniger". */
export function kind(
  filter: Filter,
  context: Telling,
  determiner: Determiner,
  wording: Wording = {},
  more: readonly Adjective[] = [],
): Phrase {
  const { plural = false, any } = wording
  const all = !any && (plural || (typeof determiner === 'object' && 'der' in determiner))
  const link = all ? 'und' : 'oder'
  const names = wording.noun ? [wording.noun] : nounsOf(filter)
  const of: Describing = { ...wording, filter, telling: context, plural: plural || all, every: all }
  const said = propertiesOf(filter).map(([word, value]) => word.say.de(value, of))
  const adjectives = [...more, ...said.flatMap(({ adjective }) => adjective || [])]
  const prefix = [...said.map(({ prefix: one }) => one), ...said.map(({ compound }) => compound)]
    .filter(Boolean)
    .join('')
  const having = listed(
    said.flatMap((one) => one.having || []),
    'und',
  )
  const first = said.findIndex((one) => one.having)
  const behindIt = (list: readonly FilterWords[]): (string | false | undefined)[] =>
    list.map((one) => one.behind)
  const tail = words(
    ...behindIt(first < 0 ? said : said.slice(0, first)),
    having,
    ...behindIt(first < 0 ? [] : said.slice(first)),
  )
  const named = names.map((name) =>
    filter.flank !== undefined && name === 'creature' ? feminine('Flankenkreatur') : nouns[name],
  )
  return phraseOf(determiner, named, { plural, adjectives, prefix, link, behind: tail })
}

/** "eine Kreatur", "1 Karte" */
export const some = (filter: Filter, context: Telling, wording?: Wording): Phrase =>
  isOneOfThem(filter)
    ? oneOfThose('einer', nouns.card, context.said.taken ? DIE_ANDEREN : simple({ der: 'jen' }, 'card', true))
    : kind(filter, context, { ein: 'ein' }, wording)

/** "Kreaturen", "andere befreundete Kreaturen" */
export const such = (filter: Filter, context: Telling, wording: Wording = {}): Phrase =>
  kind(filter, context, 'none', { ...wording, plural: true })

export const every = (filter: Filter, context: Telling, wording: Wording = {}): Phrase =>
  kind(filter, context, { der: 'jed' }, wording)

/** "die Kreaturen": all of them, to be counted or weighed. */
export const all = (filter: Filter, context: Telling, wording: Wording = {}): Phrase =>
  kind(filter, context, { der: 'der' }, { ...wording, plural: true })

export const house = (name: keyof typeof houseNames): string => houseNames[name].de

// ---- targets

export const self = ({ self: { noun, plural } }: Telling): Phrase => simple({ der: 'dies' }, noun, plural)

export const demonstrative = (referent: Referent, context: Telling): Phrase =>
  referent === context.self ? self(context) : simple({ der: 'jen' }, referent.noun, referent.plural)

export const thatOne = (context: Telling): Phrase => demonstrated('it', context)

/** A card as it is counted on: "jene Kreatur". */
export const demonstrated = (ref: Ref, context: Telling): Phrase =>
  ref === 'doneTo' ? doneCreature(context) : demonstrative(referentOf(ref, context), context)

const again = (referent: Referent, context: Telling): Phrase =>
  context.said.near && context.said.it === referent
    ? pronounOf(formIn(referent))
    : demonstrative(referent, context)

export function phrase(targets: Targets, context: Telling): Phrase {
  const list = targetsOf(targets)
  if (list.length > 1) {
    const said = placedOnce(list).map((target) => phrase(target, context))
    remember(targets, context)
    return together(said, 'und')
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
    case 'firstChosen':
      return adjective('gewählt')
    case 'doneTo':
      return doneCreature(context)
    case 'candidate':
      return pronounOf('f')
  }
  if ('choose' in target) return chosen(target, context)
  if ('each' in target) {
    const { each, except } = target
    if (isWholeZone(each) && zonesOf(each).join() === 'hand') {
      return { in: (c) => zoneIn('hand', each.whose, context, c), form: 'f' }
    }
    if (isOneOfThem(each)) return context.said.taken ? DIE_ANDEREN : simple({ der: 'jen' }, 'card', true)
    const those = every(each, context)
    if (!except) return those
    const spared = one(except, referent, context).in('dat')
    return { ...those, in: (c) => `${those.in(c)} außer ${spared}` }
  }
  if ('most' in target) return extreme('stärkst', target.most, target.of, context)
  if ('least' in target) return extreme('schwächst', target.least, target.of, context)
  if ('neighboursOf' in target) {
    const behind_ = cardNamed(target.neighboursOf, context).in('gen')
    return phraseOf({ der: 'jed' }, nouns.neighbour, { behind: behind_ })
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

/** A card where a pronoun would not say which. */
function cardNamed(ref: Ref, context: Telling): Phrase {
  switch (ref) {
    case 'self':
      return self(context)
    case 'host':
      return simple({ der: 'dies' }, 'creature')
    case 'opposing':
      return context.said.it?.opposing ? simple({ der: 'jen' }, 'creature') : opposing(context)
    case 'attacked':
      return adjective('angegriffen')
    case 'firstChosen':
      return adjective('gewählt')
    case 'granter':
      return fixed(context.card.de, formIn(referentOf(ref, context)))
    default:
      return demonstrated(ref, context)
  }
}

/** In a fight each calls the other so (glossary/gegnerisch). */
const opposing = (context: Telling): Phrase =>
  context.said.near && context.said.it?.opposing ? pronounOf('f') : adjective('gegnerisch')

/** "die archivierte Kreatur" */
const doneCreature = (context: Telling): Phrase => adjective(doneBefore(context, 'de').word.de)

const adjective = (stem: string): Phrase => phraseOf({ der: 'der' }, nouns.creature, { adjectives: [stem] })

function topCards({ top, of = 'you', in: pile }: Extract<Target, { top: number }>, context: Telling): Phrase {
  const plural = top > 1
  const adjectives = plural ? ['oberst', top] : ['oberst']
  const where = pile
    ? zoneIn('discard', of === 'opponent' ? 'enemy' : undefined, context, 'gen')
    : theirDeck(of, context)
  return phraseOf({ der: 'der' }, nouns.card, { plural, adjectives, behind: where })
}

/** In the genitive: "deines Decks", "des Decks jedes Spielers". */
function theirDeck(who: Who, context: Telling): string {
  if (who === 'you') return `${your(context, 'gen', 'n')} Decks`
  if (who === 'opponent') return zoneIn('deck', 'enemy', context, 'gen')
  const subject = player(who, context)
  return subject === 'you' ? 'deines Decks' : `des Decks ${subject.in('gen')}`
}

const extreme = (how: string, n: number, of: Filter, context: Telling): Phrase =>
  kind(of, context, { der: 'der' }, { plural: n > 1 }, n > 1 ? [n, how] : [how])

/** The one card under the bearer. */
const isUnder = (filter: Filter): boolean => isWholeZone(filter) && filter.in === 'under'

function chosen(target: Extract<Target, { choose: Filter }>, context: Telling): Phrase {
  const { choose: filter, n = 1, upTo, perHouse, totalPower } = target
  if (perHouse) {
    const one_ = some(filter, context)
    return { ...one_, in: (c) => `je ${one_.in(c)} jeder Fraktion` }
  }
  if (totalPower) {
    const those = kind(filter, context, 'any', { plural: true })
    return { ...those, in: (c) => `${those.in(c)} mit zusammen mindestens ${totalPower} Stärke` }
  }
  if (n === 'any') return kind(filter, context, 'any', { plural: true })
  if (typeof n === 'object' && 'part' in n) {
    const those = all(filter, context)
    const share = n.part === 2 ? 'die Hälfte' : 'ein Drittel'
    const rounded = n.up ? '(aufgerundet)' : '(abgerundet)'
    return { in: () => `${share} ${those.in('gen')} ${rounded}`, form: 'pl' }
  }
  if (typeof n === 'object') return some(filter, context)
  if (isUnder(filter)) return kind(filter, context, { der: 'der' })
  if (upTo) return kind(filter, context, { count: `bis zu ${n}` }, { plural: n > 1 })
  return n === 1 ? some(filter, context) : kind(filter, context, { count: `${n}` }, { plural: true })
}

/** Whose hand or deck the card goes to, in the accusative: "deine Hand", "die Hand ihres Besitzers". */
export function theirs(targets: Targets, context: Telling, where: 'hand' | 'deck'): string {
  const list = targetsOf(targets)
  const referents = list.map((target) => referentOf(target, context))
  if (referents.every(({ yours }) => yours) && !context.granted)
    return zoneIn(where, undefined, context, 'acc')
  if (list.every(seenIn)) return phraseOf({ der: 'jen' }, zoneNouns[where]).in('acc')
  const { noun: what, plural } = first(referents)
  const single = list.length === 1 && (!plural || (typeof list[0] === 'object' && 'each' in list[0]))
  if (!single) return `die ${where === 'hand' ? 'Hand' : 'Decks'} ihrer Besitzer`
  const owner = person({ ein: possessive(formOf(nouns[what])) }, 'Besitzer').in('gen')
  return phraseOf({ der: 'der' }, zoneNouns[where], { behind: owner }).in('acc')
}

/** "jede jener Karten", "jedes jener Artefakte" */
export const eachOfThose = ({ noun: name }: Referent): Phrase =>
  oneOfThose('jed', nouns[name], simple({ der: 'jen' }, name, true))

/** Whom a constant ability is about. */
export const subjectOf = (to: Scope, context: Telling): Phrase =>
  typeof to === 'object' ? every(to, context) : phrase(to, context)

export const opponentPhrase = (context: Telling): Phrase => {
  const they = player('opponent', context)
  return they === 'you' ? fixed('du') : they
}

/** "1 Ungezähmten-Karte", "bis zu 2 andere Mars-Karten", "befreundete Kreaturen" */
export const limited = (filter: Filter, n: number | undefined, context: Telling): string => {
  if (n === undefined) return such(filter, context).in('acc')
  return kind(filter, context, { count: n === 1 ? '1' : `bis zu ${n}` }, { plural: n > 1 }).in('acc')
}
