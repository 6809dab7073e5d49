/** Italian: which cards, whose, how many, for how long. */
import { cannotSay, first as firstOf, listed, unsaid, words } from '@regelwerk/say'
import {
  agreeing,
  before,
  type Determiner,
  fixed,
  type Gender,
  nobody,
  type Phrase,
  possessive,
  pronounOf,
  simple as simpleOf,
} from '@regelwerk/say/it'
import type { Amount, Count, Duration, Filter, Range, Target, Who } from '../abilities.ts'
import { filterOf } from '../prepare.ts'
import { amountWord, eventWord, properties } from '../vocabulary.ts'
import type { ItalianAmount, ItalianPiece, Phrasing } from '../words/word.ts'
import {
  asTheirOwn,
  type Context,
  conjuncts,
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
import { italianNouns, type NounName } from './nouns.ts'

/** A noun of the game by its name alone. */
const simple = (determiner: Determiner, name: NounName, plural = false, participle = ''): Phrase =>
  simpleOf(determiner, italianNouns[name], plural, participle)

/** "tuo", "sue": yours, or of the player who acts. */
export const your = ({ actor }: Context, gender: Gender, plural: boolean): string =>
  possessive(actor === 'you' ? 'tu' : 'su', gender, plural)

export const self = (context: Context): Phrase =>
  context.bearer ? simple('quel', 'character') : simple('questo', selfReferent(context).noun)

// ---- what is so

/** A verb in the indicative, and in the subjunctive that "a meno che" demands. */
type Tense = readonly [indicative: string, subjunctive: string]

const hai: Tense = ['hai', 'abbia']
export const ha: Tense = ['ha', 'abbia']
export const hanno: Tense = ['hanno', 'abbiano']
export const è: Tense = ['è', 'sia']
export const sono: Tense = ['sono', 'siano']
export const ciÈ: Tense = ["c'è", 'ci sia']
export const ciSono: Tense = ['ci sono', 'ci siano']

export interface Test {
  /** Empty for "you": the verb says so. */
  subject: string
  verb: Tense
  rest: string
  not?: boolean
}

export const asserted = ({ subject, verb, rest, not }: Test): string =>
  words(subject, not && 'non', verb[0], rest)

export const avere = ({ actor }: Context) => ({ subject: '', verb: actor === 'you' ? hai : ha })

// ---- cards that match

const isFixed = (n: Amount): n is number => typeof n === 'number'

/** "costo 2 o inferiore", "3 {S} o superiore": `of` says one number. */
export function ranged({ min, max }: Range, context: Context, of: (n: string) => string): string {
  const said = (bound: Amount): string => of(exactly(bound, context))
  const over = (bound: Amount, than: string): string =>
    `${of('').trim()} pari o ${than} ${exactlyTo(bound, context)}`
  if (max === undefined) {
    if (min === undefined) return ''
    return isFixed(min) ? `${said(min)} o superiore` : over(min, 'superiore')
  }
  if (min === undefined) {
    if (!isFixed(max)) return over(max, 'inferiore')
    return max === 0 ? said(0) : `${said(max)} o inferiore`
  }
  if (min === max) return said(min)
  if (!isFixed(min) || !isFixed(max)) return `${over(min, 'superiore')} e ${over(max, 'inferiore')}`
  return of(`da ${min} a ${max}`)
}

/** Behind "pari" or "inferiore": "alla {S} di questo personaggio". */
function exactlyTo(amount: Amount, context: Context): string {
  if (isFixed(amount)) return `a ${amount}`
  return counted({ ...amount, plus: amount.plus ?? 0 }, context).equalTo ?? ''
}

/** A number as such: "3", "la {S} di questo personaggio". */
export function exactly(amount: Amount, context: Context): string {
  if (isFixed(amount)) return `${amount}`
  return counted({ ...amount, plus: amount.plus ?? 0 }, context).equal ?? ''
}

function pieces(filter: Filter, context: Context, how: Phrasing): readonly ItalianPiece[] {
  const said: ItalianPiece[] = []
  for (const [key, word] of properties) {
    const wanted = filter[key]
    if (wanted !== undefined && word.say !== 'noun phrase') said.push(word.say.it(wanted, context, how))
  }
  return said
}

const isText = (text: string | undefined): text is string => text !== undefined && text !== ''
const singular: Phrasing = {
  plural: false,
  and: 'o',
  cards: false,
  another: false,
  agree: (stem) => agreeing(stem, 'm', false),
}

/** "costo 2 o inferiore e Sfuggente": what stands after "con" or "ha". */
export const values = (filter: Filter, context: Context): string =>
  listed(
    pieces(filter, context, singular)
      .map(({ having }) => having)
      .filter(isText),
    'e',
  )

/** What a card is in, behind "è": "impegnato". */
export const stateOf = (filter: Filter, of: Phrase, context: Context): string => {
  const agree = (stem: string): string => agreeing(stem, of.gender, of.plural)
  return words(...pieces(filter, context, { ...singular, agree }).map(({ state, behind }) => state ?? behind))
}

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
  /** Where they are is said of another kind. */
  nowhere?: boolean
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
  if (filter.any) {
    const kinds = kindsOf(filter)
    const all = kinds.map((kind_, i) =>
      kind(kind_, context, determiner, { ...wording, nowhere: i < kinds.length - 1 }),
    )
    return {
      ...firstOf(all),
      with: (preposition) =>
        all.map((each) => each.with(preposition)).join(wording.plural && !wording.any ? ' e ' : ' o '),
    }
  }
  const { plural = false, unowned, chosen, lying, first } = wording
  const nouns = wording.nouns ?? nounsOf(filter)
  const { gender } = italianNouns[firstOf(nouns)]
  // Behind several nouns an adjective agrees with the nearest.
  const last = italianNouns[nouns.at(-1) ?? firstOf(nouns)].gender
  const and = plural && !wording.any ? 'e' : 'o'
  const agree = (stem: string) => agreeing(stem, last, plural)
  const other = filter.other && agreeing('altr', gender, plural)
  const yours = filter.whose === 'yours' && !unowned && !filter.in && your(context, gender, plural)
  const said = pieces(filter, context, {
    plural,
    and,
    cards: isOfCards(filter, wording),
    another: filter.other === true,
    agree,
  })
  const has = listed(said.map(({ having }) => having).filter(isText), 'e')
  const noun = (names: readonly NounName[]): string =>
    listed(
      names.map((one, i) => (i === 0 ? italianNouns[one][plural ? 'more' : 'one'] : again(one))),
      and,
    )
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
    ...said.map(({ classification }) => classification),
    filter.whose === 'opposing' && !unowned && agree('avversari'),
    ...said.map(({ state }) => state),
    chosen && `a ${your(context, 'f', false)} scelta`,
    ...said.map(({ behind }) => behind),
    has && `con ${has}`,
    !wording.nowhere && isAmongThem(filter, context) && 'tra queste',
    filter.in === 'wasUnder' && `che erano ${self(context).with('sotto a')}`,
    !wording.nowhere && isInZone(filter.in) && zone(filter.in, filter.of, context, lying ? 'in' : 'da'),
  )
  return { with: (preposition) => before(determiner, rest, gender, plural, preposition), gender, plural }
}

function zone(where: PlayersZone, of: Who | undefined, context: Context, preposition: 'in' | 'da'): string {
  if (where === 'deck') return `${preposition === 'in' ? 'nel' : 'dal'} ${your(context, 'm', false)} mazzo`
  if (where === 'anyDiscard') {
    const whose = of === undefined ? 'di qualsiasi giocatore' : player(of, context).with('di')
    return `${preposition === 'in' ? 'negli' : 'dagli'} scarti ${whose}`
  }
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
const ofYours = (filter: Filter, context: Context, which: 'un' | 'ciascun' | 'nessun'): Phrase => {
  const all = such(filter, context, { any: true })
  const rest = `${agreeing(which, all.gender, false)} ${all.with('di')}`
  return { with: (preposition) => words(preposition, rest), gender: all.gender, plural: false }
}

/** "uno dei tuoi altri personaggi", "un personaggio avversario" */
export const oneOf = (filter: Filter, context: Context): Phrase =>
  filter.same
    ? simple('quel', firstOf(nounsOf(filter)))
    : filter.of === 'them'
      ? oneOf(...asTheirOwn(filter, context))
      : isAnyLooked(filter)
        ? fixed('una di queste', 'f')
        : filter.whose === 'yours' && !filter.in
          ? ofYours(filter, context, 'un')
          : some(filter, context)

/** "uno o più dei tuoi personaggi" */
export const oneOrMore = (filter: Filter, context: Context): Phrase => {
  const one = ofYours(filter, context, 'un')
  return { ...one, with: (preposition) => one.with(preposition).replace(/^(un[oa]) /, '$1 o più ') }
}
/** "nessuno dei tuoi personaggi" */
export const noneOf = (filter: Filter, context: Context): Phrase => ofYours(filter, context, 'nessun')

export const subjects = (to: 'self' | 'challenger' | Filter, context: Context): Phrase =>
  to === 'challenger'
    ? phrase('challenger', { ...context, said: {} })
    : to === 'self'
      ? self(context)
      : such(to, context)

/** Whom a static ability reaches. Without a pronoun the verb would take a card under this one for its subject. */
export function reached(ability: Reaching, context: Context): Phrase {
  const only = onlyReached(ability)
  if (only) return pronoun(only, farIn(context))
  const { rest } = conjuncts(ability.while)
  const under = rest.some((one) => ('is' in one && one.a.over !== undefined) || 'that' in one)
  return isSelfAgain(ability) && !under
    ? pronoun(selfReferent(context), context)
    : subjects(ability.to, context)
}

/** This card, or such cards whose player goes without saying. */
export const thisOrSuch = (what: 'self' | Filter, context: Context): Phrase =>
  what === 'self' ? self(context) : such(what, context, { unowned: true })

export { aside } from './grammar.ts'

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
    if (typeof target === 'string') return named(target, referent, context)
    if ('top' in target) return topOf(target, context)
    if (isOnlyOne(filterOf(target), context)) return pronounOf(italianNouns.card, false)
    if ('all' in target) {
      const each = how !== 'each' && justEach(target.all, context)
      return each ? pronoun(each, farIn(context)) : allOf(target.all, context, how)
    }
    const chosen = 'chosen' in target
    const filter = chosen ? target.chosen : target.one
    if (filter.in === 'looked' && target.upTo === 1) return oneOf(filter, context)
    if (target.n !== undefined || target.upTo !== undefined || target.allBut !== undefined)
      return soMany(filter, target, chosen, context)
    return chosen ? kind(filter, context, 'un', { chosen: true }) : oneOf(filter, context)
  })()
  remember(target, context)
  return said
}

/** "fino a 2", behind a preposition "un massimo di 2"; "un numero qualsiasi di", "3" */
function soMany(filter: Filter, target: Count, chosen: boolean, context: Context): Phrase {
  const { n, upTo, random, allBut } = target
  const plural = isSeveral(target)
  if (random) {
    const some = kind(
      filter,
      context,
      { count: allBut === undefined ? exactly(n ?? 1, context) : `tutte tranne ${allBut}` },
      { plural },
    )
    return { ...some, with: (preposition) => `${some.with(preposition)} a caso` }
  }
  if (isAnyLooked(filter) && typeof n === 'number') return fixed(`${n} di queste`, 'f', plural)
  const several = (count: string) => kind(filter, context, { count }, { plural, chosen, any: true })
  if (upTo === 'any') {
    const any = several('un numero qualsiasi di')
    const total = target.total !== undefined && `con un totale di ${target.total} {S} o meno`
    return total ? { ...any, with: (preposition) => words(any.with(preposition), total) } : any
  }
  if (upTo === undefined) return several(exactly(n ?? 1, context))
  const most = several(`un massimo di ${exactly(upTo, context)}`)
  return {
    ...most,
    with: (preposition) =>
      (preposition ? most : several(`fino a ${exactly(upTo, context)}`)).with(preposition),
  }
}

/** "la prima carta del tuo mazzo" */
function topOf({ top, of }: Extract<Target, { top: unknown }>, context: Context): Phrase {
  const deck =
    of === undefined
      ? `del ${your(context, 'm', false)} mazzo`
      : `del mazzo ${player(of, context).with('di')}`
  const one = (rest: string, plural: boolean): Phrase => ({
    with: (preposition) => before('il', rest, 'f', plural, preposition),
    gender: 'f',
    plural,
  })
  if (top === 1) return one(`prima carta ${deck}`, false)
  if (isFixed(top)) return one(`prime ${top} carte ${deck}`, true)
  const { equalTo } = counted({ ...top, plus: top.plus ?? 0 }, context)
  return one(`prime carte ${deck} in numero pari ${equalTo}`, true)
}

/** A card to choose, behind "scegli". */
export function chosenOne(target: Target, context: Context): string {
  const filter = filterOf(target)
  if (filter === null || 'all' in (target as object)) return phrase(target, context).with()
  const count = target as Count
  const said =
    count.n === undefined && count.upTo === undefined
      ? oneOf(filter, context)
      : soMany(filter, count, false, context)
  remember(target, context)
  return said.with()
}

/** A card to play: whose it is goes without saying, and one from a hand needs no place. */
export function played(target: Target, context: Context): Phrase {
  const filter = filterOf(target)
  const discard = `dai ${your(context, 'm', true)} scarti`
  if (target === 'self' && context.trigger?.inZone) return pronounOf(italianNouns.card, false)
  if (target === 'self') return fixed(`questa carta ${discard}`, 'f')
  if (target === 'whom') return fixed(`di nuovo quella canzone ${discard}`, 'f')
  if (filter === null || filter.in === 'looked' || typeof target === 'string' || !('one' in target))
    return phrase(target, context)
  const { in: zone, ...rest } = filter
  // Its own text still speaks of what was there before; from now on it is what it is in play.
  const said = some(zone === 'hand' ? rest : filter, context)
  remember({ ...target, one: { whose: 'yours', ...rest } }, context)
  return said
}

/** "nel tuo mazzo", "ai mazzi dei loro giocatori" */
export function theirs(
  target: Target,
  context: Context,
  [one, more]: readonly [string, string],
  what: string,
  several: string,
): string {
  if (isYours(target, context)) return `${one} ${your(context, 'm', false)} ${what}`
  if (referentOf(target, context).whose === 'named') return `${one} suo ${what}`
  const of = theirPlayers(target, context, 'di')
  return of.startsWith('dei') ? `${more} ${several} ${of}` : `${one} ${what} ${of}`
}

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
      return simple('quel', referent.noun)
    case 'there':
      return simple('quel', 'location')
    case 'challenger':
      return challenging
    case 'challenged':
      return simple('il', 'character', false, 'sfidat')
    default:
      return unsaid(target, 'it')
  }
}

function allOf(all: Filter, context: Context, how?: 'each' | 'now' | 'these'): Phrase {
  const yours = all.whose === 'yours' && !all.in
  if (how === 'each') return yours ? ofYours(all, context, 'ciascun') : kind(all, context, 'ogni')
  const several =
    yours || how === 'these'
      ? such(all, context)
      : kind(all, context, 'tutti', { plural: true, lying: all.in === 'inkwell' })
  if (how === undefined) return several
  return { ...several, with: (preposition) => words(several.with(preposition), !all.here && 'in gioco') }
}

const challenging: Phrase = {
  with: (preposition) => before('il', 'personaggio sfidante', 'm', false, preposition),
  gender: 'm',
  plural: false,
}

function triggering(context: Context): Phrase {
  if ((context.trigger?.what ?? 'self') === 'self') return self(context)
  return simple('quel', triggeringReferent(context).noun)
}

/** The triggering card where "quel personaggio" could mean another one: "il personaggio spostato". */
export function theTriggering(context: Context): Phrase {
  const [event] = eventsOf(context.trigger)
  const how = event && eventWord(event).say.it.the
  if ((context.trigger?.what ?? 'self') === 'self') return self(context)
  if (how === 'sfidante') return challenging
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

/** Who does something that is spoken of; "you" is in the verb. */
export const somePlayer = (by: 'you' | 'opponent' | 'anyone'): Phrase =>
  by === 'you' ? nobody : fixed(by === 'opponent' ? 'un avversario' : 'un giocatore')
export const aCard = fixed('una carta', 'f')
export const damages = fixed('danni', 'm', true)
export const agreed = (stem: string, { gender, plural }: { gender: Gender; plural: boolean }): string =>
  agreeing(stem, gender, plural)

const ownings = { lore: 'leggenda', hand: 'carte in mano', inkwell: 'carte nel suo calamaio' }

export function player(who: Who, context: Context): Phrase {
  if (typeof who === 'object')
    return 'more' in who
      ? fixed(`ogni avversario con più ${ownings[who.more]} di te`)
      : fixed(`ogni giocatore con il maggior numero di ${ownings[who.most]}`)
  switch (who) {
    case 'you':
    case 'me':
      return fixed('')
    case 'eachOpponent':
      return fixed('ogni avversario')
    case 'eachPlayer':
      return fixed('ogni giocatore')
    case 'itsPlayer':
      if ((context.ofWhom ?? referentOf('it', context)).plural) throw cannotSay(who, 'it', 'of several cards')
      return fixed('il suo giocatore')
    case 'thatPlayer':
    case 'them':
      return fixed('quel giocatore')
    case 'chosenOpponent':
      return fixed('un avversario a tua scelta')
    case 'chosenPlayer':
      return fixed('un giocatore a tua scelta')
    case 'anotherPlayer':
      return fixed('un altro giocatore a tua scelta')
    case 'chosenPlayers':
      return fixed('ogni giocatore a tua scelta')
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
  /** "la {S} di questo personaggio", and the same behind "pari": "alla {S} ..." */
  equal?: string
  equalTo?: string
}

export function counted(amount: Amount, context: Context): Counted {
  if (isFixed(amount)) return { n: amount }
  const { per, equal, equalTo } = amountWord(amount).say.it.counted(amount, context)
  const { times = 1, plus, upTo } = amount
  const most = upTo !== undefined && `(al massimo ${upTo})`
  if (per !== undefined && plus === undefined) return { n: times, per: words(per, most) }
  const more = words(added(plus), most)
  const [often, to] = times === 1 ? ['', equalTo] : [`${times} volte`, `a ${times} volte ${equal}`]
  return { n: 0, equal: words(often, equal, more), equalTo: words(to, more) }
}

const added = (n = 0): string => (n === 0 ? '' : n < 0 ? `meno ${-n}` : `più ${n}`)

const valueNames = {
  strength: ['la', '{S}'],
  willpower: ['la', '{W}'],
  lore: ['la', '{L}'],
  damage: ['il', 'danno'],
  cost: ['il', 'costo'],
} as const

/** As much as a card has: "pari alla {S} di questo personaggio". */
export function cardValue(target: Target, value: keyof typeof valueNames, context: Context): ItalianAmount {
  const [article, name] = valueNames[value]
  const of = lookingAt(target, context, () => phrase(target, context).with('di'))
  return {
    equal: `${article} ${name} ${of}`,
    equalTo: `${article === 'la' ? 'alla' : 'al'} ${name} ${of}`,
  }
}

/** "ogni altro personaggio Cattivo che hai in gioco" */
export function inPlay(filter: Filter, context: Context): string {
  const yours = filter.whose === 'yours' && !filter.in
  const each = kind(filter, context, 'ogni', { unowned: yours, lying: true }).with()
  const have = context.actor === 'you' ? 'che hai' : 'che ha'
  const place = !filter.here && !filter.sang && !filter.in && filter.whose !== 'opposing' && 'in gioco'
  return words(each, yours && have, place)
}

/** "2 carte", "una carta per ogni ...", "leggenda pari a ..." */
export function amountOf(
  amount: Amount,
  context: Context,
  of: (n: number) => string,
  uncounted: string,
): string {
  const { n, per, equalTo } = counted(amount, context)
  return equalTo ? `${uncounted} pari ${equalTo}` : words(of(n), per)
}

/** "3 o più", "meno di 3": how many there are of something. */
export function bounded(
  { atLeast, atMost }: { atLeast?: Amount; atMost?: Amount },
  not: boolean,
  context: Context,
): string {
  const said = (n: Amount): string => exactly(n, context)
  if (atMost === undefined) {
    const least = atLeast ?? 1
    return not ? `meno di ${said(least)}` : `${said(least)} o più`
  }
  if (atLeast !== undefined) return `da ${said(atLeast)} a ${said(atMost)}`
  if (atMost === 0) return ''
  return not ? `più di ${said(atMost)}` : `al massimo ${said(atMost)}`
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
    case 'whileInPlay':
      return 'finché questa carta è in gioco'
    case 'thisChallenge':
      return 'per questa sfida'
    default:
      return unsaid(duration, 'it')
  }
}

/** "a meno che tu non abbia ...": what is denied here is denied twice, so it must be asserted. */
export function unless({ subject, verb, rest, not }: Test): string {
  return words('a meno che', subject || (verb === hai && 'tu'), !not && 'non', verb[1], rest)
}
