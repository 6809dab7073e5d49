/** The table in the terminal: what `regelwerk play` and `regelwerk` without a command open. */
import { type Catalogued, catalogued, type Game, type Lang, type Seat, type Setup } from '@regelwerk/core'
import { botNames, games, USUAL_BOT } from '@regelwerk/protocol'
import { render } from 'ink'
import { allKnown, UsageError, wholeNumber } from '../command.ts'
import { deckCalled, namedDecks } from '../decks.ts'
import { FileError } from '../files.ts'
import { firstOf, gameNamed } from '../games.ts'
import { App, Screens } from './app.tsx'
import { messages } from './messages.ts'
import { type Picked, Picking } from './picking.ts'
import { Playing } from './playing.ts'
import { newSaveFile, PERSON, readSave, type Seated, unfinished } from './saves.ts'
import { Session } from './session.ts'

export interface PlayOptions {
  game: Catalogued
  seed?: string
  /** Absent: the first of the game. */
  format?: string
  /** How many sit at a draft. */
  seats?: number
  /** In seat order; of a format for which something is opened: what. */
  decks?: string[]
  /** In seat order, in the format that has one. */
  handicap?: string[]
  /** `bot`, `human`, or a player by name. */
  opponent?: string
  lang?: Lang
  /** Where the game is kept; absent: among the user's data. */
  save?: string
  /** A saved game to go on with; true: the newest that is not over. */
  continue?: string | true
}

const LANGS: readonly Lang[] = ['en', 'de', 'it']
const PEOPLE = ['human', 'person']
const ALTERNATE_SCREEN = '\x1b[?1049h\x1b[H'
const NORMAL_SCREEN = '\x1b[?1049l'

/** Plays at once if anything says how; otherwise asks. Returns an exit code. */
export async function startPlay(options: PlayOptions): Promise<number> {
  const { game, lang = langOfUser(), seed, decks, opponent, save } = options
  needTerminal(lang)
  const terminal = new Terminal(lang, { game, seed, file: save })
  if (options.continue !== undefined) {
    const file = options.continue === true ? newest(game) : options.continue
    const saved = readSave(file)
    return terminal.open(Session.continue((await gameNamed(saved.replay.game)).game, saved, options.lang))
  }
  const { format } = options
  if (format !== undefined) return terminal.open(await limitedStart(terminal, options, format, lang))
  if (decks === undefined && opponent === undefined && seed === undefined) return terminal.open(null)
  const seats = [PERSON, seatedAs(opponent ?? 'bot')]
  return terminal.open(terminal.start(game, seats, decksFor(game, decks), 'random', lang))
}

/** A game of some format: where one is, the game before it comes first. */
async function limitedStart(
  terminal: Terminal,
  options: PlayOptions,
  format: string,
  lang: Lang,
): Promise<Session> {
  const first = await firstOf(options.game, format)
  const { opens, players: [least, most] = [2, 2] } = first.limited?.[format] ?? {}
  const seats = options.seats ?? most
  if (seats < least || seats > most)
    throw new UsageError(`${format} has ${least} to ${most} seats, not ${seats}`)
  const bots = new Array<Seated>(seats - 1).fill(seatedAs(options.opponent ?? 'bot'))
  const decks =
    opens === undefined ? decksFor(first, options.decks) : opened(first, opens, seats, options.decks)
  const kind = { format, handicap: handicapOf(options.game, format, seats, options.handicap) }
  return terminal.start(await catalogued(first), [PERSON, ...bots], decks, 'random', lang, kind)
}

/** What each seat begins with to its disadvantage; undefined: nothing, as in most formats. */
function handicapOf(
  { handicap }: Game,
  format: string,
  seats: number,
  said: readonly string[] | undefined,
): readonly number[] | undefined {
  if (handicap?.format !== format) {
    if (said === undefined) return undefined
    throw new UsageError(`nobody begins with a handicap in ${format}`)
  }
  const { name, usual, most } = handicap
  if (said?.length !== seats)
    throw new UsageError(`${format} says how many ${name.en} each seat begins with: --handicap ${usual},0`)
  return said.map(wholeNumber('--handicap', 0, most))
}

/** So many of a product for each seat. */
function opened(game: Game, opens: number, seats: number, named: readonly string[] = []): Setup['decks'] {
  const products = game.products?.map(({ id }) => id) ?? []
  allKnown('product', named, products)
  return Array.from({ length: seats }, (_, seat) => [
    [opens, named[seat % named.length] ?? (products[0] as string)] as const,
  ])
}

/** Lets the user pick a game. Returns an exit code. */
export async function pickGame(): Promise<number> {
  const lang = langOfUser()
  needTerminal(lang)
  return new Terminal(lang, {}).open(null)
}

function needTerminal(lang: Lang): void {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new UsageError(messages[lang].noTerminal)
}

function langOfUser(): Lang {
  const said = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || ''
  return LANGS.find((lang) => said.startsWith(lang)) ?? 'en'
}

function newest(game: Game): string {
  const [saved] = unfinished(game.id)
  if (saved === undefined) throw new UsageError('there is no saved game to continue')
  return saved.file
}

function seatedAs(opponent: string): Seated {
  if (PEOPLE.includes(opponent)) return PERSON
  const name = opponent === 'bot' ? USUAL_BOT : opponent
  if (botNames.includes(name)) return name
  throw new UsageError(`there is no opponent ${opponent}; there are: bot, human, ${botNames.join(', ')}`)
}

function decksFor(game: Game, named: readonly string[] | undefined): Setup['decks'] {
  if (named === undefined) return game.decks.slice(0, 2).map(({ id }) => id)
  if (named.length !== 2)
    throw new UsageError(`two people play: --decks needs two decks, not ${named.length}`)
  const { lists } = namedDecks(game, named)
  return named.map((name) => deckCalled(name, lists))
}

interface TerminalDetails {
  game?: Game
  seed?: string
  file?: string
}

/** The window: screens follow one another until somebody quits. */
class Terminal {
  #screens: Screens | null = null
  #session: Session | null = null
  #quit: () => void = () => {}
  #file: string | undefined

  constructor(
    readonly lang: Lang,
    readonly details: TerminalDetails,
  ) {
    this.#file = details.file
  }

  async open(session: Session | null): Promise<number> {
    const { stdout } = process
    const screens = new Screens(session === null ? this.#picking(this.lang) : this.#playing(session))
    this.#screens = screens
    const restore = (): void => {
      stdout.write(NORMAL_SCREEN)
    }
    stdout.write(ALTERNATE_SCREEN)
    process.once('exit', restore)
    const app = render(<App screens={screens} />, { exitOnCtrlC: false, patchConsole: false })
    this.#quit = () => app.unmount()
    try {
      await app.waitUntilExit()
    } finally {
      process.off('exit', restore)
      restore()
    }
    this.#bye()
    return 0
  }

  start(
    game: Catalogued,
    seats: readonly Seated[],
    decks: Setup['decks'],
    starter: Seat | 'random',
    lang: Lang,
    { format = game.formats[0] as string, handicap }: { format?: string; handicap?: Setup['handicap'] } = {},
  ): Session {
    const seed = this.details.seed ?? String(Date.now())
    const setup: Setup = { format, decks: [...decks], seed, starter, ...(handicap && { handicap }) }
    const file = this.#file ?? newSaveFile(game.id)
    // The file that was asked for is for the first game; those after it get their own.
    this.#file = undefined
    return Session.start(game, setup, seats, lang, file)
  }

  #picking(lang: Lang): Picking {
    const { game } = this.details
    return new Picking({
      games,
      lang,
      saved: unfinished(null),
      ...(game && { game }),
      picked: (picked) => void this.#picked(picked),
      quit: () => this.#quit(),
    })
  }

  async #picked(picked: Picked): Promise<void> {
    try {
      const { game } = await gameNamed(picked.kind === 'saved' ? picked.saved.replay.game : picked.game.id)
      const session =
        picked.kind === 'saved'
          ? Session.continue(game, picked.saved, picked.lang)
          : this.start(game, picked.seats, picked.decks, picked.starter, picked.lang)
      this.#screens?.show(this.#playing(session))
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      const shown = this.#screens?.shown
      if (shown instanceof Picking) shown.problem = error.message
    }
  }

  #playing(session: Session): Playing {
    this.#session = session
    const playing = new Playing(session, {
      leave: (how) => {
        playing.stop()
        if (how === 'quit') this.#quit()
        else this.#screens?.show(this.#picking(session.lang))
      },
      follow: ({ game, seats, setup }) =>
        void gameNamed(game).then(({ game: next }) => {
          playing.stop()
          const who = seats.map((seat) => session.seats[seat] as Seated)
          const starter: Setup['starter'] = 'random'
          const file = newSaveFile(next.id)
          this.#screens?.show(
            this.#playing(Session.start(next, { ...setup, starter }, who, session.lang, file)),
          )
        }),
    })
    return playing
  }

  /** Where the game is, once the window is closed. */
  #bye(): void {
    const session = this.#session
    if (session === null) return
    const { bye } = messages[session.lang]
    if (session.match.outcome !== null) process.stdout.write(`${bye.finished(session.file)}\n`)
    else {
      const again = `regelwerk play ${session.game.id} --continue ${session.file}`
      process.stdout.write(`${bye.saved(session.file)}\n${bye.continue}: ${again}\n`)
    }
  }
}
