/** `env`: matches for programs that learn or try things out. A line of JSON comes in, a line goes out, in the same order. */
import { StringDecoder } from 'node:string_decoder'
import { UsageError } from '../command.ts'
import { Environment } from '../environment.ts'
import { FileError } from '../files.ts'
import { gameToPlay } from '../games.ts'

/** Letters of one request. */
const LONGEST_LINE = 16 * 1024 * 1024

export interface EnvOptions {
  stdio?: boolean
}

/** What lines come in and go out by: standard input and output. */
export interface Lines {
  input: AsyncIterable<Buffer | string>
  /** Resolves when more can be written. */
  write(text: string): Promise<void>
}

export async function env(id: string, options: EnvOptions, lines: Lines): Promise<void> {
  if (!options.stdio) throw new UsageError('env speaks by standard input and output alone: add --stdio')
  const environment = new Environment(await gameToPlay(id, 'all cards'))
  for await (const line of linesOf(lines.input)) {
    if (line.trim() !== '') await lines.write(`${reply(environment, line)}\n`)
  }
}

export function reply(environment: Environment, line: string): string {
  try {
    return JSON.stringify(environment.ask(requestIn(line)))
  } catch (error) {
    if (error instanceof UsageError || error instanceof FileError)
      return JSON.stringify({ error: error.message })
    throw error
  }
}

function requestIn(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new UsageError(`this line is no JSON: ${(error as Error).message}`)
  }
}

async function* linesOf(input: Lines['input']): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  for await (const chunk of input) {
    const parts = (begun + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split('\n')
    begun = parts.pop() as string
    yield* parts
    if (begun.length > LONGEST_LINE) throw new UsageError(`a line has at most ${LONGEST_LINE} letters`)
  }
  if (begun !== '') yield begun
}
