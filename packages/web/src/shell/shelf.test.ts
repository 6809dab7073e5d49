import { games } from '@regelwerk/protocol'
import { expect, it } from 'vitest'
import { shelf } from './shelf.ts'

it('has the games that there are', () => {
  const facts = games.map(({ id, title, players, langs }) => ({ id, title, seats: players, langs }))
  expect(shelf).toEqual(facts)
})
