/** Position files on disk: YAML, with the line of every mistake. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, type Path, parsePositions, PositionError, type PositionFile } from '@regelwerk/core'
import { isNode, LineCounter, parseDocument } from 'yaml'

/** A mistake in a file: what, and where. */
export class FileError extends Error {
  constructor(
    message: string,
    readonly where: string,
  ) {
    super(message)
  }
}

export interface LocatedFile extends PositionFile {
  file: string
  /** The line on which something stands. */
  lineOf: (path: Path) => number
}

export function readPositions(file: string): LocatedFile {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new FileError('this file cannot be read', file)
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const [error] = document.errors
  if (error) throw new FileError(error.message.split('\n')[0] as string, `${file}:${lines.linePos(error.pos[0]).line}`)
  try {
    return { ...parsePositions(document.toJS()), file, lineOf }
  } catch (wrong) {
    throw located(wrong, file, lineOf)
  }
}

/** A PositionError with its line; anything else as it is. */
export function located(wrong: unknown, file: string, lineOf: (path: Path) => number): unknown {
  if (!(wrong instanceof PositionError)) return wrong
  return new FileError(wrong.message, `${file}:${lineOf(wrong.path)}`)
}

/** All position files below a folder, in order. */
export function readFolder(folder: string): LocatedFile[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readPositions(join(folder, name)))
}

export const casesOf = (files: readonly LocatedFile[]): Case[] => files.flatMap((file) => file.cases)
