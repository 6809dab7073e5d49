// biome-ignore-all format: one card per line
import type { CardFacts } from '../facts.ts'

/** What is printed on the cards of Wilds Unknown. */
export const facts: readonly CardFacts[] = [
  { id: '12-60', name: { en: 'Luisa Madrigal', de: 'Luisa Madrigal', it: 'Luisa Madrigal' }, version: { en: 'Confident Climber', de: 'Selbstbewusste Kletterin', it: 'Scalatrice Sicura di Sé' }, inks: ['amethyst'], cost: 5, inkwell: true, type: 'character', strength: 6, willpower: 4, lore: 1, classifications: ['Floodborn', 'Ally', 'Madrigal'], rarity: 'legendary' },
]
