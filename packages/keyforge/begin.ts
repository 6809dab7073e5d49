/** The state before the first step: decks as they are brought, everything else empty. */
import {
  bringIn,
  type CardId,
  type DeckList,
  type Frame,
  newReaders,
  type Seat,
  type Setup,
  seedRandom,
} from '@regelwerk/core'
import type { House } from './abilities.ts'
import { definitions, definitionWithId } from './cards/index.ts'
import { type Deck, type DeckCard, deckList, entryOf, readEntry } from './decks.ts'
import { deckOfSeed } from './generate.ts'
import { faceNumber, printId } from './prints.ts'
import { readyDecks } from './ready.ts'
import { game } from './rules/turn.ts'
import { DECK, type KeyForgeState, NONE, newTale, zones } from './state.ts'
import { isUnopened, opened } from './unopened.ts'

export const emptyState = (format: string, seed: string): KeyForgeState => ({
  seats: 2,
  faces: [],
  cards: [],
  zones: Array.from({ length: zones.length * 2 }, () => []),
  stack: [],
  pending: null,
  effects: [],
  random: seedRandom(seed),
  readers: newReaders(2, seed),
  serial: 1,
  outcome: null,
  format,
  identities: [[], []],
  amber: [0, 0],
  keys: [0, 0],
  chains: [0, 0],
  starter: 0,
  turn: 0,
  active: 0,
  phase: 'setup',
  house: null,
  stepOver: false,
  turnOver: false,
  tale: newTale(),
  before: { forged: [], past: [] },
  doomed: [],
  lastKnown: [],
})

/** Adds a card on top of a zone, by the id of its print. */
export const addCard = (s: KeyForgeState, print: string, owner: Seat, zone: number): CardId =>
  bringIn(s, {
    def: faceNumber(s, print),
    owner,
    zone,
    holder: owner,
    life: 1,
    known: 0,
    exhausted: false,
    damage: 0,
    amber: 0,
    stunned: false,
    warded: false,
    enraged: false,
    counters: null,
    armorUsed: 0,
    armorSeen: 0,
    copy: NONE,
    house: NONE,
    on: NONE,
    tagged: false,
    abducted: false,
    asUpgrade: false,
  })

/** A ready deck by its id, or a deck made from a seed: 'seed:42'. */
export function deckNamed(id: string): Deck {
  const found = readyDecks.find((deck) => deck.id === id) ?? deckOfSeed(id, definitions)
  if (found !== undefined) return found
  const known = readyDecks.map((deck) => deck.id).join(', ')
  throw new Error(`there is no ready deck ${id}; there are ${known}, and seed:<anything> makes one`)
}

function readCard(entry: string): DeckCard {
  const { card, problems } = readEntry(entry)
  if (card === undefined) throw new Error(problems.map((p) => p.text).join('; '))
  return card
}

const listOf = (deck: Setup['decks'][number]): DeckList =>
  typeof deck === 'string' ? deckList(deckNamed(deck)) : deck

/** With its house and icons where they are not those printed on it. */
export const writtenDeck = (deck: Setup['decks'][number]): DeckList =>
  listOf(deck).map(([n, entry]) => [n, isUnopened(entry) ? entry : entryOf(readCard(entry))])

function printOf(card: DeckCard): string {
  const definition = definitionWithId(card.id)
  if (definition === undefined) throw new Error(`${card.id} cannot be played with: its effect is not there`)
  return printId(definition, card.house, card.icons ?? [])
}

export const gameFrame = (starter: Setup['starter']): Frame => ({
  procedure: game.name,
  step: 0,
  ...{ starter: starter ?? null, next: 0, asked: [], answer: null },
})

/** What each card of a list is in a match, a number for each copy. */
export const addedFaces = (match: { faces: readonly string[] }, list: DeckList): number[] =>
  list.flatMap(([n, entry]) => new Array<number>(n).fill(faceNumber(match, printOf(readCard(entry)))))

export function begin(setup: Setup): KeyForgeState {
  const s = emptyState(setup.format, setup.seed)
  setup.decks.forEach((deck, seat) => {
    const found = new Set<House>()
    const cards = listOf(deck).flatMap(
      ([n, entry]): DeckList => (isUnopened(entry) ? opened(entry, `${setup.seed} ${seat}`) : [[n, entry]]),
    )
    for (const [n, entry] of cards) {
      const card = readCard(entry)
      found.add(card.house)
      const print = printOf(card)
      for (let i = 0; i < n; i++) addCard(s, print, seat, DECK)
    }
    s.identities[seat as 0 | 1] = [...found]
    s.chains[seat as 0 | 1] = setup.handicap?.[seat] ?? 0
  })
  s.stack.push(gameFrame(setup.starter))
  return s
}
