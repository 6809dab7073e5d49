/** The positions of the executable rulebooks: fetched, read and found by the rules they show. */
import { type Case, parsePositions } from '@regelwerk/core'
import { readPositionText } from '@regelwerk/protocol/positions'

const texts = import.meta.glob<string>('../../../{lorcana,keyforge,l5r,bluemoon}/conformance/*.yaml', {
  query: '?raw',
  import: 'default',
})

export interface Position {
  game: string
  /** The name of its file without its ending, and the place in it. */
  file: string
  n: number
  test: Case
  /** As it is written. */
  source: string
}

const pathOf = (game: string, file: string): string => `../../../${game}/conformance/${file}.yaml`

const read = new Map<string, Promise<Position[]>>()

/** All positions of a file; none: there is no such file. */
export function positionsOfFile(game: string, file: string): Promise<Position[]> {
  const path = pathOf(game, file)
  const known = read.get(path)
  if (known !== undefined) return known
  const positions = readFile(game, file, texts[path])
  read.set(path, positions)
  // What could not be fetched may be fetched another time.
  positions.catch(() => read.delete(path))
  return positions
}

async function readFile(
  game: string,
  file: string,
  fetchText: (() => Promise<string>) | undefined,
): Promise<Position[]> {
  if (fetchText === undefined) return []
  return readPositions(game, file, await fetchText())
}

export function readPositions(game: string, file: string, text: string): Position[] {
  const { content, lineOf } = readPositionText(text)
  const { cases } = parsePositions(content)
  const lines = text.split('\n')
  return cases.map((test, n) => {
    const next = cases[n + 1]
    const source = lines.slice(lineOf(test.path) - 1, next ? lineOf(next.path) - 1 : undefined)
    return { game, file, n, test, source: tidy(source) }
  })
}

/** Without the list's mark, its indentation, and remarks that belong to what comes after. */
function tidy(lines: readonly string[]): string {
  const own = lines.map((line) => line.replace(/^(- | {2})/, ''))
  while (own.length > 0 && /^\s*(#.*)?$/.test(own.at(-1) as string)) own.pop()
  return own.join('\n')
}

/** The files of a game. */
export const filesOf = (game: string): string[] =>
  Object.keys(texts).flatMap((path) => {
    const [, of, file] = /\/([^/]+)\/conformance\/(.+)\.yaml$/.exec(path) ?? []
    return of === game && file !== undefined ? [file] : []
  })

/** The positions of a game whose files have these words; others are not read. */
async function positionsWith(game: string, words: string): Promise<Position[]> {
  const found = await Promise.all(
    filesOf(game).map(async (file) => {
      const text = await texts[pathOf(game, file)]?.()
      return text?.includes(words) ? positionsOfFile(game, file) : []
    }),
  )
  return found.flat()
}

/** The positions that cite a rule. */
export const examplesOf = async (game: string, rule: string): Promise<Position[]> =>
  (await positionsWith(game, rule)).filter(({ test }) => test.rules.includes(rule))

/** The positions in which a card of this name lies or is spoken of. */
export async function positionsNaming(game: string, name: string): Promise<Position[]> {
  const whole = new RegExp(`(?<![\\p{L}-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}-])`, 'u')
  return (await positionsWith(game, name)).filter(({ source }) => whole.test(source))
}

/** An entry of `when`, in words. */
export function sayEntry(entry: unknown): string {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry)
  return Object.entries(entry as Record<string, unknown>)
    .map(([key, value]) => `${key}: ${sayExpected(value).join('; ')}`)
    .join('; ')
}

const sayValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(sayValue).join(', ')
  if (typeof value === 'object' && value !== null) return sayExpected(value).join(', ')
  return String(value)
}

/** What is expected, a line each. */
export const sayExpected = (expected: unknown): string[] =>
  Object.entries(expected as Record<string, unknown>).map(([key, value]) => `${key}: ${sayValue(value)}`)
