/** What lies where in a position, and every card has a face. That tables hold what they must: generic.test.ts. */
import { type CardView, everyone, type Lang, Machine, type Seat, type Zone } from '@regelwerk/core'
import { wrongPrint } from '@regelwerk/core/testing'
import { describe, expect, test } from 'vitest'
import { addCard, emptyState } from './begin.ts'
import { type CardDefinition, definitionNamed, definitions } from './cards/index.ts'
import { lorcana } from './index.ts'
import { face, layOut } from './layout.ts'
import { cardAt, type LorcanaState, PLAY } from './state.ts'
import { view } from './view.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']

describe('a position', () => {
  const s: LorcanaState = emptyState(2, 'core', 'table')
  const put = (name: string, seat: Seat): number =>
    addCard(s, (definitionNamed(name) as CardDefinition).index, seat, PLAY)
  const rock = put('Pride Lands - Pride Rock', 0)
  const visitor = put('Rafiki - Mystical Fighter', 0)
  const alone = put('Rafiki - Mystical Fighter', 0)
  for (const card of s.cards) card.known = everyone(s)
  Object.assign(cardAt(s, visitor), { at: rock, exerted: true, damage: 1, drying: false })
  Object.assign(cardAt(s, alone), { drying: true })
  const seen = view(new Machine(lorcana, s), 0)
  const [side] = layOut(seen, 'en').sides
  const zone = (id: string): Zone => side?.zones.find((one) => one.id === id) as Zone

  test('who is at a location lies among the characters, last, and says where; the location says how many', () => {
    const [location] = zone('locations').pieces
    expect(location?.attached).toEqual([])
    expect(location?.marks).toContainEqual(expect.objectContaining({ id: 'here', value: 1 }))
    const [first, last] = zone('characters').pieces
    expect(first).toMatchObject({ dim: true })
    expect(last).toMatchObject({ turned: true })
    expect(last?.marks).toContainEqual(expect.objectContaining({ id: 'damage', value: 1 }))
    expect(last?.marks).toContainEqual(
      expect.objectContaining({ id: 'at', value: 'Pride Lands - Pride Rock' }),
    )
  })

  test('abilities in the bag say what they do; their card lies where it lies', () => {
    const def = (definitionNamed('Rafiki - Mystical Fighter') as CardDefinition).index
    const [source] = seen.players[0]?.play.filter((card) => card.def === def) ?? []
    const bag = [source as CardView, { handle: 999, def }].map((card) => ({
      seat: 0,
      source: { handle: card.handle, def },
      ability: 'support',
    }))
    const [waiting] = layOut({ ...seen, bag }, 'it').middle
    expect(waiting).toMatchObject({ id: 'bag', count: 2 })
    expect(waiting?.pieces.map(({ handle }) => handle)).toEqual([undefined, 999])
    expect(waiting?.pieces[0]?.marks).toMatchObject([{ id: 'ability', label: 'Aiutante' }])
  })

  test('what differs from print is told apart', () => {
    const raised = (zone('characters').pieces[1]?.values ?? []).filter(({ tone }) => tone === 'good')
    expect(raised.map(({ id }) => id)).toEqual(['willpower'])
  })
})

describe('faces', () => {
  test.each(LANGS)('every card has one in %s', (lang) => {
    for (const { index, cost, strength, inks, abilities, effect } of definitions) {
      const made = face(index, lang)
      expect(wrongPrint(made), `card ${index}`).toBeNull()
      const marks = [...made.values, ...made.icons]
      expect(marks.filter(({ glyph }) => !glyph)).toEqual([])
      expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length)
      expect(made.cost?.value).toBe(cost)
      expect(made.suits).toEqual(inks)
      expect(made.suitNames).toHaveLength(inks.length)
      expect(made.values.find(({ id }) => id === 'strength')?.value).toBe(strength)
      expect(made.text.length > 0).toBe(abilities.length > 0 || effect !== undefined)
    }
  })

  test('classifications stand alone in German', () => {
    const aladdin = definitions.find(({ classifications }) =>
      classifications.includes('Hero'),
    ) as CardDefinition
    expect(face(aladdin.index, 'de').traits).toContain('Held')
  })
})
