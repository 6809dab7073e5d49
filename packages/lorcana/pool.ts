/** Decks drawn by chance from all cards there are: 60 cards of two inks (1.10.1.1), at most four of each. */
import { below, type DeckList, type RandomState, seedRandom, shuffle } from '@regelwerk/core'
import type { Ink } from './abilities.ts'
import { type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { copiesOf } from './formats.ts'
import { namesOf } from './names.ts'

const SIZE = 60
const INKS: readonly Ink[] = ['amber', 'amethyst', 'emerald', 'ruby', 'sapphire', 'steel']

/** What the abilities of a card speak of, and so what it wants around it. */
interface Friends {
  names: Set<string>
  classifications: Set<string>
  keywords: Set<string>
  types: Set<string>
}

export function drawDeck(seed: string, wanted: readonly string[] = []): DeckList {
  const random = seedRandom(`pool/${seed}`)
  const inks = new Set<Ink>()
  const fits = (card: CardDefinition): boolean => new Set([...inks, ...card.inks]).size <= 2
  const deck = new Map<CardDefinition, number>()
  let size = 0
  const add = (card: CardDefinition, n: number): void => {
    const there = deck.get(card) ?? 0
    const more = Math.min(n, SIZE - size, copiesOf(card) - there)
    if (more <= 0 || !fits(card)) return
    for (const ink of card.inks) inks.add(ink)
    deck.set(card, there + more)
    size += more
  }
  for (const id of wanted) {
    const card = definitionWithId(id)
    if (card !== undefined) add(card, 4)
  }
  for (const card of [...deck.keys()]) for (const friend of friendsOf(card, random, fits)) add(friend, 2)
  while (inks.size < 2) inks.add(INKS[below(random, INKS.length)] as Ink)
  const pool = shuffle(
    random,
    definitions.filter((card) => card.inks.every((ink) => inks.has(ink))),
  )
  // Every third card is a dear one: enough of them to be seen, few enough to get there.
  for (const [i, card] of pool.entries()) if (card.cost <= 4 || i % 3 === 0) add(card, 1 + below(random, 3))
  // With few cards of an ink so far there may not be enough of them.
  for (const card of pool) add(card, 4)
  return [...deck].map(([card, n]): [number, string] => [n, card.id])
}

/** Some cards for each thing that this one speaks of, cheap ones rather than dear ones. */
function friendsOf(
  card: CardDefinition,
  random: RandomState,
  fits: (card: CardDefinition) => boolean,
): CardDefinition[] {
  const friends: Friends = {
    names: new Set(),
    classifications: new Set(),
    keywords: new Set(),
    types: new Set(),
  }
  gather(card.abilities, friends)
  gather(card.effect, friends)
  if (friends.keywords.has('shift')) for (const name of namesOf(card.name.en)) friends.names.add(name)
  const pick = (isOne: (other: CardDefinition) => boolean, n: number): CardDefinition[] => {
    const possible = definitions.filter((other) => other !== card && fits(other) && isOne(other))
    return shuffle(random, possible)
      .slice(0, 3 * n)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, n)
  }
  return [
    ...[...friends.names].flatMap((name) => pick((other) => namesOf(other.name.en).includes(name), 2)),
    ...[...friends.classifications].flatMap((one) => pick((other) => other.classifications.includes(one), 3)),
    ...[...friends.types].flatMap((type) =>
      pick((other) => (type === 'song' ? other.song === true : other.type === type), 3),
    ),
    ...[...friends.keywords].flatMap((word) =>
      pick((other) => other.abilities.some((a) => a.kind === 'keyword' && a.keyword === word), 2),
    ),
  ]
}

/** The words in a tree that name cards, whatever they stand in. */
function gather(node: unknown, into: Friends): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const part of node) gather(part, into)
    return
  }
  for (const [key, value] of Object.entries(node)) {
    const said = Array.isArray(value) ? value : [value]
    for (const one of said) {
      if (typeof one !== 'string') gather(one, into)
      else if (key === 'named') into.names.add(one.toLowerCase())
      else if (key === 'classification' || key === 'onto') into.classifications.add(one)
      else if (key === 'keyword') into.keywords.add(one)
      else if (key === 'type' && one !== 'character') into.types.add(one)
    }
  }
}
