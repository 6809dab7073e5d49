/** Every game at the terminal's table: one way to draw them all. */
import { join } from 'node:path'
import type { Mark, Piece, Seat } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { gameNamed } from '../games.ts'
import { messages } from './messages.ts'
import { handOf, middleOf, pilesOf, seatedAround } from './pieces.ts'
import { PERSON, readSave, unfinished } from './saves.ts'
import { Session } from './session.ts'
import { playUntil, Secrets, type Table, tableOf } from './testing.ts'
import { closeWindows } from './window.tsx'
import { wordsOf } from './words/index.ts'

afterEach(closeWindows)

/** The prompt at which a player has most to choose from, one after which nothing is new to anybody, and decks. */
const GAMES = [
  { id: 'lorcana', main: 'main', early: 'main', decks: ['amber-steel', 'amethyst-ruby'] },
  { id: 'keyforge', main: 'act', early: 'choose house', decks: ['saltmarsh-band', 'velvet-court'] },
  { id: 'l5r', main: 'action', early: 'dynasty action', decks: ['crab', 'crane'] },
  { id: 'bluemoon', main: 'booster', early: 'character', decks: ['vulca', 'hoax'] },
] as const

/** What anybody may read on any screen: rules, what the table says of its own, and what a card is. */
async function openOf({ game }: Session): Promise<string> {
  const known = opened.get(game.id)
  if (known !== undefined) return known
  const faces = game.cards().map((_, def) => game.face(def, 'en'))
  const kinds = new Set(faces.flatMap(({ suitNames, traits, type }) => [...suitNames, ...traits, type]))
  const all = [game.catalogue, await game.ruleTexts?.('en'), messages, wordsOf(game.id), [...kinds]]
  const open = JSON.stringify(all)
  opened.set(game.id, open)
  return open
}

const opened = new Map<string, string>()

const said = ({ glyph, value }: Mark): string => `${glyph}${value}`

/** What everybody must see without asking: what players have, how many cards lie where, who lies in the middle. */
function missing({ playing, window }: Table): string[] {
  const { table, viewer } = playing
  const { own } = seatedAround(table, viewer as Seat)
  const frame = window.frame
  const wanted: string[] = []
  for (const side of table.sides) {
    const meter = table.meters?.find(({ seat }) => seat === side.seat)
    for (const mark of side.counters)
      if (mark.value !== undefined && !meter?.shows.includes(mark.id)) wanted.push(said(mark))
    if (meter && meter.form !== 'scale') wanted.push(`${meter.value}/${meter.goal}`)
    for (const { label, counts } of pilesOf(side))
      if (counts.some((n) => n > 0)) wanted.push(`${label} ${counts.join('/')}`)
  }
  for (const { total } of table.contest?.sides ?? []) wanted.push(` ${total}`)
  for (const piece of handOf(own)) wanted.push(playing.nameOf(piece).slice(0, 6))
  for (const { lying } of middleOf(table)) for (const { piece } of lying) wanted.push(playing.nameOf(piece))
  return wanted.filter((text) => !frame.includes(text))
}

describe.each(GAMES)('$id', ({ id, main, early, decks }) => {
  const sitDown = async (...args: Parameters<ReturnType<typeof tableOf>>): Promise<Table> =>
    tableOf((await gameNamed(id)).game, [...decks])(...args)
  const isAsked = ({ session, playing }: Table, prompt: string): boolean =>
    session.decision?.prompt === prompt && playing.choosing !== null
  const answers = ({ session }: Table): number => session.match.answers.length

  test('is played by keys alone, shows nothing hidden, and always what counts', async () => {
    const table = await sitDown([PERSON, 'random'], { columns: 120, rows: 40 })
    const { session, window, playing } = table
    const secrets = new Secrets(session, 0, await openOf(session))
    let checked = 0
    let hidden = 0
    await playUntil(
      table,
      () => answers(table) > 100,
      () => {
        secrets.learn()
        const secret = secrets.words
        hidden += secret.length
        for (const word of secret) {
          const frame = window.frames.slice(checked).find((one) => one.includes(word))
          expect(frame, `${word} is a secret`).toBeUndefined()
        }
        checked = window.frames.length
        if (playing.choosing !== null) expect(missing(table), window.frame).toEqual([])
      },
    )
    expect(hidden).toBeGreaterThan(100)
    expect(checked).toBeGreaterThan(30)
    if (!playing.over) await window.press('c', 'y')
    expect(session.match.outcome).not.toBeNull()
    expect(window.frame).toContain('★')
    expect(readSave(table.file).table?.over).toBe(true)
  })

  test.each([
    [80, 24],
    [120, 40],
    [200, 60],
    [76, 22],
  ])('fits into %i columns and %i rows', async (columns, rows) => {
    const table = await sitDown([PERSON, 'random'], { columns, rows, lang: 'de' })
    await playUntil(table, () => answers(table) > 40)
    await table.window.press('i', 'escape', 'l', 'escape', 'w', 'escape', '?', 'escape')
    for (const frame of table.window.frames) {
      const lines = frame.split('\n')
      expect(lines.length).toBeLessThan(rows)
      expect(lines.find((line) => line.length > columns)).toBeUndefined()
    }
  })

  test('a game goes on after its process is gone, and tells where it is', async () => {
    const table = await sitDown([PERSON, 'random'])
    await playUntil(table, () => answers(table) > 20 && table.playing.choosing !== null)
    table.window.close()
    const session = Session.continue(table.session.game, readSave(table.file))
    expect(session.match.hash()).toBe(table.session.match.hash())
    expect(session.log(0)).toEqual(table.session.log(0))
    const [saved] = unfinished(id, join(table.file, '..'))
    expect(saved?.table?.told).toContain(table.playing.table.caption)
  })

  test('two people at one keyboard see nothing of each other’s hands', async () => {
    const table = await sitDown([PERSON, PERSON])
    const { window, playing, session } = table
    const open = await openOf(session)
    const secrets = [new Secrets(session, 0, open), new Secrets(session, 1, open)]
    let passed = 0
    await playUntil(
      table,
      () => answers(table) > 60,
      () => {
        for (const one of secrets) one.learn()
        if (playing.viewer === null) passed++
        else for (const word of secrets[playing.viewer]?.words ?? []) expect(window.frame).not.toContain(word)
      },
    )
    expect(passed).toBeGreaterThan(3)
  })

  test('u takes back', async () => {
    const table = await sitDown([PERSON, 'random'])
    const { window, session } = table
    await playUntil(table, () => isAsked(table, early))
    const before = session.view(0)
    await window.press('enter', 'u')
    expect(window.frame).toContain('Taken back.')
    expect(session.view(0)).toEqual(before)
  })

  test.each(['en', 'de', 'it'] as const)('every screen has its words in %s', async (lang) => {
    const table = await sitDown([PERSON, 'random'], { lang, columns: 120, rows: 40 })
    const { window } = table
    await playUntil(table, () => answers(table) > 20 && isAsked(table, main))
    await window.press(
      '?',
      'escape',
      'w',
      'escape',
      'h',
      'escape',
      'l',
      'escape',
      'i',
      'down',
      'escape',
      's',
      'u',
    )
    await window.press('c', 'escape', '/', 'escape', 'c', lang === 'de' ? 'j' : lang === 'it' ? 's' : 'y')
    const frames = window.frames.join('\n')
    expect(frames).not.toMatch(/undefined|\[object|NaN|\{[A-Z]\}/)
    const { log, why, hint, ruleOf, inspect, over, concede } = messages[lang]
    for (const one of [log.title, why.title, hint.title, ruleOf.title, inspect.title, over.lost, concede.ask])
      expect(frames).toContain(one)
  })

  test('every reason cites a rule that exists, and every verb that plays is one that is said', async () => {
    const game = await loadGame(id)
    const catalogue = await game.loadCatalogue()
    const { why, undo, first, plays, verbs } = wordsOf(id)
    const rules = [...Object.keys(why), first, ...(undo === null ? [] : [undo])]
    for (const rule of rules) expect(catalogue).toHaveProperty([rule])
    for (const verb of plays) expect(verbs).toHaveProperty([verb])
  })
})

/** Plays on until a card lies on the table as is asked for, in one of many games: not in every game there is one. */
async function seek(id: string, decks: string[], wanted: (piece: Piece) => boolean): Promise<[Table, Piece]> {
  const { game } = await gameNamed(id)
  for (let seed = 0; seed < 20; seed++) {
    const table = tableOf(game, decks)([PERSON, 'random'], { seed: `s${seed}`, columns: 120, rows: 40 })
    const found = (): Piece | undefined => all(table).find(wanted)
    await playUntil(table, () => found() !== undefined && table.playing.choosing !== null)
    const piece = found()
    if (piece !== undefined) return [table, piece]
    table.window.close()
  }
  throw new Error('there was none in any of the games')
}

const all = ({ playing }: Table): Piece[] =>
  playing.table.sides.flatMap(({ zones }) =>
    zones.filter(({ lie }) => lie === 'open').flatMap(({ pieces }) => pieces),
  )

describe('what lies on the table', () => {
  test('a creature with its power and damage', async () => {
    const isHurt = ({ marks }: Piece): boolean => marks.some(({ id }) => id === 'damage')
    const [{ window, playing }, piece] = await seek('keyforge', ['saltmarsh-band', 'velvet-court'], isHurt)
    const { glyph, value } = piece.marks.find(({ id }) => id === 'damage') as Mark
    expect(window.frame).toContain(playing.nameOf(piece).slice(0, 8))
    expect(window.frame).toMatch(new RegExp(`${piece.values[0]?.value}(◊\\d+)? ${glyph}${value}`))
  })

  test('a character with both skills, and what is attached to it', async () => {
    const isArmed = ({ attached, marks, values }: Piece): boolean =>
      values.some(({ id }) => id === 'military') && attached.length > 0 && marks.length > 0
    const [{ window, playing }, piece] = await seek('l5r', ['crab', 'crane'], isArmed)
    const [military, political] = piece.values as [Mark, Mark]
    expect(window.frame).toContain(`${said(military)}${said(political)}`)
    expect(window.frame).toContain(`↑${playing.nameOf(piece.attached[0] as Piece).slice(0, 1)}`)
  })

  test('a province with its strength, and the card in it', async () => {
    const isTaken = ({ attached, def }: Piece): boolean =>
      def !== undefined && attached.at(-1)?.values.length === 1 && attached.at(-1)?.dim !== true
    const [{ window, playing }, piece] = await seek('l5r', ['crab', 'crane'], isTaken)
    const province = piece.attached.at(-1) as Piece
    const name = playing.nameOf(province).slice(0, 6)
    expect(window.frame).toContain(`${province.values.map(said).join('')} ${name}`)
    expect(window.frame).toContain(playing.nameOf(piece).slice(0, 6))
  })

  test('cargo behind its ship, with its own values', async () => {
    const isLoaded = ({ attached }: Piece): boolean => attached.some(({ values }) => values.length > 0)
    const [{ window, playing }, ship] = await seek('bluemoon', ['buka', 'vulca'], isLoaded)
    const [loaded] = ship.attached
    expect(window.frame).toContain(`└${playing.nameOf(loaded as Piece).slice(0, 6)}`)
  })

  test('a bluff card face down, as who does not know it sees it', async () => {
    const isBluff = ({ facedown, def }: Piece): boolean => facedown === true && def === undefined
    const [{ window }] = await seek('bluemoon', ['vulca', 'buka'], isBluff)
    expect(window.frame).toMatch(/bluff card.*▒|▒bluff card/)
  })
})
