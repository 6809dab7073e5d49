import { expect, test } from 'vitest'
import { captured } from '../captured.ts'

const matches = async (...words: string[]) => {
  const { code, json } = await captured(['rule', 'lorcana', ...words, '--json'])
  return { code, matches: json().matches as { id: string; enforced: string[]; positions: string[] }[] }
}

test('by id: summary, where enforced, positions', async () => {
  const found = await matches('4.6.6.2')
  expect(found).toEqual({
    code: 0,
    matches: [
      {
        id: '4.6.6.2',
        kind: 'rule',
        title: expect.stringMatching(/4\.6\.6\.2$/),
        summary: expect.any(String),
        enforced: ['rules/04-turn-actions.ts: challenge'],
        positions: expect.arrayContaining([expect.stringMatching(/conformance\/\S+\.yaml:\d+ \S/)]),
      },
    ],
  })
})

test('a chapter is shown with all that is in it', async () => {
  const found = await matches('9.3')
  expect(found.matches.map(({ id }) => id)).toEqual(['9.3', '9.3.1', '9.3.2', '9.3.2/example-1'])
})

test('by words of the summary, in any order and case', async () => {
  const found = await matches('bodyguard', 'Challenge')
  expect(found.code).toBe(0)
  expect(found.matches.map(({ id }) => id)).toContain('8.3.3')
})

test('an item that follows from others says so', async () => {
  const [found] = (await matches('9.2.1')).matches
  expect(found?.enforced).toEqual([expect.stringMatching(/^follows from 2\.1\.3 \(players\.ts: toTheLeft/)])
})

test('for people', async () => {
  const rule = await captured(['rule', 'lorcana', '9.2.1'])
  expect(rule.code).toBe(0)
  expect(rule.out).toMatch(
    /^9\.2\.1 {2}[A-Z][^\d]+ \(rule\)\n {2}After each turn, .*\n {2}enforced by: follows from 2\.1\.3/,
  )
  const informative = await captured(['rule', 'lorcana', '9.1'])
  expect(informative.out).toContain('\n  informative: definition\n')
})

test('no such rule', async () => {
  expect(await matches('4.6.99')).toEqual({ code: 1, matches: [] })
  expect(await matches('xylophone')).toEqual({ code: 1, matches: [] })
  expect(await matches('constructor')).toEqual({ code: 1, matches: [] })
  const { code, out } = await captured(['rule', 'lorcana', 'xylophone'])
  expect([code, out]).toEqual([1, 'lorcana has no rule "xylophone"\n'])
})

test('it has a title, and speaks the language asked for where that is written', async () => {
  const [found] = (await matches('4.6.6.2', '--lang', 'de')).matches as { title?: string }[]
  expect(found?.title).toMatch(/4\.6\.6\.2$/)
  expect((await captured(['rule', 'lorcana', '4.6.6.2', '--lang', 'it'])).out).toMatch(
    /\(regola\).*applicata da/s,
  )
  expect((await captured(['rule', 'lorcana', '4.6.6.2', '--lang', 'fr'])).code).toBe(2)
})
