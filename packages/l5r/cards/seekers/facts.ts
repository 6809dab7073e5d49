// biome-ignore-all format: one card per line
import type { PrintedFacts } from '../facts.ts'

/** What is printed on the cards of Seekers of Wisdom. */
export const facts: readonly PrintedFacts[] = [
  // Phoenix
  { id: 'asako-togama', clan: 'phoenix', number: '15', en: 'Asako Togama', type: 'character', side: 'dynasty', cost: 4, military: 2, political: 5, glory: 2, traits: ['courtier', 'daimyo', 'scholar'], unique: true },
  // Neutral
  { id: 'elegant-tessen', clan: 'neutral', number: '27', en: 'Elegant Tessen', type: 'attachment', cost: 1, militaryBonus: 1, politicalBonus: 1, influence: 0, traits: ['weapon'] },
]
