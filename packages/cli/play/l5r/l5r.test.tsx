import { join } from 'node:path'
import { catalogued, type Game } from '@regelwerk/core'
import { l5r, type TableView, table } from '@regelwerk/l5r'
import { afterEach, describe, expect, test } from 'vitest'
import { loadFace } from '../face-of.ts'
import { messages } from '../messages.ts'
import { PERSON, readSave, unfinished } from '../saves.ts'
import { Session } from '../session.ts'
import { playUntil, Secrets, type Table, tableOf } from '../testing.ts'
import { closeWindows } from '../window.tsx'
import { words } from './words.ts'

const game = await catalogued(l5r as unknown as Game)
await loadFace(game.id)
const sit = tableOf(game, ['crab', 'crane'])
afterEach(closeWindows)

const nameOf = (def: number): string => table.nameOf(def, 'en')

/** What anybody may read on any screen: rules, clans, what the table says of its own. */
const open = JSON.stringify([
  game.catalogue,
  await game.ruleTexts?.('en'),
  messages,
  words('en'),
  table.clans,
  table.keywords,
  table.types,
])

const viewOf = ({ playing }: Table): TableView => playing.table as TableView
const isActing = ({ session, playing }: Table): boolean =>
  session.decision?.prompt === 'action' && playing.choosing !== null

describe('a game of Legend of the Five Rings against the bot', () => {
  test('shows nothing hidden, and always what counts', async () => {
    const table = sit([PERSON, 'random'], { columns: 120, rows: 40 })
    const { session, window, playing } = table
    const secrets = new Secrets(session, open)
    let checked = 0
    let hidden = 0
    let conflicts = 0
    await playUntil(
      table,
      () => viewOf(table).turn > 1,
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
        const { players, conflict, rings } = viewOf(table)
        for (const player of players) {
          const { honor, fate, dial, handSize, dynastyDeck, conflictDeck } = player
          expect(window.frame).toMatch(new RegExp(`☗${honor} ●${fate} ◷${dial}`))
          expect(window.frame).toContain(`hand ${handSize} · decks ${dynastyDeck}/${conflictDeck} · discard`)
        }
        for (const { element, fate } of rings) {
          expect(window.frame).toMatch(new RegExp(`${element}(:\\w+)?${fate > 0 ? ` ●${fate}` : ''}`, 'i'))
        }
        if (conflict === null) return
        conflicts++
        const total = (seat: number): string => `${playing.who(seat)} ${players[seat]?.skill}`
        expect(window.frame).toContain(`${total(conflict.attacker)} : ${total(1 - conflict.attacker)}`)
      },
    )
    expect(hidden).toBeGreaterThan(100)
    expect(checked).toBeGreaterThan(30)
    expect(conflicts).toBeGreaterThan(0)
    await window.press('c', 'y')
    expect(session.match.outcome?.winners).toEqual([1])
    expect(window.frame).toContain('★')
    expect(readSave(table.file).table?.over).toBe(true)
  })

  test.each([
    [80, 24],
    [120, 40],
    [76, 22],
  ])('fits into %i columns and %i rows', async (columns, rows) => {
    const table = sit([PERSON, 'random'], { columns, rows, lang: 'de' })
    await playUntil(table, () => viewOf(table).turn > 1)
    await table.window.press('i', 'escape', 'l', 'escape', 'w', 'escape', '?', 'escape')
    for (const frame of table.window.frames) {
      const lines = frame.split('\n')
      expect(lines.length).toBeLessThan(rows)
      expect(lines.find((line) => line.length > columns)).toBeUndefined()
    }
  })

  test('characters stand with skills and fate, provinces with name and strength', async () => {
    const table = sit([PERSON, 'random'], { columns: 120, rows: 40 })
    const { window, playing } = table
    const standing = () => viewOf(table).players.flatMap(({ characters }) => characters)
    const faceup = () =>
      viewOf(table)
        .players.flatMap(({ provinces }) => provinces)
        .find((province) => province.faceup && !province.broken)
    await playUntil(table, () => standing().length > 0 && faceup() !== undefined && playing.choosing !== null)
    const [first] = standing()
    expect(window.frame).toContain(nameOf(first?.def as number).slice(0, 8))
    expect(window.frame).toContain(`${first?.military ?? '–'}/${first?.political ?? '–'}`)
    const province = faceup()
    expect(window.frame).toContain(`${province?.strength} ${nameOf(province?.def as number).slice(0, 8)}`)
  })

  test('? reads the rule behind a prompt', async () => {
    const table = sit([PERSON, 'random'], { columns: 120, rows: 40 })
    const { window, session } = table
    await playUntil(table, () => isActing(table))
    await window.press('?')
    const rule = session.decision?.rule as string
    const [word = ''] = game.catalogue[rule]?.summary.split(' ') ?? []
    expect(window.frame).toContain(word)
    expect(window.frame).toContain('Imperial Favor')
  })

  test('w says by which rule a card cannot be played', async () => {
    const table = sit([PERSON, 'random'], { columns: 120, rows: 40 })
    const { window, session, playing } = table
    await playUntil(table, () => session.decision?.prompt === 'dynasty action' && playing.choosing !== null)
    await window.press('w')
    expect(window.frame).toMatch(/ · Play: (attachments cannot be played|from provinces)/)
  })

  test('u takes back', async () => {
    const table = sit([PERSON, 'random'])
    const { window, session, playing } = table
    await playUntil(table, () => session.decision?.prompt === 'dynasty action' && playing.choosing !== null)
    const before = session.view(0)
    await window.press('enter', 'u')
    expect(window.frame).toContain('Taken back.')
    expect(session.view(0)).toEqual(before)
  })
})

describe('saving', () => {
  test('a game goes on after its process is gone', async () => {
    const table = sit([PERSON, 'random'])
    await playUntil(table, () => viewOf(table).phase === 'conflict' && table.playing.choosing !== null)
    table.window.close()
    const session = Session.continue(game, readSave(table.file))
    expect(session.match.hash()).toBe(table.session.match.hash())
    expect(session.log(0)).toEqual(table.session.log(0))
    const [saved] = unfinished('l5r', join(table.file, '..'))
    expect(saved?.table?.score).toMatch(/^\d+:\d+$/)
  })
})

describe('two people at one keyboard', () => {
  test('see nothing of each other’s hands and provinces', async () => {
    const table = sit([PERSON, PERSON])
    const { window, playing, session } = table
    const secrets = [new Secrets(session, open), new Secrets(session, open)]
    let passed = 0
    await playUntil(
      table,
      () => viewOf(table).turn > 1,
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
    const { window } = table
    await playUntil(table, () => viewOf(table).phase === 'conflict' && isActing(table))
    await window.press('?', 'escape', 'w', 'escape', 'l', 'escape', 'i', 'down', 'escape', 's', 'u')
    await window.press('c', 'escape', '/', 'escape', 'c', lang === 'de' ? 'j' : lang === 'it' ? 's' : 'y')
    const frames = window.frames.join('\n')
    expect(frames).not.toMatch(/undefined|\[object|NaN/)
    const { log, why, ruleOf, inspect, over, concede } = messages[lang]
    const said = [log.title, why.title, ruleOf.title, inspect.title, over.lost, concede.ask]
    for (const one of [...said, words(lang).round(1)]) expect(frames).toContain(one)
    for (const id of Object.keys(words(lang).whyRule)) expect(game.catalogue).toHaveProperty([id])
  })
})
