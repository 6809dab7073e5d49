/** A table for tests: people and bots sit down at it, and a game is played by keys alone. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  below,
  type Catalogued,
  knows,
  type Lang,
  type RandomState,
  type Seat,
  seedRandom,
  shownDef,
} from '@regelwerk/core'
import { Screens } from './app.tsx'
import { Playing } from './playing.ts'
import { newSaveFile, type Seated } from './saves.ts'
import { Session } from './session.ts'
import { Window } from './window.tsx'

export interface Table {
  window: Window
  playing: Playing
  session: Session
  file: string
}

interface Details {
  lang?: Lang
  seed?: string
  decks?: string[]
  columns?: number
  rows?: number
}

/** Sits down to a game, with these decks unless others are named. */
export const tableOf =
  (game: Catalogued, usual: string[]) =>
  (seats: Seated[], details: Details = {}): Table => {
    const { lang = 'en', seed = 'test', decks = usual, columns, rows } = details
    const file = newSaveFile(game.id, mkdtempSync(join(tmpdir(), 'regelwerk-')))
    const setup = { format: game.formats[0] as string, decks, seed, starter: 0 }
    const session = Session.start(game, setup, seats, lang, file)
    const playing = new Playing(session, { pace: 0, leave: () => {} })
    return { window: new Window(new Screens(playing), columns, rows), playing, session, file }
  }

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Takes anything that is offered, by keys alone; picks as many as it must. */
async function takeAny({ window, playing }: Table, random: RandomState): Promise<void> {
  if (playing.viewer === null) return window.press('enter')
  const { choosing } = playing
  if (choosing === null) return pause()
  for (let i = below(random, Math.max(1, choosing.items.length)); i > 0; i--) await window.press('right')
  for (let i = 0; playing.choosing?.problem(playing.m) != null && i < 12; i++) {
    await window.press(' ', playing.choosing.cursor === choosing.items.length - 1 ? 'home' : 'right')
  }
  await window.press('enter')
}

export async function playUntil(
  table: Table,
  done: () => boolean,
  seen: () => void = () => {},
): Promise<void> {
  const random = seedRandom('keys')
  for (let i = 0; i < 3000 && !done() && !table.playing.over; i++) {
    await takeAny(table, random)
    seen()
  }
}

/** Names of cards that a seat has never been entitled to know. */
export class Secrets {
  #known = new Set<string>()
  #names = new Map<number, string>()

  constructor(
    readonly session: Session,
    readonly seat: Seat,
    /** A name that is part of a text to be read anyway is no secret. */
    readonly open = '',
  ) {}

  #nameOf(def: number): string {
    const known = this.#names.get(def)
    if (known !== undefined) return known
    const { game, match } = this.session
    const { name, version } = game.face(shownDef(game, match.state, def), 'en')
    const whole = version === undefined ? name : `${name} - ${version}`
    this.#names.set(def, whole)
    return whole
  }

  learn(): void {
    for (const card of this.session.match.state.cards) {
      if (knows(card, this.seat) || card.owner === this.seat) this.#known.add(this.#nameOf(card.def))
    }
  }

  get words(): string[] {
    const hidden = this.session.match.state.cards.map(({ def }) => this.#nameOf(def))
    const isPartOfKnown = (name: string): boolean => [...this.#known].some((known) => known.includes(name))
    return [...new Set(hidden)].filter((name) => !isPartOfKnown(name) && !this.open.includes(name))
  }
}
