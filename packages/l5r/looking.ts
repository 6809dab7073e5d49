/** What L5R's cards can be looked for by. */
import { namesOf, propertiesOf, yesOrNo } from '@regelwerk/core'
import { type Side, setNames } from './cards/facts.ts'
import { definitions, definitionWithId } from './cards/index.ts'
import { clanNames } from './clans.ts'
import { keywords, rings, signs, skills, types } from './table.ts'
import { traitName } from './text/traits.ts'

const { kinds, number } = propertiesOf(definitionWithId)

const traits = new Set(definitions.flatMap((card) => card.traits).sort())

const sides: Readonly<Record<Side, { en: string; de: string; it: string }>> = {
  dynasty: { en: 'dynasty', de: 'Dynastie', it: 'dinastia' },
  conflict: { en: 'conflict', de: 'Konflikt', it: 'conflitto' },
  province: { en: 'province', de: 'Provinz', it: 'provincia' },
  role: { en: 'role', de: 'Rolle', it: 'ruolo' },
}

const elements = Object.fromEntries(Object.entries(rings).map(([id, { label }]) => [id, label]))
const sets = Object.fromEntries(Object.entries(setNames).map(([id, { en, de }]) => [id, { en, de, it: en }]))
const ofNumber = (n: number | 'X' | null): number | null => (n === 'X' ? null : n)

export const properties = [
  kinds('clan', { en: 'Clan', de: 'Clan', it: 'Clan' }, clanNames, (card) => [card.clan]),
  kinds('side', { en: 'Side', de: 'Deck', it: 'Mazzo' }, sides, (card) => [card.side]),
  kinds('type', { en: 'Type', de: 'Typ', it: 'Tipo' }, types, (card) => [card.type]),
  number('cost', { en: 'Cost', de: 'Kosten', it: 'Costo' }, (card) => card.cost),
  number(
    'military',
    skills.military.label,
    ({ military, militaryBonus }) => military ?? ofNumber(militaryBonus),
  ),
  number('political', skills.political.label, ({ political, politicalBonus }) => political ?? politicalBonus),
  number('glory', signs.glory.label, (card) => card.glory),
  number('strength', signs.strength.label, ({ strength, strengthBonus }) => strength ?? strengthBonus),
  number('influence', { en: 'Influence', de: 'Einfluss', it: 'Influenza' }, (card) => card.influence),
  kinds('element', { en: 'Element', de: 'Element', it: 'Elemento' }, elements, (card) => card.elements),
  kinds('unique', { en: 'Unique', de: 'Einzigartig', it: 'Unica' }, yesOrNo, ({ unique }) => [
    unique ? 'yes' : 'no',
  ]),
  kinds('keyword', { en: 'Keyword', de: 'Schlüsselwort', it: 'Parola chiave' }, keywords, ({ abilities }) =>
    abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])),
  ),
  kinds(
    'trait',
    { en: 'Trait', de: 'Merkmal', it: 'Tratto' },
    namesOf(traits, traitName),
    (card) => card.traits,
  ),
  kinds('set', { en: 'Set', de: 'Set', it: 'Set' }, sets, (card) => [card.set]),
]
