// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Archazia's Island. */
export const facts: readonly CardFacts[] = [
  { id: '7-2', name: { en: 'Perdita', de: 'Perdi', it: 'Peggy' }, version: { en: 'Playful Mother', de: 'Verspielte Mutter', it: 'Madre Giocosa' }, inks: ['amber', 'sapphire'], cost: 4, inkwell: true, type: 'character', strength: 1, willpower: 4, lore: 2, classifications: ['Storyborn', 'Hero'], rarity: 'rare' },
  { id: '7-23', name: { en: 'Thunderbolt', de: 'Thunderbolt', it: 'Fulmine' }, version: { en: 'Wonder Dog', de: 'Wunderhund', it: 'Cane Prodigio' }, inks: ['amber', 'sapphire'], cost: 5, inkwell: true, type: 'character', strength: 3, willpower: 7, lore: 2, classifications: ['Floodborn', 'Hero'], rarity: 'uncommon' },
  { id: '7-49', name: { en: 'Iago', de: 'Jago', it: 'Iago' }, version: { en: 'Giant Spectral Parrot', de: 'Riesiger spektraler Papagei', it: 'Pappagallo Spettrale Gigante' }, inks: ['amethyst'], cost: 4, inkwell: true, type: 'character', strength: 4, willpower: 6, lore: 1, classifications: ['Dreamborn', 'Ally', 'Illusion'], rarity: 'rare' },
  { id: '7-62', name: { en: 'Rajah', de: 'Radsha', it: 'Rajah' }, version: { en: 'Ghostly Tiger', de: 'Geisterhafter Tiger', it: 'Tigre Spettrale' }, inks: ['amethyst'], cost: 2, inkwell: true, type: 'character', strength: 3, willpower: 3, lore: 1, classifications: ['Dreamborn', 'Ally', 'Illusion'], rarity: 'common' },
  { id: '7-104', name: { en: 'Baymax', de: 'Baymax', it: 'Baymax' }, version: { en: 'Giant Robot', de: 'Riesiger Roboter', it: 'Robot Gigante' }, inks: ['emerald', 'sapphire'], cost: 6, inkwell: false, type: 'character', strength: 5, willpower: 5, lore: 2, classifications: ['Floodborn', 'Hero', 'Robot'], rarity: 'uncommon' },
  { id: '7-185', name: { en: 'Heihei', de: 'HeiHei', it: 'Heihei' }, version: { en: 'Rambling Rooster', de: 'Wandernder Hahn', it: 'Gallo Sconclusionato' }, inks: ['steel'], cost: 1, inkwell: true, type: 'character', strength: 2, willpower: 2, lore: 1, classifications: ['Dreamborn', 'Ally'], rarity: 'common', blank: true },
  { id: '7-201', name: { en: 'Restoring Atlantis', de: 'Wiederherstellung von Atlantis', it: 'Ricostruire Atlantide' }, inks: ['steel'], cost: 5, inkwell: false, type: 'action', classifications: [], rarity: 'rare' },
]
