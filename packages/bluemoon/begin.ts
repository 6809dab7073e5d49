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
import { type CardDefinition, definitionNamed } from './cards/index.ts'
import { deckList, readyDecks } from './decks.ts'
import { playGame } from './rules/game.ts'
import { type BlueMoonState, DECK, LEADER, NONE, nothingPlayed, zones } from './state.ts'

export const emptyState = (format: string, seed: string): BlueMoonState => ({
  seats: 2,
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
  interventions: false,
  dragons: [0, 0],
  turn: 0,
  active: 0,
  phase: 'setup',
  element: null,
  fight: 0,
  played: nothingPlayed(),
  used: [],
  landing: [],
  fulfilled: [],
  doubled: NONE,
  score: 0,
})

/** Adds a card on top of a zone. */
export const addCard = (s: BlueMoonState, def: number, owner: Seat, zone: number): CardId =>
  bringIn(s, {
    def,
    owner,
    zone,
    holder: owner,
    life: 1,
    known: 0,
    active: false,
    bluff: false,
    ship: NONE,
    landed: false,
    open: false,
  })

export const gameFrame = (next: Seat): Frame & { next: Seat } => ({ procedure: playGame.name, step: 0, next })

/** The cards of a deck, one by one. */
function cardsOf(deck: DeckList): CardDefinition[] {
  return deck.flatMap(([n, name]) => {
    const definition = definitionNamed(name)
    if (definition === undefined) throw new Error(`there is no card named ${name}`)
    return new Array<CardDefinition>(n).fill(definition)
  })
}

const READY = new Map(readyDecks.map((deck) => [deck.id, cardsOf(deckList(deck))]))

function deckNamed(id: string): readonly CardDefinition[] {
  const deck = READY.get(id)
  if (deck !== undefined) return deck
  throw new Error(`there is no ready deck ${id}; there are ${[...READY.keys()].join(', ')}`)
}

export const writtenDeck = (deck: Setup['decks'][number]): DeckList =>
  (typeof deck === 'string' ? deckNamed(deck) : cardsOf(deck)).map(({ id }) => [1, id])

export function begin(setup: Setup): BlueMoonState {
  const s = emptyState(setup.format, setup.seed)
  setup.decks.forEach((deck, seat) => {
    for (const { index, type } of typeof deck === 'string' ? deckNamed(deck) : cardsOf(deck)) {
      addCard(s, index, seat, type === 'leader' || type === 'inquisitor' ? LEADER : DECK)
      if (type === 'intervention') s.interventions = true
    }
  })
  const { starter } = setup
  // Who opens is drawn, unless it has been agreed (base/5).
  s.stack.push(typeof starter === 'number' ? { ...gameFrame(starter), step: 1 } : gameFrame(0))
  return s
}
