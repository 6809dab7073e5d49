/** Replay files on disk: JSON, read with suspicion. */
import { type KeptReplay, replayFrom } from '@regelwerk/protocol'
import { FileError, readText } from './files.ts'

export function readReplay(file: string): KeptReplay {
  const text = readText(file)
  try {
    return replayFrom(parse(text))
  } catch (error) {
    throw new FileError((error as Error).message, file)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`this is no replay: ${(error as Error).message}`)
  }
}
