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
      line: 3,
      steps: expect.arrayContaining([{ rule: '4.6.6.2', text: expect.any(String) }]),
    },
  ])
  const { out } = await captured(['judge', file])
  expect(out).toMatch(
    /^3: a location deals no damage to its challenger \(.*4\.6\.8\.3, .*4\.6\.1\)\n.*4\.6\.4\.5 /,
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
      'there is no game chess; there are: lorcana, keyforge, l5r, bluemoon',
    ],
    ['no rule', rafiki(3).replace('4.6.1]', '4.6.99]'), 3, '4.6.99 is no rule of lorcana'],
    ['no such key', rafiki(3).replace('when:', 'wenn:'), 8, 'unknown key wenn'],
    ['no such property', rafiki(3).replace('Rafiki.damage: 0', 'you.damage: 0'), 9, 'a player has no damage'],
    ['no YAML', 'game: lorcana\ncases: [\n- x', 3, ''],
    [
      'cards without end',
      rafiki(3).replace('play: [Rafiki - Mystical Fighter]', 'deck: 300000000'),
      6,
      'a number goes up to 10000, not 300000000',
    ],
    [
      'more cards than a table holds',
      rafiki(3).replace('play: [Rafiki - Mystical Fighter]', 'deck: 301'),
      6,
      'there are 0 to 300 cards in one place, not 301',
    ],
    [
      'fewer than none',
      rafiki(3).replace('play: [Rafiki - Mystical Fighter]', 'deck: -1'),
      6,
      'there are 0 to 300 cards',
    ],
    [
      'a loop without end',
      rafiki(3).replace('[challenge', '[{ loop: { last: 1, times: 1000000000 } }, challenge'),
      8,
      'a number goes up to',
    ],
    [
      'what stands for itself many times',
      `game: &a [x, x, x, x, x, x, x, x]\n${'bcdefgh'
        .split('')
        .map((key, i) => `${key}: &${key} [${Array(8).fill(`*${'abcdefg'[i]}`)}]\n`)
        .join('')}`,
      1,
      'Excessive alias count',
    ],
    ['what is nested without end', '['.repeat(100_000), 1, ''],
  ])('%s', async (_, text, line, message) => {
    const file = written(text)
    const { code, json } = await captured(['judge', file, '--json'])
    expect(code).toBe(2)
    expect(json()).toMatchObject({ error: expect.stringContaining(message), where: `${file}:${line}` })
  })

  test('a file without end', async () => {
    const { code, err } = await captured(['judge', '/dev/zero'])
    expect(code).toBe(2)
    expect(err).toContain('/dev/zero: this file is too large: at most 33554432 bytes are read')
  })

  test('a file that cannot be read', async () => {
    const { code, err } = await captured(['judge', join(folder, 'none.yaml')])
    expect(code).toBe(2)
    expect(err).toContain('none.yaml: this file cannot be read (ENOENT)')
  })
})

describe('one bad case does not end the file', () => {
  const good = rafiki(3)
  const [head = '', body = ''] = good.split('cases:\n')
  const miswritten = [
    body.replace('Rafiki - Mystical Fighter', 'Rafikki'),
    body.replace('4.6.1]', '4.6.99]'),
    body.replace('when:', 'wenn:'),
  ]
  const file = (): string => written(`${head}cases:\n${[...miswritten, body].join('')}`)

  test('all are run, each with its line', async () => {
    const { code, json } = await captured(['judge', file(), '--json'])
    expect(code).toBe(2)
    const { cases } = json() as { cases: { line: number; ok: boolean; wrongAt?: number; failure?: string }[] }
    expect(cases.map(({ line, ok, wrongAt }) => [line, ok, wrongAt])).toEqual([
      [3, false, 6],
      [10, false, 10],
      [17, false, 22],
      [24, true, undefined],
    ])
    expect(cases[2]?.failure).toContain('unknown key wenn')
  })

  test('the others are told of too', async () => {
    const path = file()
    const { code, out } = await captured(['judge', path])
    expect(code).toBe(2)
    expect(out).toContain(`cannot be run: ${path}:6: there is no card named Rafikki`)
    expect(out).toMatch(/as expected\n$/)
  })
})

describe('it says why', () => {
  const short = (then: string, when = '[]'): string => `game: lorcana
cases:
- rule: 4.3.1
  title: no ink
  given: { you: { hand: [Rafiki - Mystical Fighter] } }
  when:  ${when}
  then:  ${then}
`
  test('a refusal cites the rule that forbids it', async () => {
    const { json } = await captured(['judge', written(short('{}', '[play Rafiki]')), '--json'])
    const [found] = json().cases as { refusedBy: string; failure: string }[]
    expect(found?.refusedBy).toBe('1.5.3')
    expect(found?.failure).toMatch(/^"play rafiki" is not possible: (.+, )?1\.5\.3: /)
  })

  test('so does what should not be possible, and is not', async () => {
    const { code, json } = await captured(['judge', written(short('{ cannot: [play Rafiki] }')), '--json'])
    expect(code).toBe(0)
    const [found] = json().cases as { steps: object[] }[]
    expect(found?.steps.at(-1)).toEqual({
      rule: '1.5.3',
      text: expect.stringMatching(/^"play Rafiki" is not possible: (.+, )?1\.5\.3: /),
    })
  })
})

test.each([
  ['de', /\n {2}wie erwartet\n$/, /nicht wie erwartet: Pride Lands\.damage sollte 1 sein, ist aber 3/],
  ['it', /\n {2}come previsto\n$/, /non come previsto: Pride Lands\.damage dovrebbe essere 1, ma è 3/],
])('in %s to the end', async (lang, right, wrong) => {
  expect((await captured(['judge', written(rafiki(3)), '--lang', lang])).out).toMatch(right)
  expect((await captured(['judge', written(rafiki(1)), '--lang', lang])).out).toMatch(wrong)
})
