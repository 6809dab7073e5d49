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
import type { Element } from './abilities.ts'
import { rule } from './book.ts'
import { type CardFacts, factsNamed } from './cards/facts.ts'
import { definitionWithId } from './cards/index.ts'
import { deckList, partOf } from './decks.ts'
import { elements } from './elements.ts'
import { knownOf } from './hands.ts'
import { type ReadyDeck, readyDecks } from './ready.ts'
import { game } from './rules/phases.ts'
import {
  CONFLICT,
  DYNASTY,
  type L5RState,
  NONE,
  ORDINARY,
  PROVINCE,
  type Ring,
  ROLE,
  STRONGHOLD,
  zones,
} from './state.ts'

/** Nobody has it. */
export const favorAtFirst = rule(
  'glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/5',
  (): L5RState['favor'] => null,
)

export const emptyState = (format: string, seed: string): L5RState => ({
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
  first: 0,
  round: 0,
  phase: 'setup',
  honor: [0, 0],
  fate: [0, 0],
  dial: [0, 0],
  bid: [0, 0],
  favor: favorAtFirst(),
  rings: Object.fromEntries(elements.map((e) => [e, { claimed: NONE, fate: 0 }])) as Record<Element, Ring>,
  conflict: null,
  duels: [],
  chances: [0, 1].map(() => ({ military: 0, political: 0, total: 0, used: 0 })),
  declared: [0, 0],
  lost: [0, 0],
  conflicts: { military: 0, political: 0 },
  passed: [false, false],
  used: [],
  honorGained: [0, 0],
  playedThisPhase: [],
  lostProvinces: [],
  fromHand: [],
  limited: [0, 0],
})

/** Adds a card on top of a zone. */
export const addCard = (s: L5RState, def: number, owner: Seat, zone: number): CardId =>
  bringIn(s, {
    def,
    owner,
    zone,
    holder: owner,
    life: 1,
    known: 0,
    bowed: false,
    fate: 0,
    status: ORDINARY,
    faceup: false,
    broken: false,
    slot: NONE,
    on: NONE,
    participating: false,
    evaded: false,
    asAttachment: false,
  })

export function deckNamed(id: string): ReadyDeck {
  const deck = readyDecks.find((one) => one.id === id)
  if (deck !== undefined) return deck
  throw new Error(`there is no ready deck ${id}; there are ${readyDecks.map((one) => one.id).join(', ')}`)
}

const listOf = (deck: Setup['decks'][number]): DeckList =>
  typeof deck === 'string' ? deckList(deckNamed(deck)) : deck

function cardNamed(name: string): CardFacts {
  const facts = factsNamed(name)
  if (facts === undefined) throw new Error(`there is no card named ${name}`)
  return facts
}

export const writtenDeck = (deck: Setup['decks'][number]): DeckList =>
  listOf(deck).map(([n, name]) => [n, cardNamed(name).id])

const ZONE_OF = {
  stronghold: STRONGHOLD,
  role: ROLE,
  provinces: PROVINCE,
  dynasty: DYNASTY,
  conflict: CONFLICT,
} as const

export const gameFrame = (starter: Setup['starter']): Frame => ({
  procedure: game.name,
  step: 0,
  ...{ starter: starter ?? null, seats: [], answer: null },
})

export function begin(setup: Setup): L5RState {
  const s = emptyState(setup.format, setup.seed)
  const [yours = [], theirs = []] = setup.decks
  s.lists = [knownOf(yours, setup.format), knownOf(theirs, setup.format)]
  setup.decks.forEach((deck, seat) => {
    for (const [n, name] of listOf(deck)) {
      const facts = cardNamed(name)
      const definition = definitionWithId(facts.id)
      if (definition === undefined) throw new Error(`there is no card named ${name}`)
      for (let i = 0; i < n; i++) {
        const id = addCard(s, definition.index, seat, ZONE_OF[partOf(facts)])
        const card = s.cards[id]
        if (card !== undefined && card.zone === PROVINCE) card.known = 1 << seat
        if (card !== undefined && (card.zone === STRONGHOLD || card.zone === ROLE)) card.known = 3
      }
    }
  })
  s.stack.push(gameFrame(setup.starter))
  return s
}
