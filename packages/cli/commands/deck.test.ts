import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { captured } from '../captured.ts'

const folder = mkdtempSync(join(tmpdir(), 'regelwerk-deck-'))
const written = (name: string, lines: string[]): string => {
  const file = join(folder, name)
  writeFileSync(file, lines.join('\n'))
  return file
}

const legal = written('legal.txt', [
  '# sixty cards of one ink',
  ...['Stitch - New Dog', 'HeiHei - Boat Snack', 'Simba - Protective Cub', 'Stitch - Rock Star'].map(
    (n) => `4 ${n}`,
  ),
  ...['Sebastian - Court Composer', 'Ariel - Spectacular Singer', 'Moana - Of Motunui'].map((n) => `4x ${n}`),
  ...['Timon - Grub Rustler', 'Mickey Mouse - True Friend', 'Prince Phillip - Dragonslayer'].map(
    (n) => `${n} x4`,
  ),
  ...['Cinderella - Gentle and Kind', 'Rapunzel - Gifted with Healing', 'Hakuna Matata'].map((n) => `4 ${n}`),
  ...['Stitch - Carefree Surfer', 'You Have Forgotten Me'].map((n) => `4 ${n}`),
])

test('a legal deck', async () => {
  const { code, json } = await captured(['deck', 'lorcana', legal, '--json'])
  expect(json()).toEqual({ ok: true, format: 'constructed', problems: [] })
  expect(code).toBe(0)
  expect((await captured(['deck', 'lorcana', legal])).out).toBe('60 cards, legal in constructed\n')
})

const illegal = written('illegal.txt', ['5 Stitch - New Dog', '1 Stitch - New Dig'])

test('an illegal deck: what is wrong, by which rule, and nothing twice', async () => {
  const { code, json } = await captured(['deck', 'lorcana', illegal, '--json'])
  expect(code).toBe(1)
  expect(json()).toEqual({
    ok: false,
    format: 'constructed',
    problems: [
      {
        rule: '1.4.1',
        text: expect.stringContaining('line 2: unknown card Stitch - New Dig; nearest: Stitch - New Dog'),
      },
      { rule: '1.10.1.1', text: '6 cards, but at least 60 are needed' },
      { rule: '1.10.1.1', text: '5 copies of Stitch - New Dog, but at most 4 are allowed' },
    ],
  })
  const { out } = await captured(['deck', 'lorcana', illegal])
  expect(out).toContain('1.10.1.1: 6 cards, but at least 60 are needed\n')
})

test('a format may be written with a dash', async () => {
  const { json } = await captured(['deck', 'lorcana', legal, '--format', 'Pack-Rush', '--json'])
  expect(json()).toEqual({ ok: true, format: 'pack rush', problems: [] })
})

test('a format that does not exist, a file that cannot be read', async () => {
  const format = await captured(['deck', 'lorcana', legal, '--format', 'modern'])
  expect(format.code).toBe(2)
  expect(format.err).toBe(
    'regelwerk: there is no format modern; there are: constructed, draft, sealed, pack rush\n',
  )
  const file = await captured(['deck', 'lorcana', join(folder, 'none.txt')])
  expect(file.code).toBe(2)
  expect(file.err).toContain('none.txt: this file cannot be read (ENOENT)')
})
