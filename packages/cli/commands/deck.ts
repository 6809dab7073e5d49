/** `deck`: reads a deck list and says what is wrong with it, by which rule. */
import { type Report, UsageError } from '../command.ts'
import { readText } from '../files.ts'
import { gameNamed } from '../games.ts'

export function deck(id: string, file: string, wanted: string | undefined): Report {
  const { game } = gameNamed(id)
  const format =
    wanted === undefined ? game.formats[0] : game.formats.find((f) => spoken(f) === spoken(wanted))
  if (format === undefined) {
    throw new UsageError(`there is no format ${wanted}; there are: ${game.formats.join(', ')}`)
  }
  const read = game.parseDeck(readText(file))
  // What reading has found already is not said twice.
  const found = game
    .checkDeck(read.cards, format)
    .filter(({ rule }) => !read.problems.some((problem) => problem.rule === rule))
  const problems = [...read.problems, ...found]
  const total = read.cards.reduce((sum, [n]) => sum + n, 0)
  const text = (): string =>
    problems.length === 0
      ? `${total} cards, legal in ${format}`
      : problems.map((problem) => `${problem.rule}: ${problem.text}`).join('\n')
  return { json: { ok: problems.length === 0, format, problems }, text, ok: problems.length === 0 }
}

const spoken = (format: string): string => format.toLowerCase().replaceAll(/[\s_-]+/g, ' ')
