/** Which deck somebody wants to play, and the cards that follow from it. */
import { type DeckList, decksFor, type Game, type Problem } from '@regelwerk/core'
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

/** So often a deck is drawn before one that the format allows is given up. */
const DRAWN = 40

/**
 * A deck for a format for which none is ready: drawn from all cards, or a ready one with the one card that it lacks there,
 * such as an inquisitor; null: there is none.
 */
function made(game: Game, format: string): DeckList | null {
  const isLegal = (list: DeckList): boolean => game.checkDeck(list, format).length === 0
  for (let i = 0; game.drawDeck !== undefined && i < DRAWN; i++) {
    const list = game.drawDeck(`${chance(2 ** 31)}`)
    if (isLegal(list)) return list
  }
  const cards = game.cards()
  const [first, firstCard] = [chance(game.decks.length), chance(cards.length)]
  for (let i = 0; i < game.decks.length; i++) {
    const list = game.deckList(game.decks[(first + i) % game.decks.length]?.id ?? '')
    for (let k = 0; k < cards.length; k++) {
      const more: DeckList = [...list, [1, cards[(firstCard + k) % cards.length]?.id ?? '']]
      if (isLegal(more)) return more
    }
  }
  return null
}

const possible = new WeakMap<Game, Map<string, boolean>>()

function canBeMade(game: Game, format: string): boolean {
  const known = possible.get(game) ?? new Map<string, boolean>()
  possible.set(game, known)
  const can = known.get(format) ?? made(game, format) !== null
  known.set(format, can)
  return can
}

/** No ready deck is for this format, but one can be made. */
export const isMade = (game: Game, pick: DeckPick, format: string): boolean =>
  pick.from === 'any' && fitting(game, format).length === 0 && canBeMade(game, format)

/** What is wrong with a pick; none: it can be played. */
export function problemsOf(game: Game, pick: DeckPick, format: string): Problem[] {
  if (pick.from === 'ready') return readyProblems(game, pick.id, format)
  if (pick.from === 'any')
    return fitting(game, format).length > 0 || canBeMade(game, format)
      ? []
      : readyProblems(game, game.decks[0]?.id ?? '', format)
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
      return decks.length > 0 ? (decks[chance(decks.length)] as string) : listed(made(game, format) ?? [])
    }
  }
}
