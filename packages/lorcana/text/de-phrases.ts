/** German: which cards, whose, how many, for how long; declined. */
import { cannotSay, first, listed, subordinate, unsaid, words } from '@regelwerk/say'
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
import type { Amount, Count, Duration, Filter, Range, Target, Who } from '../abilities.ts'
import { filterOf } from '../prepare.ts'
import { amountWord, eventWord, properties } from '../vocabulary.ts'
import type { GermanAmount, GermanPiece, Phrasing } from '../words/word.ts'
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
import { germanNouns, type NounName } from './nouns.ts'

const dein = ({ actor }: Context): Determiner => ({ ein: actor === 'you' ? 'dein' : 'ihr' })
/** "dein", "deiner" ... before a noun of the given form. */
export const your = (context: Context, c: Case, form: Form): string => before(dein(context), [], c, form)
/** "du hast", "sie hat" */
export const haben = ({ actor }: Context): { subject: string; verb: string } =>
  actor === 'you' ? { subject: 'du', verb: 'hast' } : { subject: 'sie', verb: 'hat' }
export const self = (context: Context): Phrase =>
  context.bearer ? simple({ der: 'jen' }, 'character') : simple({ der: 'dies' }, selfReferent(context).noun)

/** A noun by its name alone: "dieser Charakter", "die gewählten Charaktere". */
const simple = (
  determiner: Determiner,
  name: NounName,
  plural = false,
  adjectives: readonly string[] = [],
): Phrase => phraseOf(determiner, germanNouns[name], { plural, adjectives })

// ---- cards that match

const isFixed = (n: Amount): n is number => typeof n === 'number'

/** "2 oder weniger", "3 bis 4": a number within bounds; `null`: it is bounded by another number. */
function ranged({ min, max }: Range, context: Context): string {
  const said = (bound: Amount): string => exactly(bound, context)
  if (max === undefined)
    return min === undefined ? '' : isFixed(min) ? `${min} oder mehr` : `mindestens ${said(min)}`
  if (min === undefined) {
    if (!isFixed(max)) return `höchstens ${said(max)}`
    return max === 0 ? '0' : `${max} oder weniger`
  }
  if (min === max) return said(min)
  return isFixed(min) && isFixed(max)
    ? `${min} bis ${max}`
    : `mindestens ${said(min)} und höchstens ${said(max)}`
}

/** The same of something: "Kosten von 3 oder weniger", "{S}, die höchstens seine {S} beträgt". */
export function rangedOf(range: Range, context: Context, name: string, of: (said: string) => string): string {
  const { min, max } = range
  if ((min === undefined || isFixed(min)) && (max === undefined || isFixed(max)))
    return of(ranged(range, context))
  const is = name === 'Kosten' ? 'betragen' : 'beträgt'
  return `${name}${subordinate(`die ${min === max ? 'genau ' : ''}${ranged(range, context)} ${is}`)}`
}

/** A number as such: "3", "so viel wie die {S} dieses Charakters". */
export function exactly(amount: Amount, context: Context): string {
  if (isFixed(amount)) return `${amount}`
  return counted({ ...amount, plus: amount.plus ?? 0 }, context).equal ?? ''
}

function pieces(filter: Filter, context: Context, how: Phrasing): readonly GermanPiece[] {
  const said: GermanPiece[] = []
  for (const [key, word] of properties) {
    const wanted = filter[key]
    if (wanted !== undefined && word.say !== 'noun phrase') said.push(word.say.de(wanted, context, how))
  }
  return said
}

const isText = (text: string | undefined): text is string => text !== undefined && text !== ''
const singular: Phrasing = { plural: false, and: 'oder', cards: false, another: false, agree: (stem) => stem }

/** "Kosten von 2 oder weniger und Wendig": what stands after "mit" or before "hat". */
export const values = (filter: Filter, context: Context): string =>
  listed(
    pieces(filter, context, singular)
      .map(({ having }) => having)
      .filter(isText),
    'und',
  )

/** What a card is in, before "ist": "erschöpft", "an einem Ort". */
export const stateOf = (filter: Filter, context: Context): string =>
  words(...pieces(filter, context, singular).map(({ adjective, behind }) => adjective ?? behind))

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
  /** Where they are is said of another kind. */
  nowhere?: boolean
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
  if (filter.any) {
    const kinds = kindsOf(filter)
    const all = kinds.map((one, i) =>
      kind(one, context, determiner, { ...wording, nowhere: i < kinds.length - 1 }, more),
    )
    return {
      ...first(all),
      in: (c) =>
        listed(
          all.map((one) => one.in(c)),
          wording.plural && !wording.any ? 'und' : 'oder',
        ),
    }
  }
  const { plural = false, unowned, chosen, lying } = wording
  const and = plural && !wording.any ? 'und' : 'oder'
  const nouns = wording.nouns ?? nounsOf(filter)
  const said = pieces(filter, context, {
    plural,
    and,
    cards: isOfCards(filter, wording),
    another: filter.other === true,
    agree: (stem) => stem,
  })
  const adjectives = [
    ...more,
    filter.other && 'ander',
    wording.own && 'eigen',
    ...said.map(({ adjective }) => adjective),
    filter.whose === 'opposing' && !unowned && 'gegnerisch',
  ].filter((one) => typeof one === 'string')
  const prefix = said.map((piece) => piece.prefix ?? '').join('')
  const has = listed(said.map(({ having }) => having).filter(isText), 'und')
  const tail = words(
    chosen && (context.actor === 'you' ? 'deiner Wahl' : 'ihrer Wahl'),
    ...said.map(({ behind }) => behind),
    has && `mit ${has}`,
    !wording.nowhere && isAmongThem(filter, context) && 'daraus',
    filter.in === 'wasUnder' && `von unter ${self(context).in('dat')}`,
    !wording.nowhere &&
      isInZone(filter.in) &&
      `${lying ? 'in' : 'aus'} ${zone(filter.in, filter.of, context)}`,
  )
  const named = nouns.map((name) => germanNouns[name])
  return phraseOf(determiner, named, { plural, adjectives, prefix, link: and, behind: tail })
}

const zone = (where: PlayersZone, of: Who | undefined, context: Context): string => {
  if (where === 'anyDiscard')
    return of === undefined
      ? 'einem beliebigen Ablagestapel'
      : `dem Ablagestapel ${player(of, context).in('gen')}`
  if (where === 'deck') return `${your(context, 'dat', 'n')} Deck`
  if (where === 'inkwell') return `${your(context, 'dat', 'm')} Tintenvorrat`
  return where === 'hand' ? `${your(context, 'dat', 'f')} Hand` : `${your(context, 'dat', 'm')} Ablagestapel`
}

/** "ein Charakter", "1 Karte aus deiner Hand" */
export function some(filter: Filter, context: Context, wording: Wording = {}): Phrase {
  const noun = first(wording.nouns ?? nounsOf(filter.any ? first(kindsOf(filter)) : filter))
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
  oneOfThose(which, germanNouns[first(nounsOf(filter))], such(filter, context, { ...wording, any: true }))

/** "einer deiner anderen Charaktere", "ein gegnerischer Charakter" */
export const oneOf = (filter: Filter, context: Context): Phrase =>
  filter.same
    ? simple({ der: 'jen' }, first(nounsOf(filter)))
    : filter.of === 'them'
      ? oneOf(...asTheirOwn(filter, context))
      : isAnyLooked(filter)
        ? fixed('eine davon')
        : filter.whose === 'yours' && !filter.in
          ? ofYours(filter, context, 'einer')
          : some(filter, context)

/** "einer oder mehrere deiner Charaktere" */
export const oneOrMore = (filter: Filter, context: Context): Phrase => {
  const one = ofYours(filter, context, 'einer')
  return { ...one, in: (c) => one.in(c).replace(' ', ' oder mehrere ') }
}
/** "keiner deiner Charaktere" */
export const noneOf = (filter: Filter, context: Context): Phrase => {
  const one = ofYours(filter, context, 'einer')
  return { ...one, in: (c) => `k${one.in(c)}` }
}

export const subjects = (to: 'self' | 'challenger' | Filter, context: Context): Phrase =>
  to === 'challenger'
    ? phrase('challenger', { ...context, said: {} })
    : to === 'self'
      ? self(context)
      : such(to, context)

/** Whom a static ability reaches. */
export function reached(ability: Reaching, context: Context): Phrase {
  const only = onlyReached(ability)
  if (only) return pronoun(only, farIn(context))
  return isSelfAgain(ability) ? pronoun(selfReferent(context), context) : subjects(ability.to, context)
}

/** This card, or such cards whose player goes without saying. */
export const thisOrSuch = (what: 'self' | Filter, context: Context): Phrase =>
  what === 'self' ? self(context) : such(what, context, { unowned: true })

export { aside } from './grammar.ts'

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
    if (typeof target === 'string') return named(target, referent, context)
    if ('top' in target) return topOf(target, context)
    if (isOnlyOne(filterOf(target), context)) return pronounOf('f')
    if ('all' in target) {
      const each = how !== 'each' && justEach(target.all, context)
      return each ? pronoun(each, farIn(context)) : allOf(target.all, context, how)
    }
    const filter = 'one' in target ? target.one : target.chosen
    const yours = filter.whose === 'yours' && !filter.in
    const count = soMany(target, context)
    if (filter.in === 'looked' && target.upTo === 1) return oneOf(filter, context)
    if (count !== '' && isAnyLooked(filter)) return fixed(`${count} davon`, isSeveral(target) ? 'pl' : 'f')
    if (count !== '') {
      const chosen = 'chosen' in target && !yours
      if (!yours) {
        const some = kind(filter, context, { count }, { plural: isSeveral(target), chosen, any: true })
        const total = target.total !== undefined && `mit insgesamt höchstens ${target.total} {S}`
        return total ? { ...some, in: (c) => words(some.in(c), total) } : some
      }
      const those = such(filter, context, { any: true }).in('gen')
      const several = fixed(`${count} ${those}`, isSeveral(target) ? 'pl' : 'm')
      if (target.upTo !== 'any') return several
      return { ...several, in: (c) => `beliebig viele${c === 'dat' ? 'n' : c === 'gen' ? 'r' : ''} ${those}` }
    }
    if ('one' in target) return oneOf(filter, context)
    const subject = how !== undefined && how !== 'each'
    if (yours && !subject) return ofYours(filter, context, 'einer')
    return some(filter, context, { chosen: true, own: yours })
  })()
  remember(target, context)
  return said
}

/** "bis zu 2", "beliebig viele", "3" */
function soMany({ n, upTo, random, allBut }: Count, context: Context): string {
  if (allBut !== undefined) return `alle bis auf ${allBut} zufällig gewählte`
  if (random) return `zufällig gewählte ${exactly(n ?? 1, context)}`
  if (upTo === 'any') return 'beliebig viele'
  if (upTo !== undefined) return `bis zu ${exactly(upTo, context)}`
  return n === undefined ? '' : exactly(n, context)
}

/** "die oberste Karte deines Decks" */
function topOf({ top, of }: Extract<Target, { top: unknown }>, context: Context): Phrase {
  const whose =
    of === undefined ? `${your(context, 'gen', 'n')} Decks` : `des Decks von ${player(of, context).in('dat')}`
  if (top === 1) return phraseOf({ der: 'der' }, germanNouns.card, { adjectives: ['oberst'], behind: whose })
  const many = isFixed(top) ? top : 0
  const adjectives = many > 0 ? ['oberst', many] : ['oberst']
  const behind =
    many > 0 ? whose : `${whose} in der Anzahl${subordinate(`die ${exactly(top, context)} beträgt`)}`
  return phraseOf({ der: 'der' }, germanNouns.card, { plural: true, adjectives, behind })
}

/** A card to choose, behind "wähle". */
export function chosenOne(target: Target, context: Context): string {
  const filter = filterOf(target)
  if (filter === null || 'all' in (target as object)) return phrase(target, context).in('acc')
  const count = soMany(target as Count, context)
  const said =
    count === '' ? oneOf(filter, context) : kind(filter, context, { count }, { plural: true, any: true })
  remember(target, context)
  return said.in('acc')
}

/** A card to play: whose it is goes without saying, and one from a hand needs no place. */
export function played(target: Target, context: Context): Phrase {
  const filter = filterOf(target)
  const discard = `aus ${your(context, 'dat', 'm')} Ablagestapel`
  if (target === 'self' && context.trigger?.inZone) return pronounOf('f')
  if (target === 'self') return fixed(`diese Karte ${discard}`)
  if (target === 'whom') {
    remember(target, context)
    return fixed(`jenes Lied ${discard} erneut und`)
  }
  if (filter === null || filter.in === 'looked' || typeof target === 'string' || !('one' in target))
    return phrase(target, context)
  const { in: zone, ...rest } = filter
  // Its own text still speaks of what was there before; from now on it is what it is in play.
  const said = some(zone === 'hand' ? rest : filter, context, { unowned: filter.whose === 'yours' })
  remember({ ...target, one: { whose: 'yours', ...rest } }, context)
  return said
}

/** What was spoken of last, as an object. */
export const itsPronoun = (context: Context): string => pronoun(referentOf('it', context), context).in('acc')

/** After "von", "mit", "zu": names do not change, but a card without a name does. */
export const dative = (card: string): string =>
  card === 'eine Karte' ? 'einer Karte' : card === 'diese Karte' ? 'dieser Karte' : card

function named(target: Extract<Target, string>, referent: Referent, context: Context): Phrase {
  switch (target) {
    case 'self':
      return self(context)
    case 'it':
      return pronoun(referent, context)
    case 'first':
    case 'changed':
      return pronoun(referent, { ...context, said: { ...context.said, far: true } })
    case 'triggering':
      return triggering(context)
    case 'whom':
      return simple({ der: 'jen' }, referent.noun)
    case 'there':
      return simple({ der: 'jen' }, 'location')
    case 'challenger':
      return simple({ der: 'der' }, 'character', false, ['herausfordernd'])
    case 'challenged':
      return simple({ der: 'der' }, 'character', false, ['herausgefordert'])
    default:
      return unsaid(target, 'de')
  }
}

function allOf(all: Filter, context: Context, how?: 'each' | 'now' | 'these' | 'subject'): Phrase {
  const yours = all.whose === 'yours' && !all.in
  if (how === 'each') return yours ? ofYours(all, context, 'jed') : kind(all, context, { der: 'jed' })
  const several =
    yours || how === 'these'
      ? such(all, context)
      : kind(all, context, { der: 'all' }, { plural: true, lying: all.in === 'inkwell' })
  if (how === undefined || how === 'subject') return several
  return { ...several, in: (c) => words(several.in(c), !all.here && 'im Spiel') }
}

function triggering(context: Context): Phrase {
  if ((context.trigger?.what ?? 'self') === 'self') return self(context)
  return simple({ der: 'jen' }, triggeringReferent(context).noun)
}

/** The triggering card where "jener Charakter" could mean another one: "der bewegte Charakter". */
export function theTriggering(context: Context): Phrase {
  const [event] = eventsOf(context.trigger)
  const how = event && eventWord(event).say.de.the
  if ((context.trigger?.what ?? 'self') === 'self' || !how) return triggering(context)
  return simple({ der: 'der' }, triggeringReferent(context).noun, false, [how])
}

const places = {
  discard: noun('m', 'Ablagestapel', 'Ablagestapel'),
  hand: noun('f', 'Hand', 'Hände'),
  deck: noun('n', 'Deck', 'Decks'),
  inkwell: noun('m', 'Tintenvorrat', 'Tintenvorräte'),
}

/** Where a card of theirs goes: "deine Hand", "die zugehörige Hand", "die zugehörigen Decks". */
export function theirs(target: Target, context: Context, place: keyof typeof places): string {
  const { whose, plural } = referentOf(target, context)
  const where = places[place]
  if (whose === 'yours') return phraseOf(dein(context), where).in('acc')
  if (whose === 'named') return phraseOf({ ein: 'ihr' }, where).in('acc')
  return phraseOf({ der: 'der' }, where, { plural, adjectives: ['zugehörig'] }).in('acc')
}

/** "die Person, der jener Charakter gehört" */
function owner({ noun, plural }: Referent): Phrase {
  if (plural) throw cannotSay('itsPlayer', 'de', 'of several cards')
  return fixed(`die Person${subordinate(`der ${simple({ der: 'jen' }, noun).in('nom')} gehört`)}`)
}

/** Who does something that is spoken of: "du", "eine gegnerische Person". */
export const somePlayer = (by: 'you' | 'opponent' | 'anyone'): Phrase =>
  fixed(by === 'you' ? 'du' : by === 'opponent' ? 'eine gegnerische Person' : 'eine mitspielende Person')
export const aCard = fixed('eine Karte')
export const damage = fixed('Schaden', 'm')

const ownings = { lore: 'Legenden', hand: 'Karten auf der Hand', inkwell: 'Karten im Tintenvorrat' }

const person = (determiner: Determiner, adjectives: readonly string[] = [], behind = ''): Phrase =>
  phraseOf(determiner, feminine('Person'), { adjectives, behind })

export function player(who: Who, context: Context): Phrase {
  if (typeof who === 'object')
    return 'more' in who
      ? person({ der: 'jed' }, ['gegnerisch'], `mit mehr ${ownings[who.more]} als du`)
      : person({ der: 'jed' }, ['mitspielend'], `mit den meisten ${ownings[who.most]}`)
  switch (who) {
    case 'you':
    case 'me':
      return fixed('du')
    case 'eachOpponent':
      return person({ der: 'jed' }, ['gegnerisch'])
    case 'eachPlayer':
      return person({ der: 'jed' }, ['mitspielend'])
    case 'itsPlayer':
      return owner(context.ofWhom ?? referentOf('it', context))
    case 'thatPlayer':
    case 'them':
      return person({ der: 'jen' })
    case 'chosenOpponent':
      return person({ ein: 'ein' }, ['gegnerisch'], 'deiner Wahl')
    case 'chosenPlayer':
      return person({ ein: 'ein' }, [], 'deiner Wahl')
    case 'anotherPlayer':
      return person({ ein: 'ein' }, ['ander'], 'deiner Wahl')
    case 'chosenPlayers':
      return person({ der: 'jed' }, [], 'deiner Wahl')
    case 'challengingPlayer':
      return person({ der: 'der' }, ['herausfordernd'])
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
  /** "die {S} dieses Charakters" */
  equal?: string
}

export function counted(amount: Amount, context: Context): Counted {
  if (isFixed(amount)) return { n: amount }
  const { per, equal, as } = amountWord(amount).say.de.counted(amount, context)
  const { times = 1, plus, upTo } = amount
  const most = upTo !== undefined && `(höchstens ${upTo})`
  if (per !== undefined && plus === undefined) return { n: times, per: words(per, most) }
  const said = words(times !== 1 && `${times}-mal`, equal, added(plus), most)
  const plain = as !== undefined && times === 1 && !plus && upTo === undefined
  return { n: 0, equal: said, as: plain ? as : subordinate(`wie ${said} beträgt`) }
}

const added = (n = 0): string => (n === 0 ? '' : n < 0 ? `minus ${-n}` : `plus ${n}`)

const valueNames = { strength: '{S}', willpower: '{W}', lore: '{L}', damage: 'Schaden', cost: 'Kosten' }

/** As much as a card has: "so viel, wie er {S} hat", "die {S} jenes Charakters". */
export function cardValue(target: Target, value: keyof typeof valueNames, context: Context): GermanAmount {
  const of = lookingAt(target, context, () => phrase(target, context, 'subject'))
  const name = valueNames[value]
  const has = isPlural(of) ? 'haben' : 'hat'
  const article = value === 'damage' ? 'der' : 'die'
  return {
    as: subordinate(`wie ${of.in('nom')} ${name} ${has}`),
    equal: of.pronoun
      ? `${of.form === 'f' || of.form === 'pl' ? 'ihre' : 'seine'} ${name}`
      : `${article} ${name} ${of.in('gen')}`,
  }
}

/** "jeden deiner anderen Schurken-Charaktere im Spiel" */
export function inPlay(filter: Filter, context: Context): string {
  if (filter.in) return kind(filter, context, { der: 'jed' }, { lying: true }).in('acc')
  const each =
    filter.whose === 'yours' ? ofYours(filter, context, 'jed') : kind(filter, context, { der: 'jed' })
  return words(each.in('acc'), !filter.here && !filter.sang && filter.whose !== 'opposing' && 'im Spiel')
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

/** "3 oder mehr", "weniger als 3", "keine": how many there are of something. */
export function bounded(
  { atLeast, atMost }: { atLeast?: Amount; atMost?: Amount },
  not: boolean,
  context: Context,
): string {
  const said = (n: Amount): string => exactly(n, context)
  if (atMost === undefined) {
    const least = atLeast ?? 1
    return not ? `weniger als ${said(least)}` : `${said(least)} oder mehr`
  }
  if (atLeast !== undefined) return `${said(atLeast)} bis ${said(atMost)}`
  if (atMost === 0) return not ? '' : 'keine'
  return not ? `mehr als ${said(atMost)}` : `höchstens ${said(atMost)}`
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
    case 'whileInPlay':
      return 'bis zum Ausscheiden dieser Karte aus dem Spiel'
    case 'thisChallenge':
      return 'in dieser Herausforderung'
    default:
      return unsaid(duration, 'de')
  }
}
