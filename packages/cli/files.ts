/** Files that people give: what is wrong with one is said with its place. */
import { readFileSync } from 'node:fs'

/** A mistake in a file: what, and where. */
export class FileError extends Error {
  constructor(
    message: string,
    readonly where: string,
  ) {
    super(message)
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new FileError(`this file cannot be read (${(error as NodeJS.ErrnoException).code})`, file)
  }
}
