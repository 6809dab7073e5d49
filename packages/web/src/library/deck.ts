/** Decks as lists: what is in a ready one, what a list's lines mean, and a list as text that can be read again. */
import type { CardEntry, Game, Lang, State } from '@regelwerk/core'

/** How many of which card, as `parseDeck` names it. */
export type Entry = readonly [number, string]

export interface DeckLine {
  n: number
  entry: string
  /** The index of its definition; absent: the card is not known. */
  def?: number
  name: string
}

/** What is written behind a card's name: a house, icons. */
const MARKS = /\s*[([].*$/

interface Shelf {
  cards: readonly CardEntry[]
  /** Where a card is among them, by its id and its names. */
  index: ReadonlyMap<string, number>
}

const shelves = new WeakMap<Game, Shelf>()

/** The cards of a game: listing them takes its time, since all their texts are said. */
function shelfOf(game: Game): Shelf {
  const known = shelves.get(game)
  if (known !== undefined) return known
  const cards = game.cards()
  const index = new Map<string, number>()
  for (const [def, { id, name }] of cards.entries()) {
    for (const key of [id, name.en, name.de, name.it]) {
      if (key !== undefined && !index.has(key)) index.set(key, def)
    }
  }
  const shelf = { cards, index }
  shelves.set(game, shelf)
  return shelf
}

/** The cards of a ready deck, or of one made from a seed. */
export function entriesOfDeck(game: Game, id: string): Entry[] {
  if (game.deckText !== undefined) return game.parseDeck(game.deckText(id, 'en')).cards
  const counts = new Map<number, number>()
  for (const { def, owner } of begun(game, id).cards) {
    if (owner === 0) counts.set(def, (counts.get(def) ?? 0) + 1)
  }
  const { cards } = shelfOf(game)
  const [one] = counts.keys()
  // Lists name cards by id in some games, by name in others.
  const byId = one !== undefined && game.parseDeck(cards[one]?.id ?? '').problems.length === 0
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([def, n]) => [n, (byId ? cards[def]?.id : cards[def]?.name.en) as string])
}

/** A game in which somebody has this deck. */
function begun(game: Game, id: string): State {
  for (const format of game.formats) {
    try {
      return game.begin({ format, decks: Array(game.players[0]).fill(id), seed: '' })
    } catch {
      // Not a deck for this format.
    }
  }
  throw new Error(`${game.id} has no deck ${id}`)
}

export function linesOf(game: Game, entries: readonly Entry[], lang: Lang): DeckLine[] {
  const { cards, index } = shelfOf(game)
  return entries.map(([n, entry]) => {
    const def = index.get(entry) ?? index.get(entry.replace(MARKS, ''))
    const names = def === undefined ? undefined : cards[def]?.name
    const marks = def === undefined ? '' : (MARKS.exec(entry)?.[0] ?? '')
    // Some names have brackets of their own.
    const name = names === undefined ? entry : (names[lang] ?? names.en)
    return { n, entry, ...(def !== undefined && { def }), name: name.includes('(') ? name : name + marks }
  })
}

export const sizeOf = (entries: readonly Entry[]): number => entries.reduce((sum, [n]) => sum + n, 0)

/** As text, cards by their names in this language where those are read again as the same cards. */
export function textOf(game: Game, entries: readonly Entry[], lang: Lang): string {
  const lines = linesOf(game, entries, lang).map(({ n, entry, name }) => {
    const [again] = game.parseDeck(`${n} ${name}`).cards
    return `${n} ${again?.[1] === entry ? name : entry}`
  })
  return `${lines.join('\n')}\n`
}

/** Lines by what the cards are: characters, actions ... as their faces say; the unknown last. */
export function byType(
  game: Game,
  lines: readonly DeckLine[],
  lang: Lang,
): [type: string, lines: DeckLine[]][] {
  const groups = new Map<string, DeckLine[]>()
  for (const line of lines) {
    const type = line.def === undefined ? '?' : game.face(line.def, lang).type
    groups.set(type, [...(groups.get(type) ?? []), line])
  }
  return [...groups].sort(([a], [b]) => Number(a === '?') - Number(b === '?'))
}
