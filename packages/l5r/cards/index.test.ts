import { describe, expect, test } from 'vitest'
import type { CardText } from '../abilities.ts'
import { facts } from './facts.ts'
import { definitions, definitionWithId } from './index.ts'
import { crab1 } from './texts/crab-1.ts'
import { crane1 } from './texts/crane-1.ts'
import { dragon1 } from './texts/dragon-1.ts'
import { lion1 } from './texts/lion-1.ts'
import { neutral1 } from './texts/neutral-1.ts'
import { phoenix1 } from './texts/phoenix-1.ts'
import { scorpion1 } from './texts/scorpion-1.ts'
import { unicorn1 } from './texts/unicorn-1.ts'
import { texts } from './texts.ts'

const files: Readonly<Record<string, Record<string, CardText>>> = {
  crab: crab1,
  crane: crane1,
  dragon: dragon1,
  lion: lion1,
  phoenix: phoenix1,
  scorpion: scorpion1,
  unicorn: unicorn1,
  neutral: neutral1,
}

describe('the cards', () => {
  test('are 260, and each has an ability tree', () => {
    expect(facts).toHaveLength(260)
    expect(facts.filter(({ id }) => texts[id] === undefined).map(({ id }) => id)).toEqual([])
  })

  test('have their tree in the file of their clan, and every tree has a card', () => {
    const clanOf = new Map(facts.map(({ id, clan }) => [id, clan]))
    const strays = Object.entries(files).flatMap(([clan, trees]) =>
      Object.keys(trees).filter((id) => clanOf.get(id) !== clan),
    )
    expect(strays).toEqual([])
  })

  test('are numbered by their place', () => {
    expect(definitions.map(({ index }) => index)).toEqual([...definitions.keys()])
    expect(definitions.filter((card) => definitionWithId(card.id) !== card)).toEqual([])
  })
})
