/** German: which cards, whose, how many, for how long; declined. */
import { cannotSay, listed, many, ranged, signed, subordinate, unsaid, words } from '@regelwerk/say'
import {
  before,
  type Case,
  counted as countOf,
  type Determiner,
  type Form,
  feminine,
  fixed,
  formOf,
  isPlural,
  noun,
  oneOfThose,
  type Phrase,
  phraseOf,
  pronounOf,
} from '@regelwerk/say/de'
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
import { classificationIn, germanNouns, keywordNames, type NounName, nameIn } from './nouns.ts'

const dein = ({ actor }: Context): Determiner => ({ ein: actor === 'you' ? 'dein' : 'ihr' })
/** "dein", "deiner" ... before a noun of the given form. */
export const your = (context: Context, c: Case, form: Form): string => before(dein(context), [], c, form)
export const self = (context: Context): Phrase => simple({ der: 'dies' }, selfReferent(context).noun)

/** A noun by its name alone: "dieser Charakter", "die gewählten Charaktere". */
const simple = (
  determiner: Determiner,
  name: NounName,
  plural = false,
  adjectives: readonly string[] = [],
): Phrase => phraseOf(determiner, germanNouns[name], { plural, adjectives })

// ---- cards that match

const bounds = ['oder mehr', 'oder weniger', (min: number, max: number) => `${min} bis ${max}`] as const

/** "Kosten von 2 oder weniger", "3 oder mehr {S}", "Wendig": what stands after "mit" or before "hat". */
export const values = ({ keyword, cost, strength }: Filter): string =>
  listed(
    [
      keyword && keywordNames[keyword].de,
      cost && `Kosten von ${ranged(cost, bounds)}`,
      strength && `${ranged(strength, bounds)} {S}`,
    ].filter((value) => typeof value === 'string'),
    'und',
  )

interface Wording {
  plural?: boolean
  /** Its owner is said in another way: "einer deiner ...", "du ... im Spiel hast". */
  unowned?: boolean
  nouns?: readonly NounName[]
  /** "deiner Wahl" */
  chosen?: boolean
  /** A card is there, not taken from there. */
  lying?: boolean
  /** Of several, any one: "einer deiner Helden- oder Verbündeten-Charaktere". */
  any?: boolean
  /** "ein eigener Charakter deiner Wahl", where "einer deiner ... deiner Wahl" would say "your" twice. */
  own?: boolean
}

/** The filter with a determiner: "ein beschädigter Prinzessinnen-Charakter deiner Wahl mit Wendig". */
export function kind(
  filter: Filter,
  context: Context,
  determiner: Determiner,
  wording: Wording = {},
  more: readonly string[] = [],
): Phrase {
  const { plural = false, unowned, chosen, lying } = wording
  const and = plural && !wording.any ? 'und' : 'oder'
  const nouns = wording.nouns ?? nounsOf(filter)
  const adjectives = [
    ...more,
    filter.other && 'ander',
    wording.own && 'eigen',
    filter.damaged !== undefined && (filter.damaged ? 'beschädigt' : 'unbeschädigt'),
    filter.exerted !== undefined && (filter.exerted ? 'erschöpft' : 'bereit'),
    filter.whose === 'opposing' && !unowned && 'gegnerisch',
  ].filter((one) => typeof one === 'string')
  const prefix = listed(
    many(filter.classification).map((name) => `${classificationIn(name, 'de')}-`),
    and,
  )
  const has = values(filter)
  const tail = words(
    chosen && (context.actor === 'you' ? 'deiner Wahl' : 'ihrer Wahl'),
    filter.named && `namens ${nameIn(filter.named, 'de')}`,
    filter.here && 'an diesem Ort',
    has && `mit ${has}`,
    filter.in && `${lying ? 'in' : 'aus'} ${zone(filter.in, context)}`,
  )
  const named = nouns.map((name) => germanNouns[name])
  return phraseOf(determiner, named, { plural, adjectives, prefix, link: and, behind: tail })
}

const zone = (where: NonNullable<Filter['in']>, context: Context): string => {
  if (where === 'anyDiscard') return 'einem beliebigen Ablagestapel'
  if (where === 'inkwell') return `${your(context, 'dat', 'm')} Tintenvorrat`
  return where === 'hand' ? `${your(context, 'dat', 'f')} Hand` : `${your(context, 'dat', 'm')} Ablagestapel`
}

/** "ein Charakter", "1 Karte aus deiner Hand" */
export function some(filter: Filter, context: Context, wording: Wording = {}): Phrase {
  const [noun] = wording.nouns ?? nounsOf(filter)
  const card = germanNouns[noun].one.toLowerCase().endsWith('karte')
  return kind(filter, context, card ? { count: '1' } : { ein: 'ein' }, wording)
}

/** "Charaktere", "deine anderen Charaktere" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  kind(filter, context, filter.whose === 'yours' && !wording.unowned ? dein(context) : 'none', {
    ...wording,
    plural: true,
  })

/** "einer deiner anderen Charaktere", "jeden deiner Charaktere" */
const ofYours = (filter: Filter, context: Context, which: 'einer' | 'jed', wording: Wording = {}): Phrase =>
  oneOfThose(which, germanNouns[nounsOf(filter)[0]], such(filter, context, { ...wording, any: true }))

/** "einer deiner anderen Charaktere", "ein gegnerischer Charakter" */
export const oneOf = (filter: Filter, context: Context): Phrase =>
  filter.whose === 'yours' && !filter.in ? ofYours(filter, context, 'einer') : some(filter, context)

export const subjects = (to: 'self' | Filter, context: Context): Phrase =>
  to === 'self' ? self(context) : such(to, context)

// ---- targets

export function pronoun(referent: Referent, context: Context): Phrase {
  const { noun, plural } = referent
  if (context.said.far) {
    return referent.chosen
      ? simple({ der: 'der' }, noun, plural, ['gewählt'])
      : simple({ der: 'jen' }, noun, plural)
  }
  return pronounOf(formOf(germanNouns[noun], plural))
}

/**
 * `each`: done to each of several. `now`: what lasts is given only to those in play (6.4.2.2); `these`: without "alle",
 * since "alle können nicht" could mean "nicht alle können". As a subject nobody acts on the card, so it must be said who
 * chooses it, even among one's own.
 */
export function phrase(target: Target, context: Context, how?: 'each' | 'now' | 'these' | 'subject'): Phrase {
  const referent = referentOf(target, context)
  const said = ((): Phrase => {
    if (target === 'it') return pronoun(referent, context)
    if (target === 'self') return self(context)
    if (target === 'triggering') return triggering(context)
    if (target === 'challenger') return simple({ der: 'der' }, 'character', false, ['herausfordernd'])
    if (target === 'challenged') return simple({ der: 'der' }, 'character', false, ['herausgefordert'])
    if ('one' in target) return oneOf(target.one, context)
    if ('chosen' in target) {
      const { chosen, upTo } = target
      const yours = chosen.whose === 'yours' && !chosen.in
      if (upTo === undefined) {
        const subject = how !== undefined && how !== 'each'
        if (yours && !subject) return ofYours(chosen, context, 'einer')
        return some(chosen, context, { chosen: true, own: yours })
      }
      const plural = upTo > 1
      if (!yours)
        return kind(chosen, context, { count: `bis zu ${upTo}` }, { plural, chosen: true, any: true })
      return fixed(`bis zu ${upTo} ${such(chosen, context, { any: true }).in('gen')}`, plural ? 'pl' : 'm')
    }
    const { all } = target
    const yours = all.whose === 'yours' && !all.in
    if (how === 'each') {
      return yours ? ofYours(all, context, 'jed') : kind(all, context, { der: 'jed' })
    }
    const several =
      yours || how === 'these' ? such(all, context) : kind(all, context, { der: 'all' }, { plural: true })
    if (how === undefined || how === 'subject') return several
    return { ...several, in: (c) => words(several.in(c), !all.here && 'im Spiel') }
  })()
  remember(target, context)
  return said
}

function triggering(context: Context): Phrase {
  if ((context.trigger?.what ?? 'self') === 'self') return self(context)
  return simple({ der: 'jen' }, triggeringReferent(context).noun)
}

const doing: Partial<Record<TriggerEvent, string>> = {
  play: 'ausgespielt',
  quest: 'erkundend',
  challenge: 'herausfordernd',
  challenged: 'herausgefordert',
  banished: 'verbannt',
  sing: 'singend',
  move: 'bewegt',
}

/** The triggering card where "jener Charakter" could mean another one: "der bewegte Charakter". */
export function theTriggering(context: Context): Phrase {
  const [event] = eventsOf(context.trigger)
  const how = doing[event]
  if ((context.trigger?.what ?? 'self') === 'self' || !how) return triggering(context)
  return simple({ der: 'der' }, triggeringReferent(context).noun, false, [how])
}

const places = {
  hand: noun('f', 'Hand', 'Hände'),
  deck: noun('n', 'Deck', 'Decks'),
  inkwell: noun('m', 'Tintenvorrat', 'Tintenvorräte'),
}

/** Where a card of theirs goes: "deine Hand", "die zugehörige Hand", "die zugehörigen Decks". */
export function theirs(target: Target, context: Context, place: keyof typeof places): string {
  const { whose, plural } = referentOf(target, context)
  const where = places[place]
  if (whose === 'yours') return phraseOf(dein(context), where).in('acc')
  return phraseOf({ der: 'der' }, where, { plural, adjectives: ['zugehörig'] }).in('acc')
}

/** "die Person, der jener Charakter gehört" */
function owner({ noun, plural }: Referent): Phrase {
  if (plural) throw cannotSay('itsPlayer', 'de', 'of several cards')
  return fixed(`die Person${subordinate(`der ${simple({ der: 'jen' }, noun).in('nom')} gehört`)}`)
}

export function player(who: Who, context: Context): Phrase {
  switch (who) {
    case 'you':
      return fixed('du')
    case 'eachOpponent':
      return fixed('jede gegnerische Person')
    case 'eachPlayer':
      return fixed('jede mitspielende Person')
    case 'itsPlayer':
      return owner(referentOf('it', context))
    case 'thatPlayer':
      return fixed('jene Person')
    case 'challengingPlayer':
      return fixed('die herausfordernde Person')
    default:
      return unsaid(who, 'de')
  }
}

// ---- amounts

/** A number and what it is counted for, "für jede Karte auf deiner Hand"; or as many as something has. */
export interface Counted {
  n: number
  per?: string
  /** ", wie dieser Charakter {S} hat" */
  as?: string
}

const done = {
  damageRemoved: 'jeden so entfernten Schadensmarker',
  loreLost: 'jede so verlorene Legende',
  cardsDiscarded: 'jede so abgeworfene Karte',
}

function counted(amount: Amount, context: Context): Counted {
  if (typeof amount === 'number') return { n: amount }
  if ('of' in amount) {
    const value = { strength: '{S}', lore: '{L}', damage: 'Schaden' }[amount.value]
    const of = aside(context, () => phrase(amount.of, context, 'subject'))
    return { n: 0, as: subordinate(`wie ${of.in('nom')} ${value} ${isPlural(of) ? 'haben' : 'hat'}`) }
  }
  const n = amount.times ?? 1
  if ('each' in amount) return { n, per: `für ${inPlay(amount.each, context)}` }
  if ('done' in amount) return { n, per: `für ${done[amount.done]}` }
  if ('cardsUnder' in amount) return { n, per: `für jede Karte unter ${self(context).in('dat')}` }
  if ('cardsInHand' in amount) {
    const hands =
      amount.cardsInHand === 'yours'
        ? `auf ${your(context, 'dat', 'f')} Hand`
        : 'auf den Händen gegnerischer Mitspielender'
    return { n, per: `für jede Karte ${hands}` }
  }
  return unsaid(amount, 'de')
}

/** "jeden deiner anderen Schurken-Charaktere im Spiel" */
function inPlay(filter: Filter, context: Context): string {
  if (filter.in) return kind(filter, context, { der: 'jed' }, { lying: true }).in('acc')
  const each =
    filter.whose === 'yours' ? ofYours(filter, context, 'jed') : kind(filter, context, { der: 'jed' })
  return words(each.in('acc'), !filter.here && filter.whose !== 'opposing' && 'im Spiel')
}

/** What is counted, in the middle of its clause, and what follows behind the verb. */
export function amountOf(
  amount: Amount,
  context: Context,
  of: (n: number) => string,
  soMany: string,
): { middle: string; behind?: string } {
  const { n, per, as } = counted(amount, context)
  return as ? { middle: soMany, behind: as } : { middle: words(of(n), per) }
}

export const cards = (n: number): string => countOf(n, germanNouns.card)
export const lore = (n: number): string => countOf(n, feminine('Legende'))

// ---- what a card gets, and for how long

export function during(duration: Duration, plural: boolean): string {
  switch (duration) {
    case 'thisTurn':
      return 'in diesem Zug'
    case 'untilYourNextTurn':
      return 'bis zu Beginn deines nächsten Zuges'
    case 'theirNextTurn':
      return `in ${plural ? 'ihrem' : 'seinem'} nächsten Zug`
    case 'thisChallenge':
      return 'in dieser Herausforderung'
    default:
      return unsaid(duration, 'de')
  }
}

/** Behind "kann" and the duration. */
const restrictions: Readonly<Record<Restriction, string>> = {
  quest: 'nicht erkunden',
  challenge: 'nicht herausfordern',
  ready: 'nicht bereit gemacht werden',
  beChallenged: 'nicht herausgefordert werden',
  sing: 'keine Lieder singen',
  readyAtStart: 'nicht bereit gemacht werden',
}

export function keyword(word: KeywordAbility): string {
  const name = keywordNames[word.keyword].de
  if ('plus' in word) return `${name} +${word.plus}`
  if (word.keyword !== 'shift') return 'n' in word ? `${name} ${word.n}` : name
  if (word.discard !== undefined) return `${name}: ${cards(word.discard)} abwerfen`
  const onto = word.onto === 'any' ? 'Universal-' : word.onto ? `${classificationIn(word.onto, 'de')}-` : ''
  return `${onto}${name} ${word.n}`
}

/** "+2 {S} und Wendig": all that is received, with what it is counted for. */
export function received(grant: Grant, context: Context): { middle: string; behind?: string } {
  const entries = [
    [grant.strength, '{S}'],
    [grant.willpower, '{W}'],
    [grant.lore, '{L}'],
  ] as const
  const said = entries.flatMap(([amount, symbol]) => {
    if (amount === undefined) return []
    const { n, per, as } = counted(amount, context)
    return [{ value: as ? `so viel zusätzliche ${symbol}` : `${signed(n)} ${symbol}`, per, as }]
  })
  const behind = said.find(({ as }) => as)?.as
  const keywords = (grant.keywords ?? []).map(keyword)
  if (behind && said.length + keywords.length > 1) throw cannotSay(grant, 'de', 'as much and more')
  const [first] = said
  const together = first && keywords.length === 0 && said.every(({ per }) => per === first.per)
  const values = said.map(({ value, per }) => (together ? value : words(value, per)))
  const middle = words(listed([...values, ...keywords], 'und'), together && first.per)
  return { middle, ...(behind && { behind }) }
}

/** What cannot be done, behind "kann": "in diesem Zug nicht erkunden". */
export function forbidden({ cant = [] }: Grant, plural: boolean, duration?: Duration): string {
  const when = duration && during(duration, plural)
  const turn = `zu Beginn ${plural ? 'ihres' : 'seines'}`
  const starts = duration === 'theirNextTurn' ? `${turn} nächsten Zuges` : words(when, `${turn} Zuges`)
  const others = cant.filter((what) => what !== 'readyAtStart').map((what) => restrictions[what])
  return listed(
    [
      ...(others.length > 0 ? [words(when, listed(others, 'und'))] : []),
      ...(cant.includes('readyAtStart') ? [`${starts} ${restrictions.readyAtStart}`] : []),
    ],
    'und',
  )
}
