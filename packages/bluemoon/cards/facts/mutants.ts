// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** The mutants, who belong to no people (base/53). */
export const mutants: readonly CardFacts[] = [
  { id: 'mutant-101', people: 'mutant', no: 101, name: { de: 'Den-bal-Ton', en: 'Den-bal-Ton' }, type: 'character', fire: 8, earth: 8, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'K' },
  { id: 'mutant-102', people: 'mutant', no: 102, name: { de: 'Sas-van-Son', en: 'Sas-van-Son' }, type: 'character', fire: 7, earth: 7, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'A' },
  { id: 'mutant-103', people: 'mutant', no: 103, name: { de: 'Pen-dor-Nith', en: 'Pen-dor-Nith' }, type: 'character', fire: 6, earth: 6, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'P' },
  { id: 'mutant-104', people: 'mutant', no: 104, name: { de: 'Neth-sur-Pot', en: 'Neth-sur-Pot' }, type: 'character', fire: 5, earth: 5, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'M' },
  { id: 'mutant-105', people: 'mutant', no: 105, name: { de: 'Var-dis-Nar', en: 'Var-dis-Nar' }, type: 'character', fire: 4, earth: 4, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'H' },
  { id: 'mutant-106', people: 'mutant', no: 106, name: { de: 'Zig-nur-Don', en: 'Zig-nur-Don' }, type: 'character', fire: 4, earth: 0, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'V' },
  { id: 'mutant-107', people: 'mutant', no: 107, name: { de: 'Ras-mus-Pan', en: 'Ras-mus-Pan' }, type: 'character', fire: 0, earth: 4, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'T' },
  { id: 'mutant-108', people: 'mutant', no: 108, name: { de: 'Chu-nan-Chi' }, type: 'character', fire: 3, earth: 3, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'X2' },
  { id: 'mutant-109', people: 'mutant', no: 109, name: { de: 'Fel-nar-Gan', en: 'Fel-nar-Gan' }, type: 'character', fire: 0, earth: 0, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'F' },
  { id: 'mutant-110', people: 'mutant', no: 110, name: { de: 'Man-shu-Ran' }, type: 'character', fire: 0, earth: 0, moons: 0, icons: ['SHIELD_FIRE', 'SHIELD_EARTH', 'STOP'], hasText: true, set: 'X1' },
]
