/** Italian: which cards, whose, how many, for how long. */
import { cannotSay, listed, many, ranged, signed, unsaid, words } from '@regelwerk/say'
import {
  agreeing,
  before,
  type Determiner,
  fixed,
  type Gender,
  type Phrase,
  possessive,
  pronounOf,
  simple as simpleOf,
} from '@regelwerk/say/it'
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
import { classificationIn, italianNouns, keywordNames, type NounName, nameIn } from './nouns.ts'

/** A noun of the game by its name alone. */
const simple = (determiner: Determiner, name: NounName, plural = false, participle = ''): Phrase =>
  simpleOf(determiner, italianNouns[name], plural, participle)

/** "tuo", "sue": yours, or of the player who acts. */
export const your = ({ actor }: Context, gender: Gender, plural: boolean): string =>
  possessive(actor === 'you' ? 'tu' : 'su', gender, plural)

export const self = (context: Context): Phrase => simple('questo', selfReferent(context).noun)

// ---- cards that match

const bounds = ['o superiore', 'o inferiore', (min: number, max: number) => `da ${min} a ${max}`] as const

/** "costo 2 o inferiore", "3 {S} o superiore", "Sfuggente": what stands after "con" or "ha". */
export const values = ({ keyword, cost, strength }: Filter): string =>
  listed(
    [
      keyword && keywordNames[keyword].it,
      cost && ranged(cost, bounds, (n) => `costo ${n}`),
      strength && ranged(strength, bounds, (n) => `${n} {S}`),
    ].filter((value) => typeof value === 'string'),
    'e',
  )

interface Wording {
  plural?: boolean
  /** Its owner is said in another way, or not at all. */
  unowned?: boolean
  nouns?: readonly NounName[]
  /** "a tua scelta" */
  chosen?: boolean
  /** A card is there, not taken from there. */
  lying?: boolean
  /** Of several, any one: "uno dei tuoi personaggi Eroe o Alleato". */
  any?: boolean
  /** Before everything but the article: "prossimo". */
  first?: string
}

/** The filter with a determiner: "un altro tuo personaggio Principessa danneggiato a tua scelta con Sfuggente". */
export function kind(
  filter: Filter,
  context: Context,
  determiner: Determiner,
  wording: Wording = {},
): Phrase {
  const { plural = false, unowned, chosen, lying, first } = wording
  const nouns = wording.nouns ?? nounsOf(filter)
  const { gender } = italianNouns[nouns[0]]
  // Behind several nouns an adjective agrees with the nearest.
  const last = italianNouns[nouns[nouns.length - 1]].gender
  const and = plural && !wording.any ? 'e' : 'o'
  const agree = (stem: string) => agreeing(stem, last, plural)
  const state = (stated: boolean | undefined, yes: string, no: string) =>
    stated !== undefined && (stated ? agree(yes) : no)
  const other = filter.other && agreeing('altr', gender, plural)
  const yours = filter.whose === 'yours' && !unowned && !filter.in && your(context, gender, plural)
  const has = values(filter)
  const classifications = many(filter.classification).map((name) => classificationIn(name, 'it'))
  const noun = ([name, ...more]: readonly NounName[]): string => {
    const said = italianNouns[name][plural ? 'more' : 'one']
    return more.length > 0 ? `${said} ${and} ${more.length > 1 ? noun(more) : again(more[0])}` : said
  }
  const again = (name: NounName): string => {
    const { one, more, gender } = italianNouns[name]
    return determiner === 'un' ? before('un', one, gender, false) : plural ? more : one
  }
  // "i tuoi altri personaggi", but "un altro tuo personaggio"
  const owned = determiner === 'un' ? words(other, yours) : words(yours, other)
  const rest = words(
    first && agreeing(first, gender, plural),
    owned,
    noun(nouns),
    listed(classifications, and),
    filter.whose === 'opposing' && !unowned && agree('avversari'),
    state(filter.damaged, 'danneggiat', `non ${agree('danneggiat')}`),
    state(filter.exerted, 'impegnat', agree('preparat')),
    chosen && `a ${your(context, 'f', false)} scelta`,
    filter.named && `${agree('chiamat')} ${nameIn(filter.named, 'it')}`,
    filter.here && 'in questo luogo',
    has && `con ${has}`,
    filter.in && zone(filter.in, context, lying ? 'in' : 'da'),
  )
  return { with: (preposition) => before(determiner, rest, gender, plural, preposition), gender, plural }
}

function zone(where: NonNullable<Filter['in']>, context: Context, preposition: 'in' | 'da'): string {
  if (where === 'anyDiscard')
    return `${preposition === 'in' ? 'negli' : 'dagli'} scarti di qualsiasi giocatore`
  if (where === 'hand') return `${preposition === 'in' ? 'nella' : 'dalla'} ${your(context, 'f', false)} mano`
  if (where === 'inkwell')
    return `${preposition === 'in' ? 'nel' : 'dal'} ${your(context, 'm', false)} calamaio`
  return `${preposition === 'in' ? 'nei' : 'dai'} ${your(context, 'm', true)} scarti`
}

export const some = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  kind(filter, context, 'un', { unowned: filter.whose === 'yours', ...wording })

/** "i personaggi", "i tuoi altri personaggi" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  kind(filter, context, 'il', { ...wording, plural: true })

/** "uno dei tuoi altri personaggi", "ciascuno dei tuoi personaggi" */
const ofYours = (filter: Filter, context: Context, which: 'un' | 'ciascun'): Phrase => {
  const all = such(filter, context, { any: true })
  const rest = `${agreeing(which, all.gender, false)} ${all.with('di')}`
  return { with: (preposition) => words(preposition, rest), gender: all.gender, plural: false }
}

/** "uno dei tuoi altri personaggi", "un personaggio avversario" */
export const oneOf = (filter: Filter, context: Context): Phrase =>
  filter.whose === 'yours' && !filter.in ? ofYours(filter, context, 'un') : some(filter, context)

export const subjects = (to: 'self' | Filter, context: Context): Phrase =>
  to === 'self' ? self(context) : such(to, context)

// ---- targets

/** What was spoken of last is no word of its own as a subject, and a clitic as an object. */
export function pronoun(referent: Referent, context: Context): Phrase {
  const { noun, plural, chosen } = referent
  if (context.said.far) return chosen ? simple('il', noun, plural, 'scelt') : simple('quel', noun, plural)
  return pronounOf(italianNouns[noun], plural)
}

/**
 * `each`: done to each of several. `now`: what lasts is given only to those in play (6.4.2.2); `these`: without "tutti",
 * since "tutti non possono" could mean "non tutti possono".
 */
export function phrase(target: Target, context: Context, how?: 'each' | 'now' | 'these'): Phrase {
  const referent = referentOf(target, context)
  const said = ((): Phrase => {
    if (target === 'it') return pronoun(referent, context)
    if (target === 'self') return self(context)
    if (target === 'triggering') return triggering(context)
    if (target === 'challenger') return challenging
    if (target === 'challenged') return simple('il', 'character', false, 'sfidat')
    if ('one' in target) return oneOf(target.one, context)
    if ('chosen' in target) {
      const { chosen, upTo } = target
      if (upTo === undefined) return kind(chosen, context, 'un', { chosen: true })
      const several = (count: string) =>
        kind(chosen, context, { count }, { plural: upTo > 1, chosen: true, any: true })
      const most = several(`un massimo di ${upTo}`)
      return {
        ...most,
        with: (preposition) => (preposition ? most : several(`fino a ${upTo}`)).with(preposition),
      }
    }
    const { all } = target
    const yours = all.whose === 'yours' && !all.in
    if (how === 'each') return yours ? ofYours(all, context, 'ciascun') : kind(all, context, 'ogni')
    const several =
      yours || how === 'these' ? such(all, context) : kind(all, context, 'tutti', { plural: true })
    if (how === undefined) return several
    return { ...several, with: (preposition) => words(several.with(preposition), !all.here && 'in gioco') }
  })()
  remember(target, context)
  return said
}

export const challenging: Phrase = {
  with: (preposition) => before('il', 'personaggio sfidante', 'm', false, preposition),
  gender: 'm',
  plural: false,
}

function triggering(context: Context): Phrase {
  if ((context.trigger?.what ?? 'self') === 'self') return self(context)
  return simple('quel', triggeringReferent(context).noun)
}

const doing: Partial<Record<TriggerEvent, string>> = {
  play: 'giocat',
  challenged: 'sfidat',
  banished: 'esiliat',
  move: 'spostat',
}

/** The triggering card where "quel personaggio" could mean another one: "il personaggio spostato". */
export function theTriggering(context: Context): Phrase {
  const [event] = eventsOf(context.trigger)
  const how = doing[event]
  if ((context.trigger?.what ?? 'self') === 'self') return self(context)
  if (event === 'challenge') return challenging
  return how ? simple('il', triggeringReferent(context).noun, false, how) : triggering(context)
}

/** Of the players of those cards, or yours: "del suo giocatore", "dei loro giocatori". */
export function theirPlayers(target: Target, context: Context, preposition: 'a' | 'di'): string {
  const { plural } = referentOf(target, context)
  return plural
    ? `${preposition === 'a' ? 'ai' : 'dei'} loro giocatori`
    : `${preposition === 'a' ? 'al' : 'del'} suo giocatore`
}

export const isYours = (target: Target, context: Context): boolean =>
  referentOf(target, context).whose === 'yours'

export function player(who: Who, context: Context): Phrase {
  switch (who) {
    case 'you':
      return fixed('')
    case 'eachOpponent':
      return fixed('ogni avversario')
    case 'eachPlayer':
      return fixed('ogni giocatore')
    case 'itsPlayer':
      if (referentOf('it', context).plural) throw cannotSay(who, 'it', 'of several cards')
      return fixed('il suo giocatore')
    case 'thatPlayer':
      return fixed('quel giocatore')
    case 'challengingPlayer':
      return fixed('il giocatore sfidante')
    default:
      return unsaid(who, 'it')
  }
}

// ---- amounts

/** A number and what it is counted for, "per ogni carta nella tua mano"; or equal to something. */
export interface Counted {
  n: number
  per?: string
  /** "pari alla {S} di questo personaggio" */
  equal?: string
}

const done = {
  damageRemoved: 'danno rimosso in questo modo',
  loreLost: 'leggenda persa in questo modo',
  cardsDiscarded: 'carta scartata in questo modo',
}

export function counted(amount: Amount, context: Context): Counted {
  if (typeof amount === 'number') return { n: amount }
  if ('of' in amount) {
    const value = { strength: 'alla {S}', lore: 'alla {L}', damage: 'al danno' }[amount.value]
    const of = aside(context, () => phrase(amount.of, context).with('di'))
    return { n: 0, equal: `pari ${value} ${of}` }
  }
  const n = amount.times ?? 1
  if ('each' in amount) return { n, per: `per ${inPlay(amount.each, context)}` }
  if ('done' in amount) return { n, per: `per ogni ${done[amount.done]}` }
  if ('cardsUnder' in amount) return { n, per: `per ogni carta ${self(context).with('sotto a')}` }
  if ('cardsInHand' in amount) {
    const hands =
      amount.cardsInHand === 'yours'
        ? `nella ${your(context, 'f', false)} mano`
        : `nelle mani dei ${your(context, 'm', true)} avversari`
    return { n, per: `per ogni carta ${hands}` }
  }
  return unsaid(amount, 'it')
}

/** "ogni altro personaggio Cattivo che hai in gioco" */
function inPlay(filter: Filter, context: Context): string {
  const yours = filter.whose === 'yours' && !filter.in
  const each = kind(filter, context, 'ogni', { unowned: yours, lying: true }).with()
  const have = context.actor === 'you' ? 'che hai' : 'che ha'
  const place = !filter.here && !filter.in && filter.whose !== 'opposing' && 'in gioco'
  return words(each, yours && have, place)
}

/** "2 carte", "una carta per ogni ...", "leggenda pari a ..." */
export function amountOf(
  amount: Amount,
  context: Context,
  of: (n: number) => string,
  uncounted: string,
): string {
  const { n, per, equal } = counted(amount, context)
  return equal ? `${uncounted} ${equal}` : words(of(n), per)
}

export const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`)
export const lore = (n: number): string => `${n} leggenda`
export const damage = (n: number): string => (n === 1 ? '1 danno' : `${n} danni`)

// ---- what a card gets, and for how long

export function during(duration: Duration, plural: boolean): string {
  switch (duration) {
    case 'thisTurn':
      return 'per questo turno'
    case 'untilYourNextTurn':
      return "fino all'inizio del tuo prossimo turno"
    case 'theirNextTurn':
      return `durante il ${plural ? 'loro' : 'suo'} prossimo turno`
    case 'thisChallenge':
      return 'per questa sfida'
    default:
      return unsaid(duration, 'it')
  }
}

export function keyword(word: KeywordAbility): string {
  const name = keywordNames[word.keyword].it
  if ('plus' in word) return `${name} +${word.plus}`
  if (word.keyword !== 'shift') return 'n' in word ? `${name} ${word.n}` : name
  if (word.discard !== undefined) return `${name}: scarta ${cards(word.discard)}`
  const onto = word.onto === 'any' ? 'Universale' : word.onto && classificationIn(word.onto, 'it')
  return words(name, onto, `${word.n}`)
}

/** "+2 {S} e +1 {L} per questo turno per ogni ..." */
export function stats(grant: Grant, context: Context, when = ''): string {
  const entries = [
    [grant.strength, '{S}'],
    [grant.willpower, '{W}'],
    [grant.lore, '{L}'],
  ] as const
  const said = entries.flatMap(([amount, symbol]) => {
    if (amount === undefined) return []
    const { n, per, equal } = counted(amount, context)
    return [{ value: equal ? `${symbol} aggiuntiva ${equal}` : `${signed(n)} ${symbol}`, per }]
  })
  if (said.length === 0) return ''
  const [{ per }] = said
  const together = said.every((one) => one.per === per)
  const values = said.map((one) => (together ? one.value : words(one.value, one.per)))
  return words(listed(values, 'e'), when, together && per)
}

/** Behind "non può": "andare all'avventura per questo turno". */
export function forbidden({ cant = [] }: Grant, to: Phrase, duration?: Duration): string {
  const done = (stem: string) => `essere ${agreeing(stem, to.gender, to.plural)}`
  const restrictions: Readonly<Record<Restriction, string>> = {
    quest: "andare all'avventura",
    challenge: 'sfidare',
    ready: done('preparat'),
    beChallenged: done('sfidat'),
    sing: 'cantare canzoni',
    readyAtStart: done('preparat'),
  }
  const when = duration && during(duration, to.plural)
  const turn = `all'inizio del ${to.plural ? 'loro' : 'suo'}`
  const starts = duration === 'theirNextTurn' ? `${turn} prossimo turno` : words(`${turn} turno`, when)
  const others = cant.filter((what) => what !== 'readyAtStart').map((what) => restrictions[what])
  return listed(
    [
      ...(others.length > 0 ? [words(listed(others, 'né'), when)] : []),
      ...(cant.includes('readyAtStart') ? [`${restrictions.readyAtStart} ${starts}`] : []),
    ],
    'né',
  )
}
