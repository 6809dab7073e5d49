import { gameOf, loadGames } from '@regelwerk/protocol'
import { expect, test } from 'vitest'
import { factsOf } from '../faces/portrait.ts'
import { fans } from './fan-cards.ts'

await loadGames()

test.each(Object.values(fans).flat())('$name looks on the first page as at the table', ({ id, ...facts }) => {
  const game = gameOf(facts.game)
  const def = game.faces.defOf(id)
  expect(def).toBeDefined()
  expect(facts).toEqual(factsOf(facts.game, game.face(def as number, 'en')))
})
