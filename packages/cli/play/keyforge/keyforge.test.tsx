import { join } from 'node:path'
import { catalogued, type Game } from '@regelwerk/core'
import { keyforge, type TableView, table } from '@regelwerk/keyforge'
import { afterEach, describe, expect, test } from 'vitest'
import { loadFace } from '../face-of.ts'
import { ruleName } from '../lines.ts'
import { messages } from '../messages.ts'
import { PERSON, readSave, unfinished } from '../saves.ts'
import { Session } from '../session.ts'
import { playUntil, Secrets, type Table, tableOf } from '../testing.ts'
import { closeWindows } from '../window.tsx'
import { words } from './words.ts'

const game = await catalogued(keyforge as unknown as Game)
await loadFace(game.id)
const sit = tableOf(game, ['saltmarsh-band', 'velvet-court'])
afterEach(closeWindows)

const nameOf = (def: number): string => table.nameOf(def, 'en')

/** What anybody may read on any screen: rules, houses, what the table says of its own. */
const open = JSON.stringify([
  game.catalogue,
  await game.ruleTexts?.('en'),
  messages,
  words('en'),
  table.houses,
  table.keywords,
])

const viewOf = ({ playing }: Table): TableView => playing.table as TableView
const isMain = ({ session, playing }: Table): boolean =>
  session.decision?.prompt === 'act' && playing.choosing !== null

describe('a game of KeyForge against the bot', () => {
  test('is played to its end by keys alone, shows nothing hidden, and always what counts', async () => {
    const table = sit([PERSON, 'random'])
    const { session, window, playing } = table
    const secrets = new Secrets(session, open)
    let checked = 0
    let hidden = 0
    await playUntil(
      table,
      () => false,
      () => {
        secrets.learn(0)
        const secret = secrets.words
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
  })

  test.each([
    [80, 24],
    [120, 40],
    [76, 22],
  ])('fits into %i columns and %i rows', async (columns, rows) => {
    const table = sit([PERSON, 'random'], { columns, rows, lang: 'de' })
    await playUntil(table, () => table.playing.table.turn > 14)
    await table.window.press('i', 'escape', 'l', 'escape', 'w', 'escape', '?', 'escape')
    for (const frame of table.window.frames) {
      const lines = frame.split('\n')
      expect(lines.length).toBeLessThan(rows)
      expect(lines.find((line) => line.length > columns)).toBeUndefined()
    }
  })

  test('w says by which rule a card may not be played or used', async () => {
    const table = sit([PERSON, 'random'])
    const { window, session } = table
    await playUntil(table, () => isMain(table) && viewOf(table).turn > 6)
    await window.press('w')
    const rule = 'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2'
    const line = window.frame.split('\n').find((text) => text.includes(' · Play: not of the active house'))
    expect(line).toContain(` ${ruleName(rule, table.playing)} `)
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
  })

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
  })
})

describe('two people at one keyboard', () => {
  test('see nothing of each other’s hands', async () => {
    const table = sit([PERSON, PERSON])
    const { window, playing, session } = table
    const secrets = [new Secrets(session, open), new Secrets(session, open)]
    let passed = 0
    await playUntil(
      table,
      () => playing.table.turn > 16,
      () => {
        secrets.forEach((one, seat) => {
          one.learn(seat)
        })
        if (playing.viewer === null) passed++
        else for (const word of secrets[playing.viewer]?.words ?? []) expect(window.frame).not.toContain(word)
      },
    )
    expect(passed).toBeGreaterThan(3)
  })
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
  })

  test('every reason cites a rule that exists', () => {
    for (const id of Object.keys(words(lang).whyRule)) expect(game.catalogue).toHaveProperty([id])
  })
})
