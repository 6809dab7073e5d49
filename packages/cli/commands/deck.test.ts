import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@regelwerk/protocol/games'
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
  expect(json()).toEqual({ ok: true, format: 'constructed', cards: 60, problems: [] })
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
    cards: 6,
    problems: [
      {
        rule: '1.4.1',
        text: expect.stringContaining('line 2: unknown card: Stitch - New Dig; nearest: Stitch - New Dog'),
        kind: 'unknown',
      },
      { rule: '1.10.1.1', text: '6 cards, but at least 60 are needed' },
      { rule: '1.10.1.1', text: '5 copies of Stitch - New Dog, but at most 4 are allowed' },
    ],
  })
  const { out } = await captured(['deck', 'lorcana', illegal])
  expect(out).toContain('1.10.1.1: 6 cards, but at least 60 are needed\n')
})

const early = written('early.txt', ['20 Capsize', '20 Capsizes'])

test('a card that is printed and not there yet is said to be that', async () => {
  const { code, json } = await captured(['deck', 'lorcana', early, '--format', 'sealed', '--json'])
  expect(code).toBe(1)
  expect(json()).toEqual({
    ok: false,
    format: 'sealed',
    cards: 40,
    problems: [
      { rule: '1.4.1', text: 'line 1: Capsize is printed, but not there yet', kind: 'not there yet' },
      {
        rule: '1.4.1',
        text: expect.stringMatching(/^line 2: unknown card: Capsizes; /),
        kind: 'unknown',
      },
    ],
  })
})

test('of L5R, too, with or without macrons', async () => {
  const missing = (await (await loadGame('l5r')).notThereYet?.()) ?? []
  const names = missing.map((one) => (typeof one === 'string' ? one : one.name))
  const name = names.find((one) => /[ōū]/.test(one)) ?? names[0]
  const plain = name?.replaceAll('ō', 'o').replaceAll('ū', 'u').toLowerCase()
  const list = written('early-l5r.txt', [`1 ${name}`, '1 Doji Hotura', `1 ${plain}`])
  const { json } = await captured(['deck', 'l5r', list, '--json'])
  const { problems } = json() as { problems: { kind?: string }[] }
  expect(problems.flatMap(({ kind }) => kind ?? [])).toEqual(['not there yet', 'unknown', 'not there yet'])
})

const opened = written('opened.txt', [
  'Ekwidon',
  '2 Frost Giant',
  '1 Frostriese (maverick)',
  '1 Anger',
  '1 Angers',
])

test('of KeyForge, with the set that printed it first, in whatever language', async () => {
  const { code, json } = await captured(['deck', 'keyforge', opened, '--json'])
  expect(code).toBe(1)
  const { problems } = json() as { problems: { text: string; kind?: string }[] }
  expect(problems.filter(({ kind }) => kind !== undefined).map(({ kind, text }) => [kind, text])).toEqual([
    ['not there yet', 'line 1: Ekwidon is printed in WoE, but not there yet'],
    ['not there yet', 'line 2: Frost Giant is printed in WoE, but not there yet'],
    ['not there yet', 'line 3: Frostriese is printed in WoE, but not there yet'],
    ['unknown', expect.stringMatching(/^line 5: unknown card: Angers; nearest: Anger; /)],
  ])
})

test('a format may be written with a dash', async () => {
  const { json } = await captured(['deck', 'lorcana', legal, '--format', 'Infinity-Constructed', '--json'])
  expect(json()).toEqual({ ok: true, format: 'infinity constructed', cards: 60, problems: [] })
})

test('a format that does not exist, a file that cannot be read', async () => {
  const format = await captured(['deck', 'lorcana', legal, '--format', 'modern'])
  expect(format.code).toBe(2)
  expect(format.err).toBe(
    'regelwerk: there is no format modern; there are: constructed, core constructed, infinity constructed, draft, sealed, pack rush\n',
  )
  const file = await captured(['deck', 'lorcana', join(folder, 'none.txt')])
  expect(file.code).toBe(2)
  expect(file.err).toContain('none.txt: this file cannot be read (ENOENT)')
})

test('a deck made from a seed, as a list that can be read again', async () => {
  const { code, out } = await captured(['deck', 'keyforge', '--generate', '42', '--lang', 'de'])
  expect(code).toBe(0)
  expect(out).toMatch(/^Name: .+\nName \(de\): .+\nSet: \w+\n\n/)
  const file = written('generated.txt', [out])
  expect((await captured(['deck', 'keyforge', file])).out).toBe('36 cards, legal in archon\n')
  const { json } = await captured(['deck', 'keyforge', '--generate', '42', '--json'])
  expect(json()).toEqual({ id: 'seed:42', list: expect.stringMatching(/^Name: .+\n/) })
})

test('either a file or a seed, and only where decks are generated', async () => {
  const neither = await captured(['deck', 'keyforge'])
  expect(neither.code).toBe(2)
  expect(neither.err).toBe('regelwerk: deck needs either a file or --generate with a seed\n')
  expect((await captured(['deck', 'keyforge', legal, '--generate', '1'])).err).toBe(neither.err)
  const none = await captured(['deck', 'lorcana', '--generate', '1'])
  expect(none.err).toBe('regelwerk: lorcana has no generated decks\n')
})

test('a deck without end is none', async () => {
  const much = written('much.txt', ['999999999 Stitch - New Dog'])
  const { code, err, out } = await captured(['deck', 'lorcana', much, '--format', 'sealed'])
  expect([code, err]).toEqual([1, ''])
  expect(out).toContain('unknown card: 999999999 Stitch - New Dog')
  const many = written('many.txt', ['301 Stitch - New Dog'])
  expect(await captured(['deck', 'lorcana', many, '--format', 'sealed'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('this is no deck: of a card there are 1 to 300, not 301'),
  })
  const long = written('long.txt', Array(10_000).fill('1 Stitch'))
  expect((await captured(['deck', 'lorcana', long])).err).toContain('this file is too large')
})
