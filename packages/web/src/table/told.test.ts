import { expect, test } from 'vitest'
import { partsOf } from './told.tsx'

const simba = { name: 'Simba', version: 'Future King' }
const heihei = { name: 'HeiHei', version: 'Boat Snack' }

test('the cards of a line stand out in it, what they are besides after their name', () => {
  expect(partsOf('HeiHei - Boat Snack supports Simba - Future King.', [simba, heihei])).toEqual([
    heihei,
    ' supports ',
    simba,
    '.',
  ])
})

test('a name within a longer one is not taken for it', () => {
  const bear = { name: 'Ancient Bear' }
  expect(partsOf('Bear attacks Ancient Bear.', [{ name: 'Bear' }, bear])).toEqual([
    { name: 'Bear' },
    ' attacks ',
    bear,
    '.',
  ])
})

test('a line that names none of its cards stays as it is', () => {
  expect(partsOf('You draw a card.', [simba])).toEqual(['You draw a card.'])
})
