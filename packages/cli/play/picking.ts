/** The picker without its looks: which game, how, with which decks. Enter all the way starts a game. */
import type { Lang, Seat } from '@regelwerk/core'
import { botNames, type ListedGame, sayBot, USUAL_BOT } from '@regelwerk/protocol'
import type { Key } from './keys.ts'
import { type Entry, Menu } from './menu.ts'
import { type Messages, messages } from './messages.ts'
import { PERSON, type Saved, type Seated } from './saves.ts'
import { Store } from './store.ts'

/** What has been picked: a new game, or a saved one. */
export type Picked =
  | {
      kind: 'new'
      game: ListedGame
      seats: readonly Seated[]
      decks: readonly string[]
      starter: Seat | 'random'
      lang: Lang
    }
  | { kind: 'saved'; saved: Saved; lang: Lang }

export interface PickingDetails {
  games: readonly ListedGame[]
  lang: Lang
  /** Games that can be continued, the newest first. */
  saved: readonly Saved[]
  /** The game, where it is known already. */
  game?: ListedGame
  picked: (picked: Picked) => void
  quit: () => void
}

type Step = 'game' | 'mode' | 'start' | 'saved' | 'language' | 'deck 0' | 'deck 1' | 'starter' | 'opponent'

const LANGS: readonly Lang[] = ['en', 'de', 'it']

export class Picking extends Store {
  lang: Lang
  problem: string | null = null
  #steps: Step[]
  #cursors = new Map<Step, number>()
  #menu: Menu
  #game: ListedGame
  #people = false
  /** Ready decks by their places. */
  #decks: [number, number] = [0, 1]
  #starter: Seat | 'random' = 'random'
  #opponent = USUAL_BOT

  constructor(readonly details: PickingDetails) {
    super()
    this.lang = details.lang
    this.#game = details.game ?? (details.games[0] as ListedGame)
    this.#steps = [details.game ? 'mode' : 'game']
    this.#menu = this.#make()
  }

  get m(): Messages {
    return messages[this.lang]
  }

  get menu(): Menu {
    return this.#menu
  }

  press(key: Key): void {
    this.problem = null
    if ((key.ctrl && key.char === 'c') || key.char === 'q') this.details.quit()
    else if (key.name === 'escape' || key.name === 'backspace') this.#back()
    else if (key.name === 'left' || key.name === 'right') this.#turnLanguage(key.name === 'left' ? -1 : 1)
    else this.#menu.press(key)
    this.changed()
  }

  #turnLanguage(by: number): void {
    this.lang = LANGS[(LANGS.indexOf(this.lang) + by + LANGS.length) % LANGS.length] as Lang
    this.#refresh()
  }

  get #step(): Step {
    return this.#steps.at(-1) as Step
  }

  #refresh(): void {
    this.#cursors.set(this.#step, this.#menu.cursor)
    this.#menu = this.#make()
  }

  #to(step: Step): void {
    this.#cursors.set(this.#step, this.#menu.cursor)
    this.#steps.push(step)
    this.#menu = this.#make()
  }

  #back(): void {
    if (this.#steps.length === 1) return
    this.#steps.pop()
    this.#menu = this.#make()
  }

  #make(): Menu {
    const { m } = this
    const cursor = this.#cursors.get(this.#step)
    switch (this.#step) {
      case 'game':
        return new Menu(m.pick.game, this.#games(), cursor)
      case 'mode':
        return new Menu(m.pick.mode, this.#modes(), cursor)
      case 'saved':
        return new Menu(m.pickMore.saved, this.#savedGames(), cursor)
      case 'start':
        return new Menu(m.pick.start, this.#starts(), cursor)
      case 'language':
        return this.#choice(
          m.pick.language,
          LANGS,
          this.lang,
          (lang) => messages[lang].language,
          this.#setLang,
        )
      case 'opponent':
        return this.#choice(
          m.pickMore.opponent,
          botNames,
          this.#opponent,
          (name) => sayBot(name, this.lang),
          (name) => {
            this.#opponent = name
          },
        )
      case 'starter':
        return this.#choice(
          m.pickMore.starter,
          ['random', 0, 1] as const,
          this.#starter,
          this.#starterName,
          (who) => {
            this.#starter = who
          },
        )
      case 'deck 0':
        return this.#deckChoice(0)
      case 'deck 1':
        return this.#deckChoice(1)
    }
  }

  /** A list of values: choosing one goes back. */
  #choice<T>(
    title: string,
    values: readonly T[],
    now: T,
    label: (value: T) => string,
    set: (value: T) => void,
  ): Menu {
    const entries = values.map(
      (value): Entry => ({
        label: label(value),
        choose: () => {
          set(value)
          this.#back()
        },
      }),
    )
    return new Menu(title, entries, values.indexOf(now))
  }

  #setLang = (lang: Lang): void => {
    this.lang = lang
  }

  #starterName = (who: Seat | 'random'): string => {
    const { start } = this.m
    if (who === 'random') return start.lot
    if (this.#people) return start.player(who + 1)
    return who === 0 ? start.you : start.they
  }

  #deckChoice(seat: 0 | 1): Menu {
    const { decks } = this.#game
    const places = decks.map((_, i) => i)
    return this.#choice(
      this.#deckTitle(seat),
      places,
      this.#decks[seat],
      (i) => this.#deckName(i),
      (i) => {
        this.#decks[seat] = i
      },
    )
  }

  #deckTitle(seat: 0 | 1): string {
    const { m } = this
    if (this.#people) return m.pickMore.deckOf(seat + 1)
    return seat === 0 ? m.pick.yourDeck : m.pick.theirDeck
  }

  #deckName(place: number): string {
    const deck = this.#game.decks[place]
    return deck === undefined ? '' : `${deck.name} (${deck.id})`
  }

  #games(): Entry[] {
    return this.details.games.map(
      (game): Entry => ({
        label: game.title,
        choose: () => {
          this.#game = game
          this.#to('mode')
        },
      }),
    )
  }

  get #saved(): readonly Saved[] {
    return this.details.saved.filter(({ replay }) => replay.game === this.#game.id)
  }

  #modes(): Entry[] {
    const { mode } = this.m
    const start = (people: boolean) => () => {
      this.#people = people
      this.#to('start')
    }
    const none = this.#saved.length === 0
    return [
      { label: mode.bot, choose: start(false) },
      { label: mode.people, choose: start(true) },
      {
        label: mode.continue,
        disabled: none,
        ...(none && { note: mode.nothingSaved }),
        choose: () => this.#to('saved'),
      },
    ]
  }

  #savedGames(): Entry[] {
    const { m } = this
    return this.#saved.slice(0, 9).map((saved): Entry => {
      const { table, replay, file } = saved
      const decks = replay.setup.decks.map((deck) => (typeof deck === 'string' ? deck : '…'))
      const against = table?.seats.every((who) => who === PERSON) ? m.mode.people : m.mode.bot
      const name = file.replace(/^.*[\\/]/, '').replace(/\.json$/, '')
      return {
        label: name,
        note: `${table?.told ?? ''} · ${against} (${decks.join(' – ')})`,
        choose: () => this.details.picked({ kind: 'saved', saved, lang: this.lang }),
      }
    })
  }

  #starts(): Entry[] {
    const { m } = this
    const to = (step: Step, label: string, note: string): Entry => ({
      label,
      note,
      choose: () => this.#to(step),
    })
    return [
      { label: m.start.go, choose: () => this.#go() },
      to('deck 0', this.#deckTitle(0), this.#deckName(this.#decks[0])),
      to('deck 1', this.#deckTitle(1), this.#deckName(this.#decks[1])),
      to('starter', m.pickMore.starter, this.#starterName(this.#starter)),
      ...(this.#people ? [] : [to('opponent', m.pickMore.opponent, sayBot(this.#opponent, this.lang))]),
      to('language', m.pick.language, m.language),
    ]
  }

  #go(): void {
    const decks = this.#decks.map((place) => this.#game.decks[place]?.id as string)
    const seats = [PERSON, this.#people ? PERSON : this.#opponent]
    const { lang } = this
    this.details.picked({ kind: 'new', game: this.#game, seats, decks, starter: this.#starter, lang })
  }
}
