import { join } from 'node:path'
import { bluemoon, definitions, type TableView } from '@regelwerk/bluemoon'
import { catalogued, type Game } from '@regelwerk/core'
import { afterEach, describe, expect, test } from 'vitest'
import { loadFace } from '../face-of.ts'
import { ruleName } from '../lines.ts'
import { messages } from '../messages.ts'
import { PERSON, readSave, unfinished } from '../saves.ts'
import { Session } from '../session.ts'
import { pause, playUntil, Secrets, type Table, tableOf } from '../testing.ts'
import { closeWindows } from '../window.tsx'
import { words } from './words.ts'

const game = await catalogued(bluemoon as unknown as Game)
await loadFace(game.id)
const sit = tableOf(game, ['vulca', 'hoax'])
afterEach(closeWindows)

const nameOf = (def: number): string => definitions[def]?.name.en ?? (definitions[def]?.name.de as string)

const viewOf = ({ playing }: Table): TableView => playing.table as TableView

describe('a game of Blue Moon against the bot', () => {
  test('is played to its end by keys alone, shows nothing hidden, and always what counts', async () => {
    const table = sit([PERSON, 'greedy'])
    const { session, window, playing } = table
    const secrets = new Secrets(session)
    let checked = 0
    await playUntil(
      table,
      () => false,
      () => {
        secrets.learn(0)
        for (const word of secrets.words) {
          const frame = window.frames.slice(checked).find((one) => one.includes(word))
          expect(frame, `${word} is a secret`).toBeUndefined()
        }
        checked = window.frames.length
        if (playing.choosing === null) return
        const { element, players, middle } = viewOf(table)
        const [me, rival] = players
        expect(window.frame).toContain(`you make ▲ ${me?.power.fire} ■ ${me?.power.earth}`)
        expect(window.frame).toContain(`middle: ${'◆'.repeat(middle) || '–'}`)
        if (element !== null) {
          const glyph = element === 'fire' ? '▲' : '■'
          expect(window.frame).toContain(`to reach ${glyph} ${rival?.power[element]}`)
        }
        for (const { handSize, deck, pile, discard } of players) {
          const piles = `hand ${handSize} · deck ${deck} · leadership ${pile.length} · discard ${discard}`
          expect(window.frame).toContain(piles)
        }
      },
    )
    expect(session.match.outcome).not.toBeNull()
    expect(window.frame).toContain('★')
    expect(secrets.words.length).toBeGreaterThan(0)
    expect(checked).toBeGreaterThan(30)
    expect(readSave(table.file).table?.over).toBe(true)
  })

  test.each([
    [80, 24],
    [120, 40],
    [76, 22],
  ])('fits into %i columns and %i rows', async (columns, rows) => {
    const table = sit([PERSON, 'random'], { columns, rows, decks: ['buka', 'pillar'] })
    await playUntil(table, () => table.playing.table.turn > 12)
    await table.window.press('i', 'escape', 'l', 'escape', 'w', 'escape', '?', 'escape')
    for (const frame of table.window.frames) {
      const lines = frame.split('\n')
      expect(lines.length).toBeLessThan(rows)
      expect(lines.find((line) => line.length > columns)).toBeUndefined()
    }
  })

  test('w says by which rule a card may not be played', async () => {
    const table = sit([PERSON, 'random'])
    const { window, session, playing } = table
    await playUntil(table, () => session.decision?.prompt === 'character' && playing.choosing !== null)
    await window.press('w')
    const line = window.frame.split('\n').find((text) => text.includes(' · Play: now only a character'))
    expect(line).toContain(` ${ruleName('base/13', playing)} `)
    await window.press('escape', '?')
    expect(window.frame).toContain(game.catalogue['base/13']?.summary.slice(0, 20))
  })

  test('cargo lies behind its ship', async () => {
    // Not in every game is anything loaded.
    for (let game = 0; game < 40; game++) {
      const table = sit([PERSON, 'random'], { decks: ['buka', 'vulca'], seed: `s${game + 5}` })
      const { window, session, playing } = table
      const cargo = () => viewOf(table).players[0]?.cargo ?? []
      for (let i = 0; i < 500 && cargo().length === 0 && !playing.over; i++) {
        const verbs =
          playing.choosing?.items.map(({ option }) => session.decision?.options[option]?.verb) ?? []
        const at =
          ['load', 'open', 'fight', 'play'].map((verb) => verbs.indexOf(verb)).find((n) => n >= 0) ?? 0
        for (let k = 0; k < at; k++) await window.press('right')
        if (playing.choosing === null) await pause()
        else await window.press('enter')
      }
      const [loaded] = cargo()
      if (loaded === undefined) continue
      expect(window.frame).toContain(`└${nameOf(loaded.def as number).slice(0, 8)}`)
      return
    }
    expect.unreachable('nothing was loaded in any of the games')
  })

  test('u takes back', async () => {
    const table = sit([PERSON, 'random'])
    const { window, session, playing } = table
    await playUntil(table, () => session.decision?.prompt === 'character' && playing.choosing !== null)
    const before = session.view(0)
    await window.press('enter', 'u')
    expect(window.frame).toContain('Taken back.')
    expect(session.view(0)).toEqual(before)
  })
})

describe('saving', () => {
  test('a game goes on after its process is gone', async () => {
    const table = sit([PERSON, 'greedy'], { decks: ['flit', 'aqua'] })
    await playUntil(table, () => table.playing.table.turn >= 4 && table.playing.choosing !== null)
    table.window.close()
    const session = Session.continue(game, readSave(table.file))
    expect(session.match.hash()).toBe(table.session.match.hash())
    expect(session.log(0)).toEqual(table.session.log(0))
    const [saved] = unfinished('bluemoon', join(table.file, '..'))
    expect(saved?.table?.score).toMatch(/^\d:\d$/)
  })
})

describe('two people at one keyboard', () => {
  test('see nothing of each other’s hands; bluff cards lie face down', async () => {
    const table = sit([PERSON, PERSON], { decks: ['buka', 'khind'] })
    const { window, playing, session } = table
    const isBluff = ({ bluff }: { bluff: boolean }): boolean => bluff
    let bluffs = 0
    const secrets = [new Secrets(session), new Secrets(session)]
    let passed = 0
    await playUntil(
      table,
      () => playing.table.turn > 24,
      () => {
        secrets.forEach((one, seat) => {
          one.learn(seat)
        })
        if (playing.viewer === null) {
          passed++
          return
        }
        for (const word of secrets[playing.viewer]?.words ?? []) expect(window.frame).not.toContain(word)
        if (playing.viewer !== 1 || !viewOf(table).players[0]?.support.some(isBluff)) return
        bluffs++
        expect(window.frame).toContain('▒ bluff card 2/2')
      },
    )
    expect(passed).toBeGreaterThan(3)
    expect(bluffs).toBeGreaterThan(0)
  })
})

describe.each(['en', 'de', 'it'] as const)('in %s', (lang) => {
  test('every screen has its words', async () => {
    const table = sit([PERSON, 'random'], { lang, columns: 120, rows: 40, decks: ['mimix', 'terrah'] })
    const { window, playing } = table
    await playUntil(table, () => playing.table.turn > 4 && playing.choosing !== null)
    await window.press('?', 'escape', 'w', 'escape', 'l', 'escape', 'i', 'down', 'escape', 's', 'u')
    await window.press('c', 'escape', '/', 'escape', 'c', lang === 'de' ? 'j' : lang === 'it' ? 's' : 'y')
    const frames = window.frames.join('\n')
    expect(frames).not.toMatch(/undefined|\[object|NaN/)
    const { log, why, ruleOf, inspect, over, concede } = messages[lang]
    const said = [log.title, why.title, ruleOf.title, inspect.title, over.lost, concede.ask]
    for (const one of [...said, words(lang).make, words(lang).reach]) expect(frames).toContain(one)
  })

  test('every reason cites a rule that exists', () => {
    for (const id of Object.keys(words(lang).whyRule)) expect(game.catalogue).toHaveProperty([id])
  })
})
