import { describe, expect, test } from 'vitest'
import { facts } from './facts.ts'
import { cardSets, definitions, definitionWithId } from './index.ts'
import './later.ts'

describe('the cards', () => {
  test('each have an ability tree, in the file of their set and clan, and every tree has a card', () => {
    for (const { code, facts: printed, texts } of cardSets) {
      const trees = Object.entries(texts).flatMap(([clan, list]) =>
        Object.keys(list).map((id) => `${clan} ${id}`),
      )
      expect(trees.toSorted(), code).toEqual(printed.map(({ clan, id }) => `${clan} ${id}`).toSorted())
    }
    expect(definitions).toHaveLength(facts.length)
  })

  test('are numbered by their place', () => {
    expect(definitions.map(({ index }) => index)).toEqual([...definitions.keys()])
    expect(definitions.filter((card) => definitionWithId(card.id) !== card)).toEqual([])
  })
})
