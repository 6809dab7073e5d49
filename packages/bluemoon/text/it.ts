/** Italian. "io" is the player of the card, "tu" the opponent: what things are called, and how a deed is told. */
import { listed, words } from '@regelwerk/say'
import {
  agreeing,
  before,
  type Gender,
  type Noun,
  noun,
  type Preposition,
  possessive,
} from '@regelwerk/say/it'
import type { CardType, Element, Filter, Icon, People } from '../abilities.ts'
import { type Deed, doers } from './deeds.ts'
import { elementNames, elements, iconNames, nameOf, typesOf } from './grammar.ts'

export const named = (id: string): string => `«${nameOf(id, 'it')}»`
export const e = (parts: readonly string[]): string => listed(parts, 'e')
export const o = (parts: readonly string[]): string => listed(parts, 'o')
export const carte = (n: number): string => `${n} ${n === 1 ? 'carta' : 'carte'}`
/** 'di 2 carte della mano' */
export const carteInMano = (n: number): string => `${carte(n)} della mano`
export const lune = (n: number): string => `${n} ${n === 1 ? 'luna' : 'lune'}`
export const draghi = (n: number): string => `${n} ${n === 1 ? 'drago' : 'draghi'}`

export const elementName = elementNames('it')
export const iconName = iconNames('it')

const peopleName: Readonly<Record<People, string>> = {
  vulca: 'Vulca',
  hoax: 'Hoax',
  mimix: 'Mimix',
  flit: 'Flit',
  khind: 'Khind',
  terrah: 'Terrah',
  pillar: 'Pillar',
  aqua: 'Aqua',
  buka: 'Buka',
  mutant: 'mutanti',
  extra: 'senza popolo',
}

export const nouns: Readonly<Record<CardType, Noun>> = {
  leader: noun('m', 'capo', 'capi'),
  character: noun('m', 'personaggio', 'personaggi'),
  booster: noun('m', 'potenziamento', 'potenziamenti'),
  support: noun('m', 'supporto', 'supporti'),
  leadership: noun('f', 'carta comando', 'carte comando'),
  ship: noun('f', 'nave', 'navi'),
  hyla: noun('m', 'Hyla', 'Hyla'),
  crystal: noun('f', 'carta cristallo', 'carte cristallo'),
  intervention: noun('m', 'intervento', 'interventi'),
  inquisitor: noun('m', 'inquisitore', 'inquisitori'),
}
const card = noun('f', 'carta', 'carte')
const mutant = noun('m', 'mutante', 'mutanti')

const familyName = { storm: 'Storm', flood: 'Flood', caterpillar: 'Caterpillar' } as const
export const areas = 'aree di combattimento e di supporto'
export const areaName = { combat: 'area di combattimento', support: 'area di supporto' } as const

function nounsOf(filter: Filter): readonly Noun[] {
  if (filter.mutant) return [mutant]
  const types = typesOf(filter)
  return types.length > 0 ? types.map((type) => nouns[type]) : [card]
}

/** Several things of different genders are masculine together. */
export const genderOf = (filter: Filter): Gender =>
  nounsOf(filter).every(({ gender }) => gender === 'f') ? 'f' : 'm'

interface Meant {
  link?: 'o' | 'e'
  /** An adjective in -o, by its stem. */
  adjective?: string | undefined
}

/** 'personaggi Flit', 'potenziamenti o supporti attivi con testo speciale', 'carte con il simbolo FREE' */
export function cards(filter: Filter, number: 'one' | 'more', { link = 'o', adjective }: Meant = {}): string {
  const { people, text, icon, iconEffective, valueAbove, family } = filter
  const heads = nounsOf(filter).map((one) => one[number])
  const tails = [
    text !== undefined && `${text ? 'con' : 'senza'} testo speciale`,
    icon !== undefined && withIcon(icon, iconEffective),
    valueAbove !== undefined && `con un valore stampato superiore a ${valueAbove}`,
  ].filter((part) => part !== false)
  return words(
    listed(heads, link),
    people && peopleName[people],
    family && familyName[family],
    adjective && agreeing(adjective, genderOf(filter), number === 'more'),
    e(tails),
  )
}

function withIcon(icon: Icon | 'any', isEffective: true | undefined): string {
  if (icon === 'any') return 'con un simbolo'
  return isEffective ? `con un simbolo ${iconName[icon]} efficace` : `con il simbolo ${iconName[icon]}`
}

/** 'i tuoi personaggi', 'delle mie carte attive' */
export const those = (
  whose: 'tu' | 'mi',
  filter: Filter,
  meant: Meant = {},
  preposition?: Preposition,
): string =>
  before('il', `${owned(whose, filter)} ${cards(filter, 'more', meant)}`, genderOf(filter), true, preposition)

/** 'i personaggi Flit', 'le carte con il simbolo PROTECTED' */
export const all = (filter: Filter, meant: Meant = {}, preposition?: Preposition): string =>
  before('il', cards(filter, 'more', meant), genderOf(filter), true, preposition)

/** 'tutti i tuoi supporti', 'tutte le carte' */
export const every = (filter: Filter, rest: string): string =>
  `${genderOf(filter) === 'f' ? 'tutte' : 'tutti'} ${rest}`

/** 'miei' has a form of its own. */
const owned = (whose: 'tu' | 'mi', filter: Filter): string => {
  const gender = genderOf(filter)
  if (whose === 'tu') return possessive('tu', gender, true)
  return gender === 'f' ? 'mie' : 'miei'
}

/** 'uno dei tuoi personaggi', 'una delle tue carte attive' */
export const oneOf = (filter: Filter, rest: string): string =>
  `${genderOf(filter) === 'f' ? 'una' : 'uno'} ${rest}`

/** 'con valori di Fuoco stampati per un totale di almeno 8' */
const valued = (n: number, element: Element): string =>
  `con valori di ${elementName[element]} stampati per un totale di almeno ${n}`

export function handCardsWith(values: Partial<Record<Element, number>>, link: 'e' | 'o'): string {
  const stated = elements.filter((element) => values[element] !== undefined)
  const parts = stated.map((element, i) =>
    words(i > 0 && link === 'e' && 'altre', valued(values[element]!, element)),
  )
  return `carte della mano ${listed(parts, link)}`
}

// ---- deeds

interface Verb {
  infinitive: string
  io: string
  s: string
}
const are = (root: string): Verb => ({ infinitive: `${root}are`, io: `${root}o`, s: `${root}a` })
const ere = (root: string, io = `${root}o`): Verb => ({ infinitive: `${root}ere`, io, s: `${root}e` })

const verbs = {
  attirare: are('attir'),
  caricare: are('caric'),
  cercare: are('cerc'),
  giocare: are('gioc'),
  mescolare: are('mescol'),
  mettere: ere('mett'),
  mostrare: are('mostr'),
  pescare: are('pesc'),
  prendere: ere('prend'),
  riprendere: ere('riprend'),
  rivelare: are('rivel'),
  scambiare: { infinitive: 'scambiare', io: 'scambio', s: 'scambia' },
  scartare: are('scart'),
  scegliere: ere('scegli', 'scelgo'),
  scoprire: { infinitive: 'scoprire', io: 'scopro', s: 'scopre' },
} as const satisfies Readonly<Record<string, Verb>>

interface Act {
  verb: Verb
  rest: string
  /** Before the verb, and behind an infinitive: "te la mostro", "mostrartela". */
  clitic?: readonly [before: string, behind: string]
  lead?: string
}

export type ItalianDeed = Deed<Act>

export const { me: io, opponent: tu, each: ognuno } = doers<Act>()

export const act = (verb: keyof typeof verbs, rest = '', clitic?: Act['clitic']): Act => ({
  verb: verbs[verb],
  rest,
  ...(clitic && { clitic }),
})

/** What was spoken of: 'lo', 'la', 'le'. */
export const it = (clitic: 'lo' | 'la' | 'le'): Act['clitic'] => [clitic, clitic]
/** The same, to the opponent. */
export const itToYou = (clitic: 'lo' | 'la'): Act['clitic'] => [`te ${clitic}`, `te${clitic}`]

export const poi = (act: Act): Act => ({ ...act, lead: 'poi' })

/** Who does it, and whether they may or must: 'posso obbligarti a scartare 2 carte della mano a tua scelta'. */
export function done({ who, acts, tail = '', may: inherent }: ItalianDeed, may: boolean): string {
  const infinitives = e(
    acts.map(({ verb: { infinitive }, clitic, rest, lead }) =>
      words(lead, clitic ? `${infinitive.slice(0, -1)}${clitic[1]}` : infinitive, rest),
    ),
  )
  const finite = (person: 'io' | 's'): string =>
    e(acts.map(({ verb, clitic, rest, lead }) => words(lead, clitic?.[0], verb[person], rest)))
  switch (who) {
    case 'me':
      return `${may ? `posso ${infinitives}` : finite('io')}${tail}`
    case 'opponent':
      return `${may ? 'posso obbligarti a' : 'devi'} ${infinitives}${tail}`
    case 'each':
      if (inherent) return `ogni giocatore, tu per primo, può ${infinitives}${tail}`
      if (may) return `posso obbligare ogni giocatore a ${infinitives}${tail}`
      return `ogni giocatore ${finite('s')}${tail}`
  }
}

/** Before what lasts for this turn only. */
export const inQuestoTurno = (isThisTurn: boolean, clause: string): string =>
  `${isThisTurn ? 'in questo turno ' : ''}${clause}`
