/** Prints have an id and a number each, and a match numbers its own. */
import { expect, test } from 'vitest'
import type { BonusIcon, House } from './abilities.ts'
import { definitions } from './cards/index.ts'
import { faceNumber, facesOf, numberOf, printId, printNumbered, printWithId } from './prints.ts'
import './cards/later.ts'

test('no two prints share an id or a number, and each is found by both', () => {
  const houses: (House | null)[] = [null, 'dis', 'untamed', 'staralliance']
  const icons: BonusIcon[][] = [
    [],
    ['draw'],
    ['amber', 'capture'],
    ['damage', 'draw', 'draw', 'amber', 'draw'],
  ]
  const ids = definitions.flatMap((card) =>
    houses.flatMap((house) => icons.map((added) => printId(card, house, added))),
  )
  const numbers = ids.map((id) => {
    const print = printWithId(id)
    if (print === undefined) throw new Error(`${id} is no print`)
    expect(print.id).toBe(id)
    expect(printNumbered(numberOf(print))).toBe(print)
    return numberOf(print)
  })
  expect(new Set(numbers).size).toBe(new Set(ids).size)
  expect(definitions.map((card) => numberOf(printNumbered(card.index)))).toEqual(
    definitions.map(({ index }) => index),
  )
  for (const wrong of ['no-such-card', 'bumpsy/nowhere', 'bumpsy//amber+nothing'])
    expect(printWithId(wrong)).toBeUndefined()
})

test('a match numbers the prints it is played with; copies of a title are told apart and together', () => {
  const match = { faces: [] as readonly string[] }
  const numbers = ['bumpsy', 'anger', 'bumpsy//draw', 'bumpsy'].map((id) => faceNumber(match, id))
  expect(numbers).toEqual([0, 1, 2, 0])
  expect(match.faces).toEqual(['bumpsy', 'anger', 'bumpsy//draw'])
  expect(facesOf(match).map(({ title }) => title)).toEqual([0, 1, 0])
  expect(facesOf(match)[2]?.icons).toEqual(['draw'])
})
