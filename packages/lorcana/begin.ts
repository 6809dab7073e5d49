/** The state before the first step: decks as they are brought, everything else empty. */
import {
  bringIn,
  type CardId,
  type DeckList,
  newReaders,
  type Problem,
  type Seat,
  type Setup,
  seedRandom,
} from '@regelwerk/core'
import { binds, on } from './book.ts'
import { isBooster, openBooster } from './boosters.ts'
import { type CardDefinition, definitionNamed, definitionWithId } from './cards/index.ts'
import { readyDecks } from './decks.ts'
import { gameFrame } from './rules/02-gameplay.ts'
import { DECK, INKWELL, type LorcanaState, MARKETING, NONE, zones } from './state.ts'

function deckNamed(id: string): DeckList {
  const deck = readyDecks.find((d) => d.id === id)
  if (deck === undefined) {
    throw new Error(`there is no ready deck ${id}; there are ${readyDecks.map((d) => d.id).join(', ')}`)
  }
  return deck.cards
}

/** By its id, or by its full name in any language. */
function cardNamed(name: string): CardDefinition {
  const definition = definitionWithId(name) ?? definitionNamed(name)
  if (definition === undefined) throw new Error(`there is no card named ${name}`)
  return definition
}

export const writtenDeck = (deck: Setup['decks'][number]): DeckList =>
  (typeof deck === 'string' ? deckNamed(deck) : deck).map(([n, name]) => [
    n,
    isBooster(name) ? name : cardNamed(name).id,
  ])

export function emptyState(
  seats: number,
  format: string,
  seed: string,
  teams?: readonly number[],
): LorcanaState {
  return {
    seats,
    cards: [],
    zones: Array.from({ length: zones.length * seats }, () => []),
    stack: [],
    pending: null,
    effects: [],
    random: seedRandom(seed),
    readers: newReaders(seats, seed),
    serial: 1,
    outcome: null,
    format,
    teams: teams ? [...teams] : Array.from({ length: seats }, (_, seat) => seat),
    lore: new Array<number>(seats).fill(0),
    gone: new Array<boolean>(seats).fill(false),
    starter: 0,
    turn: 0,
    active: 0,
    phase: 'setup',
    during: false,
    inked: new Array<number>(seats).fill(0),
    bag: [],
    holder: null,
    waiting: [],
    challenge: null,
    hits: [],
    used: [],
    history: [],
    lastKnown: [],
  }
}

/** Adds a card on top of a zone. */
export const addCard = (s: LorcanaState, def: number, owner: Seat, zone: number): CardId =>
  bringIn(s, {
    def,
    owner,
    zone,
    holder: owner,
    life: 1,
    known: 0,
    exerted: false,
    damage: 0,
    drying: false,
    at: NONE,
    under: NONE,
    facedown: false,
    shifted: false,
  })

/** Why so many players cannot begin a game. */
export const setupProblems = (seats: number): Problem[] =>
  seats < 2 && on('1.3.1') ? [{ rule: '1.3.1', text: 'a game needs at least two players' }] : []

/** In Pack Rush each player begins with two marketing cards in the inkwell (10.2.2). */
export function addMarketingCards(s: LorcanaState): void {
  if (!binds('10.2.2', s.format === 'pack rush')) return
  for (let seat = 0; seat < s.seats; seat++) for (let i = 0; i < 2; i++) addCard(s, MARKETING, seat, INKWELL)
}

export function begin(setup: Setup): LorcanaState {
  const seats = setup.decks.length
  const [problem] = setupProblems(seats)
  if (problem) throw new Error(`${problem.text} (${problem.rule})`)
  const s = emptyState(seats, setup.format, setup.seed, setup.teams)
  setup.decks.forEach((deck, seat) => {
    for (const [n, name] of typeof deck === 'string' ? deckNamed(deck) : deck) {
      for (let i = 0; i < n; i++) {
        const cards = isBooster(name) ? openBooster(s.random, name) : [cardNamed(name)]
        for (const { index } of cards) addCard(s, index, seat, DECK)
      }
    }
  })
  addMarketingCards(s)
  s.stack.push(gameFrame(setup.starter))
  return s
}
