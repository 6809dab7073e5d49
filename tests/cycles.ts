import { posix } from 'node:path'
import { type Import, importsOf, type Source } from './source-code.ts'

/**
 * Files that import each other in a circle, a line for each file in one. Which of them runs first would depend on who asks
 * first, and none could be read, loaded or moved without the others.
 *
 * Imports of types do not count: they are gone when the code runs, so nothing is loaded by them and no order is prescribed,
 * and types that describe each other (a state and its decisions, a machine and its game) are not told apart by files.
 */
export function importCycles(sources: Source[]): string[] {
  const imports = importsBetween(sources)
  return circlesIn(imports).flatMap((circle) =>
    circle.map((file) => {
      const others = imports.get(file)?.filter((to) => circle.includes(to))
      return `${file} is in a circle of ${circle.length}, by ${others?.join(', ')}`
    }),
  )
}

/** The files that are loaded with this one, whatever is done then. */
export function loadedWith(entry: string, sources: Source[]): string[] {
  const imports = importsBetween(sources, ({ types, later }) => !types && !later)
  const found = new Set([entry])
  for (const file of found) for (const to of imports.get(file) ?? []) found.add(to)
  return [...found]
}

function importsBetween(
  sources: Source[],
  counts: (one: Import) => boolean = ({ types }) => !types,
): Map<string, string[]> {
  const code = sources.filter(({ path }) => /^packages\/.*\.tsx?$/.test(path))
  const paths = new Set(code.map(({ path }) => path))
  return new Map(
    code.map(({ path, text }) => {
      const files = importsOf(text)
        .filter(counts)
        .flatMap(({ specifier = '' }) => fileOf(path, specifier) ?? [])
      return [path, [...new Set(files)].filter((file) => paths.has(file))]
    }),
  )
}

/** A package is its index, or the file that it hands out under another name. */
function fileOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const named = /^@regelwerk\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  return named ? `packages/${named[1]}/${named[2] ?? 'index'}.ts` : undefined
}

/** Tarjan's strongly connected components, without the files that stand alone. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): number => {
    const own = order.size
    let lowest = own
    order.set(file, own)
    open.push(file)
    for (const to of imports.get(file) ?? []) {
      const seen = order.get(to)
      if (seen === undefined) lowest = Math.min(lowest, visit(to))
      else if (open.includes(to)) lowest = Math.min(lowest, seen)
    }
    if (lowest === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1 || imports.get(file)?.includes(file)) found.push(circle.sort())
    }
    return lowest
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return found
}
