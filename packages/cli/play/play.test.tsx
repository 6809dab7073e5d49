import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogued, type Decision, type Game, type Lang } from '@regelwerk/core'
import { lorcana, type TableView } from '@regelwerk/lorcana'
import { botChoice } from '@regelwerk/players'
import { ADVISER, botNames, sayBot, USUAL_BOT } from '@regelwerk/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { readReplay } from '../replay-files.ts'
import { Screens } from './app.tsx'
import { pickGame } from './index.tsx'
import { messages } from './messages.ts'
import { type Picked, Picking } from './picking.ts'
import { Playing } from './playing.ts'
import { PERSON, readSave, unfinished } from './saves.ts'
import { Session } from './session.ts'
import { pause, Secrets, type Table, tableOf } from './testing.ts'
import { closeWindows, Window } from './window.tsx'

const game = await catalogued(lorcana as unknown as Game)
const folder = (): string => mkdtempSync(join(tmpdir(), 'regelwerk-'))
const sit = tableOf(game, ['amber-steel', 'amethyst-sapphire'])
afterEach(closeWindows)

const turnOf = ({ session }: Table): number => (session.view(0).table as TableView).turn

/** Takes the first of what is offered, by keys alone; picks as many as it must. */
async function takeFirst({ window, playing }: Table): Promise<void> {
  if (playing.viewer === null) return window.press('enter')
  if (playing.choosing === null) return pause()
  for (let i = 0; playing.choosing?.problem(playing.m) != null && i < 10; i++)
    await window.press(' ', 'right')
  await window.press('enter')
}

async function playUntil(table: Table, done: () => boolean, seen: () => void = () => {}): Promise<void> {
  for (let i = 0; i < 3000 && !done() && !table.playing.over; i++) {
    await takeFirst(table)
    seen()
  }
}

describe('a game against the bot', () => {
  test('is played to its end by keys alone, and shows nothing hidden', async () => {
    const table = sit([PERSON, 'greedy'])
    const { session, window } = table
    const secrets = new Secrets(session, 0)
    let checked = 0
    await playUntil(
      table,
      () => false,
      () => {
        secrets.learn()
        for (const word of secrets.words) {
          const frame = window.frames.slice(checked).find((one) => one.includes(word))
          expect(frame, `${word} is a secret`).toBeUndefined()
        }
        checked = window.frames.length
      },
    )
    expect(session.match.outcome).not.toBeNull()
    expect(window.frame).toContain('★')
    expect(secrets.words.length).toBeGreaterThan(0)
    expect(checked).toBeGreaterThan(50)
    expect(readSave(table.file).table?.over).toBe(true)
  })

  test('the bot answers the same whether or not the game was interrupted', async () => {
    const table = sit([PERSON, 'greedy'])
    await playUntil(table, () => turnOf(table) >= 4)
    const half = readSave(table.file)
    await playUntil(table, () => turnOf(table) >= 7)
    table.window.close()
    const session = Session.continue(game, half)
    const playing = new Playing(session, { pace: 0, leave: () => {} })
    const again = { window: new Window(new Screens(playing)), playing, session, file: half.file }
    await playUntil(again, () => session.match.answers.length >= table.session.match.answers.length)
    expect(session.hashes).toEqual(table.session.hashes.slice(0, session.hashes.length))
  })
})

describe('the keys', () => {
  const inMain = async (lang: Lang = 'en'): Promise<Table> => {
    const table = sit([PERSON, 'random'], { lang })
    await playUntil(table, () => table.session.decision?.prompt === 'main' && table.playing.choosing !== null)
    return table
  }

  test('u takes back, as far as the rules allow', async () => {
    const { window, session } = await inMain()
    const before = session.view(0)
    await window.press('enter')
    expect(window.frame).toContain('⬡1/1')
    await window.press('u')
    expect(session.view(0)).toEqual(before)
    expect(window.frame).toContain('Taken back.')
    await window.press('u')
    expect(window.frame).toContain('Nothing to take back')
  })

  test('letters after / search, Enter answers', async () => {
    const { window, playing, session } = await inMain()
    await window.press('/', ...'end')
    expect(playing.choosing?.shown.map(({ full }) => full)).toEqual(['End your turn'])
    expect(window.frame).toContain('search: end')
    const answers = session.match.answers.length
    await window.press('enter')
    expect(session.match.answers.length).toBeGreaterThan(answers)
    expect(playing.table.active).toBe(1)
  })

  test('what matches nothing cannot be answered with, and can be erased', async () => {
    const { window, playing, session } = await inMain()
    const answers = session.match.answers.length
    await window.press('/', 'x', 'y', 'z', 'enter')
    expect(session.match.answers).toHaveLength(answers)
    expect(window.frame).toContain('nothing matches')
    await window.press('\x7f', '\x7f', '\x7f', '\x7f')
    expect(playing.choosing?.filter).toBeNull()
  })

  test('numbers move, also two digits and all in one go', async () => {
    const { window, playing, session } = await inMain()
    const last = playing.choosing?.items.at(-1)
    expect(last?.full).toBe('End your turn')
    const answers = session.match.answers.length
    await window.press(`${last?.number}\r`)
    expect(session.match.answers.length).toBeGreaterThan(answers)
    expect(playing.table.active).toBe(1)
  })

  test('? w l i show the rule, what is not possible, the log and the cards', async () => {
    const { window, playing } = await inMain()
    await window.press('?')
    expect(window.frame).toContain('3.3.1')
    expect(window.frame).toContain(game.catalogue['3.3']?.summary.slice(0, 10))
    await window.press('escape', 'w')
    expect(window.frame).toMatch(/1\.5\.3\s.+ · Play: not enough ready ink/)
    await window.press('escape', 'l')
    expect(window.frame).toMatch(/2\.2\.1\.4\s+Player 1 draws/)
    await window.press('escape', 'i')
    expect(window.frame).toContain(game.face(playing.cards[0]?.def as number, 'en').name)
    await window.press(...'zzz')
    expect(window.frame).toContain('no such card')
    await window.press('escape')
    expect(playing.overlay).toBeNull()
  })

  test('h tells what a good player would do, in words and percent', async () => {
    const { window, playing, session } = await inMain()
    const decision = session.decision as Decision
    const answers = session.match.answers.length
    await window.press('h')
    expect(window.frame).toContain('What a good player would do')
    expect(playing.hints.length).toBeGreaterThan(1)
    const would = botChoice(session.match, decision, ADVISER) as number
    const words = [playing.choosing?.items.find(({ option }) => option === would)?.full]
    expect(playing.hints.map((one) => one.words)).toContainEqual(words)
    const worths = playing.hints.map(({ worth }) => worth)
    expect(worths).toEqual([...worths].sort((a, b) => b - a))
    for (const { words, worth } of playing.hints) {
      expect(window.frame).toMatch(new RegExp(`${Math.round(100 * worth)} %\\s+${words[0]?.slice(0, 10)}`))
    }
    await window.press('escape')
    expect(playing.overlay).toBeNull()
    expect(session.match.answers).toHaveLength(answers)
  })

  test('c concedes, once confirmed', async () => {
    const { window, playing } = await inMain()
    await window.press('c', 'n')
    expect(playing.over).toBe(false)
    await window.press('c', 'y')
    expect(window.frame).toContain('You have lost.')
  })

  test('s says where the game is; what cannot be written is said and does not end the game', async () => {
    const { window, session, file } = await inMain()
    await window.press('s')
    expect(window.frame).toContain('Saved in')
    Object.assign(session, { file: join(file, 'below a file.json') })
    await window.press('s')
    expect(window.frame).toContain('Not saved')
  })
})

describe('saving', () => {
  test('a game goes on after its process is gone, and is a replay', async () => {
    const table = sit([PERSON, 'random'])
    await playUntil(table, () => turnOf(table) >= 5)
    table.window.close()
    const hash = table.session.match.hash()

    const saved = readSave(table.file)
    const session = Session.continue(game, saved)
    expect(session.match.hash()).toBe(hash)
    expect(session.seats).toEqual([PERSON, 'random'])
    expect(session.log(0)).toEqual(table.session.log(0))
    expect(readReplay(table.file).hashes.at(-1)).toBe(hash)
    expect(unfinished('lorcana', join(table.file, '..')).map(({ file }) => file)).toEqual([table.file])
    expect(readdirSync(join(table.file, '..'))).toHaveLength(1)
  })

  test('a game that no longer plays the same is refused, and one that cannot be read is left out', async () => {
    const table = sit([PERSON, 'random'])
    await playUntil(table, () => table.session.match.answers.length > 3)
    const text = readFileSync(table.file, 'utf8')
    writeFileSync(table.file, text.replace(/"hashes":\["./, '"hashes":["x'))
    expect(() => Session.continue(game, readSave(table.file))).toThrow(/differs from answer 1/)
    writeFileSync(table.file, text.slice(0, -20))
    expect(unfinished('lorcana', join(table.file, '..'))).toEqual([])
  })
})

describe('a game whose rules have changed since', () => {
  /** Saved by other rules, by which its answers led elsewhere. */
  const older = async (change: (table: Record<string, unknown>) => void = () => {}): Promise<Table> => {
    const table = sit([PERSON, 'random'])
    await playUntil(table, () => turnOf(table) >= 4 && table.playing.choosing !== null)
    table.window.close()
    const text = JSON.parse(readFileSync(table.file, 'utf8'))
    text.rules = 'older'
    text.hashes[0] = 'elsewhere'
    change(text.table)
    writeFileSync(table.file, JSON.stringify(text))
    return table
  }

  test('goes on from where it stood, with its log, and says so', async () => {
    const { file, session: before } = await older()
    const session = Session.continue(game, readSave(file))
    expect(session.match.hash()).toBe(before.match.hash())
    expect(session.log(0)).toEqual(before.log(0))
    const playing = new Playing(session, { pace: 0, leave: () => {} })
    const table = { window: new Window(new Screens(playing)), playing, session, file }
    expect(table.window.frame).toContain(messages.en.rulesChanged.slice(0, 40))
    await playUntil(table, () => turnOf(table) >= 6)
    table.window.close()
    const saved = readSave(file)
    expect(saved.replay.changed).toMatchObject([{ at: before.match.answers.length, from: 'older' }])
    expect(saved.replay.answers.slice(0, before.match.answers.length)).toEqual(before.match.answers)
    const again = Session.continue(game, saved)
    expect(again.isByNewRules).toBe(false)
    expect(again.match.hash()).toBe(session.match.hash())
  })

  test.each([
    [
      'as long as its file says nothing of how it stood',
      (table) => delete table.stand,
      /other rules, and keeps no state/,
    ],
    [
      'where the step it stood in is gone',
      (table) => {
        const { stack } = (table.stand as { saved: { state: { stack: { step: string }[] } } }).saved.state
        for (const frame of stack) frame.step = 'gone'
      },
      /nor can it go on by today’s rules from where it stood/,
    ],
  ] satisfies [string, (table: Record<string, unknown>) => void, RegExp][])(
    'is refused in plain words, and left as it is, %s',
    async (_, change, why) => {
      const { file } = await older(change)
      const text = readFileSync(file, 'utf8')
      expect(() => Session.continue(game, readSave(file))).toThrow(why)
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
  )
})

describe('the picker', () => {
  const pick = (saved = unfinished(null, folder())): { window: Window; picked: Picked[] } => {
    const picked: Picked[] = []
    const details = { games: [game], lang: 'en' as const, saved, quit: () => {} }
    const picking = new Picking({ ...details, picked: (one) => picked.push(one) })
    return { window: new Window(new Screens(picking)), picked }
  }

  test('Enter, Enter, Enter starts a game', async () => {
    const { window, picked } = pick()
    await window.press('enter', 'enter', 'enter')
    expect(picked).toMatchObject([{ kind: 'new', seats: [PERSON, USUAL_BOT], lang: 'en', starter: 'random' }])
  })

  test('numbers and arrows choose mode, decks, who starts and the language', async () => {
    const { window, picked } = pick()
    await window.press('1', '2', '2', 'down', 'enter', '4', '3', 'right', '1')
    expect(picked).toMatchObject([{ seats: [PERSON, PERSON], starter: 1, lang: 'de' }])
    expect(picked[0]).toHaveProperty('decks.0', game.decks[1]?.id)
  })

  test('every bot can be chosen by its name', async () => {
    const { window, picked } = pick()
    await window.press('enter', 'enter', '5')
    for (const bot of botNames) expect(window.frame).toContain(sayBot(bot, 'en'))
    await window.press('1')
    expect(window.frame).toContain(sayBot(botNames[0] as string, 'en'))
    await window.press('1')
    expect(picked).toMatchObject([{ seats: [PERSON, botNames[0]] }])
  })

  test('a saved game can be continued', async () => {
    const table = sit([PERSON, 'random'])
    const { window, picked } = pick(unfinished(null, join(table.file, '..')))
    await window.press('enter', '3', 'enter')
    expect(picked).toMatchObject([{ kind: 'saved', saved: { file: table.file } }])
  })

  test('needs a terminal', async () => {
    await expect(pickGame()).rejects.toThrow(messages.en.noTerminal)
  })
})
