/** German. "ich" is the player of the card, "du" the opponent: what things are called, and how clauses are built. */
import { cannotSay, first, listed, words } from '@regelwerk/say'
import {
  before,
  counted,
  feminine,
  formOf,
  masculine,
  type Noun,
  noun,
  pronounOf,
  type Verb,
  verbs,
} from '@regelwerk/say/de'
import type { CardType, Element, Filter, Icon, People } from '../abilities.ts'
import { type Deed, doers } from './deeds.ts'
import { elementNames, elements, nameOf, typesOf } from './grammar.ts'

export const named = (id: string): string => `„${nameOf(id, 'de')}“`
export const und = (parts: readonly string[]): string => listed(parts, 'und')
export const oder = (parts: readonly string[]): string => listed(parts, 'oder')
export const karten = (n: number): string => counted(n, feminine('Karte'))
export const handkarten = (n: number): string => counted(n, feminine('Handkarte'))
/** After mit: 'mindestens 2 Monden'. */
export const monden = (n: number): string => (n === 1 ? '1 Mond' : `${n} Monden`)

export const elementName = elementNames('de')

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
export const itOf = (filter: Filter): string => pronounOf(first(nounsOf(filter)).gender).in('acc')

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

/** 'mindestens 2 aktive Karten mit Symbol' */
export function active(filter: Filter, n: number): string {
  const form = formOf(first(nounsOf(filter)), n > 1)
  return `${before({ count: `${n}` }, ['aktiv'], 'acc', form)} ${cards(filter, n === 1 ? 'one' : 'more')}`
}

export const turn = 'in diesem Zug'
export const boosterPhase = 'Verstärkungs- und Unterstützungsphase'

/** A main clause: what stands first, if not the subject; then the finite verb. */
export interface Main {
  lead?: string
  subject: string
  finite: string
  rest: string
}

export function main({ lead, subject, finite, rest }: Main, isThisTurn: boolean): string {
  if (lead !== undefined) return words(lead, finite, subject, isThisTurn && turn, rest)
  return isThisTurn ? words(turn, finite, subject, rest) : words(subject, finite, rest)
}

/** What stands in front of an infinitive, and the verb. */
type Act = readonly [what: string, verb: keyof typeof verbs]

export type GermanDeed = Deed<Act>

export const { me: ich, opponent: du, each: jeder } = doers<Act>()

export const dann = ([what, verb]: Act): Act => [`dann ${what}`, verb]

/** 'darf ich dich 2 Handkarten deiner Wahl abwerfen lassen': the verb in front if something stands before it. */
export function done(
  { who, acts, tail = '', may: inherent }: GermanDeed,
  may: boolean,
  lead: string,
): string {
  const infinitives = und(acts.map(([what, verb]) => `${what} ${verb}`))
  const modal = (finite: string, subject: string, rest: string): string =>
    `${lead ? words(lead, finite, subject) : words(subject, finite)} ${rest}${tail}`
  const finite = (subject: string, person: 'ich' | 'er'): string => {
    const [start, ...rest] = acts.map(([what, verb]) => {
      const { er, infinitive, particle }: Verb = verbs[verb]
      return { form: person === 'er' ? er : infinitive.slice(0, -1), after: words(what, particle) }
    })
    if (start === undefined) throw cannotSay(acts, 'de')
    const begins = lead ? words(lead, start.form, subject) : words(subject, start.form)
    return `${und([words(begins, start.after), ...rest.map(({ form, after }) => words(form, after))])}${tail}`
  }
  switch (who) {
    case 'me':
      return may ? modal('darf', 'ich', infinitives) : finite('ich', 'ich')
    case 'opponent':
      return may ? modal('darf', 'ich', `dich ${infinitives} lassen`) : modal('musst', 'du', infinitives)
    case 'each':
      if (inherent) return modal('darf', 'jeder von uns, du zuerst,', infinitives)
      return may ? modal('darf', 'ich', `jeden von uns ${infinitives} lassen`) : finite('jeder von uns', 'er')
  }
}
