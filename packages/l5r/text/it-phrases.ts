/** Italian: cards, numbers, players and conditions. */
import { capital, clause, first, type Lead, listed, unsaid, words } from '@regelwerk/say'
import {
  agreeing,
  before,
  behind,
  cliticOf,
  type Determiner,
  fixed,
  type Gender,
  type Phrase,
  type Preposition,
} from '@regelwerk/say/it'
import type {
  Amount,
  Condition,
  Filter,
  Keyword,
  Range,
  RingFilter,
  RingSubject,
  Stat,
  Subject,
  Who,
  Zone,
} from '../abilities.ts'
import { amountWord, conditionWord, propertiesOf } from '../words/known.ts'
import {
  afresh,
  alternatives,
  areSeveralPlayers,
  aside,
  type Context,
  type Counted,
  isCounted,
  isOfController,
  isOneOfTwo,
  isThat,
  isTheOne,
  isYou,
  type Noun,
  nounsOf,
  paidWith,
  type Referent,
  referentOf,
  remember,
  superlativeOf,
  zonesOf,
} from './grammar.ts'
import { carte, genderIn, nouns, ofElement, simple, statNames } from './it-words.ts'
import type { ItalianPart, Wording } from './parts.ts'
import { traitName } from './traits.ts'

export const trait = (name: string): string => traitName(name, 'it')
/** As it is printed on the cards. */
export const keyword = (name: Keyword): string => capital(name)

// ---- where

const places: Readonly<Record<Exclude<Zone, 'play' | 'provinces'>, readonly [name: string, gender: Gender]>> =
  {
    hand: ['mano', 'f'],
    dynastyDiscard: ['pila degli scarti della dinastia', 'f'],
    conflictDiscard: ['pila degli scarti del conflitto', 'f'],
    dynastyDeck: ['mazzo dinastia', 'm'],
    conflictDeck: ['mazzo conflitto', 'm'],
    removed: ['carte rimosse dal gioco', 'f'],
  }

/** `their`: of the player of whom the sentence speaks; `theirs`: of the players. */
type OfThem = 'their' | 'theirs'
type Whose = 'yours' | 'opponents' | 'any' | OfThem | 'that' | 'controllers'
const ofWhom = {
  any: 'di un giocatore',
  opponents: 'del tuo avversario',
  that: 'di quel giocatore',
  controllers: 'di chi lo controlla',
} as const

const whoseOf = (filter: Filter, owner?: OfThem): Whose => {
  const { whose = 'yours' } = filter
  if (isOfController(filter)) return 'controllers'
  return typeof whose === 'object' ? 'that' : whose === 'opponents' ? (owner ?? whose) : whose
}

/** "nella tua mano", "dal mazzo conflitto del tuo avversario" */
function inZone(name: string, gender: Gender, whose: Whose, way: Preposition): string {
  const own = {
    yours: gender === 'f' ? 'tua' : 'tuo',
    their: gender === 'f' ? 'sua' : 'suo',
    theirs: 'loro',
  }[whose as 'yours']
  return own
    ? before('il', `${own} ${name}`, gender, false, way)
    : `${before('il', name, gender, false, way)} ${ofWhom[whose as 'any']}`
}

/** "in una delle tue province" */
function amongThose(more: string, whose: Whose, way: Preposition, plural: boolean): string {
  const own = { yours: 'tue', their: 'sue', theirs: 'loro' }[whose as 'yours']
  const of = plural && whose === 'any' ? 'di tutti i giocatori' : ofWhom[whose as 'any']
  const those = own ? `${own} ${more}` : `${more} ${of}`
  return plural ? before('il', those, 'f', true, way) : `${way} una ${before('il', those, 'f', true, 'di')}`
}

/** "nella tua mano", or "dalla tua mano" */
export function whereabouts(filter: Filter, plural: boolean, way: 'in' | 'da', owner?: OfThem): string {
  const zones = zonesOf(filter)
  const whose = whoseOf(filter, owner)
  if (zones.length === 2 && zones.every((zone) => zone.endsWith('Discard')))
    return amongThose('pile degli scarti', whose, way, plural)
  const placed = zones.map((zone) => {
    if (zone === 'play') return 'in gioco'
    if (zone !== 'provinces') return inZone(...places[zone], whose, way)
    if (filter.heldBy === 'attackedProvince') return `${way === 'in' ? 'nella' : 'dalla'} provincia attaccata`
    if (filter.heldBy === 'targets') return `${way === 'in' ? 'in' : 'da'} quelle province`
    if (filter.heldBy === 'host') return `${way === 'in' ? 'nella' : 'dalla'} provincia con questo accessorio`
    if (filter.heldBy) return `${way} ${filter.heldBy === 'self' ? 'questa' : 'quella'} provincia`
    if (filter.adjacent) return `${way} ${plural ? 'province adiacenti' : 'una provincia adiacente'}`
    return amongThose(
      filter.stronghold === false ? 'province senza roccaforte' : 'province',
      whose,
      way,
      plural,
    )
  })
  return listed(placed, 'o')
}

// ---- numbers

/** What an amount is, with its article: "il numero di personaggi attaccanti". */
export const value = (n: Amount, context: Context): string =>
  typeof n === 'number' ? `${n}` : amountWord(n).say.it(n, context)

export const times = (what: string, by = 1): string => (by === 1 ? what : `${by} volte ${what}`)

/** "(X è la gloria di quel personaggio)" */
export const whereX = (n: Amount, context: Context): string => `(X è ${value(n, context)})`

/** "per ogni possedimento che controlli" */
export const perEach = (n: Counted, context: Context): string => amountWord(n).per?.it(n, context) ?? ''

/** "2 fato", "altrettanto fato", "1 fato per ogni ..." */
export function quantity(n: Amount, context: Context, what: 'onore' | 'fato'): string {
  if (typeof n === 'number') return `${n} ${what}`
  if (isCounted(n)) return `${n.times ?? 1} ${what} ${perEach(n, context)}`
  return 'done' in n ? `altrettanto ${what}` : `X ${what} ${whereX(n, context)}`
}

export function cards(n: Amount, context: Context): string {
  if (typeof n === 'number') return carte(n)
  if (isCounted(n)) return `${carte(n.times ?? 1)} ${perEach(n, context)}`
  return 'done' in n ? 'altrettante carte' : `X carte ${whereX(n, context)}`
}

/** "la prima carta", "le prime 3 carte": from the top. */
export const top = (n: Amount, context: Context): string =>
  n === 1
    ? 'la prima carta'
    : typeof n === 'number'
      ? `le prime ${n} carte`
      : `le prime X carte ${whereX(n, context)}`

/** "gloria 2 o inferiore", "abilità militare inferiore a quella di questo personaggio" */
export function range(what: Stat, of: Range, context: Context): string {
  const { min, max, below, above } = of
  const [name, gender] = statNames[what]
  const extreme = superlativeOf(what, of)
  if (extreme) return superlative(what, extreme.among, extreme.most ? 'alt' : 'bass', context)
  if (above !== undefined) return `${name} superiore ${compared(what, above, context)}`
  if (below !== undefined) return `${name} inferiore ${compared(what, below, context)}`
  if (typeof max === 'number' && typeof min === 'number')
    return min === max ? `${name} ${min}` : `${name} da ${min} a ${max}`
  if (max === 0) return `${name} 0`
  if (typeof max === 'number') return `${name} ${max} o inferiore`
  if (typeof min === 'number') return `${name} ${min} o superiore`
  const pari = gender === 'f' ? 'pari' : 'pari'
  if (max !== undefined) return `${name} ${pari} o inferiore ${compared(what, max, context)}`
  return `${name} ${pari} o superiore ${compared(what, min ?? 0, context)}`
}

/** "l'abilità militare", "il costo stampato"; "la sua gloria" */
export const articled = (stat: Stat, own?: 'su'): string => {
  const [name, gender] = statNames[stat]
  if (own) return gender === 'f' ? `la sua ${name}` : `il suo ${name}`
  return name.startsWith('a') ? `l'${name}` : `${gender === 'f' ? 'la' : 'il'} ${name}`
}

/** "il costo stampato più alto tra i personaggi che controlli" */
export const superlative = (what: Stat, among: Filter, how: string, context: Context): string =>
  `${articled(what)} più ${how}${statNames[what][1] === 'f' ? 'a' : 'o'} ${those(among, afresh(context)).with('tra')}`

/** "la maggiore quantità di fato tra i personaggi" */
export const mostOf = (what: string, among: Filter, most: boolean, context: Context): string =>
  `la ${most ? 'maggiore' : 'minore'} quantità di ${what} ${those(among, afresh(context)).with('tra')}`

/** Of the same skill one says only whose it is: "a quella di questo personaggio". */
function compared(what: Stat, n: Amount, context: Context): string {
  const that = statNames[what][1] === 'f' ? 'a quella' : 'a quello'
  if (typeof n === 'object' && 'stat' in n && n.stat === what)
    return aside(context, () => `${that} ${phrase(n.of, afresh(context)).with('di')}`)
  if (typeof n === 'object' && 'highest' in n && n.highest === what)
    return `${that} ${some(n.among, context).with('di')}`
  return behind('a', value(n, context))
}

/** "almeno 1 fato" */
export function numberOf({ min, max, below }: Range, context: Context, what: (n: number) => string): string {
  if (typeof below === 'object' && 'stat' in below)
    return `meno ${what(2)} ${aside(context, () => phrase(below.of, afresh(context)).with('di'))}`
  if (typeof max === 'number' && max === min) return `esattamente ${max} ${what(max)}`
  const said = (n: Amount): string => `${value(n, context)} ${what(typeof n === 'number' ? n : 2)}`
  const least = min === undefined ? [] : [`almeno ${said(min)}`]
  const most = max === undefined ? [] : [`al massimo ${said(max)}`]
  return listed([...least, ...most], 'e')
}

// ---- cards that match

const partsOf = (filter: Filter, context: Context, wording: Wording): ItalianPart[] =>
  [...propertiesOf(filter)].map(([, word, value_]) => word.say.it(value_, filter, context, wording))

/** The filter with a determiner: "un personaggio Bushi partecipante che controlli". */
export function kind(
  filter: Filter,
  context: Context,
  determiner: Determiner,
  wording: Wording = {},
): Phrase {
  const { plural = false } = wording
  const parts = partsOf(filter, context, wording)
  const named = nounsOf(filter).map((name) => nouns[name])
  const { gender } = first(named)
  // Behind several nouns an adjective agrees with the nearest.
  const last = first(named.slice(-1)).gender
  const having = [...parts.flatMap(({ with: one }) => one || []), ...(wording.total ? [wording.total] : [])]
  const noun = named.map(({ one, more, gender: own }, i) => {
    const said = plural ? more : one
    return i > 0 && determiner === 'un' ? before('un', said, own, false) : said
  })
  const rest = words(
    wording.first,
    ...parts.map(({ before: say }) => say?.(gender, plural)),
    listed(noun, 'o'),
    ...parts.map(({ kind: one }) => one),
    ...parts.map(({ adjective }) => adjective?.(last, plural)),
    ...parts.map(({ behind: one }) => (typeof one === 'function' ? one(last, plural) : one)),
    ...parts.map(({ without }) => without && `senza ${without}`),
    having.length > 0 && `con ${listed(having, 'e')}`,
    ...parts.map(({ place }) => place),
  )
  return { with: (preposition) => before(determiner, rest, gender, plural, preposition), gender, plural }
}

/** "un personaggio Monk o un personaggio con ..." */
function ofEach(
  filter: Filter,
  context: Context,
  determiner: Determiner,
  wording: Wording,
  or: string,
): Phrase {
  const very = isThat(filter)
  if (very !== undefined) return aside(context, () => phrase(very, context))
  if (isTheOne(filter)) return kind(filter, context, 'il', { ...wording, plural: false })
  const all = alternatives(filter).map((one) => {
    const that = isThat(one)
    return that === undefined
      ? kind(one, context, determiner, wording)
      : aside(context, () => phrase(that, afresh(context)))
  })
  const { gender, plural } = first(all)
  return { with: (preposition) => all.map((one) => one.with(preposition)).join(` ${or} `), gender, plural }
}

export const some = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, 'un', wording, 'o')
export const every = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, 'ogni', { ...wording, every: true }, 'e')
/** "personaggi che controlli" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, 'none', { ...wording, plural: true }, 'e')
/** "i personaggi attaccanti" */
export const those = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, 'il', { ...wording, plural: true }, 'e')

interface Several {
  n?: Amount | 'any' | undefined
  upTo?: true | undefined
  totalCost?: number | undefined
}

export function several(
  filter: Filter,
  context: Context,
  { n = 1, upTo, totalCost }: Several,
  wording: Wording = {},
): Phrase {
  const total = totalCost !== undefined && { total: `costo stampato totale ${totalCost} o inferiore` }
  const told: Wording = { ...wording, ...total }
  const counted = (count: string, plural: boolean): Phrase =>
    ofEach(filter, context, { count }, { ...told, plural }, 'o')
  if (n === 'any') return counted('un qualsiasi numero di', true)
  if (typeof n === 'object' && 'done' in n) return counted('un ugual numero di', true)
  if (typeof n === 'object') return counted(words(upTo && 'fino a', `X ${whereX(n, context)}`), true)
  if ((n === 1 && !upTo) || isTheOne(filter)) return some(filter, context, told)
  return counted(upTo ? `fino a ${n}` : `${n}`, n > 1)
}

// ---- what a card is

/** "attacca da solo", "è onorato", "ha almeno 2 accessori" */
export function predicate(
  filter: Filter,
  { gender, plural }: Phrase,
  context: Context,
  negated = false,
): string {
  const { type: _, ...rest } = filter
  const not = negated ? 'non ' : ''
  const [is, has] = plural ? ['sono', 'hanno'] : ['è', 'ha']
  const kindOf: Filter = {}
  const said: string[] = []
  for (const [key, word, value_] of propertiesOf(rest)) {
    const part = word.say.it(value_, filter, context, {})
    if (part.is) said.push(`${not}${part.is(gender, plural)}`)
    else if (part.adjective) said.push(`${not}${is} ${part.adjective(gender, plural)}`)
    else if (part.without) said.push(negated ? `${has} ${part.without}` : `non ${has} ${part.without}`)
    else if (part.with) said.push(`${not}${has} ${part.with}`)
    else if (Object.keys(part).length > 0) Object.assign(kindOf, { [key]: value_ })
  }
  if (Object.keys(kindOf).length > 0 || said.length === 0)
    said.push(`${not}${is} ${kind({ type: filter.type ?? 'character', ...kindOf }, context, 'un').with()}`)
  return listed(said, 'e')
}

// ---- conditions

/** What holds: "sei il primo giocatore". */
export const condition = (test: Condition, context: Context, negated = false): string =>
  conditionWord(test).say.it(test, context, negated)

/** For an ability: "durante un conflitto", "finché questo personaggio attacca", "se ...". */
export function given(test: Condition, context: Context): Lead {
  const { during, lasts } = conditionWord(test)
  const when = during?.it(test, context, false)
  if (when !== undefined) return clause(when)
  return clause(`${lasts && !context.trigger ? 'finché' : 'se'} ${condition(test, context)}`)
}

/** For what holds all the time: "durante i conflitti militari", "finché ...". */
export function holds(test: Condition, context: Context): Lead {
  const when = conditionWord(test).during?.it(test, context, true)
  return clause(when ?? `finché ${condition(test, context)}`)
}

// ---- rings

const states = { unclaimed: 'non rivendicat', claimed: 'rivendicat', contested: 'contes' } as const

/** "anelli non rivendicati" */
export function rings(filter: RingFilter, plural: boolean, determiner: Determiner = 'none'): Phrase {
  const { state, element, ofRole, ofProvince, isNot, hasFate, type } = filter
  const pool = state === 'yours' || state === 'opponents'
  const rest = words(
    isNot && 'altro',
    plural ? 'anelli' : 'anello',
    element && ofElement[element],
    type && (type === 'military' ? (plural ? 'militari' : 'militare') : plural ? 'politici' : 'politico'),
    state !== undefined && !pool && `${states[state]}${plural ? 'i' : 'o'}`,
    ofRole && "dell'elemento del tuo ruolo",
    state === 'yours' && 'nella tua riserva degli anelli rivendicati',
    state === 'opponents' && 'nella riserva degli anelli rivendicati del tuo avversario',
    ofProvince && 'di un elemento della provincia attaccata',
    hasFate !== undefined && (hasFate ? 'con del fato' : 'senza fato'),
  )
  return { with: (preposition) => before(determiner, rest, 'm', plural, preposition), gender: 'm', plural }
}

/** "l'anello conteso", "quell'anello", "fino a 2 anelli non rivendicati" */
export function ring(subject: RingSubject): Phrase {
  if (subject === 'contested') return rings({ state: 'contested' }, false, 'il')
  if (typeof subject === 'string') return simple('quel', 'ring')
  if ('elementOf' in subject)
    return il(
      `anello dell'elemento ${subject.elementOf === 'triggering' ? 'di quella provincia' : 'della provincia attaccata'}`,
    )
  if ('each' in subject) return rings(subject.each, false, 'ogni')
  const { choose, n = 1, upTo } = subject
  if (n === 1 && !upTo) return rings(choose, false, 'un')
  return rings(choose, n > 1, { count: `${upTo ? 'fino a ' : ''}${n}` })
}

// ---- players

const il = (rest: string): Phrase => ({
  with: (preposition) => before('il', rest, 'm', false, preposition),
  gender: 'm',
  plural: false,
})
export const opponent: Phrase = il('tuo avversario')

export function player(who: Who, context: Context): Phrase | 'you' {
  switch (who) {
    case 'you':
      return 'you'
    case 'opponent':
      return opponent
    case 'eachPlayer':
      return fixed('ogni giocatore')
    case 'attacker':
      return il('giocatore attaccante')
    case 'defender':
      return il('giocatore difensore')
    case 'firstPlayer':
      return il('primo giocatore')
    case 'loser':
      return il('giocatore che ha perso il conflitto')
    case 'chosen':
    case 'triggering':
      return fixed(areSeveralPlayers(context) ? 'ogni giocatore scelto' : 'quel giocatore')
  }
  if ('ownerOf' in who)
    return il(`proprietario ${aside(context, () => phrase(who.ownerOf, afresh(context)).with('di'))}`)
  return il(
    `giocatore che controlla ${aside(context, () => phrase(who.controllerOf, afresh(context)).with())}`,
  )
}

/** "tua", "sua": of a feminine. */
export const your = (who: Who): string => (isYou(who) ? 'tua' : 'sua')

// ---- subjects

const host = (noun: Noun): Phrase => {
  const { one: name, gender } = nouns[noun]
  return {
    with: (preposition) => before('il', `${name} con questo accessorio`, gender, false, preposition),
    gender,
    plural: false,
  }
}

export const that = ({ noun, plural }: Referent): Phrase => simple('quel', noun, plural)
export const self = ({ self: noun }: Context): Phrase => simple('questo', noun)

/** A clitic, or behind a preposition "esso". */
const pronoun = (gender: Gender, plural: boolean): Phrase => ({
  with: (preposition) =>
    words(
      preposition,
      (preposition === 'su' || preposition === 'tra') && 'di',
      preposition && agreeing('ess', gender, plural),
    ),
  gender,
  plural,
  clitic: cliticOf(gender, plural),
})

/** A card or cards an effect is about; from now on a pronoun will do. */
export function phrase(subject: Subject, context: Context, wording: Wording = {}): Phrase {
  const referent = referentOf(subject, context)
  const near = context.said.near === referent.key
  // What is chosen among "those cards" is spoken of only after them.
  const said = near ? pronoun(genderIn(referent), referent.plural) : one(subject, referent, context, wording)
  remember(subject, context)
  return said
}

function one(subject: Subject, referent: Referent, context: Context, wording: Wording): Phrase {
  if (referent.key === 'self') return self(context)
  if (referent.key === 'host') return host(referent.noun)
  switch (subject) {
    case 'self':
      return self(context)
    case 'host':
      return host(context.host)
    case 'triggering':
    case 'it':
    case 'targets':
    case 'itself':
      return that(referent)
    case 'target':
    case 'second': {
      if (!isOneOfTwo(context)) return that(referent)
      const gender = genderIn(referent)
      const first = subject === 'target' ? 'prim' : 'second'
      const { one: noun } = nouns[referent.noun]
      const rest = `${first}${gender === 'f' ? 'a' : 'o'} ${noun} scelt${gender === 'f' ? 'a' : 'o'}`
      return { with: (preposition) => before('il', rest, gender, false, preposition), gender, plural: false }
    }
    case 'paid': {
      const how = {
        bow: 'inchinat',
        sacrifice: 'sacrificat',
        dishonor: 'disonorat',
        reveal: 'rivelat',
        other: undefined,
      }[paidWith(context).how]
      return how ? simple('il', referent.noun, referent.plural, how) : that(referent)
    }
    case 'duelWinner':
      return il('vincitore del duello')
    case 'duelLoser':
      return il('perdente del duello')
    case 'attackedProvince':
      return simple('il', 'province', false, 'attaccat')
  }
  if ('each' in subject) return every(subject.each, context, wording)
  if ('provinceOf' in subject) {
    const of = subject.provinceOf === 'paid' ? 'self' : subject.provinceOf
    const whose = one(of, referentOf(of, context), context, {}).with('di')
    const province = simple('il', 'province', false)
    return { ...province, with: (preposition) => `${province.with(preposition)} ${whose}` }
  }
  if ('top' in subject) {
    const deck = subject.top === 'conflict' ? 'mazzo conflitto' : 'mazzo dinastia'
    const of = subject.whose ? `del ${deck} del tuo avversario` : `del tuo ${deck}`
    return {
      with: (preposition) => {
        const said = `${subject.n === 'all' ? 'tutte le carte' : top(subject.n, context)} ${of}`
        return preposition ? behind(preposition, said) : said
      },
      gender: 'f',
      plural: subject.n !== 1,
    }
  }
  if ('hostOf' in subject && subject.hostOf === 'paid') return phrase('host', context)
  if ('hostOf' in subject) {
    const what = aside(context, () => phrase(subject.hostOf, context).with('con'))
    const said = (way?: Preposition): string => `${before('il', 'personaggio', 'm', false, way)} ${what}`
    return { with: said, gender: 'm', plural: false }
  }
  if ('choose' in subject)
    return several(subject.choose, context, subject, { ...(subject.by && { by: subject.by }), ...wording })
  return unsaid(subject, 'it')
}

/** "la tua mano", "la mano del suo proprietario" */
export function ownersOf(what: Subject, context: Context, where: string, way: Preposition): string {
  const { key, plural } = referentOf(what, context)
  const gender: Gender = where === 'mano' ? 'f' : 'm'
  if (key === 'self') return before('il', `${gender === 'f' ? 'tua' : 'tuo'} ${where}`, gender, false, way)
  const owner = plural ? 'dei rispettivi proprietari' : 'del suo proprietario'
  return before('il', `${where} ${owner}`, gender, false, way)
}
