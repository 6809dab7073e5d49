// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Reign of Jafar. */
export const facts: readonly CardFacts[] = [
  { id: '8-25', name: { en: 'Patch', de: 'Patch', it: 'Macchia' }, version: { en: 'Playful Pup', de: 'Verspielter Welpe', it: 'Cucciolo Giocherellone' }, inks: ['amber', 'sapphire'], cost: 1, inkwell: false, type: 'character', strength: 0, willpower: 2, lore: 1, classifications: ['Storyborn', 'Puppy'], rarity: 'uncommon' },
  { id: '8-39', name: { en: 'Candy Drift', de: 'Zucker-Drift', it: 'Drift Candito' }, inks: ['amber', 'ruby'], cost: 2, inkwell: true, type: 'action', classifications: [], rarity: 'uncommon' },
  { id: '8-94', name: { en: 'Dale', de: 'Chap', it: 'Ciop' }, version: { en: 'Bumbler', de: 'Tollpatsch', it: 'Pasticcione' }, inks: ['emerald'], cost: 1, inkwell: true, type: 'character', strength: 1, willpower: 3, lore: 1, classifications: ['Storyborn', 'Hero'], rarity: 'common', blank: true },
  { id: '8-168', name: { en: 'Arthur', de: 'Arthur', it: 'Artù' }, version: { en: 'Determined Squire', de: 'Entschlossener Knappe', it: 'Scudiero Determinato' }, inks: ['sapphire', 'steel'], cost: 4, inkwell: true, type: 'character', strength: 6, willpower: 6, lore: 3, classifications: ['Storyborn', 'Hero'], rarity: 'uncommon' },
]
