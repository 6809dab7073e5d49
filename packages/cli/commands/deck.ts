/** `deck`: reads a deck list and says what is wrong with it, by which rule; or makes a deck from a seed. */
import { type Game, type Lang, type Problem, whyNoDeck, withPrinted } from '@regelwerk/core'
import { type Report, UsageError } from '../command.ts'
import { LONGEST_LIST } from '../decks.ts'
import { FileError, readText } from '../files.ts'
import { gameNamed } from '../games.ts'

export interface DeckOptions {
  format?: string
  /** A seed: the deck that is made from it. */
  generate?: string
  lang: Lang
}

export async function deck(id: string, file: string | undefined, options: DeckOptions): Promise<Report> {
  const { game } = await gameNamed(id)
  const { generate, lang, format } = options
  if ((file === undefined) === (generate === undefined)) {
    throw new UsageError('deck needs either a file or --generate with a seed')
  }
  return generate === undefined ? checked(game, file as string, format, lang) : made(game, generate, lang)
}

/** The list of a deck made from a seed, as it can be read again. */
function made(game: Game, seed: string, lang: Lang): Report {
  if (game.deckOfSeed === undefined || game.deckText === undefined) {
    throw new UsageError(`${game.id} has no generated decks`)
  }
  const id = game.deckOfSeed(seed)
  const list = game.deckText(id, lang)
  return { json: { id, list }, text: () => list.trimEnd(), ok: true }
}

async function checked(game: Game, file: string, wanted: string | undefined, lang: Lang): Promise<Report> {
  const format =
    wanted === undefined ? game.formats[0] : game.formats.find((f) => spoken(f) === spoken(wanted))
  if (format === undefined) {
    throw new UsageError(`there is no format ${wanted}; there are: ${game.formats.join(', ')}`)
  }
  const read = game.parseDeck(readText(file, LONGEST_LIST))
  const most = whyNoDeck(read.cards)
  if (most !== null) throw new FileError(`this is no deck: ${most}`, file)
  // What reading has found already is not said twice.
  const found = game
    .checkDeck(read.cards, format)
    .filter(({ rule }) => !read.problems.some((problem) => problem.rule === rule))
  const problems = await withPrinted(game, [...read.problems, ...found])
  const notes = (read.notes ?? []).map((note) => note[lang])
  const total = read.cards.reduce((sum, [n]) => sum + n, 0)
  const text = (): string =>
    problems.length === 0
      ? [`${total} cards, legal in ${format}`, ...notes].join('\n')
      : problems.map((problem) => `${problem.rule}: ${problem.text}`).join('\n')
  const ok = problems.length === 0
  const json = {
    ok,
    format,
    cards: total,
    problems: problems.map(answer),
    ...(notes.length > 0 && { notes }),
  }
  return { json, text, ok }
}

/** As the document has it: the card is named in the text. */
const answer = ({ card: _, ...problem }: Problem): object => problem

const spoken = (format: string): string => format.toLowerCase().replaceAll(/[\s_-]+/g, ' ')
