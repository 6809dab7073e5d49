/** `play`, and the picker that opens without a command: the terminal table in ../play. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Lang } from '@regelwerk/core'
import { UsageError } from '../command.ts'
import type { GameEntry } from '../games.ts'

export interface PlayOptions {
  entry: GameEntry
  seed: string
  /** Ready decks in seat order; absent: chosen at the table. */
  decks?: string[]
  /** A player's name, or `person`: somebody else at this keyboard. */
  opponent: string
  lang: Lang
  /** Where the replay is written when the game is over. */
  save?: string
}

/** What ../play/index.tsx exports. Both return an exit code. */
export interface TerminalTable {
  startPlay(options: PlayOptions): Promise<number>
  pickGame(): Promise<number>
}

export async function terminalTable(): Promise<TerminalTable> {
  const source = import.meta.url.endsWith('.ts')
  const file = new URL(`../play/index.${source ? 'tsx' : 'js'}`, import.meta.url)
  if (!existsSync(fileURLToPath(file))) {
    throw new UsageError('the table in the terminal is not built yet; see regelwerk --help for what there is')
  }
  return (await import(file.href)) as TerminalTable
}
