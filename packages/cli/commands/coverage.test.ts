import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '@regelwerk/core'
import { expect, test } from 'vitest'
import type { Io } from '../command.ts'
import { type GameEntry, gameNamed } from '../games.ts'
import { coverageOf } from './coverage.ts'

const io: Io = { out: () => {}, err: () => {}, terminal: false, width: 100 }
const folder = mkdtempSync(join(tmpdir(), 'regelwerk-coverage-'))

const lorcana = await gameNamed('lorcana')

/** Lorcana with a short rulebook and these cases. */
const entry = (cases: string): GameEntry => {
  writeFileSync(join(folder, 'cases.yaml'), `game: lorcana\ncases:\n${cases}`)
  const rule = { kind: 'rule', summary: 'A rule.' } as const
  const catalogue: Catalogue = {
    '4.5': { kind: 'chapter', summary: 'Quest.', informative: 'heading' },
    '4.5.1.3': rule,
    '4.5.1.4': rule,
    '4.5.1.4/example-1': { kind: 'example', summary: 'An example.', follows: ['4.5.1.4'] },
    '4.5.99': { ...rule, summary: 'A rule that no code knows.' },
  }
  return { ...lorcana, game: { ...lorcana.game, catalogue }, conformance: folder }
}

const quest = `- rule: [4.5.1.3, 4.5.1.4]
  title: questing yields lore
  given: { you: { play: [Hans - Scheming Prince] } }
  when:  [quest with Hans]
  then:  { you.lore: 3 }
`

test('counts what has a passing position', () => {
  const report = coverageOf([entry(quest)], {}, io)
  expect(report.ok).toBe(false)
  expect(report.json).toEqual({
    games: [
      {
        game: 'lorcana',
        items: 5,
        executable: 4,
        informative: 1,
        covered: 2,
        uncovered: ['4.5.1.4/example-1', '4.5.99'],
      },
    ],
  })
  expect(report.text()).toContain('4 executable, 2 of them with a passing position (50.0 %)')
  expect(report.text()).not.toContain('4.5.99')
  expect(coverageOf([entry(quest)], { uncovered: true }, io).text()).toMatch(
    /2 without:\n {4}4\.5\.1\.4\/example-1 {2}An example/,
  )
})

test('a position that fails covers nothing, and is told with its place', () => {
  const report = coverageOf([entry(quest.replace('3 }', '2 }'))], {}, io)
  expect(report.json).toMatchObject({ games: [{ covered: 0 }] })
  expect(report.text()).toMatch(
    /1 positions fail:\n.*cases\.yaml:3 questing yields lore: you\.lore should be 2, but is 3/,
  )
})

test('a proof switches rules off', () => {
  const report = coverageOf([entry(quest)], { prove: true }, io)
  expect(report.ok).toBe(false)
  expect(report.json).toMatchObject({
    games: [{ covered: 2, switchable: 3, proven: 1, unnoticed: ['4.5.1.3', '4.5.1.4/example-1'] }],
  })
  expect(report.text()).toContain('3 of 4 executable rules can be switched off')
  expect(report.text()).toContain('1 of these are missed by a position of theirs')
  expect(report.text()).toContain(
    '1 executable rules that nothing switches (25.0 %):\n    4.5.99  A rule that',
  )
})

test('a mistake in a position is answered with its line', () => {
  expect(() => coverageOf([entry(quest.replace('Hans - Scheming', 'Hanz - Scheming'))], {}, io)).toThrow(
    'there is no card named Hanz - Scheming Prince',
  )
})
