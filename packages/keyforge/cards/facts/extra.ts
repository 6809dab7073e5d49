// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** Cards that show a rule which no other card here shows: moving a creature, enraging it, the center of the battleline. */
export const extra: readonly CardFacts[] = [
  { id: 'tyxl-beambuckler', set: 'AoA', number: '171', en: 'Tyxl Beambuckler', de: 'Tyxl Strahlemann', house: 'mars', type: 'creature', amber: 0, power: 4, armor: 1, traits: ['martian', 'soldier'], rarity: 'common' },
  { id: 'irestaff', set: 'WC', number: '010', en: 'Irestaff', de: 'Stab des Zorns', house: 'brobnar', type: 'artifact', amber: 1, power: null, armor: 0, traits: ['weapon'], rarity: 'common' },
  { id: 'kaloch-stonefather', set: 'WC', number: '041', en: 'Kaloch Stonefather', de: 'Kaloch Steinvater', house: 'brobnar', type: 'creature', amber: 0, power: 6, armor: 0, traits: ['giant', 'leader'], rarity: 'rare' },
]
