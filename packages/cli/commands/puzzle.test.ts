import { expect, test } from 'vitest'
import { captured } from '../captured.ts'

test('lists the puzzles of a game and sets one', async () => {
  const { code, json } = await captured(['puzzle', 'lorcana', '--json'])
  expect(code).toBe(0)
  expect(json().puzzles).toContainEqual(expect.objectContaining({ id: 'last-lore', level: 'easy' }))
  const one = await captured(['puzzle', 'lorcana', 'last-lore', '--lang', 'de'])
  expect(one.out).toContain('Gewinne in diesem Zug.')
  expect(one.out).toContain('Lilo - Making a Wish')
})

test('says whether an answer is right', async () => {
  const right = 'play Good Job!; choose Stitch; quest with Stitch; quest with Mickey Mouse'
  expect((await captured(['puzzle', 'lorcana', 'last-lore', '--answer', right])).code).toBe(0)
  const wrong = await captured([
    'puzzle',
    'lorcana',
    'last-lore',
    '--answer',
    'play Lilo; end turn',
    '--json',
  ])
  expect(wrong.code).toBe(1)
  expect(wrong.json()).toMatchObject({ ok: false, failure: 'the goal is missed' })
  expect((await captured(['puzzle', 'lorcana', 'must-i', '--answer', '3'])).code).toBe(0)
  expect((await captured(['puzzle', 'lorcana', 'must-i', '--answer', '1'])).code).toBe(1)
})

test('shows the solution with the rules of its steps', async () => {
  const { code, json } = await captured(['puzzle', 'lorcana', 'last-lore', '--solution', '--json'])
  expect(code).toBe(0)
  expect(json().steps).toContainEqual(expect.objectContaining({ rule: '1.8.1' }))
})

test('a puzzle that does not exist is answered with the nearest', async () => {
  const { code, err } = await captured(['puzzle', 'lorcana', 'last-law'])
  expect(code).toBe(2)
  expect(err).toContain('last-lore')
})
