/** What Blue Moon's cards can be looked for by. */
import { namesOf, propertiesOf } from '@regelwerk/core'
import { type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { elements, icons, moon, peoples, types } from './table.ts'

const { kinds, number } = propertiesOf(definitionWithId)

const setsOf = ({ set }: CardDefinition): string[] => (set === undefined ? [] : [set])

const iconNames = Object.fromEntries(Object.entries(icons).map(([id, { label }]) => [id, label]))

export const properties = [
  kinds('people', { en: 'People', de: 'Volk', it: 'Popolo' }, peoples, (card) => [card.people]),
  kinds('type', { en: 'Type', de: 'Typ', it: 'Tipo' }, types, ({ type }) =>
    type === undefined ? [] : [type],
  ),
  number('fire', elements.fire.label, (card) => card.fire),
  number('earth', elements.earth.label, (card) => card.earth),
  number('moons', moon.label, (card) => card.moons),
  kinds('icon', { en: 'Icon', de: 'Symbol', it: 'Simbolo' }, iconNames, (card) => card.icons),
  kinds(
    'set',
    { en: 'Set', de: 'Set', it: 'Set' },
    namesOf(new Set(definitions.flatMap(setsOf)), (set) => set),
    setsOf,
  ),
]
