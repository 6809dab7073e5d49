import { expect, test } from 'vitest'
import { captured } from '../captured.ts'

interface Listed {
  id: string
  name: Record<string, string>
  text: Record<string, string>
  set: string
  translated?: false
}

test('every card, in every language', async () => {
  const { code, json } = await captured(['cards', 'lorcana', '--json'])
  expect(code).toBe(0)
  const { game, cards } = json() as { game: string; cards: Listed[] }
  expect(game).toBe('lorcana')
  expect(cards.filter(({ set }) => set === '1')).toHaveLength(204)
  for (const card of cards) {
    const untranslated = card.name.it === undefined ? ['translated'] : []
    expect(Object.keys(card)).toEqual(['id', 'name', 'text', 'set', ...untranslated])
    expect(Object.keys(card.text)).toEqual(['en', 'de', 'it'])
  }
  const named = (name: string) => cards.find((card) => card.name.en === name)
  expect(named('Goofy - Musketeer')?.translated).toBe(false)
  expect(named('Stitch - New Dog')?.name.it).toBe('Stitch - Nuovo Cagnolino')
})

test.each([
  ['en', 'Simba - Future King'],
  ['de', 'Simba - Zukünftiger König'],
])('for people, in %s', async (lang, name) => {
  const { code, out } = await captured(['cards', 'lorcana', '--lang', lang])
  expect(code).toBe(0)
  expect(out).toContain(name)
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
})

test('those that a query finds, the best first', async () => {
  const { code, json } = await captured([
    'cards',
    'lorcana',
    '--json',
    '--find',
    'ink:amber cost<=1 name:stitch',
  ])
  expect(code).toBe(0)
  const { cards } = json() as { cards: Listed[] }
  expect(cards.map(({ name }) => name.en)).toContain('Stitch - New Dog')
  for (const { name } of cards) expect(name.en).toContain('Stitch')
})

test.each([
  ['colour:red', 'cards cannot be looked for by colour; there are: '],
  ['house:green', 'there is no house green; there are: '],
  ['power<strong', 'power is compared with a number, not with strong'],
])('a query that cannot be understood says why: %s', async (query, why) => {
  const { code, err } = await captured(['cards', 'keyforge', '--find', query])
  expect(code).toBe(2)
  expect(err).toContain(why)
})
