/** Decks drawn by chance from all cards there are: of a clan, with a role, and cards of one other clan (glossary/deckbau). */
import { below, type DeckList, type RandomState, seedRandom, shuffle } from '@regelwerk/core'
import type { Clan, Element } from './abilities.ts'
import { type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { type Part, partOf } from './decks.ts'
import { elements } from './elements.ts'

const SIZE = 40
const CONFLICT_CHARACTERS = 10

type Drawn = Map<CardDefinition, number>

export function drawDeck(seed: string, wanted: readonly string[] = []): DeckList {
  const random = seedRandom(`pool/${seed}`)
  const asked = wanted.flatMap((id) => definitionWithId(id) ?? [])
  const of = (part: Part): CardDefinition[] => definitions.filter((card) => partOf(card) === part)
  const strongholds = shuffle(random, of('stronghold'))
  const clan = clanFor(asked, strongholds, random)
  const stronghold =
    // Those of the Shadowlands have none: they borrow one.
    asked.find(({ type }) => type === 'stronghold') ??
    strongholds.find((c) => c.clan === clan) ??
    strongholds[0]
  const role = roleFor(asked, shuffle(random, of('role')))
  const fitsRole = (card: CardDefinition): boolean =>
    card.role === undefined || role.traits.includes(card.role)
  const isOwn = (card: CardDefinition): boolean => card.clan === clan || card.clan === 'neutral'
  // Of the restricted list only what was wanted first.
  const listed = asked.find(({ restricted }) => restricted !== undefined)
  const mayBe = (card: CardDefinition): boolean =>
    fitsRole(card) &&
    (card.clans === undefined || card.clans.includes(clan)) &&
    (card.restricted === undefined || card === listed)
  const fits = (card: CardDefinition): boolean => mayBe(card) && isOwn(card)
  const provinces = drawProvinces([...asked, ...shuffle(random, of('provinces'))].filter(fits))
  const first = (part: Part): CardDefinition[] => [
    ...asked.filter((card) => partOf(card) === part && fits(card)),
    ...shuffle(random, of(part).filter(fits)),
  ]
  const [foreign] = asked.filter(
    (card) => partOf(card) === 'conflict' && !isOwn(card) && card.influence !== null,
  )
  const influence = (stronghold?.influencePool ?? 0) + (role.traits.includes('keeper') ? 3 : 0)
  const deck: Drawn = new Map()
  const limits = { characters: 0, influence }
  if (foreign !== undefined && mayBe(foreign)) add(deck, foreign, 3, limits, SIZE, foreign.influence ?? 0)
  fill(deck, first('conflict'), limits, random, 'conflict')
  fill(deck, first('dynasty'), limits, random, 'dynasty')
  const single = [...(stronghold ? [stronghold] : []), role, ...provinces]
  return [
    ...single.map((card): [number, string] => [1, card.id]),
    ...[...deck].map(([card, n]): [number, string] => [n, card.id]),
  ]
}

/** Of the first wanted card that says so; of those of the conflict deck any clan may have it. */
function clanFor(
  asked: readonly CardDefinition[],
  strongholds: readonly CardDefinition[],
  random: RandomState,
): Clan {
  const told = asked.find((card) => card.clan !== 'neutral' && partOf(card) !== 'conflict')
  const may = asked.find((card) => card.clan !== 'neutral')
  return (told ?? may ?? (strongholds[below(random, strongholds.length)] as CardDefinition)).clan
}

/** A role that the first card with such a demand allows. */
function roleFor(asked: readonly CardDefinition[], roles: readonly CardDefinition[]): CardDefinition {
  const own = asked.find(({ type }) => type === 'role')
  const demand = asked.find((card) => card.role !== undefined)?.role
  const fitting = roles.find(({ traits }) => demand === undefined || traits.includes(demand))
  return own ?? fitting ?? (roles[0] as CardDefinition)
}

/** One of each element, each once; one of them may stand under the stronghold. */
function drawProvinces(from: readonly CardDefinition[]): CardDefinition[] {
  const left = new Set<Element>(elements)
  const found: CardDefinition[] = []
  for (const card of from) {
    const element = card.elements.find((one) => left.has(one))
    if (partOf(card) !== 'provinces' || element === undefined || found.includes(card)) continue
    if (left.size === 1 && [...found, card].every(isNeverStronghold)) continue
    left.delete(element)
    found.push(card)
  }
  return found
}

const isNeverStronghold = ({ abilities }: CardDefinition): boolean =>
  abilities.some(
    (ability) =>
      (ability.kind === 'keyword' && ability.keyword === 'eminent') ||
      ('cannot' in ability && [ability.cannot].flat().includes('beStronghold')),
  )

interface Limits {
  characters: number
  influence: number
}

function add(deck: Drawn, card: CardDefinition, n: number, limits: Limits, room: number, cost = 0): number {
  const byName = [...deck].reduce((sum, [one, m]) => (one.en === card.en ? sum + m : sum), 0)
  let more = Math.min(n, room, card.deckLimit - byName)
  if (cost > 0) more = Math.min(more, Math.floor(limits.influence / cost))
  const isCharacter = card.type === 'character' && card.side === 'conflict'
  if (isCharacter) more = Math.min(more, CONFLICT_CHARACTERS - limits.characters)
  if (more <= 0) return 0
  if (isCharacter) limits.characters += more
  limits.influence -= cost * more
  deck.set(card, (deck.get(card) ?? 0) + more)
  return more
}

/** Up to its size; where there are few cards of a clan, more copies of them. */
function fill(
  deck: Drawn,
  from: readonly CardDefinition[],
  limits: Limits,
  random: RandomState,
  side: 'dynasty' | 'conflict',
): void {
  let size = [...deck].reduce((sum, [card, n]) => (card.side === side ? sum + n : sum), 0)
  for (const card of from) size += add(deck, card, 1 + below(random, 2), limits, SIZE - size)
  for (const card of from) size += add(deck, card, 3, limits, SIZE - size)
}
