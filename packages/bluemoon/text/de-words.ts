/** German: what cards, icons and elements are called, and which cards are meant. */

import { cannotSay, listed, words } from '@regelwerk/say'
import { before, counted, feminine, formOf, masculine, type Noun, noun, pronounOf } from '@regelwerk/say/de'
import type { CardType, Condition, Element, Filter, Icon, People } from '../abilities.ts'
import { elements, nameOf, typesOf } from './grammar.ts'

export const fail = (node: never): never => {
  throw cannotSay(node, 'de')
}

export const named = (id: string): string => `„${nameOf(id, 'de')}“`
export const und = (parts: readonly string[]): string => listed(parts, 'und')
export const oder = (parts: readonly string[]): string => listed(parts, 'oder')
export const karten = (n: number): string => counted(n, feminine('Karte'))
export const handkarten = (n: number): string => counted(n, feminine('Handkarte'))
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

export const nouns: Readonly<Record<CardType, Noun>> = {
  leader: masculine('Anführer'),
  character: noun('m', 'Charakter', 'Charaktere'),
  booster: feminine('Verstärkung'),
  support: feminine('Unterstützung'),
  leadership: feminine('Anführeraktion'),
  ship: noun('n', 'Schiff', 'Schiffe'),
  hyla: { ...noun('f', 'Hyla', 'Hyla'), toMore: 'Hyla' },
  crystal: feminine('Kristallkarte'),
  intervention: feminine('Intervention'),
  inquisitor: noun('m', 'Inquisitor', 'Inquisitoren'),
}
const card = feminine('Karte')
/** Always in the accusative. */
const mutantNoun = noun('m', 'Mutanten', 'Mutanten')

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
export const itOf = (filter: Filter): string => pronounOf(nounsOf(filter)[0].gender).in('acc')

/** 'Flit-Charaktere', 'Verstärkungen oder Unterstützungen mit Sonderfunktion', 'Karten mit dem FREI-Symbol' */
export function cards(filter: Filter, number: 'one' | 'more' | 'toMore', link = 'oder'): string {
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
    const form = formOf(nounsOf(filter)[0], n > 1)
    const active = before({ count: `${n}` }, ['aktiv'], 'acc', form)
    return `du mindestens ${active} ${cards(filter, n === 1 ? 'one' : 'more')} hast`
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
