import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { captured } from '../captured.ts'

const folder = mkdtempSync(join(tmpdir(), 'regelwerk-judge-'))
const written = (text: string): string => {
  const file = join(folder, 'case.yaml')
  writeFileSync(file, text)
  return file
}

const rafiki = (damage: number, name = 'Rafiki - Mystical Fighter'): string => `game: lorcana
cases:
- rule: [4.6.8.3, 4.6.1]
  title: a location deals no damage to its challenger
  given:
    you:      { play: [${name}] }
    opponent: { play: [Pride Lands - Pride Rock] }
  when:  [challenge Pride Lands with Rafiki]
  then:  { Rafiki.damage: 0, Pride Lands.damage: ${damage} }
`

test('a position that comes out as expected', async () => {
  const file = written(rafiki(3))
  const { code, json } = await captured(['judge', file, '--json'])
  expect(code).toBe(0)
  const { game, cases } = json() as { game: string; cases: { steps: object[] }[] }
  expect(game).toBe('lorcana')
  expect(cases).toEqual([
    {
      rules: ['4.6.8.3', '4.6.1'],
      title: 'a location deals no damage to its challenger',
      ok: true,
      steps: expect.arrayContaining([{ rule: '4.6.6.2', text: expect.any(String) }]),
    },
  ])
  const { out } = await captured(['judge', file])
  expect(out).toMatch(
    /^a location deals no damage to its challenger \(4\.6\.8\.3, 4\.6\.1\)\n {2}4\.6\.4\.5 /,
  )
  expect(out).toMatch(/\n {2}as expected\n$/)
})

test('one that does not', async () => {
  const file = written(rafiki(1))
  const { code, json } = await captured(['judge', file, '--json'])
  expect(code).toBe(1)
  expect(json().cases).toMatchObject([{ ok: false, failure: 'Pride Lands.damage should be 1, but is 3' }])
  const { out } = await captured(['judge', file])
  expect(out).toContain('not as expected: Pride Lands.damage should be 1, but is 3')
})

test('an id that looks like a number keeps its last zero', async () => {
  const { code, json } = await captured([
    'judge',
    written('game: lorcana\ncases:\n- { rule: 1.10, title: x }\n'),
    '--json',
  ])
  expect(code).toBe(0)
  expect(json().cases).toMatchObject([{ rules: ['1.10'] }])
})

describe('what is written wrongly is answered with its line', () => {
  test.each([
    ['no card', rafiki(3, 'Rafikki - Mystical Fighter'), 6, 'Rafiki - Mystical Fighter'],
    [
      'no game',
      'game: chess\ncases: []\n',
      1,
      'there is no game chess; there are: lorcana, keyforge, bluemoon',
    ],
    ['no rule', rafiki(3).replace('4.6.1]', '4.6.99]'), 3, '4.6.99 is no rule of lorcana'],
    ['no such key', rafiki(3).replace('when:', 'wenn:'), 8, 'unknown key wenn'],
    ['no such property', rafiki(3).replace('Rafiki.damage: 0', 'you.damage: 0'), 9, 'a player has no damage'],
    ['no YAML', 'game: lorcana\ncases: [\n- x', 3, ''],
  ])('%s', async (_, text, line, message) => {
    const file = written(text)
    const { code, json } = await captured(['judge', file, '--json'])
    expect(code).toBe(2)
    expect(json()).toEqual({ error: expect.stringContaining(message), where: `${file}:${line}` })
  })

  test('a file that cannot be read', async () => {
    const { code, err } = await captured(['judge', join(folder, 'none.yaml')])
    expect(code).toBe(2)
    expect(err).toContain('none.yaml: this file cannot be read (ENOENT)')
  })
})
