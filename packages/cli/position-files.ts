/** Position files on disk: YAML, with the line of every mistake. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, type Path, PositionError, type PositionFile, parsePositions } from '@regelwerk/core'
import { isNode, LineCounter, parseDocument, visit } from 'yaml'
import { FileError, readText } from './files.ts'

export interface LocatedFile extends PositionFile {
  file: string
  /** The line on which something stands. */
  lineOf: (path: Path) => number
}

export function readPositions(file: string): LocatedFile {
  const text = readText(file)
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
  if (error)
    throw new FileError(error.message.split('\n')[0] as string, `${file}:${lines.linePos(error.pos[0]).line}`)
  visit(document, {
    // An id such as 1.10 is no number: its last zero counts.
    Scalar(_, scalar) {
      if (typeof scalar.value === 'number' && /\.\d*0$/.test(scalar.source ?? ''))
        scalar.value = scalar.source
    },
  })
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
