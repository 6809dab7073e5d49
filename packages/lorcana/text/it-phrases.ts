/** Italian: which cards, whose, how many, for how long; with articles, and prepositions that melt into them. */
import type {
  Amount,
  Duration,
  Filter,
  Grant,
  KeywordAbility,
  Range,
  Restriction,
  Target,
  TriggerEvent,
  Who,
} from '../abilities.ts'
import {
  aside,
  type Context,
  cannotSay,
  eventsOf,
  listed,
  many,
  nounsOf,
  type Referent,
  referentOf,
  remember,
  selfReferent,
  signed,
  triggeringReferent,
  unsaid,
  words,
} from './grammar.ts'
import { classificationIn, italianNouns, keywordNames, type NounName, nameIn } from './nouns.ts'

export type Gender = 'm' | 'f'
export type Preposition = 'a' | 'da' | 'di' | 'in' | 'su' | 'sotto a'

/** An adjective or participle in -o: "esiliato", "impegnate". */
export const agreeing = (stem: string, gender: Gender, plural: boolean): string => {
  if (gender === 'f') return `${stem}${plural ? 'e' : 'a'}`
  return plural ? `${stem.replace(/i$/, '')}i` : `${stem}o`
}

const vowel = (word: string): boolean => /^[aeiou]/i.test(word)
/** Before these the masculine article is "lo". */
const impure = (word: string): boolean => /^(s[^aeiou]|z|gn|ps|x|y)/i.test(word)

/** The definite article with the space it needs, after a preposition that may swallow it: "i ", "dello ", "nell'". */
function definite(next: string, gender: Gender, plural: boolean, preposition?: Preposition): string {
  const bare = ((): 'il' | 'lo' | "l'" | 'la' | 'i' | 'gli' | 'le' => {
    if (plural) return gender === 'f' ? 'le' : vowel(next) || impure(next) ? 'gli' : 'i'
    if (vowel(next)) return "l'"
    return gender === 'f' ? 'la' : impure(next) ? 'lo' : 'il'
  })()
  const space = bare === "l'" ? '' : ' '
  if (!preposition) return `${bare}${space}`
  if (preposition === 'sotto a') return `sotto ${definite(next, gender, plural, 'a')}`
  const stem = { a: 'a', da: 'da', di: 'de', in: 'ne', su: 'su' }[preposition]
  const melted = { il: 'l', lo: 'llo', "l'": "ll'", la: 'lla', i: 'i', gli: 'gli', le: 'lle' }[bare]
  return `${stem}${melted}${space}`
}

const indefinite = (next: string, gender: Gender): string => {
  if (gender === 'f') return vowel(next) ? "un'" : 'una '
  return impure(next) ? 'uno ' : 'un '
}

/** "quel personaggio", "quella carta", "quegli oggetti" */
const that = (next: string, gender: Gender, plural: boolean): string =>
  definite(next, gender, plural, 'di').replace(/^de/, 'que')

/** What stands before the noun; a number stands as it is. */
export type Determiner = 'un' | 'il' | 'questo' | 'quel' | 'ogni' | 'tutti' | 'none' | { count: string }

function before(
  determiner: Determiner,
  rest: string,
  gender: Gender,
  plural: boolean,
  preposition?: Preposition,
): string {
  const plain = preposition ? `${preposition} ` : ''
  if (determiner === 'none') return `${plain}${rest}`
  if (typeof determiner === 'object') return `${plain}${determiner.count} ${rest}`
  switch (determiner) {
    case 'il':
      return `${definite(rest, gender, plural, preposition)}${rest}`
    case 'un':
      return `${plain}${indefinite(rest, gender)}${rest}`
    case 'questo':
      return `${plain}${agreeing('quest', gender, plural)} ${rest}`
    case 'quel':
      return `${plain}${that(rest, gender, plural)}${rest}`
    case 'ogni':
      return `${plain}ogni ${rest}`
    case 'tutti':
      return `${plain}${agreeing('tutt', gender, true)} ${definite(rest, gender, true)}${rest}`
    default:
      return unsaid(determiner, 'it')
  }
}

/** Somebody or something, after any preposition. */
export interface Phrase {
  with(preposition?: Preposition): string
  gender: Gender
  plural: boolean
  /** As the object of a verb it is only a clitic: "esilialo". */
  clitic?: string
}

const fixed = (text: string): Phrase => ({
  with: (preposition) => words(preposition, text),
  gender: 'm',
  plural: false,
})

const simple = (determiner: Determiner, noun: NounName, plural = false, after = ''): Phrase => {
  const { gender, one, more } = italianNouns[noun]
  const rest = words(plural ? more : one, after && agreeing(after, gender, plural))
  return { with: (preposition) => before(determiner, rest, gender, plural, preposition), gender, plural }
}

/** "tuo", "sue": yours, or of the player who acts. */
export const your = ({ actor }: Context, gender: Gender, plural: boolean): string => {
  const stem = actor === 'you' ? 'tu' : 'su'
  if (gender === 'f') return `${stem}${plural ? 'e' : 'a'}`
  return `${stem}${plural ? 'oi' : 'o'}`
}

export const self = (context: Context): Phrase => simple('questo', selfReferent(context).noun)

// ---- cards that match

const range = ({ min, max }: Range, of: (n: string) => string): string => {
  if (max === undefined) return `${of(`${min}`)} o superiore`
  if (min === undefined) return max === 0 ? of('0') : `${of(`${max}`)} o inferiore`
  return of(min === max ? `${min}` : `da ${min} a ${max}`)
}

/** "costo 2 o inferiore", "3 {S} o superiore", "Sfuggente": what stands after "con" or "ha". */
export const values = ({ keyword, cost, strength }: Filter): string =>
  listed(
    [
      keyword && keywordNames[keyword].it,
      cost && range(cost, (n) => `costo ${n}`),
      strength && range(strength, (n) => `${n} {S}`),
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
  const { gender } = italianNouns[noun]
  return {
    with: (preposition) => (preposition ? simple('quel', noun, plural).with(preposition) : ''),
    gender,
    plural,
    clitic: `l${gender === 'm' ? (plural ? 'i' : 'o') : plural ? 'e' : 'a'}`,
  }
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
