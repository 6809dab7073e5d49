import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, type Game, knows, type Lang, seedRandom } from '@regelwerk/core'
import { keyforge, type TableView, table } from '@regelwerk/keyforge'
import { afterEach, describe, expect, test } from 'vitest'
import { Screens } from '../app.tsx'
import { messages } from '../messages.ts'
import { Playing } from '../playing.ts'
import { newSaveFile, PERSON, readSave, type Seated, unfinished } from '../saves.ts'
import { Session } from '../session.ts'
import { closeWindows, Window } from '../window.tsx'
import { words } from './words.ts'

const game = keyforge as unknown as Game
afterEach(closeWindows)

interface Table {
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

function sit(seats: Seated[], details: Details = {}): Table {
  const { lang = 'en', seed = 'test', decks = ['saltmarsh-band', 'velvet-court'], columns, rows } = details
  const file = newSaveFile('keyforge', mkdtempSync(join(tmpdir(), 'regelwerk-')))
  const setup = { format: game.formats[0] as string, decks, seed, starter: 0 }
  const session = Session.start(game, setup, seats, lang, file)
  const playing = new Playing(session, { pace: 0, leave: () => {} })
  return { window: new Window(new Screens(playing), columns, rows), playing, session, file }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Takes anything that is offered, by keys alone; picks as many as it must. */
async function takeAny({ window, playing }: Table, random: ReturnType<typeof seedRandom>): Promise<void> {
  if (playing.viewer === null) return window.press('enter')
  const { choosing } = playing
  if (choosing === null) return pause()
  for (let i = below(random, Math.max(1, choosing.items.length)); i > 0; i--) await window.press('right')
  for (let i = 0; playing.choosing?.problem(playing.m) != null && i < 12; i++) {
    await window.press(' ', playing.choosing.cursor === choosing.items.length - 1 ? 'home' : 'right')
  }
  await window.press('enter')
}

async function playUntil(table: Table, done: () => boolean, seen: () => void = () => {}): Promise<void> {
  const random = seedRandom('keys')
  for (let i = 0; i < 3000 && !done() && !table.playing.over; i++) {
    await takeAny(table, random)
    seen()
  }
}

const nameOf = (def: number): string => table.nameOf(def, 'en')

/** Names that this seat has never been entitled to know. */
class Secrets {
  #known = new Set<string>()

  constructor(readonly session: Session) {}

  learn(seat: number): void {
    for (const card of this.session.match.state.cards) {
      if (knows(card, seat) || card.owner === seat) this.#known.add(nameOf(card.def))
    }
  }

  /** A name that is part of a text to be read anyway is no secret. */
  words(read: string): string[] {
    const hidden = this.session.match.state.cards.map(({ def }) => nameOf(def))
    const isPartOfKnown = (name: string): boolean => [...this.#known].some((known) => known.includes(name))
    return [...new Set(hidden)].filter((name) => !isPartOfKnown(name) && !read.includes(name))
  }
}

/** What anybody may read on any screen: rules, houses, what the table says of its own. */
const open = JSON.stringify([game.catalogue, messages, words('en'), table.houses, table.keywords])

const viewOf = ({ playing }: Table): TableView => playing.table as TableView
const isMain = ({ session, playing }: Table): boolean =>
  session.decision?.prompt === 'act' && playing.choosing !== null

describe('a game of KeyForge against the bot', () => {
  test('is played to its end by keys alone, shows nothing hidden, and always what counts', async () => {
    const table = sit([PERSON, 'random'])
    const { session, window, playing } = table
    const secrets = new Secrets(session)
    let checked = 0
    let hidden = 0
    await playUntil(
      table,
      () => false,
      () => {
        secrets.learn(0)
        const secret = secrets.words(open)
        hidden += secret.length
        for (const word of secret) {
          const frame = window.frames.slice(checked).find((one) => one.includes(word))
          expect(frame, `${word} is a secret`).toBeUndefined()
        }
        checked = window.frames.length
        if (playing.choosing === null) return
        for (const player of viewOf(table).players) {
          const { amber, keyCost, keys, handSize, deck, discard, archivesSize } = player
          const forged = ['R', 'B', 'Y'].map((letter, i) => (keys[i] ? letter : '·')).join('')
          expect(window.frame).toContain(`●${amber}/${keyCost} ⚷${forged}`)
          const piles = `hand ${handSize} · deck ${deck.length} · discard ${discard.length} · archives ${archivesSize}`
          expect(window.frame).toContain(piles)
        }
      },
    )
    expect(session.match.outcome).not.toBeNull()
    expect(window.frame).toContain('★')
    expect(hidden).toBeGreaterThan(100)
    expect(checked).toBeGreaterThan(30)
    expect(readSave(table.file).table?.over).toBe(true)
  }, 90_000)

  test.each([
    [80, 24],
    [120, 40],
    [76, 22],
  ])(
    'fits into %i columns and %i rows',
    async (columns, rows) => {
      const table = sit([PERSON, 'random'], { columns, rows, lang: 'de' })
      await playUntil(table, () => table.playing.table.turn > 14)
      await table.window.press('i', 'escape', 'l', 'escape', 'w', 'escape', '?', 'escape')
      for (const frame of table.window.frames) {
        const lines = frame.split('\n')
        expect(lines.length).toBeLessThan(rows)
        expect(lines.find((line) => line.length > columns)).toBeUndefined()
      }
    },
    30_000,
  )

  test('w says by which rule a card may not be played or used', async () => {
    const table = sit([PERSON, 'random'])
    const { window, session } = table
    await playUntil(table, () => isMain(table) && viewOf(table).turn > 6)
    await window.press('w')
    expect(window.frame).toMatch(/rules\/schritt-3-\S*…\/2\s+.+ · Play: not of the active house/)
    await window.press('escape', '?')
    expect(window.frame).toContain('Step 3: the active player may play')
    expect(window.frame.replaceAll(/\s+/g, '')).toContain(session.decision?.rule)
  })

  test('creatures stand with power, damage, Æmber and status; the first turn says its step', async () => {
    const table = sit([PERSON, 'random'], { columns: 120, rows: 40 })
    const { window } = table
    await playUntil(table, () => isMain(table))
    expect(window.frame).toContain('turn 1 · your turn · 3 Play and use')
    expect(window.frame).toMatch(/house: \S [A-Z]/)
    await playUntil(table, () =>
      viewOf(table).players.some(({ line }) => line.some(({ damage }) => damage > 0)),
    )
    const hurt = viewOf(table)
      .players.flatMap(({ line }) => line)
      .find(({ damage }) => damage > 0)
    expect(window.frame).toContain(nameOf(hurt?.def as number).slice(0, 8))
    expect(window.frame).toMatch(new RegExp(`${hurt?.power}(◊\\d+)?✖${hurt?.damage}`))
  }, 30_000)

  test('u takes back', async () => {
    const table = sit([PERSON, 'random'])
    const { window, session, playing } = table
    await playUntil(table, () => session.decision?.prompt === 'choose house' && playing.choosing !== null)
    const before = session.view(0)
    await window.press('enter', 'u')
    expect(window.frame).toContain('Taken back.')
    expect(session.view(0)).toEqual(before)
  })
})

describe('saving', () => {
  test('a game goes on after its process is gone', async () => {
    const table = sit([PERSON, 'greedy'])
    await playUntil(table, () => table.playing.table.turn >= 4 && table.playing.choosing !== null)
    table.window.close()
    const session = Session.continue(game, readSave(table.file))
    expect(session.match.hash()).toBe(table.session.match.hash())
    expect(session.log(0)).toEqual(table.session.log(0))
    const [saved] = unfinished('keyforge', join(table.file, '..'))
    expect(saved?.table?.score).toMatch(/^\d:\d$/)
  }, 30_000)
})

describe('two people at one keyboard', () => {
  test('see nothing of each other’s hands', async () => {
    const table = sit([PERSON, PERSON])
    const { window, playing, session } = table
    const secrets = [new Secrets(session), new Secrets(session)]
    let passed = 0
    await playUntil(
      table,
      () => playing.table.turn > 16,
      () => {
        secrets.forEach((one, seat) => {
          one.learn(seat)
        })
        if (playing.viewer === null) passed++
        else
          for (const word of secrets[playing.viewer]?.words(open) ?? [])
            expect(window.frame).not.toContain(word)
      },
    )
    expect(passed).toBeGreaterThan(3)
  }, 60_000)
})

describe.each(['en', 'de', 'it'] as const)('in %s', (lang) => {
  test('every screen has its words', async () => {
    const table = sit([PERSON, 'random'], { lang, columns: 120, rows: 40 })
    const { window, playing } = table
    await playUntil(table, () => playing.table.turn > 4 && isMain(table))
    await window.press('?', 'escape', 'w', 'escape', 'l', 'escape', 'i', 'down', 'escape', 's', 'u')
    await window.press('c', 'escape', '/', 'escape', 'c', lang === 'de' ? 'j' : lang === 'it' ? 's' : 'y')
    const frames = window.frames.join('\n')
    expect(frames).not.toMatch(/undefined|\[object|NaN/)
    const { log, why, ruleOf, inspect, over, concede } = messages[lang]
    const said = [log.title, why.title, ruleOf.title, inspect.title, over.lost, concede.ask]
    for (const one of [...said, words(lang).house]) expect(frames).toContain(one)
  }, 20_000)

  test('every reason cites a rule that exists', () => {
    for (const id of Object.keys(words(lang).whyRule)) expect(game.catalogue).toHaveProperty([id])
  })
})
