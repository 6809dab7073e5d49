import { describe, expect, test } from 'vitest'
import { captured } from './captured.ts'

describe('wrong usage is exit code 2, with one line that says what', () => {
  test.each([
    [['frobnicate'], 'there is no command frobnicate; there are: games, '],
    [['--frobnicate'], 'there is no option --frobnicate'],
    [['games', '--frobnicate'], "unknown option '--frobnicate'"],
    [['games', 'lorcana'], 'too many arguments'],
    [['cards'], "missing required argument 'game'"],
    [['cards', 'chess'], 'there is no game chess; there are: lorcana, keyforge, l5r, bluemoon'],
    [['cards', 'lorcana', '--lang', 'fr'], 'Allowed choices are en, de, it'],
    [['coverage', 'chess'], 'there is no game chess'],
    [['rule', 'chess', '1.1'], 'there is no game chess'],
    [['simulate', 'chess'], 'there is no game chess'],
    [['replay', 'nowhere.json', '--to', '0'], '--to must be a whole number from 1 to 100000, not "0"'],
    [['bench', '--rounds', 'many'], '--rounds must be a whole number'],
  ])('%j', async (argv, message) => {
    const { code, out, err } = await captured(argv)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^regelwerk: [^\n]+\n$/)
    expect(err).toContain(message)
  })

  test('with --json the document says it too', async () => {
    const wrong = await captured(['cards', 'chess', '--json'])
    expect(wrong.code).toBe(2)
    expect(wrong.json()).toEqual({
      error: 'there is no game chess; there are: lorcana, keyforge, l5r, bluemoon',
    })
    const unknown = await captured(['frobnicate', '--json'])
    expect(unknown.json()).toEqual({ error: expect.stringContaining('frobnicate') })
    const unreadable = await captured(['deck', 'lorcana', 'nowhere.txt', '--json'])
    expect(unreadable.json()).toEqual({
      error: 'this file cannot be read (ENOENT)',
      where: 'nowhere.txt',
    })
  })
})

describe('help', () => {
  test('of the whole names every command', async () => {
    const { code, out } = await captured(['--help'])
    expect(code).toBe(0)
    for (const name of [
      'games',
      'play',
      'simulate',
      'arena',
      'judge',
      'puzzle',
      'rule',
      'coverage',
      'cards',
      'deck',
      'replay',
      'serve',
      'bench',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
    }
  })

  test.each([
    'games',
    'play',
    'simulate',
    'arena',
    'judge',
    'puzzle',
    'rule',
    'coverage',
    'cards',
    'deck',
    'replay',
    'serve',
    'bench',
  ])('of %s', async (name) => {
    const { code, out } = await captured([name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: regelwerk ${name}`)
    expect(out.includes('--json')).toBe(name !== 'play' && name !== 'serve')
  })
})

test.each([[[]], [['play', 'lorcana']]])('the table needs a terminal: %j', async (argv) => {
  const { code, out, err } = await captured(argv)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^regelwerk: [^\n]+\n$/)
})
