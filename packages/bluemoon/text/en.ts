/** English. "I" is the player of the card, "you" the opponent: what things are called, and how a deed is told. */
import { listed, words } from '@regelwerk/say'
import type { CardType, Element, Filter, People } from '../abilities.ts'
import { type Deed, doers } from './deeds.ts'
import { elementNames, elements, iconNames, nameOf, typesOf } from './grammar.ts'

export const named = (id: string): string => nameOf(id, 'en')
export const and = (parts: readonly string[]): string => listed(parts, 'and')
export const or = (parts: readonly string[]): string => listed(parts, 'or')
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
export const handCards = (n: number): string => count(n, 'hand card')

export const elementName = elementNames('en')
export const iconName = iconNames('en')

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
  mutant: 'mutant',
  extra: 'peopleless',
}

export const typeName: Readonly<Record<CardType, readonly [one: string, more: string]>> = {
  leader: ['leader', 'leaders'],
  character: ['character', 'characters'],
  booster: ['booster', 'boosters'],
  support: ['support', 'supports'],
  leadership: ['leadership card', 'leadership cards'],
  ship: ['ship', 'ships'],
  hyla: ['Hyla', 'Hyla'],
  crystal: ['crystal card', 'crystal cards'],
  intervention: ['intervention', 'interventions'],
  inquisitor: ['inquisitor', 'inquisitors'],
}

const familyName = { storm: 'Storm', flood: 'Flood', caterpillar: 'Caterpillar' } as const
export const areas = 'combat and support areas'

/** 'Flit characters', 'boosters or supports with special text', 'cards with the FREE icon' */
export function cards(filter: Filter, number: 'one' | 'more', link = 'or'): string {
  const { people, text, icon, iconEffective, valueAbove, family, mutant } = filter
  const form = number === 'one' ? 0 : 1
  const types = typesOf(filter).map((type) => typeName[type][form])
  const one = mutant ? (['mutant', 'mutants'] as const) : (['card', 'cards'] as const)
  const nouns = types.length > 0 && !mutant ? types : [one[form]]
  return words(
    people && peopleName[people],
    family && familyName[family],
    listed(nouns, link),
    and(
      [
        text !== undefined && `${text ? 'with' : 'without'} special text`,
        icon !== undefined &&
          (icon === 'any'
            ? 'with an icon'
            : `with ${iconEffective ? 'an effective' : 'the'} ${iconName[icon]} icon`),
        valueAbove !== undefined && `with a printed value above ${valueAbove}`,
      ].filter((part) => part !== false),
    ),
  )
}

/** 'with printed Fire values of at least 8 in total' */
const valued = (n: number, element: Element): string =>
  `with printed ${elementName[element]} values of at least ${n} in total`

export function handCardsWith(values: Partial<Record<Element, number>>, link: 'and' | 'or'): string {
  const stated = elements.filter((element) => values[element] !== undefined)
  const parts = stated.map((element, i) =>
    words(i > 0 && link === 'and' && 'different ones', valued(values[element]!, element)),
  )
  return `hand cards ${listed(parts, link)}`
}

/** A verb in its base form and what stands behind it. */
type Act = readonly [verb: string, rest: string]

export type EnglishDeed = Deed<Act>

export const { me: I, opponent: you, each } = doers<Act>()

export const thenAct = ([verb, rest]: Act): Act => [`then ${verb}`, rest]

const withS = (verb: string): string => (/(ch|sh|ss)$/.test(verb) ? `${verb}es` : `${verb}s`)

/** Who does it, and whether they may or must: 'I may make you discard 2 hand cards of your choice'. */
export function done({ who, acts, tail = '', may: inherent }: EnglishDeed, may: boolean): string {
  const said = and(acts.map(([verb, rest]) => `${verb} ${rest}`))
  switch (who) {
    case 'me':
      return `I ${may ? 'may ' : ''}${said}${tail}`
    case 'opponent':
      return `${may ? 'I may make you' : 'you must'} ${said}${tail}`
    case 'each':
      if (inherent) return `each player, you first, may ${said}${tail}`
      if (may) return `I may make each player ${said}${tail}`
      return `each player ${and(acts.map(([verb, rest]) => `${withS(verb)} ${rest}`))}${tail}`
  }
}

/** Before what lasts for this turn only. */
export const thisTurn = (isThisTurn: boolean, clause: string): string =>
  `${isThisTurn ? 'this turn, ' : ''}${clause}`
