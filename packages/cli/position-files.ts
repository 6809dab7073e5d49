/** Position files on disk, with the line of every mistake. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, type Path, PositionError, type PositionFile, parsePositions } from '@regelwerk/core'
import { readPositionText } from '@regelwerk/protocol/positions'
import { FileError, readText } from './files.ts'

export interface LocatedFile extends PositionFile {
  file: string
  /** The line on which something stands. */
  lineOf: (path: Path) => number
}

/** Who wants to hear of a wrong case, with the line of the case, and go on with the others says so. */
export function readPositions(
  file: string,
  miswritten?: (wrong: FileError, line: number) => void,
): LocatedFile {
  const { content, lineOf, mistake } = readPositionText(readText(file))
  if (mistake) throw new FileError(mistake.message, `${file}:${mistake.line}`)
  const hear = (wrong: PositionError): void =>
    miswritten?.(located(wrong, file, lineOf) as FileError, lineOf(wrong.path.slice(0, 2)))
  try {
    return { ...parsePositions(content, miswritten && hear), file, lineOf }
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
