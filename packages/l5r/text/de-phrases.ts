/** German: cards and numbers. */
import { listed, many, ranged, same, subordinate, unsaid, words } from '@regelwerk/say'
import {
  before,
  behind,
  type Determiner,
  type Form,
  formOf,
  masculine as likeSpieler,
  noun,
  type Phrase,
  phraseOf,
  possessive,
  pronounOf,
  relative,
} from '@regelwerk/say/de'
import type { Amount, Filter, Range, RingFilter, Subject, Zone } from '../abilities.ts'
import {
  clanPrefix,
  elementPrefix,
  formIn,
  masculine,
  nouns,
  ofElement,
  simple,
  skillNames,
} from './de-words.ts'
import {
  afresh,
  alternatives,
  aside,
  type Context,
  type Counted,
  isCounted,
  isOneOfTwo,
  isOutside,
  isTheOne,
  nounsOf,
  oneLess,
  paidWith,
  type Referent,
  referentOf,
  remember,
  zonesOf,
} from './grammar.ts'
import { traitName } from './traits.ts'

const trait = (name: string): string => traitName(name, 'de')

// ---- where

type Whose = 'yours' | 'opponents' | 'any' | 'their'

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
}

/** "deiner Hand", "der Hand deines Gegners" */
function owned(name: string, form: Form, whose: Whose): string {
  if (whose === 'yours') return `${before({ ein: 'dein' }, [], 'dat', form)} ${name}`
  if (whose === 'their') return `${before({ ein: 'sein' }, [], 'dat', form)} ${name}`
  return `${before({ der: 'der' }, [], 'dat', form)} ${name} ${whose === 'any' ? 'eines Spielers' : 'deines Gegners'}`
}

/** "einer deiner Provinzen", "einer Provinz deines Gegners" */
function oneOf(one: string, more: string, form: 'f' | 'm', whose: Whose): string {
  const ein = before({ ein: 'ein' }, [], 'dat', form)
  if (whose === 'yours') return `${ein} deiner ${more}`
  if (whose === 'their') return `${ein} seiner ${more}`
  return `${ein} ${one} ${whose === 'any' ? 'eines Spielers' : 'deines Gegners'}`
}

function placed(zone: Zone, whose: Whose, way: 'at' | 'from', adjacent: boolean, plural: boolean): string {
  if (zone === 'play') return 'im Spiel'
  if (zone === 'provinces') {
    const prep = way === 'at' ? 'in' : 'aus'
    if (adjacent) return `${prep} ${plural ? 'benachbarten Provinzen' : 'einer benachbarten Provinz'}`
    return `${prep} ${plural ? owned('Provinzen', 'pl', whose) : oneOf('Provinz', 'Provinzen', 'f', whose)}`
  }
  const { noun, form, [way]: prep } = places[zone]
  return behind(prep, owned(noun, form, whose))
}

/** "auf deiner Hand", or "von deiner Hand" */
export function whereabouts(filter: Filter, plural: boolean, way: 'at' | 'from', owner?: 'their'): string {
  const zones = zonesOf(filter)
  const whose: Whose = filter.whose === 'opponents' ? (owner ?? 'opponents') : (filter.whose ?? 'yours')
  if (zones.length === 2 && zones.every((zone) => zone.endsWith('Discard'))) {
    const where = plural
      ? owned('Ablagestapeln', 'pl', whose)
      : oneOf('Ablagestapel', 'Ablagestapel', 'm', whose)
    return `${way === 'at' ? 'auf' : 'von'} ${where}`
  }
  return listed(
    zones.map((zone) => placed(zone, whose, way, filter.adjacent === true, plural)),
    'oder',
  )
}

// ---- numbers

/** What an amount is, in the nominative: "die Anzahl der angreifenden Charaktere". */
export function value(n: Amount, context: Context): string {
  if (typeof n === 'number') return `${n}`
  if ('each' in n) return times(n, `die Anzahl ${those(n.each, context).in('gen')}`)
  if ('rings' in n) return times(n, `die Anzahl der ${rings(n.rings, true, 'said').in('gen')}`)
  if ('fateOnRings' in n) return times(n, `die Menge Schicksal auf ${rings(n.fateOnRings, true).in('dat')}`)
  if ('skill' in n) {
    const [name, form] = skillNames[n.skill]
    const the =
      form === 'pl' ? 'die aufgedruckten Kosten' : `${before({ der: 'der' }, [], 'nom', form)} ${name}`
    return `${the} ${aside(context, () => phrase(n.of, afresh(context)).in('gen'))}`
  }
  if ('fateOn' in n) {
    return `die Menge Schicksal auf ${aside(context, () => phrase(n.fateOn, afresh(context)).in('dat'))}`
  }
  if ('done' in n) return 'jene Zahl'
  if ('honorBid' in n) return n.honorBid === 'yours' ? 'dein Ehregebot' : 'das Ehregebot deines Gegners'
  if ('cardsInHand' in n) {
    return `die Anzahl der Karten auf ${owned('Hand', 'f', n.cardsInHand)}`
  }
  if ('provinces' in n) return `die Anzahl der verdeckten Provinzen${subordinate('die du kontrollierst')}`
  if ('highest' in n) {
    const [name, form] = skillNames[n.highest]
    return `${before({ der: 'der' }, ['höchst'], 'nom', form)} ${name} unter ${those(n.among, context).in('dat')}`
  }
  if ('minus' in n) return `${value(n.minus[0], context)} minus ${value(n.minus[1], context)}`
  return unsaid(n, 'de')
}

const times = ({ times: by = 1 }: Counted, what: string): string => (by === 1 ? what : `${by}-mal ${what}`)

/** What X is, where a number has to be reckoned: "(X ist der Ruhm jenes Charakters)". */
export const whereX = (n: Amount, context: Context): string => {
  const are = typeof n === 'object' && 'skill' in n && n.skill === 'cost'
  return `(X ${are ? 'sind' : 'ist'} ${value(n, context)})`
}

/** "für jedes Besitztum, das du kontrollierst" */
export function perEach(n: Counted, context: Context): string {
  if ('each' in n) return `für ${every(n.each, context).in('acc')}`
  if ('rings' in n) return `für jeden ${rings(n.rings, false, 'said').in('acc')}`
  return `für jedes Schicksal auf ${rings(n.fateOnRings, true).in('dat')}`
}

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
  return 'done' in n ? 'ebenso viele Karten' : `X Karten ${whereX(n, context)}`
}

interface Ranged {
  behind?: string
  relative?: (form: Form) => string
}

/** "2 oder niedriger"; undefined where it is compared with something else. */
export function bounded(what: keyof typeof skillNames, { min, max }: Range): string | undefined {
  const [less, more] = what === 'cost' ? ['weniger', 'mehr'] : ['niedriger', 'höher']
  if ((min !== undefined && typeof min !== 'number') || (max !== undefined && typeof max !== 'number')) {
    return undefined
  }
  return ranged({ min, max }, [`oder ${more}`, `oder ${less}`, (a, b) => `${a} bis ${b}`])
}

/** "mit Ruhm 2 oder niedriger", "dessen Ruhm niedriger ist als der dieses Charakters" */
function range(what: keyof typeof skillNames, of: Range, context: Context): Ranged {
  const { min, max } = of
  const [name] = skillNames[what]
  const cost = what === 'cost'
  const is = cost ? 'sind' : 'ist'
  const n = bounded(what, of)
  if (n !== undefined) {
    if (what === 'glory') return { behind: `mit Ruhm ${n}` }
    return { behind: cost ? `mit aufgedruckten Kosten von ${n}` : `mit einer ${name} von ${n}` }
  }
  const than = (how: string, n: Amount): Ranged => ({
    relative: (form) => `${relative.gen[form]} ${name} ${how} ${compared(what, n, context)}`,
  })
  if (max !== undefined) {
    const less = oneLess(max)
    return less === undefined ? than(`höchstens so hoch ${is} wie`, max) : than(`niedriger ${is} als`, less)
  }
  return than(`mindestens so hoch ${is} wie`, min ?? 0)
}

/** Of the same skill one says only whose it is: "als die dieses Charakters". */
function compared(what: keyof typeof skillNames, n: Amount, context: Context): string {
  const that = before({ der: 'der' }, [], 'nom', skillNames[what][1])
  if (typeof n === 'object' && 'skill' in n && n.skill === what) {
    return aside(context, () => `${that} ${phrase(n.of, afresh(context)).in('gen')}`)
  }
  if (typeof n === 'object' && 'highest' in n && n.highest === what) {
    return `${that} ${some(n.among, context).in('gen')}`
  }
  return value(n, context)
}

/** "mindestens 1 Schicksal", "kein Schicksal" */
export function amountHad({ min, max }: Range, what: (n: number) => string): string {
  if (typeof min === 'number' && max === undefined) return `mindestens ${min} ${what(min)}`
  if (typeof max === 'number' && min === undefined) return `höchstens ${max} ${what(max)}`
  if (typeof max === 'number' && max === min) return `genau ${max} ${what(max)}`
  return what(2)
}
export const verstärkungen = (n: number): string => (n === 1 ? 'Verstärkung' : 'Verstärkungen')

// ---- filters

export interface Wording {
  plural?: boolean
  /** The opponent chooses: "den er kontrolliert". */
  by?: 'opponent'
  /** In a cost: "befreundet" (glossary/kosten). */
  friendly?: boolean
  unowned?: boolean
  unplaced?: boolean
  total?: string
  /** Before all other adjectives: "nächst". */
  first?: string
}

interface Words {
  adjective?: string | false | undefined
  prefix?: string | false | undefined
  behind?: string | false | undefined
  relative?: ((form: Form) => string) | false | undefined
}

const adjectives: readonly (keyof Filter)[] = [
  'other',
  'another',
  'besideTriggering',
  'unique',
  'bowed',
  'status',
  'participating',
  'attacking',
  'defending',
  'attacked',
  'faceup',
  'broken',
  'whose',
]
const prefixes: readonly (keyof Filter)[] = ['notClan', 'clan', 'notTrait', 'trait', 'element']
const behinds: readonly (keyof Filter)[] = [
  'named',
  'copyOf',
  'status',
  'fate',
  'cost',
  'glory',
  'military',
  'political',
  'attachments',
  'attachmentTrait',
]
const relatives: readonly (keyof Filter)[] = [
  'whose',
  'besideTriggering',
  'alone',
  'involvedInDuel',
  'military',
  'political',
  'glory',
  'cost',
]

/** What each property of a filter says; type and alternatives are said with the noun. */
function properties(filter: Filter, context: Context, wording: Wording): Record<keyof Filter, Words> {
  const { status, participating, alone, bowed, faceup, broken, unique, attachedTo, whose } = filter
  const { plural = false, by, unowned, friendly } = wording
  const yes = (value_: boolean | undefined, text: string, other: string): Words => ({
    adjective: value_ !== undefined && (value_ ? text : other),
  })
  const stat = (key: 'cost' | 'glory' | 'military' | 'political'): Words => {
    const of = filter[key]
    return of ? range(key, of, context) : {}
  }
  const owner = (): Words => {
    if (unowned || isOutside(filter) || filter.besideTriggering || whose === undefined || whose === 'any')
      return {}
    if (whose === 'opponents') {
      return by
        ? { relative: (form) => `${relative.acc[form]} er kontrolliert` }
        : { adjective: 'gegnerisch' }
    }
    if (friendly) return { adjective: 'befreundet' }
    return { relative: (form) => `${relative.acc[form]} du kontrollierst` }
  }
  const lonely = (form: Form): string => {
    const finite = (one: string, more: string): string => (form === 'pl' ? more : one)
    const how = filter.attacking
      ? finite('angreift', 'angreifen')
      : filter.defending
        ? finite('verteidigt', 'verteidigen')
        : finite('teilnimmt', 'teilnehmen')
    const side = filter.attacking || filter.defending ? '' : `auf ${possessive(form)}er Seite `
    return `${relative.nom[form]} ${side}alleine ${how}`
  }
  return {
    type: {},
    either: {},
    self: {},
    adjacent: {},
    whose: owner(),
    clan: { prefix: filter.clan && `${clanPrefix[filter.clan]}-` },
    notClan: { prefix: filter.notClan && `Nicht-${clanPrefix[filter.notClan]}-` },
    trait: { prefix: filter.trait && `${many<string>(filter.trait).map(trait).join('- oder ')}-` },
    notTrait: { prefix: filter.notTrait && `Nicht-${trait(filter.notTrait)}-` },
    named: { behind: filter.named && `namens ${filter.named}` },
    copyOf: { behind: filter.copyOf && 'mit demselben Namen wie diese Karte' },
    unique: yes(unique, 'einzigartig', 'nicht-einzigartig'),
    other: { adjective: filter.other && 'ander' },
    another: { adjective: filter.another && !filter.other && 'ander' },
    participating: alone ? {} : yes(participating, 'teilnehmend', 'nicht teilnehmend'),
    attacking: { adjective: filter.attacking && !alone && 'angreifend' },
    defending: { adjective: filter.defending && !alone && 'verteidigend' },
    alone: { relative: alone && lonely },
    home: { behind: filter.home && 'in der Heimatzone' },
    bowed: yes(bowed, 'gebeugt', 'spielbereit'),
    status: {
      adjective: status && { honored: 'geehrt', dishonored: 'entehrt', none: 'gewöhnlich', any: '' }[status],
      behind: status === 'any' && 'mit einem Statusmarker',
    },
    fate: {
      behind:
        filter.fate &&
        (filter.fate.max === 0 ? 'ohne Schicksal' : `mit ${amountHad(filter.fate, () => 'Schicksal')}`),
    },
    cost: stat('cost'),
    glory: stat('glory'),
    military: stat('military'),
    political: stat('political'),
    attachments: {
      behind:
        filter.attachments &&
        (filter.attachments.max === 0
          ? 'ohne Verstärkungen'
          : `mit ${amountHad(filter.attachments, verstärkungen)}`),
    },
    attachmentTrait: {
      behind: filter.attachmentTrait && `mit einer ${trait(filter.attachmentTrait)}-Verstärkung`,
    },
    attachedTo: {
      behind:
        attachedTo &&
        `an ${attachedTo === 'self' ? aside(context, () => phrase('self', afresh(context)).in('dat')) : some(attachedTo, context).in('dat')}`,
    },
    faceup: yes(faceup, 'offen', 'verdeckt'),
    broken: yes(broken, 'unterworfen', 'nicht unterworfen'),
    attacked: { adjective: filter.attacked && 'angegriffen' },
    element: { prefix: filter.element && `${elementPrefix[filter.element]}-` },
    involvedInDuel: {
      relative:
        filter.involvedInDuel !== undefined &&
        ((form) =>
          `${relative.nom[form]} ${filter.involvedInDuel ? '' : 'nicht '}am Duell beteiligt ${form === 'pl' ? 'sind' : 'ist'}`),
    },
    besideTriggering: {
      adjective: filter.besideTriggering && 'ander',
      relative: filter.besideTriggering && ((form) => `${relative.acc[form]} derselbe Spieler kontrolliert`),
    },
    notHost: { behind: filter.notHost && 'außer dem Charakter mit dieser Verstärkung' },
    in: {
      behind:
        filter.in !== undefined &&
        !wording.unplaced &&
        filter.in !== 'play' &&
        whereabouts(filter, plural, 'at', by && 'their'),
    },
  }
}

/** The filter with a determiner: "ein teilnehmender Bushi-Charakter, den du kontrollierst". */
export function kind(
  filter: Filter,
  context: Context,
  determiner: Determiner,
  wording: Wording = {},
): Phrase {
  const { plural = false } = wording
  const said = properties(filter, context, wording)
  const own = [wording.first || [], ...adjectives.map((key) => said[key].adjective || [])].flat()
  const prefix = prefixes.map((key) => said[key].prefix || '').join('')
  const having = [
    ...behinds.flatMap((key) => said[key].behind || []),
    ...(wording.total ? [wording.total] : []),
  ]
  const named = nounsOf(filter).map((name) => nouns[name])
  const form = formOf(named[0], plural)
  const clauses = relatives.flatMap((key) => said[key].relative || []).map((say) => say(form))
  // "mit Ruhm 2 und mindestens 1 Schicksal": the preposition is said once.
  const mit = 'mit '
  const again = (text: string, i: number): boolean =>
    i > 0 && having[i - 1].startsWith(mit) && text.startsWith(mit)
  const tail = words(
    listed(
      having.map((text, i) => (again(text, i) ? text.slice(mit.length) : text)),
      'und',
    ),
    said.home.behind,
    said.attachedTo.behind,
    said.notHost.behind,
    said.in.behind,
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
  if (filter.self) return aside(context, () => phrase('self', context))
  if (isTheOne(filter)) return kind(filter, context, { der: 'der' }, { ...wording, plural: false })
  const all = alternatives(filter).map((one) => kind(one, context, determiner, wording))
  return { in: (c) => all.map((one) => one.in(c)).join(` ${or} `), form: all[0].form }
}

export const some = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, { ein: 'ein' }, wording, 'oder')
export const every = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, { der: 'jed' }, wording, 'und')
/** "Charaktere, die du kontrollierst" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): Phrase =>
  ofEach(filter, context, 'none', { ...wording, plural: true }, 'und')
/** "der angreifenden Charaktere" */
const those = (filter: Filter, context: Context): Phrase =>
  ofEach(filter, context, { der: 'der' }, { plural: true }, 'und')

export function several(
  filter: Filter,
  context: Context,
  {
    n = 1,
    upTo,
    totalCost,
  }: { n?: Amount | undefined; upTo?: true | undefined; totalCost?: number | undefined },
  wording: Wording = {},
): Phrase {
  const total = totalCost !== undefined && {
    total: `mit aufgedruckten Gesamtkosten von ${totalCost} oder weniger`,
  }
  const told: Wording = { ...wording, ...total }
  const counted = (count: Determiner, plural: boolean): Phrase =>
    ofEach(filter, context, count, { ...told, plural }, 'oder')
  if (typeof n === 'object') {
    const any = 'each' in n && same(n.each, filter)
    return counted(any ? 'any' : { count: `bis zu X ${whereX(n, context)}` }, true)
  }
  if ((n === 1 && !upTo) || isTheOne(filter)) return some(filter, context, told)
  return counted({ count: upTo ? `bis zu ${n}` : `${n}` }, n > 1)
}

// ---- rings

const states: Readonly<Record<'unclaimed' | 'claimed' | 'contested', string>> = {
  unclaimed: 'unbeansprucht',
  claimed: 'beansprucht',
  contested: 'umkämpft',
}

/** "unbeanspruchte Ringe" */
export function rings(filter: RingFilter, plural: boolean, determiner: Determiner = 'none'): Phrase {
  const { state, element, hasFate } = filter
  const stems = state === undefined || state === 'yours' ? [] : [states[state]]
  const behind = words(
    element && ofElement[element],
    state === 'yours' && 'in deinem Vorrat beanspruchter Ringe',
    hasFate && 'mit Schicksal',
  )
  return phraseOf(determiner, nouns.ring, { plural, adjectives: stems, behind })
}

// ---- subjects

const host: Phrase = masculine('Charakter', 'mit dieser Verstärkung')

export const that = ({ noun, plural }: Referent): Phrase => simple({ der: 'jen' }, noun, plural)
export const self = ({ self: noun }: Context): Phrase => simple({ der: 'dies' }, noun)

/** A card or cards an effect is about; from now on a pronoun will do. */
export function phrase(subject: Subject, context: Context, wording: Wording = {}): Phrase {
  const referent = referentOf(subject, context)
  const near = context.said.near === referent.key
  remember(subject, context)
  if (near) return pronounOf(formIn(referent))
  return one(subject, referent, context, wording)
}

function one(subject: Subject, referent: Referent, context: Context, wording: Wording): Phrase {
  if (referent.key === 'self') return self(context)
  if (referent.key === 'host') return host
  switch (subject) {
    case 'self':
      return self(context)
    case 'host':
      return host
    case 'triggering':
    case 'it':
      return that(referent)
    case 'targets':
      return that(referent)
    case 'target':
    case 'second': {
      if (!isOneOfTwo(context)) return that(referent)
      const first = subject === 'target' ? 'erst' : 'zweit'
      return simple({ der: 'der' }, referent.noun, referent.plural, [first, 'gewählt'])
    }
    case 'paid': {
      const how = { bow: 'gebeugt', sacrifice: 'geopfert', dishonor: 'entehrt', other: undefined }[
        paidWith(context).how
      ]
      return how ? simple({ der: 'der' }, referent.noun, false, [how]) : that(referent)
    }
    case 'duelWinner':
      return masculine('Gewinner', 'des Duells')
    case 'duelLoser':
      return masculine('Verlierer', 'des Duells')
    case 'attackedProvince':
      return simple({ der: 'der' }, 'province', false, ['angegriffen'])
  }
  if ('each' in subject) return every(subject.each, context, wording)
  if ('choose' in subject) {
    return several(subject.choose, context, subject, { ...(subject.by && { by: subject.by }), ...wording })
  }
  return unsaid(subject, 'de')
}

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

export const opponent: Phrase = masculine('Gegner', '', { ein: 'dein' })
