/** All cards: what is printed on them (facts/) joined with what they do (texts.ts). */
import { nearest } from '@regelwerk/core'
import type { Text } from '../abilities.ts'
import { aqua } from './facts/aqua.ts'
import { buka } from './facts/buka.ts'
import { extras, unknown } from './facts/extras.ts'
import { flit } from './facts/flit.ts'
import { hoax } from './facts/hoax.ts'
import { khind } from './facts/khind.ts'
import { mimix } from './facts/mimix.ts'
import { mutants } from './facts/mutants.ts'
import { pillar } from './facts/pillar.ts'
import { terrah } from './facts/terrah.ts'
import { vulca } from './facts/vulca.ts'
import type { CardFacts, PartialFacts } from './facts.ts'
import { type Texts, texts } from './texts.ts'

type Certain = 'fire' | 'earth' | 'moons' | 'icons'

/** Of a card that is not complete, what is not known counts as not printed. */
export interface CardDefinition extends Omit<PartialFacts, Certain>, Pick<CardFacts, Certain> {
  /** Its place in `definitions`. */
  index: number
  /** Whether all that is printed on it is known. */
  complete: boolean
  text: readonly Text[]
}

/** Joins facts and texts by id; whatever does not fit throws, naming the card. */
export function defineCards(
  complete: readonly CardFacts[],
  partial: readonly PartialFacts[],
  records: readonly Texts[],
): readonly CardDefinition[] {
  const textOf = new Map<string, readonly Text[]>()
  for (const [id, text] of records.flatMap((record) => Object.entries(record))) {
    if (textOf.has(id)) throw new Error(`Two texts for the card ${id}.`)
    textOf.set(id, text)
  }
  const ids = new Set<string>()
  const cards = [...complete, ...partial].map((facts, index): CardDefinition => {
    if (ids.has(facts.id)) throw new Error(`Two cards are ${facts.id}; the second is ${facts.name.de}.`)
    ids.add(facts.id)
    // Every field is named, in one order: objects of one shape are read much faster than of a hundred.
    return {
      index,
      id: facts.id,
      people: facts.people,
      no: facts.no,
      name: facts.name,
      type: facts.type,
      set: facts.set,
      fire: facts.fire ?? null,
      earth: facts.earth ?? null,
      moons: facts.moons ?? 0,
      icons: facts.icons ?? [],
      hasText: facts.hasText,
      capacity: facts.capacity,
      limits: facts.limits,
      complete: index < complete.length,
      text: textOf.get(facts.id) ?? [],
    }
  })
  for (const id of textOf.keys()) {
    if (!ids.has(id))
      throw new Error(`A text for an unknown card ${id}. Nearest: ${nearest(id, ids).join(', ')}.`)
  }
  return cards
}

export const definitions: readonly CardDefinition[] = defineCards(
  [...vulca, ...hoax, ...mimix, ...flit, ...khind, ...terrah, ...pillar, ...aqua, ...buka, ...mutants],
  extras,
  texts,
)

/** The card with this number. */
export function definitionAt(index: number): CardDefinition {
  const card = definitions[index]
  if (card === undefined) throw new Error(`Blue Moon has no card number ${index}.`)
  return card
}

const byId = new Map(definitions.map((card) => [card.id, card]))

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

/** How the rulebook, and people, call the groups whose ids are short. */
const GROUPS: Readonly<Record<string, string>> = {
  mutants: 'mutant',
  inter: 'int',
  intervention: 'int',
  inquisitor: 'inq',
  infl: 'hyla',
  influence: 'hyla',
  spirit: 'promo',
  'buka/promo': 'buka',
}

const asKey = (name: string): string => name.trim().toLowerCase().replaceAll('’', "'")

const byKey = new Map<string, CardDefinition>()
for (const card of definitions) {
  for (const name of [card.id, card.name.de, card.name.en ?? card.name.de]) {
    const known = byKey.get(asKey(name))
    if (known && known !== card) throw new Error(`'${name}' means both ${known.id} and ${card.id}.`)
    byKey.set(asKey(name), card)
  }
}

/** 'Vulca 5' -> 'vulca-05'; whatever stands behind the number apart. */
function numbered(key: string): { id: string; rest: string } | undefined {
  const [, group, no = '', rest = ''] = /^([a-z/]+)[\s-]+(\d+)\s*(.*)$/.exec(key) ?? []
  return group === undefined ? undefined : { id: `${GROUPS[group] ?? group}-${no.padStart(2, '0')}`, rest }
}

/** The card meant by 'vulca-26', 'Vulca 26', 'Feuerwall', 'Wall of Fire' or 'Vulca 26 Feuerwall', whatever the case. */
export function definitionNamed(name: string): CardDefinition | undefined {
  const key = asKey(name)
  const found = byKey.get(key)
  if (found) return found
  const by = numbered(key)
  if (by === undefined) return undefined
  const card = byKey.get(by.id)
  const said = by.rest.replaceAll(/["„“”]/g, '')
  return said === '' || byKey.get(said) === card ? card : undefined
}

/** Why there is no card of this name, and which were perhaps meant. */
export function whyUnknown(name: string): string {
  if (unknown.includes(numbered(asKey(name))?.id ?? ''))
    return `${name} is not playable: its text is not known`
  const known = definitions.flatMap(({ id, name: { de, en } }) => [id, de, ...(en && en !== de ? [en] : [])])
  return `unknown card: ${name}; nearest: ${nearest(name, known).join('; ')}`
}
