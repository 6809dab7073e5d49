/** English: what cards, icons and elements are called, and which cards are meant. */
import { cannotSay, listed, words } from '@regelwerk/say'
import type { CardType, Condition, Element, Filter, Icon, People } from '../abilities.ts'
import { elements, nameOf, typesOf } from './grammar.ts'

export const fail = (node: never): never => {
  throw cannotSay(node, 'en')
}

export const named = (id: string): string => nameOf(id, 'en')
export const and = (parts: readonly string[]): string => listed(parts, 'and')
export const or = (parts: readonly string[]): string => listed(parts, 'or')
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
export const handCards = (n: number): string => count(n, 'hand card')

export const elementName: Readonly<Record<Element, string>> = { fire: 'Fire', earth: 'Earth' }

export const iconName: Readonly<Record<Icon, string>> = {
  RETRIEVE: 'RETRIEVE',
  PAIR: 'PAIR',
  FREE: 'FREE',
  STOP: 'STOP',
  PROTECTED: 'PROTECTED',
  REPLACE: 'REPLACE',
  SHIELD_FIRE: 'SHIELD (Fire)',
  SHIELD_EARTH: 'SHIELD (Earth)',
  GANG_COOL: 'GANG (Cool)',
  GANG_TOP: 'GANG (Top)',
  GANG_FUN: 'GANG (Fun)',
  GANG_NO: 'GANG (No)',
  BLUFF_FIRE: 'BLUFF (Fire)',
  BLUFF_EARTH: 'BLUFF (Earth)',
  BLUFF_NONE: 'BLUFF (none)',
}

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
  const nouns = mutant ? [['mutant', 'mutants'][form]] : types.length > 0 ? types : [['card', 'cards'][form]]
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

/** A clause to stand behind "if". */
export function condition(of: Condition): string {
  if ('opponentHasDragon' in of) return 'you have at least 1 dragon on your side'
  if ('opponentHoldsMore' in of)
    return `you hold at least ${count(of.opponentHoldsMore, 'card')} more than I do`
  if ('opponentCards' in of) {
    const noun = of.active ? 'active card' : 'card'
    return `you have at least ${count(of.opponentCards, noun)} in your ${areas}`
  }
  if ('opponentActive' in of) {
    const { opponentActive: filter, atLeast: n = 1 } = of
    return `you have at least ${n} active ${cards(filter, n === 1 ? 'one' : 'more')}`
  }
  if ('attackedBy' in of) {
    const within = of.element && `in ${elementName[of.element]}`
    return words(`you attack with a power of at least ${of.attackedBy}`, within)
  }
  if ('ownAreasEmpty' in of) return `my ${areas} are empty`
  if ('ownInfluenceEmpty' in of) return 'my influence area is empty'
  if ('playedFromShip' in of) return 'I play this card from a landing ship'
  return fail(of)
}
