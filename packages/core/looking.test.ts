import { describe, expect, it } from 'vitest'
import {
  bounded,
  boundOf,
  CardSearch,
  isToggled,
  namesOf,
  propertiesOf,
  queryOf,
  termsOf,
  toggled,
} from './looking.ts'

interface Fish {
  id: string
  water: readonly string[]
  weight: number | null
}

const fish: readonly Fish[] = [
  { id: 'trout', water: ['river'], weight: 4 },
  { id: 'eel', water: ['river', 'sea'], weight: 2 },
  { id: 'cod', water: ['sea'], weight: 9 },
  { id: 'myth', water: [], weight: null },
]
const { kinds, number } = propertiesOf((id: string) => fish.find((one) => one.id === id))
const waters = {
  river: { en: 'river', de: 'Fluss', it: 'fiume' },
  sea: { en: 'sea', de: 'Meer', it: 'mare' },
}
const properties = [
  kinds('water', { en: 'Water', de: 'Gewässer', it: 'Acqua' }, waters, (one) => one.water),
  number('weight', { en: 'Weight', de: 'Gewicht', it: 'Peso' }, (one) => one.weight),
]
const cards = [
  {
    id: 'trout',
    name: { en: 'Brown Trout', de: 'Bachforelle' },
    text: { en: 'Swims up the river.' },
    set: '',
  },
  { id: 'eel', name: { en: 'Eel', de: 'Aal' }, text: { en: 'Is no trout.' }, set: '' },
  {
    id: 'cod',
    name: { en: 'Cod', de: 'Kabeljau' },
    text: { en: 'Swims, "deep".', de: 'Schwimmt tief.' },
    set: '',
  },
  { id: 'myth', name: { en: 'Æther Fish' }, text: { en: '' }, set: '' },
]
const search = new CardSearch(properties, cards, 'en')
const found = (query: string): readonly string[] => search.find(query).cards

describe('looking for cards', () => {
  it('by names in any language, the best first, then by text', () => {
    expect(found('')).toEqual(['trout', 'eel', 'cod', 'myth'])
    expect(found('trout')).toEqual(['trout', 'eel'])
    expect(found('KABEL')).toEqual(['cod'])
    expect(found('aether')).toEqual(['myth'])
    expect(found('"up the"')).toEqual(['trout'])
    expect(found('up swims')).toEqual(['trout'])
    expect(found('-trout')).toEqual(['cod', 'myth'])
    expect(new CardSearch(properties, cards, 'de').find('tief').cards).toEqual(['cod'])
  })

  it('by what is printed on them', () => {
    expect(found('water:sea')).toEqual(['eel', 'cod'])
    expect(found('water:Fluss')).toEqual(['trout', 'eel'])
    expect(found('gewässer:r')).toEqual(['trout', 'eel'])
    expect(found('water:river,sea')).toEqual(['trout', 'eel', 'cod'])
    expect(found('water:sea water:river')).toEqual(['eel'])
    expect(found('-water:sea')).toEqual(['trout', 'myth'])
    expect(found('water!=sea')).toEqual(['trout', 'myth'])
    expect(found('weight<=4')).toEqual(['trout', 'eel'])
    expect(found('weight>2 weight<9')).toEqual(['trout'])
    expect(found('weight=2,9')).toEqual(['eel', 'cod'])
    expect(found('sea')).toEqual(['eel', 'cod'])
    expect(found('name:trout')).toEqual(['trout'])
    expect(found('text:trout')).toEqual(['eel'])
  })

  it('says what it does not understand, and what there is instead; that excludes nothing', () => {
    expect(search.find('watr:sea')).toEqual({
      cards: ['trout', 'eel', 'cod', 'myth'],
      wrong: [{ kind: 'property', said: 'watr', instead: ['water', 'name', 'text', 'weight'] }],
    })
    expect(search.find('water:lake').wrong).toEqual([
      { kind: 'value', said: 'lake', property: 'water', instead: ['river', 'sea'] },
    ])
    expect(search.find('weight<heavy').wrong).toEqual([
      { kind: 'number', said: 'heavy', property: 'weight', instead: [] },
    ])
    expect(search.find('weight<').wrong).toEqual([])
  })

  it('a query that is taken apart and written again means the same', () => {
    for (const query of ['trout', '-"up the" water:sea,"the river"', 'weight<=4 -water:sea eel', 'a "b'])
      expect(queryOf(termsOf(queryOf(termsOf(query))))).toBe(queryOf(termsOf(query)))
  })

  it('buttons change the text of the query', () => {
    expect(toggled('trout', 'water', 'sea')).toBe('trout water:sea')
    expect(toggled('trout water:sea', 'water', 'river')).toBe('trout water:sea,river')
    expect(toggled('trout water:sea,river', 'water', 'sea')).toBe('trout water:river')
    expect(toggled('trout water:sea', 'water', 'sea')).toBe('trout')
    expect(isToggled('water:sea,river', 'water', 'river')).toBe(true)
    expect(isToggled('-water:sea', 'water', 'sea')).toBe(false)
    expect(bounded('eel weight<=4', 'weight', '<=', 3)).toBe('eel weight<=3')
    expect(bounded('eel weight<=4 weight>=1', 'weight', '<=', null)).toBe('eel weight>=1')
    expect(boundOf('weight>=1', 'weight', '>=')).toBe(1)
    expect(boundOf('weight>=1', 'weight', '<=')).toBe(null)
  })

  it('values can be said by what says each', () => {
    expect(namesOf(['a'], (value, lang) => value + lang)).toEqual({ a: { en: 'aen', de: 'ade', it: 'ait' } })
  })
})
