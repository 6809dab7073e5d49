/** The puzzles of a game, from easy to hard, as its files have them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Puzzle, parsePuzzles } from '@regelwerk/core'
import { readPositionText } from '@regelwerk/protocol/positions'
import { FileError, readText } from './files.ts'
import type { GameEntry } from './games.ts'
import { located } from './position-files.ts'

export interface FiledPuzzle {
  puzzle: Puzzle
  /** easy, medium or hard: the name of its file. */
  level: string
  /** The position, as it is written. */
  given: string
}

export function puzzlesOf({ puzzles: folder }: GameEntry): FiledPuzzle[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return files.sort().flatMap((name) => readFile(join(folder, name), name.replace(/^\d-|\.yaml$/g, '')))
}

function readFile(file: string, level: string): FiledPuzzle[] {
  const text = readText(file)
  const { content, lineOf, mistake } = readPositionText(text)
  if (mistake) throw new FileError(mistake.message, `${file}:${mistake.line}`)
  const lines = text.split('\n')
  try {
    return parsePuzzles(content).puzzles.map((puzzle) => {
      const from = lines.indexOf('  given:', lineOf(puzzle.path) - 1) + 1
      const length = lines.slice(from).findIndex((line) => !line.startsWith('    '))
      return { puzzle, level, given: lines.slice(from, from + length).join('\n') }
    })
  } catch (wrong) {
    throw located(wrong, file, lineOf)
  }
}
