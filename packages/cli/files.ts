/** Files that people give: what is wrong with one is said with its place. */
import { closeSync, openSync, readSync } from 'node:fs'

/** A mistake in a file: what, and where. */
export class FileError extends Error {
  constructor(
    message: string,
    readonly where: string,
  ) {
    super(message)
  }
}

/** Nothing that people write, and no game, needs more bytes. */
const LONGEST = 32 * 1024 * 1024

/** A file's text. What is no end of is not read to its end, whatever size it claims to have. */
export function readText(file: string, most = LONGEST): string {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, 'r')
    const pieces: Buffer[] = []
    for (let size = 0; ; ) {
      const piece = Buffer.allocUnsafe(64 * 1024)
      const read = readSync(descriptor, piece)
      if (read === 0) return Buffer.concat(pieces).toString('utf8')
      pieces.push(piece.subarray(0, read))
      size += read
      if (size > most) throw new FileError(`this file is too large: at most ${most} bytes are read`, file)
    }
  } catch (error) {
    if (error instanceof FileError) throw error
    throw new FileError(`this file cannot be read (${(error as NodeJS.ErrnoException).code})`, file)
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}
