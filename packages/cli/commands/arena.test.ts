import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { captured } from '../captured.ts'
import { conduct, isSound } from './arena.ts'
import { drawRates } from './round-robin-svg.ts'

const words = (line: string): string[] => line.split(' ')

test('the document; the same checksum for any number of workers', async () => {
  const line = 'arena bluemoon --players random,random-blind --pairs 9 --json'
  const alone = await captured(words(`${line} --workers 1`))
  expect([alone.code, alone.err]).toEqual([0, ''])
  const { seconds, answers, p95Millis, ...found } = alone.json()
  expect(Object.keys(found)).toEqual(
    'game,seed,players,decks,pairs,games,wins,draws,rate,low,high,illegal,unfinished,decisions,checksum,seen,unseen'.split(
      ',',
    ),
  )
  expect(found).toMatchObject({ game: 'bluemoon', seed: 1, pairs: 9, games: 18, illegal: 0, unfinished: 0 })
  expect(found.players).toEqual(['random', 'random-blind'])
  // Chance imagines nothing: blind or not, it is the same player.
  expect(found).toMatchObject({ wins: [9, 9], draws: 0, rate: 0.5 })
  expect(answers).toHaveLength(2)
  expect(p95Millis).toBeGreaterThan(0)
  expect(seconds).toBeGreaterThan(0)
  // Of nine pairings of neighbours three have Aqua or Buka in them.
  expect(found).toMatchObject({ seen: { pairs: 6, games: 12 }, unseen: { pairs: 3, games: 6 } })

  const together = await captured(words(`${line} --workers 2`))
  const { seconds: _, answers: __, p95Millis: ___, ...same } = together.json()
  expect(same).toEqual(found)
  const other = await captured(words(`${line} --workers 1 --seed 2`))
  expect(other.json().checksum).not.toBe(found.checksum)
})

test('for people, with a bar on a terminal', async () => {
  const line = 'arena lorcana --players random,random --pairs 2 --workers 1 --decks amber-steel,emerald-ruby'
  const { code, out, err } = await captured(words(line), { terminal: true })
  expect(code).toBe(0)
  expect(out).toMatch(/^players +random against random\n/)
  expect(out).toMatch(
    /\nrate of random +50\.0 %, with 95 % confidence \d+\.\d % to \d+\.\d % \(2 pairs\)\nwith one never seen +50\.0 %/,
  )
  expect(out).toMatch(/\nchecksum +[0-9a-f]{14}\n$/)
  expect(err).toMatch(/^\rplaying \[#{15}\.{15}\] 1 of 2/)
})

test('an illegal answer and a game without an end are faults', () => {
  const game = { winner: null, decisions: 5, finished: true, hash: 'x' }
  const answers = { millis: [1, 2], illegal: 0 }
  const pair = { decks: ['a', 'b'], games: [game, game], answers: [answers, answers] } as const
  expect(isSound(conduct([pair]))).toBe(true)
  const illegal = conduct([pair, { ...pair, answers: [answers, { ...answers, illegal: 2 }] }])
  expect([illegal.illegal, illegal.answers[1]?.illegal, isSound(illegal)]).toEqual([2, 2, false])
  expect(isSound(conduct([{ ...pair, games: [game, { ...game, finished: false }] }]))).toBe(false)
})

describe('a round robin', () => {
  const decks = '--decks vulca,hoax,khind'

  test('tells how often each deck wins, as a document and as a picture', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'regelwerk-')), 'decks.svg')
    const line = `arena bluemoon --round-robin --players random --pairs 2 --workers 1 ${decks} --json --svg ${file}`
    const { code, json } = await captured(words(line))
    expect(code).toBe(0)
    const found = json() as { games: number; player: string; decks: Rated[] }
    expect([found.games, found.player]).toEqual([12, 'random'])
    const rates = found.decks.map(({ rate }) => rate)
    expect(rates).toEqual([...rates].sort((a, b) => b - a))
    found.decks.forEach(({ against, rate }, i) => {
      expect(against[i]).toBeNull()
      const others = against.filter((one) => one !== null)
      expect(others.reduce((a, b) => a + b) / others.length).toBeCloseTo(rate, 3)
      // What one wins the other loses.
      against.forEach((one, j) => {
        if (one !== null) expect(one + (found.decks[j]?.against[i] as number)).toBeCloseTo(1)
      })
    })
    const svg = readFileSync(file, 'utf8')
    expect(svg).toMatch(/^<svg /)
    for (const { name } of found.decks) expect(svg).toContain(name)
    expect(svg.match(/<rect class="none"/g)).toHaveLength(3)
  })

  test('for people', async () => {
    const line = `arena bluemoon --round-robin --players random --pairs 1 --workers 1 ${decks}`
    const { code, out } = await captured(words(line))
    expect(code).toBe(0)
    expect(out).toMatch(/^ +all +1 +2 +3 +95 % confidence\n1 \w+ +\d+ +– /)
  })

  test('names are written so that they cannot break the picture', () => {
    const deck = { deck: 'x', name: 'Fire & <Ice>', rate: 0.5, low: 0, high: 1, against: [null] }
    expect(drawRates('a < b', [deck])).toContain('Fire &amp; &lt;Ice&gt;')
  })
})

interface Rated {
  name: string
  rate: number
  against: (number | null)[]
}

test.each([
  ['arena bluemoon', 'arena needs --players a,b'],
  ['arena bluemoon --players greedy', 'two players meet in the arena, not 1'],
  [
    'arena bluemoon --players greedy,gredy-blind',
    'there is no player gredy-blind; there are: random, greedy',
  ],
  ['arena bluemoon --players random,random --decks nobody', 'there is no deck nobody; there are: vulca, '],
  ['arena bluemoon --players random,random --decks generated', 'bluemoon has no generated decks'],
  ['arena bluemoon --players random,random --svg x.svg', '--svg draws a --round-robin'],
  ['arena bluemoon --players random,random --pairs 0', '--pairs must be a whole number from 1 to 10000000'],
  ['arena bluemoon --round-robin --players random,greedy', 'in a round robin one player plays all decks'],
  ['arena bluemoon --round-robin --decks vulca', 'a round robin needs decks by name'],
  [
    'arena bluemoon --round-robin --players random --pairs 1 --decks vulca,hoax --workers 1 --svg /nowhere/x.svg',
    '/nowhere/x.svg: this file cannot be written (ENOENT)',
  ],
])('wrong usage: %s', async (line, message) => {
  const { code, err } = await captured(words(line))
  expect(code).toBe(2)
  expect(err).toContain(message)
})
