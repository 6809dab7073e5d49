/** German: what cards, icons and elements are called, and which cards are meant. */
import type { CardType, Condition, Element, Filter, Icon, People } from '../abilities.ts'
import { cannotSay, elements, listed, nameOf, typesOf, words } from './grammar.ts'

export const fail = (node: never): never => {
  throw cannotSay(node, 'de')
}

export const named = (id: string): string => `„${nameOf(id, 'de')}“`
export const und = (parts: readonly string[]): string => listed(parts, 'und')
export const oder = (parts: readonly string[]): string => listed(parts, 'oder')
export const karten = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`)
export const handkarten = (n: number): string => (n === 1 ? '1 Handkarte' : `${n} Handkarten`)
/** After mit: 'mindestens 2 Monden'. */
export const monden = (n: number): string => (n === 1 ? '1 Mond' : `${n} Monden`)

export const elementName: Readonly<Record<Element, string>> = { fire: 'Feuer', earth: 'Erde' }

export const iconName: Readonly<Record<Icon, readonly [name: string, which?: string]>> = {
  RETRIEVE: ['WIEDERAUFNEHMEN'],
  PAIR: ['PAAR'],
  FREE: ['FREI'],
  STOP: ['STOPP'],
  PROTECTED: ['GESCHÜTZT'],
  REPLACE: ['ERSETZEN'],
  SHIELD_FIRE: ['SCHILD', '(Feuer)'],
  SHIELD_EARTH: ['SCHILD', '(Erde)'],
  GANG_COOL: ['GANG', '(Cool)'],
  GANG_TOP: ['GANG', '(Top)'],
  GANG_FUN: ['GANG', '(Fun)'],
  GANG_NO: ['GANG', '(Null)'],
  BLUFF_FIRE: ['BLUFF', '(Feuer)'],
  BLUFF_EARTH: ['BLUFF', '(Erde)'],
  BLUFF_NONE: ['BLUFF', '(keines)'],
}

/** In front of a noun: 'Flit-Charaktere'. */
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
  mutant: 'Mutanten',
  extra: 'Extra',
}

interface Noun {
  gender: 'm' | 'f' | 'n'
  /** Nominative and accusative alike. */
  one: string
  /** Nominative, accusative and genitive alike. */
  more: string
}

export const nouns: Readonly<Record<CardType, Noun>> = {
  leader: { gender: 'm', one: 'Anführer', more: 'Anführer' },
  character: { gender: 'm', one: 'Charakter', more: 'Charaktere' },
  booster: { gender: 'f', one: 'Verstärkung', more: 'Verstärkungen' },
  support: { gender: 'f', one: 'Unterstützung', more: 'Unterstützungen' },
  leadership: { gender: 'f', one: 'Anführeraktion', more: 'Anführeraktionen' },
  ship: { gender: 'n', one: 'Schiff', more: 'Schiffe' },
  hyla: { gender: 'f', one: 'Hyla', more: 'Hyla' },
  crystal: { gender: 'f', one: 'Kristallkarte', more: 'Kristallkarten' },
  intervention: { gender: 'f', one: 'Intervention', more: 'Interventionen' },
  inquisitor: { gender: 'm', one: 'Inquisitor', more: 'Inquisitoren' },
}
const card: Noun = { gender: 'f', one: 'Karte', more: 'Karten' }
const mutantNoun: Noun = { gender: 'm', one: 'Mutanten', more: 'Mutanten' }

const familyName = { storm: 'Sturm', flood: 'Flut', caterpillar: 'Raupen' } as const
/** After in: 'in deinem Kampf- und Unterstützungsbereich'. */
export const areas = 'Kampf- und Unterstützungsbereich'
export const zoneName = { combat: 'Kampfbereich', support: 'Unterstützungsbereich' } as const

function nounsOf(filter: Filter): readonly Noun[] {
  if (filter.mutant) return [mutantNoun]
  const types = typesOf(filter)
  return types.length > 0 ? types.map((type) => nouns[type]) : [card]
}

/** The pronoun, in the accusative, for one of these. */
export const itOf = (filter: Filter): string => ({ m: 'ihn', f: 'sie', n: 'es' })[nounsOf(filter)[0].gender]

/** 'Flit-Charaktere', 'Verstärkungen oder Unterstützungen mit Sonderfunktion', 'Karten mit dem FREI-Symbol' */
export function cards(filter: Filter, number: 'one' | 'more', link = 'oder'): string {
  const { people, text, icon, iconEffective, valueAbove, family } = filter
  const before = [people && peopleName[people], family && familyName[family]]
  const tails = [
    text !== undefined && `${text ? 'mit' : 'ohne'} Sonderfunktion`,
    icon !== undefined && (icon === 'any' ? 'mit Symbol' : withIcon(icon, iconEffective)),
    valueAbove !== undefined && `mit einem aufgedruckten Wert über ${valueAbove}`,
  ].filter((part) => part !== false)
  const heads = nounsOf(filter).map((noun) => [...before.filter((part) => part), noun[number]].join('-'))
  return words(listed(heads, link), und(tails))
}

function withIcon(icon: Icon, effective: true | undefined): string {
  const [name, which] = iconName[icon]
  return words(effective ? 'mit wirksamem' : 'mit dem', `${name}-Symbol`, which)
}

/** 'auf Flit-Charakteren': plurals that do not end in n take one. */
export const dative = (filter: Filter): string =>
  cards(filter, 'more').replace(/\b(Charaktere|Schiffe|Anführer)\b/g, '$1n')

/** 'mit aufgedruckten Feuer-Werten von zusammen mindestens 8' */
const valued = (n: number, element: Element): string =>
  `mit aufgedruckten ${elementName[element]}-Werten von zusammen mindestens ${n}`

export function handCardsWith(values: Partial<Record<Element, number>>, link: 'und' | 'oder'): string {
  const stated = elements.filter((element) => values[element] !== undefined)
  const parts = stated.map((element, i) =>
    words(i > 0 && link === 'und' && 'andere', valued(values[element]!, element)),
  )
  return `Handkarten ${listed(parts, link)}`
}

/** A clause to stand behind "wenn", its verb last. */
export function condition(of: Condition): string {
  if ('opponentHasDragon' in of) return 'mindestens 1 Drache auf deiner Seite steht'
  if ('opponentHoldsMore' in of) return `du mindestens ${handkarten(of.opponentHoldsMore)} mehr hast als ich`
  if ('opponentCards' in of) {
    const n = of.opponentCards
    const what = words(String(n), of.active && 'aktive', n === 1 ? 'Karte' : 'Karten')
    return `in deinem ${areas} mindestens ${what} ${n === 1 ? 'liegt' : 'liegen'}`
  }
  if ('opponentActive' in of) {
    const { opponentActive: filter, atLeast: n = 1 } = of
    const [{ gender }] = nounsOf(filter)
    const active = n > 1 ? 'aktive' : { m: 'aktiven', f: 'aktive', n: 'aktives' }[gender]
    return `du mindestens ${n} ${active} ${cards(filter, n === 1 ? 'one' : 'more')} hast`
  }
  if ('attackedBy' in of) {
    const within = of.element && `in ${elementName[of.element]}`
    return words('du mit einer Stärke von mindestens', String(of.attackedBy), within, 'angreifst')
  }
  if ('ownAreasEmpty' in of) return `mein ${areas} leer ist`
  if ('ownInfluenceEmpty' in of) return 'mein Einflussbereich leer ist'
  if ('playedFromShip' in of) return 'ich diese Karte von einem anlandenden Schiff auslege'
  return fail(of)
}
