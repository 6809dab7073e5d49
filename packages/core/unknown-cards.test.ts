import { expect, test } from 'vitest'
import { unknownCard, withPrinted } from './unknown-cards.ts'

const known = ['Old Oak', 'Young Oak']
const game = { notThereYet: async () => ['Elder Tree', { name: "Hunter's “Æon”", set: 'Dusk' }] }

test('an unknown card is named with its line and the nearest that are known', () => {
  expect(unknownCard('1.2', 'Old Oka', known, 3)).toEqual({
    rule: '1.2',
    text: 'line 3: unknown card: Old Oka; nearest: Old Oak; Young Oak',
    kind: 'unknown',
    card: 'Old Oka',
  })
})

test('one that is printed is said not to be there yet, and where, whatever its case, quotes and ligatures', async () => {
  const problems = [
    unknownCard('1.2', 'elder tree', known, 3),
    unknownCard('1.2', 'Hunter’s "Aeon"', known),
    unknownCard('1.2', 'Elder Three', known, 4),
    { rule: '2.1', text: 'too few cards' },
  ]
  const said = await withPrinted(game, problems)
  expect(said.map(({ text, kind }) => [kind, text])).toEqual([
    ['not there yet', 'line 3: elder tree is printed, but not there yet'],
    ['not there yet', 'Hunter’s "Aeon" is printed in Dusk, but not there yet'],
    ['unknown', problems[2]?.text],
    [undefined, 'too few cards'],
  ])
})

test('the names are not loaded where nothing is unknown', async () => {
  const loading = { notThereYet: () => Promise.reject(new Error('loaded')) }
  const problems = [{ rule: '2.1', text: 'too few cards' }]
  expect(await withPrinted(loading, problems)).toEqual(problems)
  expect(await withPrinted({}, [unknownCard('1.2', 'Elder Tree', known)])).toMatchObject([
    { kind: 'unknown' },
  ])
})
