/** Which deck somebody wants to play, and the cards that follow from it. */
import { decksFor, type Game, type Problem } from '@regelwerk/core'
import { ownDeck } from '../library/own-decks.ts'
import type { DeckChoice } from '../session/lobby.ts'
import { chance } from './quick.ts'

export type DeckPick =
  /** Any ready deck, by lot. */
  | { from: 'any' }
  | { from: 'ready'; id: string }
  /** A deck made anew, where decks are generated. */
  | { from: 'generated' }
  /** One that the reader has kept. */
  | { from: 'own'; id: string }
  /** A pasted text list. */
  | { from: 'list'; text: string }

export const ANY: DeckPick = { from: 'any' }

/** What the rules say against a ready deck in a format. */
function readyProblems(game: Game, id: string, format: string): Problem[] {
  if (game.deckText === undefined) return game.checkDeck(game.deckList(id), format)
  const { cards, problems } = game.parseDeck(game.deckText(id, 'en'))
  return [...problems, ...game.checkDeck(cards, format)]
}

/** The ready decks that are built for a format, else all that it allows, by id. */
function fitting(game: Game, format: string): string[] {
  const allowed = ({ id }: { id: string }): boolean => readyProblems(game, id, format).length === 0
  const built = decksFor(game, format).filter(allowed)
  return (built.length > 0 ? built : game.decks.filter(allowed)).map(({ id }) => id)
}

/** What is wrong with a pick; none: it can be played. */
export function problemsOf(game: Game, pick: DeckPick, format: string): Problem[] {
  if (pick.from === 'ready') return readyProblems(game, pick.id, format)
  if (pick.from === 'any')
    return fitting(game, format).length > 0 ? [] : readyProblems(game, game.decks[0]?.id ?? '', format)
  if (pick.from === 'own') return game.checkDeck(ownDeck(game.id, pick.id)?.cards ?? [], format)
  if (pick.from !== 'list') return []
  const { cards, problems } = game.parseDeck(pick.text)
  return problems.length > 0 ? problems : game.checkDeck(cards, format)
}

const listed = (cards: readonly (readonly [number, string])[]): DeckChoice =>
  cards.map(([n, name]) => [n, name])

/** The deck that is played; chance decides where it was left to it. */
export function deckOf(game: Game, pick: DeckPick, format: string): DeckChoice {
  switch (pick.from) {
    case 'ready':
      return pick.id
    case 'own':
      return listed(ownDeck(game.id, pick.id)?.cards ?? [])
    case 'list':
      return listed(game.parseDeck(pick.text).cards)
    case 'generated':
      return game.deckOfSeed?.(`${chance(2 ** 31)}`) ?? deckOf(game, ANY, format)
    case 'any': {
      const decks = fitting(game, format)
      return decks[chance(decks.length)] as string
    }
  }
}
