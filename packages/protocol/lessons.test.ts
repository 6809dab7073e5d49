/** Every guided game is played to its end by the engine: a step whose answer is no longer possible fails here. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Choice,
  parseLesson,
  randomChoice,
  type State,
  sayOfPuzzle,
  seedRandom,
  Teaching,
} from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { loadGames } from './games.ts'
import { readPositionText } from './positions.ts'

const games = await loadGames()

const LANGS = ['en', 'de', 'it'] as const

describe.each(games.map((game) => [game.id, game] as const))('the guided game of %s', (id, game) => {
  const file = fileURLToPath(new URL(`../${id}/lessons/first.yaml`, import.meta.url))
  const lesson = parseLesson(readPositionText(readFileSync(file, 'utf8')).content)

  /** Plays it; `each` sees every step before it is answered. */
  function play(each: (teaching: Teaching<State>, meant: readonly Choice[]) => void): Teaching<State> {
    const teaching = new Teaching(game, lesson)
    for (;;) {
      while (teaching.reply());
      if (teaching.isOver) return teaching
      const meant = teaching.meant()
      each(teaching, meant)
      const [first] = meant
      if (first === undefined) teaching.goOn()
      else expect(teaching.answer(first)).toEqual({ isMeant: true })
    }
  }

  test('is won by doing what is said', () => {
    let steps = 0
    const { match } = play(() => steps++)
    expect(steps).toBe(lesson.steps.length)
    expect(match.outcome?.winners).toEqual([0])
    // About three minutes.
    expect(steps).toBeGreaterThan(6)
    expect(steps).toBeLessThan(15)
  })

  test('answers whatever else could be done, and goes on from the same place', () => {
    const random = seedRandom('something else')
    const heard = new Set<string>()
    let tried = 0
    play((teaching, meant) => {
      const decision = teaching.match.decisionOf(0)
      if (decision === null || meant.length === 0) return
      const before = teaching.match.hash()
      const others =
        decision.kind === 'choose'
          ? decision.options.map((_, i) => i)
          : Array.from({ length: 20 }, () => randomChoice(decision, random))
      for (const choice of others) {
        if (meant.some((one) => String([one].flat().sort()) === String([choice].flat().sort()))) continue
        const taught = teaching.answer(choice)
        expect(taught.isMeant).toBe(false)
        const remark = taught.isMeant ? null : taught.say
        expect(remark, `${teaching.at}: ${String(choice)}`).not.toBeNull()
        heard.add(remark?.en ?? '')
        tried++
      }
      expect(teaching.match.hash()).toBe(before)
    })
    expect(tried).toBeGreaterThan(10)
    // And there is no remark that nobody can hear.
    const written = lesson.steps.flatMap(({ instead }) => instead.map(({ say }) => say.en))
    expect(written.filter((text) => !heard.has(text))).toEqual([])
  })

  test('speaks three languages, and of cards that there are', () => {
    const all = [
      lesson.about,
      lesson.end,
      ...lesson.steps.flatMap((step) => [step.say, ...step.instead.map(({ say }) => say)]),
    ]
    const names = new Set(game.cards().flatMap(({ name }) => [name.en, name.en.split(' - ')[0] ?? '']))
    for (const text of all) {
      expect(new Set(LANGS.map((lang) => text[lang])).size).toBe(LANGS.length)
      for (const lang of LANGS) {
        for (const [, name = ''] of text[lang].matchAll(/\{([^}]+)\}/g)) expect([...names]).toContain(name)
        expect(sayOfPuzzle(game, text, lang)).not.toMatch(/[{}]/)
      }
    }
  })

  test('says so when what is meant is not possible', () => {
    const step = { say: lesson.end, do: ['juggle'], instead: [], reply: [] }
    const teaching = new Teaching(game, { ...lesson, steps: [step] })
    while (teaching.reply());
    expect(() => teaching.meant()).toThrow(/juggle.*on offer/)
  })
})
