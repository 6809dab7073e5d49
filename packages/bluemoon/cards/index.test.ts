import { first } from '@regelwerk/say'
import { describe, expect, test } from 'vitest'
import { extras, unknown } from './facts/extras.ts'
import { defineCards, definitionNamed, definitions, whyUnknown } from './index.ts'

const complete = definitions.filter((card) => card.complete)

function count(values: readonly string[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const value of values) sums[value] = (sums[value] ?? 0) + 1
  return sums
}

describe('the cards', () => {
  test('are 306 of nine peoples and the mutants', () => {
    expect(complete).toHaveLength(306)
    expect(count(complete.map(({ people }) => people))).toEqual({
      vulca: 33,
      hoax: 33,
      mimix: 33,
      flit: 33,
      khind: 33,
      terrah: 33,
      pillar: 33,
      aqua: 33,
      buka: 32,
      mutant: 10,
    })
  })

  test('are of these types and show these icons', () => {
    expect(count(complete.map(({ type }) => type ?? '?'))).toEqual({
      leader: 9,
      character: 175,
      booster: 43,
      support: 41,
      leadership: 34,
      ship: 4,
    })
    expect(count(complete.flatMap(({ icons }) => icons))).toEqual({
      RETRIEVE: 18,
      PAIR: 30,
      FREE: 15,
      STOP: 14,
      PROTECTED: 9,
      SHIELD_FIRE: 15,
      SHIELD_EARTH: 15,
      GANG_COOL: 4,
      GANG_TOP: 5,
      GANG_FUN: 5,
      GANG_NO: 8,
      BLUFF_FIRE: 3,
      BLUFF_EARTH: 3,
      BLUFF_NONE: 12,
    })
  })

  test('are called by people and number', () => {
    expect(definitions.map(({ index }) => index)).toEqual([...definitions.keys()])
    expect(complete.filter(({ id, people, no }) => id !== `${people}-${`${no}`.padStart(2, '0')}`)).toEqual(
      [],
    )
    const numbers = complete.filter(({ people }) => people === 'vulca').map(({ no }) => no)
    expect(numbers).toEqual([...Array(33).keys()])
  })

  test('print both values or none; characters always do', () => {
    expect(complete.filter(({ fire, earth }) => (fire === null) !== (earth === null))).toEqual([])
    expect(complete.filter(({ type, fire }) => type === 'character' && fire === null)).toEqual([])
    expect(complete.filter(({ type, fire }) => type === 'leadership' && fire !== null)).toEqual([])
  })

  test('without values, icons and text do nothing: only leaders and one ship', () => {
    const silent = complete.filter(({ fire, icons, hasText }) => fire === null && !icons.length && !hasText)
    expect(silent.filter(({ type }) => type !== 'leader').map(({ id }) => id)).toEqual(['buka-30'])
  })

  test('ships have room, leaders set limits, mutants are free', () => {
    expect(complete.filter(({ type, capacity }) => (type === 'ship') !== (capacity !== undefined))).toEqual(
      [],
    )
    expect(complete.filter(({ type, limits }) => (type === 'leader') !== (limits !== undefined))).toEqual([])
    expect(complete.filter(({ people, moons }) => people === 'mutant' && moons > 0)).toEqual([])
  })

  test.each([
    ['vulca-13', { de: 'Glimma', en: 'Glimmer' }, { fire: 2, earth: 3, moons: 0 }],
    ['hoax-32', { de: 'Auserwählter des Geistes' }, { fire: null, earth: null, moons: 0 }],
    ['flit-04', { de: 'Flatter', en: 'Peckswift' }, { fire: 3, earth: 2, moons: 0 }],
  ])('%s is as printed', (id, name, values) => {
    expect(definitionNamed(id)).toMatchObject({ id, name, ...values })
    expect(definitionNamed(id)?.name).toEqual(name)
  })
})

describe('the extras', () => {
  test('are 35, of which 16 are known in part', () => {
    expect(extras).toHaveLength(16)
    expect(unknown).toHaveLength(19)
    expect(definitions.filter((card) => !card.complete).map(({ id }) => id)).toEqual(
      extras.map(({ id }) => id),
    )
  })

  test('print nothing that is not known', () => {
    expect(definitionNamed('hyla-604')).toMatchObject({
      people: 'extra',
      type: 'hyla',
      fire: null,
      icons: [],
    })
    expect(definitionNamed('promo-904')?.type).toBeUndefined()
  })
})

describe('a card is found', () => {
  test.each([
    ['vulca-26', 'vulca-26'],
    ['vulca 26', 'vulca-26'],
    ['Vulca 26', 'vulca-26'],
    ['VULCA 5', 'vulca-05'],
    ['Feuerwall', 'vulca-26'],
    ['wall of fire', 'vulca-26'],
    ['Vulca 26 "Feuerwall"', 'vulca-26'],
    ['Vulca 26 Wall of Fire', 'vulca-26'],
    ['Lass’ die Fäuste tanzen', 'khind-31'],
    ['Buka/Promo 31', 'buka-31'],
    ['Mutant 101', 'mutant-101'],
    ['Inter 401', 'int-401'],
    ['Inq 414 "Schlangenzunge"', 'inq-414'],
    ['Infl 604', 'hyla-604'],
    ['Promo 904', 'promo-904'],
  ])('as %s', (name, id) => expect(definitionNamed(name)?.id).toBe(id))

  test.each(['Feuerwal', 'Vulca', 'Vulca 33', 'Vulca 26 Glimma', 'Inq 413', ''])('not as %s', (name) =>
    expect(definitionNamed(name)).toBeUndefined(),
  )

  test('or its nearest are named', () => {
    expect(whyUnknown('Feuerwal')).toMatch(/^unknown card: Feuerwal; nearest: Feuerwall; /)
    expect(whyUnknown('Inq 413')).toBe('Inq 413 is not playable: its text is not known')
  })
})

describe('facts and texts', () => {
  const { index: _index, complete: _complete, text: _text, ...printed } = first(definitions.slice(1))
  const flammar = { ...printed, type: 'character' as const, set: 'V' }

  test('are joined by id', () => {
    const text = [{ kind: 'noFurtherCharacters' as const }]
    expect(defineCards([flammar], [], [{ [flammar.id]: text }])[0]?.text).toBe(text)
    expect(defineCards([flammar], [], [])[0]?.text).toEqual([])
  })

  test('that do not fit are refused', () => {
    expect(() => defineCards([flammar], [flammar], [])).toThrow('Two cards are vulca-01')
    expect(() => defineCards([flammar], [], [{ 'vulca-01': [] }, { 'vulca-01': [] }])).toThrow('Two texts')
    expect(() => defineCards([flammar], [], [{ 'vulca-1': [] }])).toThrow(
      'A text for an unknown card vulca-1. Nearest: vulca-01.',
    )
  })
})
