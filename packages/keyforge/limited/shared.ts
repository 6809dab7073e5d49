/** What the games before a game of KeyForge have of KeyForge itself, and what both of them need. */
import {
  type CardId,
  fromTheBookOf,
  type Game,
  type Handle,
  handlesOf,
  type Seat,
  type State,
  shownDef,
} from '@regelwerk/core'
import { writtenDeck } from '../begin.ts'
import { keyforge } from '../game.ts'
import { printNumbered } from '../prints.ts'

export const fromTheBook = {
  ...fromTheBookOf(keyforge),
  players: [2, 2],
  decks: keyforge.decks,
  ...(keyforge.deckOfSeed && { deckOfSeed: keyforge.deckOfSeed }),
  ...(keyforge.deckText && { deckText: keyforge.deckText }),
  deckList: writtenDeck,
  cardsOf: () => [],
} satisfies Partial<Game>

/** A card as the viewer is shown it, whose face they know. */
export function seenBy(s: State, viewer: Seat): (id: CardId) => { handle: Handle; def: number } {
  const handles = handlesOf(s, viewer)
  return (id) => ({
    handle: handles[id] as Handle,
    def: shownDef(keyforge, s, s.cards[id]?.def as number),
  })
}

/** A rough guess at what a deck can do: what fights, and the Æmber that is printed. */
export function worthOf(cards: readonly { def: number }[]): number {
  let worth = 0
  for (const { def } of cards) {
    const { definition, icons } = printNumbered(def)
    worth += 2 * icons.length + (definition.power ?? 0) / 2
  }
  return worth
}
