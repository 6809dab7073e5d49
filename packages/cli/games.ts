/** The games there are, and where their positions lie. */
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as bluemoon from '@regelwerk/bluemoon'
import { type Case, type Game, nearest, type State } from '@regelwerk/core'
import * as keyforge from '@regelwerk/keyforge'
import * as l5r from '@regelwerk/l5r'
import * as lorcana from '@regelwerk/lorcana'
import { UsageError } from './command.ts'
import { FileError } from './files.ts'
import { casesOf, type LocatedFile, readFolder } from './position-files.ts'

export interface GameEntry {
  game: Game
  /** Rule id -> where it is enforced. */
  enforced: Readonly<Record<string, readonly string[]>>
  /** The folder of its conformance suite. */
  conformance: string
}

// A command treats all games alike: a state only ever goes back to the game it came from.
const entry = <S extends State>(game: Game<S>, places: GameEntry['enforced']): GameEntry => ({
  game: game as unknown as Game,
  enforced: places,
  conformance: join(packageFolder(`@regelwerk/${game.id}`), 'conformance'),
})

/** The same from the sources and from their compiled form. */
const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

export const games: readonly GameEntry[] = [
  entry(lorcana.lorcana, lorcana.enforced),
  entry(keyforge.keyforge, keyforge.enforced),
  entry(bluemoon.bluemoon, bluemoon.enforced),
  entry(l5r.l5r, l5r.enforced),
]

/** Whether a game knows a deck by this id: a ready deck, or one made from a seed. */
export const hasDeck = (game: Game, id: string): boolean =>
  game.decks.some((deck) => deck.id === id) ||
  (game.deckOfSeed !== undefined && id.startsWith(game.deckOfSeed('')))

/** The ids of its decks, for a message. */
export const decksSaid = (game: Game): string[] => [
  ...game.decks.map(({ id }) => id),
  ...(game.deckOfSeed === undefined ? [] : [game.deckOfSeed('<seed>')]),
]

export function gameNamed(id: string): GameEntry {
  const found = games.find(({ game }) => game.id === id)
  if (found === undefined) throw new UsageError(`there is no game ${id}; there are: ${gameIds()}`)
  return found
}

export const gameIds = (): string => games.map(({ game }) => game.id).join(', ')

/** The game of a position file; what the file names wrongly is answered with its line. */
export function gameOf(file: LocatedFile): GameEntry {
  const found = games.find(({ game }) => game.id === file.game)
  if (found === undefined) {
    throw new FileError(
      `there is no game ${file.game}; there are: ${gameIds()}`,
      `${file.file}:${file.lineOf(['game'])}`,
    )
  }
  return found
}

/** A rule that a case cites and that does not exist. */
export function unknownRule({ id: game, catalogue }: Game, test: Case, file: LocatedFile): FileError | null {
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
    const { game } = gameOf(file)
    for (const test of file.cases) {
      const wrong = unknownRule(game, test, file)
      if (wrong !== null) throw wrong
      placeOf.set(test, `${file.file}:${file.lineOf(test.path)}`)
    }
  }
  return { files, cases: casesOf(files), placeOf }
}
