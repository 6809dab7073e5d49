/** What KeyForge's cards can be looked for by. */
import { namesOf, propertiesOf } from '@regelwerk/core'
import { type CardFacts, setsOf } from './cards/facts.ts'
import { type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { houseNames, setFacts } from './houses.ts'
import { icons, keywords, signs, types } from './table.ts'
import { traitName } from './text/index.ts'

const { kinds, number } = propertiesOf(definitionWithId)

const traits = new Set(definitions.flatMap((card) => card.traits).sort())

const rarities = {
  common: { en: 'common', de: 'häufig', it: 'comune' },
  uncommon: { en: 'uncommon', de: 'ungewöhnlich', it: 'non comune' },
  rare: { en: 'rare', de: 'selten', it: 'rara' },
  fixed: { en: 'fixed', de: 'fest', it: 'fissa' },
  variant: { en: 'variant', de: 'Variante', it: 'variante' },
  special: { en: 'special', de: 'besonders', it: 'speciale' },
}

const housesOf = ({ house, houses = [house] }: CardFacts): readonly CardFacts['house'][] => houses

const sets = Object.fromEntries(
  Object.entries(setFacts).map(([code, { en, de }]) => [code, { en, de, it: en }]),
)

const iconNames = Object.fromEntries(Object.entries(icons).map(([id, { label }]) => [id, label]))
const iconsOf = ({ amber, enhance = [] }: CardDefinition): string[] => [
  ...(amber > 0 ? ['amber'] : []),
  ...enhance,
]

export const properties = [
  kinds('house', { en: 'House', de: 'Fraktion', it: 'Casata' }, houseNames, housesOf),
  kinds('type', { en: 'Type', de: 'Typ', it: 'Tipo' }, types, (card) => [card.type]),
  number('power', signs.power.label, (card) => card.power),
  number('armor', signs.armor.label, (card) => (card.type === 'creature' ? card.armor : null)),
  number('amber', { en: 'Æmber bonus', de: 'Æmber-Bonus', it: 'Bonus di Æmbra' }, (card) => card.amber),
  kinds('keyword', { en: 'Keyword', de: 'Schlüsselwort', it: 'Parola chiave' }, keywords, ({ abilities }) =>
    abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])),
  ),
  kinds('icon', { en: 'Bonus icon', de: 'Bonussymbol', it: 'Icona bonus' }, iconNames, iconsOf),
  kinds(
    'trait',
    { en: 'Trait', de: 'Merkmal', it: 'Tratto' },
    namesOf(traits, traitName),
    (card) => card.traits,
  ),
  kinds('rarity', { en: 'Rarity', de: 'Seltenheit', it: 'Rarità' }, rarities, (card) => [card.rarity]),
  kinds('set', { en: 'Set', de: 'Set', it: 'Set' }, sets, setsOf),
]
