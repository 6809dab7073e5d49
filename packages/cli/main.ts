/** The command line: which commands there are, and how what they report is printed. */
import type { Lang } from '@regelwerk/core'
import { players } from '@regelwerk/players'
import { contenders } from '@regelwerk/players/arena'
import { Command, CommanderError, Option } from 'commander'
import { type Io, list, type Report, UsageError, wholeNumber } from './command.ts'
import type { DataOptions } from './commands/backup.ts'
import type { BenchOptions } from './commands/bench.ts'
import type { CardsOptions } from './commands/cards.ts'
import type { CoverageOptions } from './commands/coverage.ts'
import type { DeckOptions } from './commands/deck.ts'
import type { EnvOptions, Lines } from './commands/env.ts'
import { games } from './commands/games.ts'
import type { PuzzleOptions } from './commands/puzzle.ts'
import type { ReplayOptions } from './commands/replay.ts'
import type { RoundRobinOptions } from './commands/round-robin.ts'
import type { ServeOptions } from './commands/serve.ts'
import type { SimulateOptions } from './commands/simulate.ts'
import { FileError } from './files.ts'
import { gameIds, gameNamed } from './games.ts'
import type { PlayOptions } from './play/index.tsx'

const WIDTH = 110

interface Json {
  json?: boolean
}

const standard: Io = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY === true,
  width: Math.min(process.stdout.columns ?? WIDTH, WIDTH),
}

/** Standard input is opened by who reads it. */
const standardLines = (): Lines => ({
  input: process.stdin,
  write: (text) =>
    new Promise((written) => {
      if (process.stdout.write(text)) written()
      else process.stdout.once('drain', written)
    }),
})

/** Runs one command and returns its exit code: 0 done, 1 it is not so, 2 it cannot be done. */
export async function run(argv: readonly string[], io: Io = standard): Promise<number> {
  let code = 0
  const program = commands(io, (exitCode) => {
    code = exitCode
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    return refuse(error, argv, io)
  }
}

/** Says in one line what is wrong and where; what is nobody's mistake but ours keeps its trace. */
function refuse(error: unknown, argv: readonly string[], io: Io): number {
  if (!(error instanceof Error)) throw error
  const ours = !(error instanceof CommanderError || error instanceof UsageError || error instanceof FileError)
  const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ')
  const where = error instanceof FileError ? error.where : undefined
  if (ours) io.err(`${error.stack}\n`)
  else io.err(`regelwerk: ${where === undefined ? '' : `${where}: `}${message}\n`)
  if (argv.includes('--json')) print(io, { error: message, ...(where !== undefined && { where }) })
  return 2
}

const print = (io: Io, document: object): void => io.out(`${JSON.stringify(document, null, 2)}\n`)

// Loaded when they are wanted: the other commands start faster without them.
const load = {
  arena: () => import('./commands/arena.ts'),
  backup: () => import('./commands/backup.ts'),
  bench: () => import('./commands/bench.ts'),
  cards: () => import('./commands/cards.ts'),
  coverage: () => import('./commands/coverage.ts'),
  deck: () => import('./commands/deck.ts'),
  env: () => import('./commands/env.ts'),
  judge: () => import('./commands/judge.ts'),
  play: () => import('./play/index.tsx'),
  puzzle: () => import('./commands/puzzle.ts'),
  replay: () => import('./commands/replay.ts'),
  roundRobin: () => import('./commands/round-robin.ts'),
  rule: () => import('./commands/rule.ts'),
  serve: () => import('./commands/serve.ts'),
  simulate: () => import('./commands/simulate.ts'),
}

function commands(io: Io, exit: (code: number) => void): Command {
  const program = new Command('regelwerk')
    .description('The executable rulebook: expandable card games played exactly by the book.')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err, outputError: () => {} })
    .configureHelp({ helpWidth: io.width })

  /** A command with --json, whose report is printed. */
  const reporting = (usage: string, description: string): Command =>
    program.command(usage).description(description).option('--json', 'print one JSON document')
  const show = (found: Report, options: Json): void => {
    if (options.json) print(io, found.json)
    else io.out(`${found.text()}\n`)
    exit(found.isMiswritten ? 2 : found.ok ? 0 : 1)
  }
  const game = ['<game>', gameIds] as const
  const languages = (): Option => new Option('--lang <language>', 'language').choices(['en', 'de', 'it'])
  const lang = (): Option => languages().default('en')
  const seed = ['--seed <seed>', 'what chance is made from', '1'] as const
  const data = ['--data <folder>', 'where matches are kept', './data'] as const

  reporting('games', 'list games, formats and ready decks').action((options: Json) => show(games(), options))

  program
    .command('play')
    .description('play in the terminal, against a bot or a second person at the keyboard')
    .argument(...game)
    .option('--seed <seed>', 'what chance is made from')
    .option('--format <format>', 'default: the first of the game; draft and sealed go on with the match')
    .option('--seats <n>', 'how many sit at a draft, bots beside you', wholeNumber('--seats', 2, 8))
    .option(
      '--decks <ids>',
      'two decks: ready ones by id, pool:<seed>, or files with lists; or what is opened',
      list,
    )
    .option('--handicap <numbers>', 'what each seat begins with, in a format that has it: 4,0', list)
    .option('--opponent <who>', `bot, human, or one of: ${Object.keys(players).join(', ')}`)
    .option('--save <file>', 'keep the game there')
    .option('--continue [file]', 'go on with a saved game; without a file: the newest')
    .addOption(languages())
    .action(async (id: string, options: Omit<PlayOptions, 'game'>) => {
      const { game } = await gameNamed(id)
      exit(await (await load.play()).startPlay({ game, ...options }))
    })

  reporting('simulate', 'play games headless, ready decks in rotation')
    .argument(...game)
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 10_000_000), 100)
    .option(...seed)
    .option('--format <format>', 'default: the first of the game; draft and sealed play the match, too')
    .option('--seats <n>', 'how many seats (default: 2)', wholeNumber('--seats', 1, 8))
    .option(
      '--players <names>',
      `in seat order, or one for all seats; there are: ${Object.keys(players).join(', ')}`,
      list,
    )
    .option(
      '--decks <ids>',
      'decks in seat order, by id or as files; or for every game new ones: generated, pool',
      list,
    )
    .option('--workers <n>', 'how many threads', wholeNumber('--workers', 1, 256), 1)
    .option('--check', 'verify invariants, save and load, and views at every decision')
    .action(async (id: string, options: Json & SimulateOptions) =>
      show(await (await load.simulate()).simulate(id, options, io), options),
    )

  reporting('arena', 'let two bots meet in pairs of games with changed seats, and tell who is better')
    .argument(...game)
    .option('--players <a,b>', `two of: ${contenders.join(', ')}`, list)
    .option('--pairs <n>', 'how many pairs of games', wholeNumber('--pairs', 1, 10_000_000), 100)
    .option(...seed)
    .option(
      '--decks <ids>',
      'whose pairings take turns (default: all ready decks), by id or as files; or: generated, pool',
      list,
    )
    .option(
      '--workers <n>',
      'how many threads (default: one for each core)',
      wholeNumber('--workers', 1, 256),
    )
    .option('--round-robin', 'instead: every deck against every other in so many pairs, with one player')
    .option('--svg <file>', 'draw the table of a round robin')
    .action(async (id: string, options: Json & RoundRobinOptions & { roundRobin?: boolean }) => {
      if (options.roundRobin)
        return show(await (await load.roundRobin()).roundRobin(id, options, io), options)
      if (options.svg !== undefined) throw new UsageError('--svg draws a --round-robin')
      const { players } = options
      if (players === undefined) throw new UsageError('arena needs --players a,b')
      show(await (await load.arena()).arena(id, { ...options, players }, io), options)
    })

  reporting('judge', 'run a position file and tell what happens, with the rule of each step')
    .argument('<file>', 'a position file; it names its game')
    .addOption(lang())
    .action(async (file: string, options: Json & { lang: Lang }) =>
      show(await (await load.judge()).judge(file, options.lang, io.width), options),
    )

  reporting('puzzle', 'list the puzzles of a game, set one, try an answer, show the solution')
    .argument(...game)
    .argument('[id]', 'which puzzle; without: all')
    .option('--answer <answers>', 'answers as in a position, with semicolons between; or a number')
    .option('--solution', 'what solves it, with the rule of each step')
    .addOption(lang())
    .action(async (id: string, name: string | undefined, options: Json & PuzzleOptions) =>
      show(await (await load.puzzle()).puzzle(id, name, options, io.width), options),
    )

  reporting('rule', 'show rule items: summary, where enforced, positions')
    .argument(...game)
    .argument('<id or words...>', 'the id of a rule, or words of its title and summary')
    .addOption(lang())
    .action(async (id: string, words: string[], options: Json & { lang: Lang }) =>
      show(await (await load.rule()).rule(id, words, options.lang, io.width), options),
    )

  reporting('coverage', 'count the rules that have a passing position')
    .argument('[game]', `${gameIds}; without: all`)
    .option('--uncovered', 'list the executable rules without one')
    .option('--prove', 'switch every rule off in turn and see whether a position notices')
    .option(
      '--cards',
      'instead: whether each ability of each card is ever at work, in drawn decks and positions',
    )
    .option('--times <n>', 'how often each is to be at work', wholeNumber('--times', 1, 10_000), 20)
    .option('--games <n>', 'how many games at most', wholeNumber('--games', 1, 10_000_000), 100_000)
    .option(...seed)
    .action(async (id: string | undefined, options: Json & CoverageOptions) =>
      show(await (await load.coverage()).coverage(id, options, io), options),
    )

  reporting('cards', 'list the implemented cards, with generated text')
    .argument(...game)
    .option(
      '--find <query>',
      'only those that it finds: words, or ink:ruby cost<=3 -type:song "each opponent"',
    )
    .addOption(lang())
    .action(async (id: string, options: Json & CardsOptions) =>
      show(await (await load.cards()).cards(id, options, io.width), options),
    )

  reporting('deck', 'check a deck list against a format, or print a generated deck')
    .argument(...game)
    .argument('[file]', 'a line for each card: 4 Name - Version')
    .option('--format <format>', 'default: the first of the game')
    .option('--generate <seed>', 'print the deck that is made from this seed, as such a list')
    .addOption(lang())
    .action(async (id: string, file: string | undefined, options: Json & DeckOptions) =>
      show(await (await load.deck()).deck(id, file, options), options),
    )

  reporting('replay', 'replay a saved game')
    .argument('<file>', 'a replay file')
    .option('--to <n>', 'up to and including this answer', wholeNumber('--to', 1, 100_000))
    .option('--verify', 'compare the stored hash after every answer')
    .action(async (file: string, options: Json & ReplayOptions) =>
      show(await (await load.replay()).replay(file, options, io.width), options),
    )

  program
    .command('serve')
    .description('serve the table in the browser, for people and bots')
    .option('--port <n>', 'where to listen; 0: any that is free', wholeNumber('--port', 0, 65_535), 8080)
    .option('--host <address>', 'on which address; 0.0.0.0: for other machines too', '127.0.0.1')
    .option(...data)
    .option(
      '--keep <days>',
      'how long matches that are over are kept (default: for ever)',
      wholeNumber('--keep', 1, 36_500),
    )
    .option('--origin <origin...>', 'further origins from which a page may connect, as https://example.org')
    .option(
      '--trust-proxy <which>',
      'behind a proxy: how many in a row, or their addresses, as 10.0.0.0/8,::1',
    )
    .option('--open', 'open the page in the browser')
    .addOption(
      new Option('--log <level>', 'how much is logged')
        .choices(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
        .default('warn'),
    )
    .action(async (options: ServeOptions) => (await load.serve()).serve(options, io))

  reporting('backup', "copy a server's record to a file, also while it runs")
    .argument('<file>', 'a new file')
    .option(...data)
    .action(async (file: string, options: Json & DataOptions) =>
      show((await load.backup()).backup(file, options), options),
    )

  reporting('restore', 'make a data folder of such a copy')
    .argument('<file>', 'what `backup` has written')
    .option('--data <folder>', 'a new or empty one', './data')
    .action(async (file: string, options: Json & DataOptions) =>
      show((await load.backup()).restored(file, options), options),
    )

  program
    .command('env')
    .description('matches for programs that learn: a line of JSON in, a line of JSON out')
    .argument(...game)
    .option('--stdio', 'by standard input and output')
    .action(async (id: string, options: EnvOptions) => (await load.env()).env(id, options, standardLines()))

  reporting('bench', 'all speed figures, side by side')
    .option('--rounds <n>', 'how often everything is measured', wholeNumber('--rounds', 1, 1000), 5)
    .action(async (options: Json & BenchOptions) =>
      show(await (await load.bench()).bench(options, io), options),
    )

  // Last, because commands take over such settings when they are made.
  return program
    .allowExcessArguments()
    .allowUnknownOption()
    .action(async () => {
      const [unknown] = program.args
      if (unknown === undefined) return exit(await (await load.play()).pickGame())
      if (unknown.startsWith('-')) throw new UsageError(`there is no option ${unknown} without a command`)
      const known = program.commands.map((command) => command.name())
      throw new UsageError(`there is no command ${unknown}; there are: ${known.join(', ')}`)
    })
}
