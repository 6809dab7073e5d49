/**
 * A fingerprint of the rules and cards that a game is played by: a hash of the sources of core and of the game. Two that
 * are the same play the same; where they differ, a match may go on differently. For Node; a page gets them when it is
 * built.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bookOf, games, limitedGames } from './listed.ts'

/** What says, shows, proves or judges a game, and does not play it. */
const BESIDE = ['catalogue', 'conformance', 'dist', 'node_modules', 'text', 'toys']
const ALSO_BESIDE = /\.test\.|\.d\.ts$|^(?:testing|conformance|evaluate|weights|layout|table)\b/

const known = new Map<string, string>()

/** Worked out when it is first asked for. */
export function fingerprintOf(game: string): string {
  const found = known.get(game) ?? fingerprint([folderOf('core'), folderOf(bookOf(game))])
  known.set(game, found)
  return found
}

/** Of all games, by their id: for a page, when it is built. */
export const fingerprints = (): { [game: string]: string } =>
  Object.fromEntries(
    [...games.map(({ id }) => id), ...Object.keys(limitedGames)].map((id) => [id, fingerprintOf(id)]),
  )

let build: string | undefined

/** Of all that a page and a server must have in common to understand each other: the games, and what they say to each other. */
export function buildOf(): string {
  build ??= createHash('sha256')
    .update(JSON.stringify([fingerprints(), fingerprint([folderOf('protocol')])]))
    .digest('hex')
    .slice(0, 16)
  return build
}

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`@regelwerk/${name}/package.json`))

/** The same from the sources and from their compiled form, where the sources lie beside it. */
export function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const isSource = existsSync(join(folder, 'index.ts'))
    const root = isSource ? folder : join(folder, 'dist')
    for (const file of filesIn(root, '', isSource ? '.ts' : '.js')) {
      hash.update(`${file}\n`)
      hash.update(readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n'))
    }
  }
  return hash.digest('hex')
}

function filesIn(root: string, folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) return BESIDE.includes(entry.name) ? [] : filesIn(root, path, ending)
      return entry.name.endsWith(ending) && !ALSO_BESIDE.test(entry.name) ? [path] : []
    })
}
