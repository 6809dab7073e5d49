/** What Lorcana's cards can be looked for by (5.2). */
import { namesOf, propertiesOf, yesOrNo } from '@regelwerk/core'
import { type CardDefinition, definitions, definitionWithId, sets } from './cards/index.ts'
import { inks, signs, types } from './table.ts'
import { classificationAlone } from './text/nouns.ts'
import { keywords } from './words/keywords/index.ts'

const { kinds, number } = propertiesOf(definitionWithId)

// A song is one by its type line (5.4.4), and is looked for by that.
const classifications = new Set(definitions.flatMap((card) => card.classifications).sort())
classifications.delete('Song')

/** A set is called by its number; lists name the sets of promos otherwise. */
const setNames = new Map(sets.map(({ number, name }) => [String(number), name]))
const setsOf = ({ id, again = [] }: CardDefinition): string[] => [
  id.slice(0, id.lastIndexOf('-')),
  ...again.map(String),
]

const keywordNames = Object.fromEntries(Object.entries(keywords).map(([word, { name }]) => [word, name]))

const rarities = {
  common: { en: 'common', de: 'gewöhnlich', it: 'comune' },
  uncommon: { en: 'uncommon', de: 'ungewöhnlich', it: 'non comune' },
  rare: { en: 'rare', de: 'selten', it: 'rara' },
  'super rare': { en: 'super rare', de: 'superselten', it: 'super rara' },
  legendary: { en: 'legendary', de: 'legendär', it: 'leggendaria' },
}

export const properties = [
  kinds('ink', { en: 'Ink', de: 'Tinte', it: 'Inchiostro' }, inks, (card) => card.inks),
  number('cost', { en: 'Cost', de: 'Kosten', it: 'Costo' }, (card) => card.cost),
  kinds('type', { en: 'Type', de: 'Typ', it: 'Tipo' }, types, ({ type, song }) =>
    song ? [type, 'song'] : [type],
  ),
  kinds('inkwell', { en: 'Inkwell', de: 'Tintenvorrat', it: 'Calamaio' }, yesOrNo, ({ inkwell }) => [
    inkwell ? 'yes' : 'no',
  ]),
  kinds(
    'keyword',
    { en: 'Keyword', de: 'Schlüsselwort', it: 'Parola chiave' },
    keywordNames,
    ({ abilities }) => abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])),
  ),
  number('strength', signs.strength.label, (card) => card.strength),
  number('willpower', signs.willpower.label, (card) => card.willpower),
  number('lore', signs.lore.label, (card) => card.lore),
  number(
    'move',
    { en: 'Move cost', de: 'Bewegungskosten', it: 'Costo per muovere' },
    (card) => card.moveCost,
  ),
  kinds(
    'classification',
    { en: 'Classification', de: 'Klassifikation', it: 'Classificazione' },
    namesOf(classifications, classificationAlone),
    (card) => card.classifications.filter((one) => classifications.has(one)),
  ),
  kinds('rarity', { en: 'Rarity', de: 'Seltenheit', it: 'Rarità' }, rarities, (card) => [card.rarity]),
  kinds(
    'set',
    { en: 'Set', de: 'Set', it: 'Set' },
    namesOf(new Set(definitions.flatMap(setsOf)), (set) => setNames.get(set) ?? set),
    setsOf,
  ),
]
