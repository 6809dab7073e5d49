/** Decks as people name them: a ready deck, one made from a seed, one drawn from all cards, or a file with a list. */
import { existsSync } from 'node:fs'
import { type DeckList, type Game, nearest, whyNoDeck } from '@regelwerk/core'
import { UsageError } from './command.ts'
import { FileError, readText } from './files.ts'

/** Bytes of a deck list. */
export const LONGEST_LIST = 64 * 1024

/** In place of decks: each game gets its own, made from a seed or drawn from all cards. */
export const GENERATED = 'generated'
export const POOL = 'pool'

/** Decks by name, and the lists of those that the game does not know by it. */
export interface NamedDecks {
  names: readonly string[]
  lists: Readonly<Record<string, DeckList>>
}

/** What a match is begun with. */
export const deckCalled = (name: string, lists: NamedDecks['lists']): string | DeckList => lists[name] ?? name

/** The ids of a game's decks, for a message. */
const decksSaid = (game: Game): string[] => [
  ...game.decks.map(({ id }) => id),
  ...(game.deckOfSeed === undefined ? [] : [game.deckOfSeed('<seed>')]),
  ...(game.drawDeck === undefined ? [] : [`${POOL}:<seed>`]),
]

export function namedDecks(game: Game, names: readonly string[]): NamedDecks {
  const lists: Record<string, DeckList> = {}
  for (const name of names) {
    const list = listCalled(game, name)
    if (list !== null) lists[name] = list
  }
  return { names, lists }
}

/** The list of a deck, or null where the game knows it by its name. */
function listCalled(game: Game, name: string): DeckList | null {
  if (game.decks.some((deck) => deck.id === name)) return null
  if (game.deckOfSeed !== undefined && name.startsWith(game.deckOfSeed(''))) return null
  if (game.drawDeck !== undefined && name.startsWith(`${POOL}:`)) {
    return game.drawDeck(name.slice(POOL.length + 1))
  }
  if (existsSync(name)) return listIn(game, name)
  const known = decksSaid(game)
  throw new UsageError(
    `there is no deck ${name}; there are: ${known.join(', ')}, or a file with a list; did you mean ${nearest(name, known, 1).join()}?`,
  )
}

function listIn(game: Game, file: string): DeckList {
  const { cards, problems } = game.parseDeck(readText(file, LONGEST_LIST))
  const [first] = problems
  if (first !== undefined) throw new FileError(first.text, file)
  const most = whyNoDeck(cards)
  if (most !== null) throw new FileError(`this is no deck: ${most}`, file)
  return cards
}

/** What stands for all seats stands alone; null: it is not among these. */
export function forAllSeats(
  game: Game,
  names: readonly string[] | undefined,
): typeof GENERATED | typeof POOL | null {
  const found = names?.find((name) => name === GENERATED || name === POOL)
  if (found === undefined) return null
  if ((names as readonly string[]).length > 1)
    throw new UsageError(`${found} is for all seats: it stands alone`)
  const makes = found === POOL ? game.drawDeck : game.deckOfSeed
  if (makes === undefined) {
    const what = found === POOL ? 'decks drawn from all cards' : 'generated decks'
    throw new UsageError(`${game.id} has no ${what}; there are: ${decksSaid(game).join(', ')}`)
  }
  return found === POOL ? POOL : GENERATED
}
