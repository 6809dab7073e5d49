/** For tests: runs a command line and keeps what it says. */
import type { Io } from './command.ts'
import { run } from './main.ts'

export interface Captured {
  code: number
  out: string
  err: string
  /** Standard output read as one JSON document. */
  json: () => Record<string, unknown>
}

export async function captured(argv: readonly string[], details: Partial<Io> = {}): Promise<Captured> {
  let out = ''
  let err = ''
  const io: Io = {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    terminal: false,
    width: 100,
    ...details,
  }
  const code = await run(argv, io)
  return { code, out, err, json: () => JSON.parse(out) as Record<string, unknown> }
}
