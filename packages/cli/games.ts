/** The games there are, and where their positions lie. A command loads the one it is about. */
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type Case, type Catalogued, catalogued, type Game, nearest, playedFirst } from '@regelwerk/core'
import { bookOf, games, isGame, loadGame, type Wanted } from '@regelwerk/protocol/games'
import { UsageError } from './command.ts'
import { FileError } from './files.ts'
import { casesOf, type LocatedFile, readFolder } from './position-files.ts'

export interface GameEntry {
  /** With its rules: commands read them. */
  game: Catalogued
  /** The folder of its conformance suite. */
  conformance: string
  /** The folder of its puzzles. */
  puzzles: string
}

async function load(id: string): Promise<GameEntry> {
  const folder = packageFolder(`@regelwerk/${bookOf(id)}`)
  return {
    game: await catalogued(await loadGame(id)),
    conformance: join(folder, 'conformance'),
    puzzles: join(folder, 'puzzles'),
  }
}

/** The same from the sources and from their compiled form. */
const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

export const gamesLoaded = (): Promise<GameEntry[]> => Promise.all(games.map(({ id }) => load(id)))

export async function gameNamed(id: string): Promise<GameEntry> {
  mustBeGame(id)
  return load(id)
}

/** A game that is only played: nobody reads its rules. */
export async function gameToPlay(id: string, wanted: Wanted): Promise<Game> {
  mustBeGame(id)
  return loadGame(id, wanted)
}

/** The game with which a format begins: one before the game, where decks are drafted or bid for. */
export async function firstOf(game: Game, format: string): Promise<Game> {
  if (!game.formats.includes(format))
    throw new UsageError(`${game.id} has no format ${format}; there are: ${game.formats.join(', ')}`)
  const first = playedFirst(game, format)
  return first === game.id ? game : loadGame(first)
}

function mustBeGame(id: string): void {
  if (!isGame(id)) throw new UsageError(`there is no game ${id}; there are: ${gameIds}`)
}

export const gameIds = games.map(({ id }) => id).join(', ')

/** The game of a position file; what the file names wrongly is answered with its line. */
export async function gameOf(file: LocatedFile): Promise<GameEntry> {
  checkGame(file)
  return load(file.game)
}

function checkGame(file: LocatedFile): void {
  if (isGame(file.game)) return
  throw new FileError(
    `there is no game ${file.game}; there are: ${gameIds}`,
    `${file.file}:${file.lineOf(['game'])}`,
  )
}

/** A rule that a case cites and that does not exist. */
export function unknownRule(
  { id: game, catalogue }: Catalogued,
  test: Case,
  file: LocatedFile,
): FileError | null {
  const id = test.rules.find((rule) => !Object.hasOwn(catalogue, rule))
  if (id === undefined) return null
  const near = nearest(id, Object.keys(catalogue)).join(', ')
  return new FileError(
    `${id} is no rule of ${game}; the nearest are: ${near}`,
    `${file.file}:${file.lineOf([...test.path, 'rule'])}`,
  )
}

/** The conformance suite of a game, with each case's place: `file:line`. */
export function suiteOf(entry: GameEntry): {
  files: LocatedFile[]
  cases: Case[]
  placeOf: Map<Case, string>
} {
  // As one would type it from here.
  const files = readFolder(relative(process.cwd(), entry.conformance) || '.')
  const placeOf = new Map<Case, string>()
  for (const file of files) {
    checkGame(file)
    for (const test of file.cases) {
      const wrong = unknownRule(entry.game, test, file)
      if (wrong !== null) throw wrong
      placeOf.set(test, `${file.file}:${file.lineOf(test.path)}`)
    }
  }
  return { files, cases: casesOf(files), placeOf }
}
