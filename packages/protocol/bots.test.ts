import { players } from '@regelwerk/players'
import { describe, expect, test } from 'vitest'
import { ADVISER, areHintsFair, botNames, calledAt, sayBot, USUAL_BOT } from './bots.ts'

test('who is usual exists, and who advises thinks', () => {
  expect(botNames).toContain(USUAL_BOT)
  expect(players[ADVISER]?.('').think).toBeDefined()
})

describe.each(['en', 'de', 'it'] as const)('in %s', (lang) => {
  test('every bot has a name of its own; a stranger goes by its id', () => {
    const said = botNames.map((bot) => sayBot(bot, lang))
    expect(new Set(said).size).toBe(botNames.length)
    for (const bot of botNames) expect(said).not.toContain(bot)
    expect(sayBot('search9', lang)).toBe('search9')
  })

  test('who sits at a match is called by what it is, and people by their own names', () => {
    const called = botNames.map((bot) => calledAt(bot, lang))
    expect(new Set(called).size).toBe(botNames.length)
    for (const name of called) expect(name).toMatch(/^Bot \(.+\)$/)
    expect(calledAt('Anna', lang)).toBe('Anna')
  })
})

test('hints are fair where nobody else is a person', () => {
  const bot = { bot: 'greedy' }
  expect(areHintsFair([{}, bot], 0)).toBe(true)
  expect(areHintsFair([{ bot: null }, bot, bot], 0)).toBe(true)
  expect(areHintsFair([{}, {}], 0)).toBe(false)
  expect(areHintsFair([{ bot: null }, bot, { bot: null }], 2)).toBe(false)
  // Who watches sits nowhere.
  expect(areHintsFair([{}, bot], -1)).toBe(false)
})
