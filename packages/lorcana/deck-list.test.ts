import { expect, test } from 'vitest'
import './cards/later.ts'
import { definitions } from './cards/index.ts'
import { parseDeck } from './deck-list.ts'

test.each([
  '4 Cheshire Cat - Inexplicable',
  '4x Cheshire Cat - Inexplicable',
  'Cheshire Cat - Inexplicable x4',
  'Cheshire Cat - Inexplicable ×4',
  '(4) Cheshire Cat - Inexplicable',
  '[4] Cheshire Cat – Inexplicable',
  '- 4 cheshire cat - inexplicable',
  '4\tCheshire Cat - Inexplicable',
  '4,Cheshire Cat - Inexplicable',
  '4,"Cheshire Cat - Inexplicable"',
  'Cheshire Cat - Inexplicable,4',
  '4 Cheshire Cat, Inexplicable',
  '4 Cheshire Cat (Inexplicable)',
  '4 Cheshire Cat: Inexplicable',
  '4 Cheshire Cat-Inexplicable',
  '4 Cheshire Cat - Inexplicable (WHI) 71',
  '4 Cheshire Cat - Inexplicable [Whispers in the Well] *F*',
  '4 Cheshire Cat - Inexplicable #71',
])('four of them: %s', (line) => {
  const { cards, problems } = parseDeck(line)
  expect({ cards, problems }).toEqual({ cards: [[4, 'Cheshire Cat - Inexplicable']], problems: [] })
})

test.each([
  ['2 Te Ka - Heartless', 2, 'Te Kā - Heartless'],
  ['4 Grinsekatze - Unerklarlich', 4, 'Cheshire Cat - Inexplicable'],
  ['3 Ursula`s Trickery', 3, "Ursula's Trickery"],
  ["1 Chip 'n Dale - Recovery Rangers", 1, "Chip 'n' Dale - Recovery Rangers"],
  ['Has Set My Heaaaaaaart...', 1, 'Has Set My Heaaaaaaart . . .'],
  ['99 Puppies', 1, '99 Puppies'],
  ['4 99 Puppies', 4, '99 Puppies'],
  ['4 4*Town - Hottest Band of the Year', 4, '4*Town - Hottest Band of the Year'],
  ['4*Town - Hottest Band of the Year', 1, '4*Town - Hottest Band of the Year'],
  ['3 Omnidroid - V.10', 3, 'Omnidroid - V.10'],
  ['Stitch - Experiment 626', 1, 'Stitch - Experiment 626'],
  ['4 Let It Go (TFC 163)', 4, 'Let It Go'],
])('%s', (line, n, name) => {
  expect(parseDeck(line)).toEqual({ cards: [[n, name]], problems: [] })
})

test('headings, remarks and empty lines are none of the deck', () => {
  const text = [
    'Deck',
    '// by whom',
    'Characters (4)',
    '4 Stitch - New Dog',
    '',
    'Songs:',
    'Lieder - 2',
    '2 Let It Go',
  ].join('\r\n')
  expect(parseDeck(text)).toEqual({
    cards: [
      [4, 'Stitch - New Dog'],
      [2, 'Let It Go'],
    ],
    problems: [],
  })
})

test('what is no card keeps its line, and says which it is near', () => {
  const { cards, problems } = parseDeck('4 Stitch - New Dog\n4 Stich - New Dog')
  expect(cards[1]).toEqual([4, 'Stich - New Dog'])
  expect(problems.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^line 2: unknown card: Stich - New Dog; nearest: Stitch - New Dog/),
  ])
})

test('every card is read back by its name, with a number before or behind it', () => {
  for (const { fullName } of definitions)
    for (const line of [`4 ${fullName}`, `${fullName} x4`])
      expect(parseDeck(line)).toEqual({ cards: [[4, fullName]], problems: [] })
})
