// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of the Inheritance cycle. */
export const facts: readonly PrintedFacts[] = [
  // Lion
  { id: 'steward-of-the-rich-frog', clan: 'lion', number: '54', en: 'Steward of the Rich Frog', de: 'Verwalterin des Reichen Froschs', type: 'character', side: 'dynasty', cost: 2, military: 1, political: 3, glory: 1, traits: ['courtier'] },
  // Scorpion
  { id: 'toshi-ranbo', clan: 'scorpion', number: '1', en: 'Toshi Ranbo', de: 'Toshi Ranbo', type: 'province', strength: 3, elements: ['air', 'earth', 'fire', 'void', 'water'], traits: ['imperial'], unique: true },
]
