/** German: cards, numbers, players and conditions. */
import { adverb, clause, first, type Lead, listed, ranged, subordinate, unsaid, words } from '@regelwerk/say'
import {
  before,
  behind,
  type Case,
  type Determiner,
  type Form,
  fixed,
  formOf,
  masculine as likeSpieler,
  noun,
  type Phrase,
  phraseOf,
  possessive,
  pronounOf,
  relative,
} from '@regelwerk/say/de'
import type {
  Amount,
  Condition,
  Filter,
  Range,
  RingFilter,
  RingSubject,
  Stat,
  Subject,
  Who,
  Zone,
} from '../abilities.ts'
import { amountWord, conditionWord, propertiesOf } from '../words/known.ts'
import { formIn, masculine, nouns, ofElement, simple, skillNames } from './de-words.ts'
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
  type Noun,
  nounsOf,
  paidWith,
  type Referent,
  referentOf,
  remember,
  superlativeOf,
  zonesOf,
} from './grammar.ts'
import type { GermanPart, Wording } from './parts.ts'
import { traitName } from './traits.ts'

export const trait = (name: string): string => traitName(name, 'de')

// ---- where

/** `their`: of the player of whom the sentence speaks; `theirs`: of the players. */
type OfThem = 'their' | 'theirs'
type Whose = 'yours' | 'opponents' | 'any' | OfThem | 'that' | 'controllers'

const ofWhom = {
  any: 'eines Spielers',
  opponents: 'deines Gegners',
  that: 'jenes Spielers',
  controllers: `des Spielers${subordinate('der ihn kontrolliert')}`,
} as const

interface Place {
  noun: string
  form: Form
  at: string
  from: string
}
const places: Readonly<Record<Exclude<Zone, 'play' | 'provinces'>, Place>> = {
  hand: { noun: 'Hand', form: 'f', at: 'auf', from: 'von' },
  dynastyDiscard: { noun: 'Dynastie-Ablagestapel', form: 'm', at: 'auf', from: 'von' },
  conflictDiscard: { noun: 'Konflikt-Ablagestapel', form: 'm', at: 'auf', from: 'von' },
  dynastyDeck: { noun: 'Dynastiedeck', form: 'n', at: 'in', from: 'aus' },
  conflictDeck: { noun: 'Konfliktdeck', form: 'n', at: 'in', from: 'aus' },
  removed: { noun: 'Karten außerhalb des Spiels', form: 'pl', at: 'unter', from: 'aus' },
}

/** "deiner Hand", "der Hand deines Gegners" */
function owned(name: string, form: Form, whose: Whose): string {
  if (whose === 'yours') return `${before({ ein: 'dein' }, [], 'dat', form)} ${name}`
  if (whose === 'their' || whose === 'theirs')
    return `${before({ ein: whose === 'their' ? 'sein' : 'ihr' }, [], 'dat', form)} ${name}`
  const of = whose === 'any' && form === 'pl' ? 'aller Spieler' : ofWhom[whose]
  return `${before({ der: 'der' }, [], 'dat', form)} ${name} ${of}`
}

/** "einer deiner Provinzen", "einer Provinz deines Gegners" */
function oneOf(one: string, more: string, form: 'f' | 'm', whose: Whose): string {
  const ein = before({ ein: 'ein' }, [], 'dat', form)
  if (whose === 'yours') return `${ein} deiner ${more}`
  if (whose === 'their' || whose === 'theirs')
    return `${ein} ${whose === 'their' ? 'seiner' : 'ihrer'} ${more}`
  return `${ein} ${one} ${ofWhom[whose]}`
}

function placed(
  zone: Zone,
  whose: Whose,
  way: 'at' | 'from',
  { adjacent, stronghold }: Filter,
  plural: boolean,
): string {
  if (zone === 'play') return 'im Spiel'
  if (zone === 'provinces') {
    const prep = way === 'at' ? 'in' : 'aus'
    if (adjacent) return `${prep} ${plural ? 'benachbarten Provinzen' : 'einer benachbarten Provinz'}`
    const one = words('Provinz', stronghold === false && 'ohne Festung')
    const more = words('Provinzen', stronghold === false && 'ohne Festung')
    return `${prep} ${plural ? owned(more, 'pl', whose) : oneOf(one, more, 'f', whose)}`
  }
  const { noun, form, [way]: prep } = places[zone]
  return behind(prep, owned(noun, form, whose))
}

/** "auf deiner Hand", or "von deiner Hand" */
export function whereabouts(filter: Filter, plural: boolean, way: 'at' | 'from', owner?: OfThem): string {
  const zones = zonesOf(filter)
  const { whose: of = 'yours' } = filter
  const whose: Whose = isOfController(filter)
    ? 'controllers'
    : typeof of === 'object'
      ? 'that'
      : of === 'opponents'
        ? (owner ?? of)
        : of
  if (zones.length === 2 && zones.every((zone) => zone.endsWith('Discard'))) {
    const where = plural
      ? owned('Ablagestapeln', 'pl', whose)
      : oneOf('Ablagestapel', 'Ablagestapel', 'm', whose)
    return `${way === 'at' ? 'auf' : 'von'} ${where}`
  }
  return listed(
    zones.map((zone) =>
      zone === 'provinces' && filter.heldBy === 'targets'
        ? `${way === 'at' ? 'in' : 'aus'} jenen Provinzen`
        : zone === 'provinces' && filter.heldBy
          ? `${way === 'at' ? 'in' : 'aus'} ${filter.heldBy === 'attackedProvince' ? 'der angegriffenen' : filter.heldBy === 'self' ? 'dieser' : filter.heldBy === 'host' ? 'der' : 'jener'} Provinz${filter.heldBy === 'host' ? ' mit dieser Verstärkung' : ''}`
          : placed(zone, whose, way, filter, plural),
    ),
    'oder',
  )
}

// ---- numbers

/** What an amount is, in the nominative: "die Anzahl der angreifenden Charaktere". */
export const value = (n: Amount, context: Context): string =>
  typeof n === 'number' ? `${n}` : amountWord(n).say.de(n, context)

export const times = (what: string, by = 1): string => (by === 1 ? what : `${by}-mal ${what}`)

/** What X is, where a number has to be reckoned: "(X ist der Ruhm jenes Charakters)". */
export const whereX = (n: Amount, context: Context): string => {
  const are = typeof n === 'object' && 'stat' in n && n.stat === 'cost'
  return `(X ${are ? 'sind' : 'ist'} ${value(n, context)})`
}

/** "für jedes Besitztum, das du kontrollierst" */
export const perEach = (n: Counted, context: Context): string => amountWord(n).per?.de(n, context) ?? ''

/** "2 Schicksal", "ebenso viel Schicksal", "für jeden ... 1 Schicksal" */
export function quantity(n: Amount, context: Context, what: 'Ehre' | 'Schicksal'): string {
  if (typeof n === 'number') return `${n} ${what}`
  if (isCounted(n)) return `${perEach(n, context)} ${n.times ?? 1} ${what}`
  return 'done' in n ? `ebenso viel ${what}` : `X ${what} ${whereX(n, context)}`
}

export function cards(n: Amount, context: Context, adjective?: string): string {
  const some = (number: number): string =>
    phraseOf({ count: `${number}` }, nouns.card, {
      plural: number > 1,
      adjectives: adjective ? [adjective] : [],
    }).in('acc')
  if (typeof n === 'number') return some(n)
  if (isCounted(n)) return `${perEach(n, context)} ${some(n.times ?? 1)}`
  return 'done' in n
    ? words('ebenso viele', adjective && `${adjective}e`, 'Karten')
    : `X Karten ${whereX(n, context)}`
}

/** "die oberste Karte", "die obersten 3 Karten" */
export const top = (n: Amount, context: Context): string =>
  n === 1
    ? 'die oberste Karte'
    : typeof n === 'number'
      ? `die obersten ${n} Karten`
      : `die obersten X Karten ${whereX(n, context)}`

/** "2 oder niedriger"; undefined where it is compared with something else. */
function bounded(what: Stat, { min, max, below, above }: Range): string | undefined {
  const [less, more] = what === 'cost' ? ['weniger', 'mehr'] : ['niedriger', 'höher']
  if (below !== undefined || above !== undefined) return undefined
  if ((min !== undefined && typeof min !== 'number') || (max !== undefined && typeof max !== 'number'))
    return undefined
  return ranged({ min, max }, [`oder ${more}`, `oder ${less}`, (a, b) => `${a} bis ${b}`])
}

/** "mit Ruhm 2 oder niedriger", "dessen Ruhm niedriger ist als der dieses Charakters" */
export function range(what: Stat, of: Range, context: Context): GermanPart {
  const { min, max, below, above } = of
  const [name] = skillNames[what]
  const cost = what === 'cost'
  const extreme = superlativeOf(what, of)
  if (extreme) {
    const said = (c: 'acc' | 'dat'): string =>
      superlative(what, extreme.among, extreme.most ? 'höchst' : 'niedrigst', c, context)
    return { with: said('dat'), is: (form, not) => `${not}${said('acc')} ${form === 'pl' ? 'haben' : 'hat'}` }
  }
  const is = cost ? 'sind' : 'ist'
  const n = bounded(what, of)
  if (n !== undefined) {
    const article = what === 'glory' ? 'einen ' : cost ? '' : 'eine '
    const said: GermanPart['is'] = (form, not) =>
      `${not}${article}${name} von ${n} ${form === 'pl' ? 'haben' : 'hat'}`
    if (what === 'glory') return { with: `Ruhm ${n}`, is: said }
    return { with: cost ? `aufgedruckten Kosten von ${n}` : `einer ${name} von ${n}`, is: said }
  }
  const than = (how: string, n: Amount): GermanPart => ({
    relative: (form) => `${relative.gen[form]} ${name} ${how} ${compared(what, n, context)}`,
    is: (form, not) => {
      const its = cost || what === 'glory' ? possessive(form) : `${possessive(form)}e`
      return `${its} ${name} ${not}${how} ${compared(what, n, context)}`
    },
  })
  if (below !== undefined) return than(`niedriger ${is} als`, below)
  if (above !== undefined) return than(`höher ${is} als`, above)
  if (max !== undefined) return than(`höchstens so hoch ${is} wie`, max)
  return than(`mindestens so hoch ${is} wie`, min ?? 0)
}

/** "die höchsten aufgedruckten Kosten unter Charakteren, die du kontrollierst" */
export function superlative(what: Stat, among: Filter, how: string, c: Case, context: Context): string {
  const [name, form] = what === 'cost' ? (['Kosten', 'pl'] as const) : skillNames[what]
  const adjectives = what === 'cost' ? [how, 'aufgedruckt'] : [how]
  return `${before({ der: 'der' }, adjectives, c, form)} ${name} unter ${those(among, afresh(context)).in('dat')}`
}

/** Of the same skill one says only whose it is: "als die dieses Charakters". */
function compared(what: Stat, n: Amount, context: Context): string {
  const the = before({ der: 'der' }, [], 'nom', skillNames[what][1])
  if (typeof n === 'object' && 'stat' in n && n.stat === what)
    return aside(context, () => `${the} ${phrase(n.of, afresh(context)).in('gen')}`)
  if (typeof n === 'object' && 'highest' in n && n.highest === what)
    return `${the} ${some(n.among, context).in('gen')}`
  return value(n, context)
}

/** "mindestens 1 Schicksal" */
export function numberOf({ min, max, below }: Range, context: Context, what: (n: number) => string): string {
  if (typeof below === 'object' && 'stat' in below)
    return `weniger ${what(2)} als ${aside(context, () => phrase(below.of, afresh(context)).in('nom'))}`
  if (typeof max === 'number' && max === min) return `genau ${max} ${what(max)}`
  const said = (n: Amount): string => `${value(n, context)} ${what(typeof n === 'number' ? n : 2)}`
  const least = min === undefined ? [] : [`mindestens ${said(min)}`]
  const most = max === undefined ? [] : [`höchstens ${said(max)}`]
  return listed([...least, ...most], 'und')
}

// ---- cards that match

const partsOf = (filter: Filter, context: Context, wording: Wording): GermanPart[] =>
  [...propertiesOf(filter)].map(([, word, value_]) => word.say.de(value_, filter, context, wording))

/** The filter with a determiner: "ein teilnehmender Bushi-Charakter, den du kontrollierst". */
export function kind(
  filter: Filter,
  context: Context,
  determiner: Determiner,
  wording: Wording = {},
): Phrase {
  const { plural = false } = wording
  const parts = partsOf(filter, context, wording)
  const own = [wording.first || [], ...parts.map(({ adjective }) => adjective || [])].flat()
  const prefix = parts.map(({ prefix: one }) => one || '').join('')
  const having = [...parts.flatMap(({ with: one }) => one || []), ...(wording.total ? [wording.total] : [])]
  const named = nounsOf(filter).map((name) => nouns[name])
  const form = formOf(first(named), plural)
  const clauses = parts.flatMap(({ relative: say }) => (say ? say(form) : []))
  const tail = words(
    ...parts.map(({ behind: one }) => one),
    ...parts.map(({ without }) => without && `ohne ${without[0]}`),
    having.length > 0 && `mit ${listed(having, 'und')}`,
    ...parts.map(({ place }) => place),
  )
  const card = phraseOf(determiner, named, { plural, adjectives: own, prefix, behind: tail })
  if (clauses.length === 0) return card
  return { ...card, in: (c) => `${card.in(c)}${subordinate(clauses.join(' und '))}` }
}

/** "ein Mönch-Charakter oder ein Charakter mit ..." */
function ofEach(
  filter: Filter,
  context: Context,
  determiner: Determiner,
  wording: Wording,
  or: string,
): Phrase {
  const very = isThat(filter)
  if (very !== undefined) return aside(context, () => phrase(very, context))
  if (isTheOne(filter)) return kind(filter, context, { der: 'der' }, { ...wording, plural: false })
  const all = alternatives(filter).map((one) => {
    const that = isThat(one)
    return that === undefined
      ? kind(one, context, determiner, wording)
      : aside(context, () => phrase(that, afresh(context)))
  })
  return { in: (c) => all.map((one) => one.in(c)).join(` ${or} `), form: first(all).form }
}

export const some = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, { ein: 'ein' }, wording, 'oder')
export const every = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, { der: 'jed' }, { ...wording, every: true }, 'und')
/** "Charaktere, die du kontrollierst" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, 'none', { ...wording, plural: true }, 'und')
/** "der angreifenden Charaktere" */
export const those = (filter: Filter, context: Context): Phrase =>
  ofEach(filter, context, { der: 'der' }, { plural: true }, 'und')

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
  const total = totalCost !== undefined && {
    total: `aufgedruckten Gesamtkosten von ${totalCost} oder weniger`,
  }
  const told: Wording = { ...wording, ...total }
  const counted = (count: Determiner, plural: boolean): Phrase =>
    ofEach(filter, context, count, { ...told, plural }, 'oder')
  if (n === 'any') return counted('any', true)
  if (typeof n === 'object' && 'done' in n) return counted({ count: 'ebenso viele' }, true)
  if (typeof n === 'object')
    return counted({ count: words(upTo && 'bis zu', `X ${whereX(n, context)}`) }, true)
  if ((n === 1 && !upTo) || isTheOne(filter)) return some(filter, context, told)
  return counted({ count: upTo ? `bis zu ${n}` : `${n}` }, n > 1)
}

// ---- what a card is

/** "alleine angreift", "geehrt ist", "mindestens 2 Verstärkungen hat" */
export function predicate(filter: Filter, form: Form, context: Context, negated = false): string {
  const { type: _, ...rest } = filter
  const not = negated ? 'nicht ' : ''
  const [is, has] = form === 'pl' ? ['sind', 'haben'] : ['ist', 'hat']
  const kindOf: Filter = {}
  const said: string[] = []
  for (const [key, word, value_] of propertiesOf(rest)) {
    const part = word.say.de(value_, filter, context, {})
    if (part.is) said.push(part.is(form, not))
    else if (part.adjective && key !== 'isNot' && key !== 'whose') said.push(`${not}${part.adjective} ${is}`)
    else if (part.without) said.push(negated ? `${part.without[0]} ${has}` : `${part.without[1]} ${has}`)
    else if (part.with) said.push(`${not}${part.with} ${has}`)
    else if (Object.keys(part).length > 0) Object.assign(kindOf, { [key]: value_ })
  }
  if (Object.keys(kindOf).length > 0 || said.length === 0) {
    const ein: Determiner = { ein: negated ? 'kein' : 'ein' }
    said.push(`${kind({ type: filter.type ?? 'character', ...kindOf }, context, ein).in('nom')} ${is}`)
  }
  return listed(said, 'und')
}

// ---- conditions

/** What holds: "du der Startspieler bist". */
export const condition = (test: Condition, context: Context, negated = false): string =>
  conditionWord(test).say.de(test, context, negated)

/** For an ability: "während eines Konflikts", "solange dieser Charakter angreift", "falls ...". */
export function given(test: Condition, context: Context): Lead {
  const { during, lasts } = conditionWord(test)
  const when = during?.de(test, context, false)
  if (when !== undefined) return when.startsWith('solange ') ? clause(when) : adverb(when)
  return clause(`${lasts && !context.trigger ? 'solange' : 'falls'} ${condition(test, context)}`)
}

/** For what holds all the time: "während jedes militärischen Konflikts", "solange ...". */
export function holds(test: Condition, context: Context): Lead {
  const when = conditionWord(test).during?.de(test, context, true)
  if (when === undefined) return clause(`solange ${condition(test, context)}`)
  return when.startsWith('solange ') ? clause(when) : { text: when, kind: 'duration' }
}

// ---- rings

const states = { unclaimed: 'unbeansprucht', claimed: 'beansprucht', contested: 'umkämpft' } as const

/** "unbeanspruchte Ringe" */
export function rings(filter: RingFilter, plural: boolean, determiner: Determiner = 'none'): Phrase {
  const { state, element, ofRole, ofProvince, isNot, hasFate, type } = filter
  const pool = state === 'yours' || state === 'opponents'
  const stems = [
    ...(isNot ? ['ander'] : []),
    ...(state === undefined || pool ? [] : [states[state]]),
    ...(type ? [type === 'military' ? 'militärisch' : 'politisch'] : []),
  ]
  const tail = words(
    element && ofElement[element],
    ofRole && 'mit dem Element deiner Rolle',
    state === 'yours' && 'in deinem Vorrat beanspruchter Ringe',
    state === 'opponents' && 'im Vorrat beanspruchter Ringe deines Gegners',
    ofProvince && 'mit einem Element der angegriffenen Provinz',
    hasFate !== undefined && (hasFate ? 'mit Schicksal' : 'ohne Schicksal'),
  )
  return phraseOf(determiner, nouns.ring, { plural, adjectives: stems, behind: tail })
}

/** "der umkämpfte Ring", "jener Ring", "bis zu 2 unbeanspruchte Ringe" */
export function ring(subject: RingSubject): Phrase {
  if (subject === 'contested') return simple({ der: 'der' }, 'ring', false, ['umkämpft'])
  if (typeof subject === 'string') return simple({ der: 'jen' }, 'ring')
  if ('elementOf' in subject)
    return phraseOf({ der: 'der' }, nouns.ring, {
      behind: `mit dem Element ${subject.elementOf === 'triggering' ? 'jener' : 'der angegriffenen'} Provinz`,
    })
  if ('each' in subject) return rings(subject.each, false, { der: 'jed' })
  const { choose, n = 1, upTo } = subject
  if (n === 1 && !upTo) return rings(choose, false, { ein: 'ein' })
  return rings(choose, n > 1, { count: `${upTo ? 'bis zu ' : ''}${n}` })
}

// ---- players

export const opponent: Phrase = masculine('Gegner', '', { ein: 'dein' })

export function player(who: Who, context: Context): Phrase | 'you' {
  switch (who) {
    case 'you':
      return 'you'
    case 'opponent':
      return opponent
    case 'eachPlayer':
      return masculine('Spieler', '', { der: 'jed' })
    case 'attacker':
      return phraseOf({ der: 'der' }, likeSpieler('Spieler'), { adjectives: ['angreifend'] })
    case 'defender':
      return phraseOf({ der: 'der' }, likeSpieler('Spieler'), { adjectives: ['verteidigend'] })
    case 'firstPlayer':
      return masculine('Startspieler')
    case 'loser':
      return masculine('Verlierer', 'des Konflikts')
    case 'chosen':
    case 'triggering':
      return areSeveralPlayers(context)
        ? phraseOf({ der: 'jed' }, likeSpieler('Spieler'), { adjectives: ['gewählt'] })
        : masculine('Spieler', '', { der: 'jen' })
  }
  if ('ownerOf' in who)
    return masculine(
      'Besitzer',
      aside(context, () => phrase(who.ownerOf, afresh(context)).in('gen')),
    )
  const what = aside(context, () => phrase(who.controllerOf, afresh(context)).in('acc'))
  return fixed(`der Spieler${subordinate(`der ${what} kontrolliert`)}`, 'm')
}

// ---- subjects

const host = (noun: Noun): Phrase => {
  const { in: said, form } = simple({ der: 'der' }, noun)
  return { in: (c) => `${said(c)} mit dieser Verstärkung`, form }
}

const that = ({ noun, plural }: Referent): Phrase => simple({ der: 'jen' }, noun, plural)
export const self = ({ self: noun }: Context): Phrase => simple({ der: 'dies' }, noun)

/** A card or cards an effect is about; from now on a pronoun will do. */
export function phrase(subject: Subject, context: Context, wording: Wording = {}): Phrase {
  const referent = referentOf(subject, context)
  const near = context.said.near === referent.key
  // What is chosen among "those cards" is spoken of only after them.
  const said = near ? pronounOf(formIn(referent)) : one(subject, referent, context, wording)
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
      return that(referent)
    case 'itself':
      return pronounOf(formIn(referent))
    case 'target':
    case 'second': {
      if (!isOneOfTwo(context)) return that(referent)
      const first = subject === 'target' ? 'erst' : 'zweit'
      return simple({ der: 'der' }, referent.noun, referent.plural, [first, 'gewählt'])
    }
    case 'paid': {
      const how = {
        bow: 'gebeugt',
        sacrifice: 'geopfert',
        dishonor: 'entehrt',
        reveal: 'aufgedeckt',
        other: undefined,
      }[paidWith(context).how]
      return how ? simple({ der: 'der' }, referent.noun, referent.plural, [how]) : that(referent)
    }
    case 'duelWinner':
      return masculine('Gewinner', 'des Duells')
    case 'duelLoser':
      return masculine('Verlierer', 'des Duells')
    case 'attackedProvince':
      return simple({ der: 'der' }, 'province', false, ['angegriffen'])
  }
  if ('each' in subject) return every(subject.each, context, wording)
  if ('provinceOf' in subject) {
    const of = subject.provinceOf === 'paid' ? 'self' : subject.provinceOf
    const whose = one(of, referentOf(of, context), context, {}).in('gen')
    return { in: (c) => `${simple({ der: 'der' }, 'province', false).in(c)} ${whose}`, form: 'f' }
  }
  if ('top' in subject) {
    const deck = subject.top === 'conflict' ? 'Konfliktdecks' : 'Dynastiedecks'
    const of = subject.whose ? `des ${deck} deines Gegners` : `deines ${deck}`
    const many = (c: Case): string => {
      if (subject.n !== 'all') return topIn(subject.n, c, context)
      return `${c === 'dat' ? 'allen' : 'alle'} Karten`
    }
    return { in: (c) => `${many(c)} ${of}`, form: subject.n === 1 ? 'f' : 'pl' }
  }
  if ('hostOf' in subject && subject.hostOf === 'paid') return phrase('host', context)
  if ('hostOf' in subject)
    return masculine('Charakter', `mit ${aside(context, () => phrase(subject.hostOf, context).in('dat'))}`)
  if ('choose' in subject) {
    return several(subject.choose, context, subject, { ...(subject.by && { by: subject.by }), ...wording })
  }
  return unsaid(subject, 'de')
}

const topIn = (n: Amount, c: Case, context: Context): string =>
  n === 1
    ? phraseOf({ der: 'der' }, nouns.card, { adjectives: ['oberst'] }).in(c)
    : phraseOf({ der: 'der' }, nouns.card, {
        plural: true,
        adjectives: ['oberst', typeof n === 'number' ? n : `X ${whereX(n, context)}`],
      }).in(c)

/** Whose hand or deck the card goes to, in the accusative: "deine Hand", "die Hand seines Besitzers". */
export function ownersOf(
  what: Subject,
  context: Context,
  where: 'Hand' | 'Deck' | 'Konfliktdeck' | 'Dynastiedeck',
  c: 'acc' | 'gen',
): string {
  const referent = referentOf(what, context)
  const zone = where === 'Hand' ? noun('f', 'Hand', 'Hände') : noun('n', where, `${where}s`)
  if (referent.key === 'self') return phraseOf({ ein: 'dein' }, zone).in(c)
  const its: Determiner = { ein: possessive(formIn(referent)) }
  const owner = phraseOf(its, likeSpieler('Besitzer'), { plural: referent.plural }).in('gen')
  return phraseOf({ der: 'der' }, zone, { behind: owner }).in(c)
}
