import { expect, test } from 'vitest'
import { registered } from './prepare.ts'

test('what makes an artifact a creature is found again, whatever its power', () => {
  expect(registered('creature with power 7').ability).toEqual({
    kind: 'constant',
    to: 'it',
    isCreature: { power: 7 },
  })
  expect(() => registered('creature with power many')).toThrow('there is no ability')
})
